import FormworkDiagnostics
import FormworkTree

/// Counts elements and attributes whose names Formwork does not know.
struct UnknownContentRule: ValidationRule {
    let id = "unknown-content"
    let isOnByDefault = false
    let severities: [Severity] = [.note]
    let documentation = RuleDocumentation(
        summary: "an element or attribute that Formwork does not know",
        explanation: """
            It is kept and written back unchanged, but otherwise ignored. It may come from a newer Xcode, from a plug-in, or from editing by hand. \
            Each name is reported once, at its first place, with the number of occurrences. The attributes of an unknown element are not reported.
            """,
        example: """
            <label text="Today" shimmer="YES" id="Tod-Vw-xib"/>
            """)

    private struct Key: Hashable {
        var name: NameID
        var isElement: Bool
    }

    func check(_ context: ValidationContext) -> [Finding] {
        let tree = context.tree
        guard !tree.names.extras.isEmpty else { return [] }
        var places: [Key: (first: NodeIndex, count: Int)] = [:]
        var order: [Key] = []
        func note(_ key: Key, _ node: NodeIndex) {
            if places[key] == nil { order.append(key) }
            places[key, default: (node, 0)].count += 1
        }
        for node in tree.nodeIndices where tree.nodes[node].kind == .element {
            let name = tree.nodes[node].name
            if !tree.names.isKnown(name) {
                note(Key(name: name, isElement: true), node)
                continue
            }
            for position in tree.attributeRange(of: node) where !tree.names.isKnown(tree.attributes[position].name) {
                note(Key(name: tree.attributes[position].name, isElement: false), node)
            }
        }
        return order.compactMap { key in
            guard let place = places[key] else { return nil }
            let kind = key.isElement ? "element" : "attribute"
            let times = place.count == 1 ? "" : ", \(place.count) times"
            return Finding(
                context.element(place.first), "unknown \(kind) '\(tree.names[key.name])'\(times)", notes: ["it is kept as it is"])
        }
    }
}
