import FormworkEngine

private let rows = [
    ["Planet", "Moons", "Discovery"],
    ["Mars", "2", "Both were seen in August 1877 within a week."],
    ["Jupiter", "97", "The largest four were the first moons that anyone saw through a telescope."],
    ["Neptune", "16", "Triton was found 17 days after the planet."],
]

/// Returns a table whose last column wraps, so that it fits a terminal. The unit of the layout is a character.
func terminalTable(width: Int) throws -> String {
    let engine = LayoutEngine()
    var grid = LayoutGrid(columnCount: 3, columnSpacing: 3, rowSpacing: 1)
    grid.columnPlacements = [1: .trailing, 2: .fill]
    let table = engine.makeGrid("table", grid)
    engine.root.addSubview(table)
    LayoutConstraint.activate([
        table.leadingAnchor.constraint(equalTo: engine.root.leadingAnchor),
        table.topAnchor.constraint(equalTo: engine.root.topAnchor),
        table.trailingAnchor.constraint(equalTo: engine.root.trailingAnchor),
    ])
    var cells: [(view: LayoutView, text: String)] = []
    for row in rows {
        for (column, text) in row.enumerated() {
            let cell = table.addArrangedSubview(text)
            cell.setMeasure { width in
                let lines = wrapped(text, width: width.map { Int($0) })
                return LayoutContent(width: Double(text.count), height: Double(lines.count))
            }
            // The last column gives way, and takes the room that is left.
            let isLast = column == row.count - 1
            cell.compressionResistance = LayoutPriorities(horizontal: isLast ? 240 : 750, vertical: 750)
            cell.hugging = LayoutPriorities(horizontal: isLast ? 40 : 250, vertical: 250)
            cells.append((cell, text))
        }
    }
    try engine.layout(in: Size(width: Double(width), height: 100))

    var canvas = TextCanvas(width: width, height: Int(table.frame.size.height))
    for (cell, text) in cells {
        let frame = cell.frame
        for (number, line) in wrapped(text, width: Int(frame.size.width)).enumerated() {
            canvas.write(line, x: Int(frame.origin.x), y: Int(frame.origin.y) + number)
        }
    }
    for row in 1..<rows.count {
        canvas.write(String(repeating: "─", count: width), x: 0, y: Int(cells[3 * row].view.frame.origin.y) - 1)
    }
    return canvas.description
}

/// Returns the lines of a text that is at most as wide as a number of characters, if its words are; nil for one line.
private func wrapped(_ text: String, width: Int?) -> [String] {
    guard let width else { return [text] }
    var lines: [String] = []
    for word in text.split(separator: " ") {
        if let last = lines.last, last.count + 1 + word.count <= width {
            lines[lines.count - 1] = last + " " + word
        } else {
            lines.append(String(word))
        }
    }
    return lines
}

/// A rectangle of characters.
private struct TextCanvas: CustomStringConvertible {
    private var lines: [[Character]]

    init(width: Int, height: Int) { lines = Array(repeating: Array(repeating: " ", count: width), count: height) }

    /// Writes a text. Characters outside of the canvas are left out.
    mutating func write(_ text: String, x: Int, y: Int) {
        for (place, character) in text.enumerated() where lines.indices.contains(y) && lines[y].indices.contains(x + place) {
            lines[y][x + place] = character
        }
    }

    var description: String {
        lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
    }
}
