import FormworkModel
import FormworkTree

/// Layout constraints.
extension ArchiveUpgrade {
    mutating func writeConstraints(_ object: Int) {
        let constraints = records.constraints(of: object)
        guard let first = constraints.first else { return }
        writer.begin("constraints", from: first)
        for constraint in constraints { write(constraint: constraint, in: object) }
        writer.end()
    }

    /// Writes the layout guides of a view in a compiled file.
    mutating func writeLayoutGuides(_ view: Int) {
        for (key, name) in [("safeAreaGuide" as ArchiveKey, "safeArea" as ModernName), ("layoutMarginsGuide", "layoutMargins")] {
            guard let node = records.property(of: view, key), let guide = graph.resolve(node), let id = records.id(of: guide),
                claimObject(guide)
            else { continue }
            writer.begin("viewLayoutGuide", from: node, key: name)
            writer.set("id", value: id)
            writer.end()
        }
    }

    private mutating func write(constraint: Int, in container: Int) {
        claimObject(constraint)
        writer.begin("constraint", from: constraint)
        if let identifier = graph.value(constraint, key: "NSLayoutIdentifier").flatMap({ writer.text($0) }) {
            writer.set("identifier", value: identifier)
        }
        if let first = graph.value(constraint, key: "firstItem"), first != container {
            writeItem(first, name: "firstItem", constraint: constraint)
        }
        writeAttribute(constraint, key: "firstAttribute", name: "firstAttribute")
        switch graph.int(constraint, key: "relation") ?? 0 {
        case 1: writer.set("relation", value: "greaterThanOrEqual")
        case -1: writer.set("relation", value: "lessThanOrEqual")
        default: break
        }
        if let second = graph.value(constraint, key: "secondItem") {
            writeItem(second, name: "secondItem", constraint: constraint)
            writeAttribute(constraint, key: "secondAttribute", name: "secondAttribute")
        }
        if let multiplier = graph.value(constraint, key: "multiplier"), graph.double(multiplier) != 1 {
            if let text = graph.value(constraint, key: "multiplierString").flatMap({ writer.text($0) }), text.length > 0 {
                writer.set("multiplier", value: text)
            } else {
                writer.set("multiplier", numberAt: multiplier)
            }
        }
        if let priority = graph.value(constraint, key: "priority"), graph.double(priority) != 1000 {
            writer.set("priority", numberAt: priority)
        }
        writeConstant(constraint)
        if graph.bool(constraint, key: "placeholder") == true { writer.set("placeholder", value: "YES") }
        writeIdentity(constraint)
        writeRuntimeAttributes(constraint)
        writeConnections(constraint)
        writer.end()
    }

    private mutating func writeItem(_ item: Int, name: ModernName, constraint: Int) {
        if let id = records.id(of: item) { return writer.set(name, value: id) }
        writer.note(.missingTarget, message: "a constraint's item is not in the document", at: constraint)
    }

    private mutating func writeAttribute(_ constraint: Int, key: ArchiveKey, name: ModernName) {
        let number = graph.int(constraint, key: key) ?? 0
        // AppKit's views have no margins.
        guard (0...LayoutAttribute.firstBaseline.number).contains(number) else {
            return writer.note(.unreadableValue, message: "the layout attribute \(number) is not known", at: constraint)
        }
        if let attribute = LayoutAttribute(number: number) { writer.set(name, text: attribute.rawValue) }
    }

    private mutating func writeConstant(_ constraint: Int) {
        guard let constant = graph.value(constraint, key: "constant") else { return }
        let node = graph.kinds[constant] == .object ? graph.value(constant, key: "value") : constant
        guard let node else { return }
        if graph.double(node) != 0 { writer.set("constant", numberAt: node) }
        if graph.classes[constant] == .IBNSLayoutSymbolicConstant { writer.set("symbolic", value: "YES") }
    }
}
