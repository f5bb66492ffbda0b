/// `layout-samples table [WIDTH]` prints a table for a terminal, `layout-samples chart [WIDTH]` a bar chart as SVG.
@main
enum LayoutSamples {
    static func main() throws {
        let words = CommandLine.arguments.dropFirst()
        let width = words.dropFirst().first.flatMap { Int($0) }
        switch words.first {
        case "table": print(try terminalTable(width: width ?? 60))
        case "chart": print(try barChart(width: width ?? 480))
        default: print("usage: layout-samples table|chart [WIDTH]")
        }
    }
}
