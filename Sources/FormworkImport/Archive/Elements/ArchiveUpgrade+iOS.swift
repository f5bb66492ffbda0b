/// UIKit views that need more than their own keys.
extension ArchiveUpgrade {
    mutating func writeContentView(of cell: Int, isTableCell: Bool) {
        guard let content = graph.value(cell, key: "IBUIContentView") else {
            // In older archives, the cell contains the subviews directly.
            return writeSubviews(cell)
        }
        guard claimObject(content) else { return }
        writer.begin(isTableCell ? "tableViewCellContentView" : "view", from: content, key: "contentView")
        for step in ArchiveRules.contentViewAttributes ?? [] { run(step, object: content) }
        writeTranslatesAutoresizingMask(content)
        if isTableCell, let id = records.id(of: cell) { writer.set("tableViewCell", value: id) }
        if records.index(of: content) != nil { writeIdentity(content) } else if isTableCell { writer.set("id", text: generatedID(content)) }
        writeFrame(ofContent: content, in: cell, isTableCell: isTableCell)
        writer.begin("autoresizingMask", from: content, key: "autoresizingMask")
        writer.end()
        writeSubviews(content)
        if let color = graph.value(content, key: "IBUIBackgroundColor") { writer.writeColor(color, key: "backgroundColor") }
        writeConstraints(content)
        writeRuntimeAttributes(content)
        writeConnections(content)
        writer.end()
    }

    /// Writes the frame of a content view. Without a stored frame it fills its cell, except for a table cell's separator line.
    private mutating func writeFrame(ofContent content: Int, in cell: Int, isTableCell: Bool) {
        if graph.raw(content, key: "NSFrame") != nil || graph.raw(content, key: "NSFrameSize") != nil { return writeFrame(content) }
        let size = graph.value(cell, key: "NSFrameSize").flatMap { graph.numbers($0, count: 2) }
        let frame = graph.value(cell, key: "NSFrame").flatMap { graph.numbers($0, count: 4) }
        guard let width = size?[0] ?? frame?[2], let height = size?[1] ?? frame?[3] else { return writeFrame(content) }
        writer.begin("rect", from: content, key: "frame")
        writer.set("x", value: "0.0")
        writer.set("y", value: "0.0")
        writer.set("width", number: width)
        writer.set("height", number: isTableCell ? max(height - 1, 0) : height)
        writer.end()
    }

    /// Writes the preferred layout width of a label, which is only needed with Auto Layout.
    mutating func writeLabelMaxLayoutWidth(_ label: Int) {
        guard usesAutolayout else { return }
        let width = graph.value(label, key: "preferredMaxLayoutWidth") ?? graph.value(label, key: "IBUIPreferredMaxLayoutWidth")
        if let width, graph.double(width) != 0 { writer.set("preferredMaxLayoutWidth", numberAt: width) }
    }
}
