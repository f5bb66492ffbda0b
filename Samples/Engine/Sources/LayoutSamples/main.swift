// layout-samples table [WIDTH]: a table for a terminal. layout-samples chart [WIDTH]: a bar chart as SVG.
let words = CommandLine.arguments.dropFirst()
let width = words.dropFirst().first.flatMap { Int($0) }
switch words.first {
case "table": print(try terminalTable(width: width ?? 60))
case "chart": print(try barChart(width: width ?? 480))
default: print("usage: layout-samples table|chart [WIDTH]")
}
