package import FormworkDiagnostics
package import FormworkIndex

extension ProjectGraph {
    /// What in a project leads to what, for people: a paragraph for each document, then what code loads, then what is missing.
    package var text: ShownText {
        let byID = Dictionary(nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let labels = byID.mapValues { label($0, $0.document.flatMap { byID[$0]?.label }) }
        let scenes = Dictionary(grouping: nodes.filter { $0.document != nil }) { $0.document ?? "" }
        let outgoing = Dictionary(grouping: edges, by: \.from)
        var text: ShownText = ""
        for document in nodes where document.kind == .document && !document.isMissing {
            text += "\(document.label)\n"
            for scene in scenes[document.id] ?? [] {
                let own = outgoing[scene.id] ?? []
                let classes = own.filter { $0.kind == .class }.map { labels[$0.to] ?? $0.to }
                let name = classes.first.map { $0 == scene.label ? "" : " (\($0))" } ?? ""
                text += "  \(scene.label)\(name)\(scene.isInitial ? ", initial" : "")\n"
                for edge in own where edge.kind == .segue || edge.kind == .reference {
                    text += "    → \(labels[edge.to] ?? edge.to)\(edge.label.map { ": " + $0 } ?? "")\n"
                }
            }
            for (title, kind) in [
                ("classes", Kind.class), ("images", .image), ("symbols", .symbol), ("colors", .color), ("fonts", .font),
            ] {
                let names = (outgoing[document.id] ?? []).compactMap { edge in byID[edge.to]?.kind == kind ? labels[edge.to] : nil }
                if !names.isEmpty { text += "  \(title): \(names.joined(separator: ", "))\n" }
            }
        }
        let loads = edges.filter { $0.kind == .load }
        if !loads.isEmpty { text += "in code\n" }
        for edge in loads {
            let place = edge.place.map { " (\($0.file):\($0.position.line))" } ?? ""
            text += "  \(labels[edge.from] ?? edge.from) → \(labels[edge.to] ?? edge.to)\(place)\n"
        }
        return text
    }

    private func label(_ node: Node, _ document: String?) -> String {
        (document.map { $0 + " ▸ " } ?? "") + node.label + (node.isMissing ? " (missing)" : "")
    }
}
