import FormworkTree

/// Layout constraints.
extension ArchiveUpgrade {
    mutating func writeConstraints(_ object: Int) {
        guard let record = records.index(of: object) else { return }
        var next = records.records[record].firstConstraint
        guard next >= 0 else { return }
        let first = records.constraints[Int(next)].record
        begin(.constraints, from: records.records[first].object)
        while next >= 0 {
            let constraint = records.constraints[Int(next)]
            write(constraint: records.records[constraint.record].object, in: object)
            next = constraint.next
        }
        end()
    }

    private static let attributes: [ModernName?] = [
        nil, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .baseline,
    ]

    private mutating func write(constraint: Int, in container: Int) {
        isWritten[constraint] = true
        begin(.constraint, from: constraint)
        if let first = graph.value(constraint, .firstItem), first != container { writeItem(first, .firstItem, constraint) }
        writeAttribute(constraint, .firstAttribute, .firstAttribute)
        switch graph.int(constraint, .relation) ?? 0 {
        case 1: set(.relation, .greaterThanOrEqual)
        case -1: set(.relation, .lessThanOrEqual)
        default: break
        }
        if let second = graph.value(constraint, .secondItem) {
            writeItem(second, .secondItem, constraint)
            writeAttribute(constraint, .secondAttribute, .secondAttribute)
        }
        if let multiplier = graph.value(constraint, .multiplier), graph.double(multiplier) != 1 {
            if let text = graph.value(constraint, .multiplierString).flatMap({ text($0) }), text.length > 0 {
                set(.multiplier, text)
            } else {
                set(.multiplier, numberAt: multiplier)
            }
        }
        if let priority = graph.value(constraint, .priority), graph.double(priority) != 1000 { set(.priority, numberAt: priority) }
        writeConstant(constraint)
        if graph.bool(constraint, .placeholder) == true { set(.placeholder, .YES) }
        writeIdentity(constraint)
        writeRuntimeAttributes(constraint)
        writeConnections(constraint)
        end()
    }

    private mutating func writeItem(_ item: Int, _ name: ModernName, _ constraint: Int) {
        if let id = records.id(of: item) { return set(name, id) }
        note(.missingTarget, "a constraint's item is not in the document", at: constraint)
    }

    private mutating func writeAttribute(_ constraint: Int, _ key: ArchiveKey, _ name: ModernName) {
        let number = graph.int(constraint, key) ?? 0
        guard Self.attributes.indices.contains(number) else {
            return note(.unreadableValue, "the layout attribute \(number) is not known", at: constraint)
        }
        if let attribute = Self.attributes[number] { set(name, attribute) }
    }

    private mutating func writeConstant(_ constraint: Int) {
        guard let constant = graph.value(constraint, .constant) else { return }
        let node = graph.kinds[constant] == .object ? graph.value(constant, .value) : constant
        guard let node else { return }
        if graph.double(node) != 0 { set(.constant, numberAt: node) }
        if graph.classes[constant] == .IBNSLayoutSymbolicConstant { set(.symbolic, .YES) }
    }
}
