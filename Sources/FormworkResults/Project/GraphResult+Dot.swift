import FormworkDiagnostics
package import FormworkIndex

extension ProjectGraph {
    /// The graph in Graphviz's DOT language. Names are escaped in quotes.
    package var dot: String {
        var lines = ["digraph project {", "    rankdir=LR;", "    node [shape=box, fontname=\"Helvetica\"];"]
        for document in nodes where document.kind == .document {
            let scenes = nodes.filter { $0.document == document.id }
            guard !scenes.isEmpty else {
                lines.append("    \(Self.statement(document));")
                continue
            }
            lines.append("    subgraph \(Self.quoted("cluster " + document.id)) {")
            lines.append("        label=\(Self.quoted(document.label));")
            // Edges to the document as a whole lead to this node.
            lines.append("        \(Self.statement(document));")
            for scene in scenes { lines.append("        \(Self.statement(scene));") }
            lines.append("    }")
        }
        for node in nodes where node.kind != .document && node.document == nil { lines.append("    \(Self.statement(node));") }
        for edge in edges {
            var attributes: [String] = []
            if let label = edge.label { attributes.append("label=" + Self.quoted(label)) }
            switch edge.kind {
            case .segue, .reference: break
            case .class, .superclass: attributes.append("style=dashed")
            case .resource: attributes.append("color=gray")
            case .load: attributes.append("style=bold")
            }
            let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
            lines.append("    \(Self.quoted(edge.from)) -> \(Self.quoted(edge.to))\(list);")
        }
        lines.append("}")
        return lines.map { $0 + "\n" }.joined()
    }

    private static func statement(_ node: Node) -> String {
        let shape =
            switch node.kind {
            case .document: "folder"
            case .scene: "box"
            case .class: "component"
            case .image, .color, .symbol, .font: "note"
            }
        let color = node.isMissing ? ", color=red, fontcolor=red" : ""
        let style = node.isInitial ? ", style=bold" : ""
        return "\(quoted(node.id)) [label=\(quoted(node.label)), shape=\(shape)\(color)\(style)]"
    }

    /// Returns a quoted text. Quotes and backslashes are escaped, as `\N` and similar sequences have a meaning in labels.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for character in ShownText.symbols(in: text) {
            if character == "\"" || character == "\\" { result.append("\\") }
            result.append(character)
        }
        return result + "\""
    }
}
