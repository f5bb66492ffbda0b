package import FormworkDiagnostics
package import FormworkIndex

extension ProjectGraph {
    /// The graph for people: a paragraph for each document, then the documents loaded in code, then what is missing.
    ///
    /// If documents are named, the graph also has the references to each from other documents.
    package var text: ShownText {
        let byID = Dictionary(nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let labels = byID.mapValues { label($0, document: $0.document.flatMap { byID[$0]?.label }) }
        let scenes = Dictionary(grouping: nodes.filter { $0.document != nil }) { $0.document ?? "" }
        let outgoing = Dictionary(grouping: edges, by: \.from)
        var text: ShownText = ""
        let incoming = incoming(byID, labels: labels)
        let reached = Set(edges.filter { named?.contains(Self.document(of: $0.from, byID)) ?? true }.map { Self.document(of: $0.to, byID) })
        for document in nodes where document.kind == .document && !document.isMissing {
            // Documents that only contain references to the named ones are listed at the destinations.
            if let named, !named.contains(document.id), !reached.contains(document.id) { continue }
            text += "\(document.label)\n"
            for line in incoming[document.id] ?? [] { text += "  ← \(line)\n" }
            if named?.contains(document.id) == true, incoming[document.id] == nil, !loads(document.id),
                !(scenes[document.id] ?? []).contains(where: { incoming[$0.id] != nil })
            {
                text += "  no other document refers to it, and no code was found that loads it\n"
            }
            for scene in scenes[document.id] ?? [] {
                let own = outgoing[scene.id] ?? []
                let classes = own.filter { $0.kind == .class }.map { labels[$0.to] ?? $0.to }
                let name = classes.first.map { $0 == scene.label ? "" : " (\($0))" } ?? ""
                text += "  \(scene.label)\(name)\(scene.isInitial ? ", initial" : "")\n"
                for line in incoming[scene.id] ?? [] { text += "    ← \(line)\n" }
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

    /// Returns the id of the document that a node is or belongs to; empty if there is none.
    private static func document(of node: String, _ nodes: [String: Node]) -> String {
        guard let node = nodes[node] else { return "" }
        return node.kind == .document ? node.id : node.document ?? ""
    }

    private func loads(_ document: String) -> Bool { edges.contains { $0.kind == .load && $0.to == document } }

    /// Returns, for each scene of a named document and for the document itself, the references from other documents: the scenes with segues to the
    /// reference or, without segues, the reference itself.
    private func incoming(_ byID: [String: Node], labels: [String: String]) -> [String: [String]] {
        guard let named else { return [:] }
        let segues = Dictionary(grouping: edges.filter { $0.kind == .segue }, by: \.to)
        var result: [String: [String]] = [:]
        for edge in edges where edge.kind == .reference {
            let (from, to) = (Self.document(of: edge.from, byID), Self.document(of: edge.to, byID))
            guard named.contains(to), from != to else { continue }
            let lines = (segues[edge.from] ?? []).map { segue in
                "\(labels[segue.from] ?? segue.from)\(segue.label.map { ": " + $0 } ?? "")"
            }
            result[edge.to, default: []] += lines.isEmpty ? [labels[edge.from] ?? edge.from] : lines
        }
        return result
    }

    private func label(_ node: Node, document: String?) -> String {
        (document.map { $0 + " ▸ " } ?? "") + node.label + (node.isMissing ? " (missing)" : "")
    }
}
