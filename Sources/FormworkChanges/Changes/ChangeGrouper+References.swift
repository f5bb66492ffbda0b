import FormworkModel
import FormworkTree

extension ChangeGrouper {
    /// Returns a constraint in words, with the name of the object that it is reported for.
    func phrase(
        _ node: NodeIndex, tree: ComparedTree, names: ObjectNames
    ) -> (holder: String, subject: String, value: String, whole: String, details: String)? {
        guard let record = Element(document: tree.document, node: node).asConstraint?.record else { return nil }
        let phrase = ConstraintPhrase(record, of: tree, names: names)
        let element = Element(document: tree.document, node: node)
        let said = ["id", "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "multiplier", "constant", "priority"]
        let details = element.attributes.filter { !said.contains($0.name) }
            .map { "\(ValueText.words($0.name)) \(ValueText.of($0.value, named: $0.name))" }.joined(separator: ", ")
        return (
            phrase.item.map { names.name(of: $0) } ?? "", phrase.subject, phrase.value, "\(phrase.subject) \(phrase.value)",
            details.isEmpty ? "" : "(\(details))"
        )
    }

    /// Returns a connection in words, with the name of its source.
    func connection(
        _ node: NodeIndex, tree: ComparedTree, names: ObjectNames
    ) -> (holder: String, name: String, end: String, details: String)? {
        guard let connection = Element(document: tree.document, node: node).asConnection else { return nil }
        let destination = connection.destination.map { element in
            // An object that is named only after this outlet is named by its kind instead.
            let name = names.shortName(of: element.node)
            return name == connection.name ? names.plainName(of: element.node) : name
        }
        let end = destination ?? connection.destinationID.map { "'\($0)'" } ?? "nothing"
        let kind = ValueText.words(connection.kind.rawValue)
        let event = connection.element["eventType"].map { " on \(ValueText.words($0))" } ?? ""
        let style = connection.kind == .segue ? connection.element["kind"].map { " (\(ValueText.words($0)))" } ?? "" : ""
        var name = [kind, connection.name.flatMap { $0.isEmpty ? nil : $0 }].compactMap { $0 }.joined(separator: " ")
        // Describe the role of the outlet for a layout template or a hiding master.
        if connection.kind == .outlet, connection.name == "targetView" { name = "represents in its layout template (targetView)" }
        if connection.kind == .outlet, connection.name == InterfaceDocument.HidingLinks.outletName {
            name = "is hidden together with (\(InterfaceDocument.HidingLinks.outletName))"
        }
        let details = connection.element.attributes.filter { !["id", "destination", "property", "selector"].contains($0.name) }
            .map { "\(ValueText.words($0.name)) \(ValueText.of($0.value, named: $0.name))" }
        let parts = connection.element.children.map(ValueText.of)
        return (
            names.name(of: names.object(of: tree.parent(of: node))), name + event + style, end, (details + parts).joined(separator: ", ")
        )
    }
}
