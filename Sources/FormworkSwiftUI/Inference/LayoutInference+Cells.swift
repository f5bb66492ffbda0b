import FormworkCode
import FormworkModel

/// Cells in a standard style.
extension LayoutInference {
    /// Whether a view is one of the labels or the image of a cell in a standard style, which the cell lays out without constraints.
    func isLaidOutByCell(_ view: CodeView) -> Bool {
        guard unit.root.element.name == "tableViewCell", let id = view.view.id else { return false }
        return Self.cellParts.contains { unit.root.element[$0] == id }
    }

    /// Returns the layout of a cell in a standard style; nil for other cells.
    mutating func standardCell() -> SwiftUINode? {
        let cell = unit.root.element
        let parts = Self.cellParts.map { key in cell[key].flatMap { id in unit.views.indices.first { unit.views[$0].view.id == id } } }
        guard cell.name == "tableViewCell", parts[1] != nil || parts[2] != nil else { return nil }
        let texts = parts.dropFirst().compactMap { $0 }.map { marked($0) }
        var children: [SwiftUINode] = []
        if let image = parts[0] {
            var node = marked(image)
            node.modifiers.insert(.frame(width: 40, height: 40), at: 0)
            children.append(node)
        }
        if cell["style"] == "IBUITableViewCellStyleSubtitle" {
            children.append(make(.stack(.vertical, .leading, spacing: 2, texts)))
        } else {
            children += texts.prefix(1) + (texts.count > 1 ? [make(.spacer(minimum: nil))] : []) + texts.dropFirst()
        }
        var node = make(.stack(.horizontal, .center, spacing: 12, children))
        node.modifiers.append(.scenePadding(leading: true, trailing: true))
        node.modifiers.append(.flexible(horizontal: .leading, vertical: .center, shrinks: true))
        return node
    }

    private mutating func marked(_ number: Int) -> SwiftUINode {
        var node = make(.view(number))
        node.modifiers.append(.frameOf(number))
        return node
    }

    private static let cellParts = ["imageView", "textLabel", "detailTextLabel"]
}
