import FormworkModel
import FormworkNib

/// Constraints.
extension NibEncoder {
    /// Returns the attribute without margins for older systems.
    private static func folded(_ attribute: Int) -> Int {
        switch attribute {
        case 13...18: attribute - 12
        case 19, 20: attribute - 10
        default: attribute
        }
    }

    /// Returns the inset of a margin from its edge, which systems without margins use instead.
    private static func margin(_ attribute: Int) -> Double {
        switch attribute {
        case 13, 15, 17: 8
        case 14, 16, 18: -8
        default: 0
        }
    }

    /// Writes the constraints of a view, except for those that its default variation removes.
    mutating func writeConstraints(_ object: Int, element: Element) {
        // Placeholder guides come first in the list of all objects.
        children[object] = (placeholders[object] ?? []) + (children[object] ?? [])
        let excluded = excluded(of: element, "constraints")
        var listed = supportConstraints.removeValue(forKey: object) ?? []
        let list = element.child(named: "constraints")
        let owner = constraintOwners[element.node] ?? object
        var ordered: [Int] = []
        for child in grouped(list?.children.filter { $0.name == "constraint" } ?? [], of: element) {
            if flag(child, "placeholder") == true {
                child.leaveOut()
                continue
            }
            guard let constraint = self.object(for: child),
                encoded.insert(child.node).inserted
            else { continue }
            guard write(child, constraint, owner: owner) else {
                child.leaveOut()
                continue
            }
            ordered.append(constraint)
            writeVariations(of: child, constraint)
            if let id = child.id, excluded.contains(id) { continue }
            listed.append(constraint)
        }
        let place = placeholders[object]?.count ?? 0
        children[object, default: []].insert(contentsOf: ordered, at: min(place, children[object]?.count ?? 0))
        guard !listed.isEmpty, constraintOwners[element.node] == nil else {
            if constraintOwners[element.node] != nil { movedConstraints[element.node] = listed }
            return
        }
        graph.set(
            object, key: "UIViewAutolayoutConstraints", value: graph.collection(listed.map(NibGraphBuilder.reference), of: "NSMutableArray")
        )
    }

    /// Whether a constraint is only for Interface Builder ("Remove at build time").
    static func isRemoved(_ element: Element) -> Bool { element.name == "constraint" && element.base["placeholder"] == "YES" }

    /// Groups constraints by their first item other than the view itself, in order of first occurrence. Xcode 8.0 to 8.2 sort them by ids, which
    /// compiled files don't contain; the order has no effect at run time.
    private func grouped(_ constraints: [Element], of element: Element) -> [Element] {
        let owner = element.id ?? ""
        var groups: [String: [Element]] = [:]
        var order: [String] = []
        for constraint in constraints {
            let item = [constraint["firstItem"], constraint["secondItem"]].compactMap(\.self).first { $0 != owner } ?? owner
            if groups[item] == nil { order.append(item) }
            groups[item, default: []].append(constraint)
        }
        return order.flatMap { groups[$0] ?? [] }
    }

    private mutating func write(_ element: Element, _ constraint: Int, owner: Int) -> Bool {
        guard let first = attribute(element, "firstAttribute") else { return false }
        var ends: (first: ConstraintEnd, second: ConstraintEnd?) = (ConstraintEnd(object: owner, attribute: first), nil)
        if let id = element["firstItem"] {
            guard let item = end(id, attribute: first, of: element) else { return false }
            ends.first = item
        }
        element.read("secondAttribute")
        if let id = element["secondItem"] {
            guard let attribute = attribute(element, "secondAttribute"), let item = end(id, attribute: attribute, of: element) else {
                return false
            }
            ends.second = item
        }
        constraintItems.append((constraint, owner, [ends.first.object, ends.second?.object].compactMap(\.self)))
        let margins = Self.margin(ends.second?.attribute ?? 0) - Self.margin(ends.first.attribute)
        graph.set(constraint, key: "NSFirstItem", value: NibGraphBuilder.reference(ends.first.object))
        graph.set(constraint, key: "NSFirstAttributeV2", value: NibGraphBuilder.integer(ends.first.attribute))
        graph.set(constraint, key: "NSFirstAttribute", value: NibGraphBuilder.integer(Self.folded(ends.first.attribute)))
        switch element["relation"] {
        case "lessThanOrEqual"?: graph.set(constraint, key: "NSRelation", value: NibGraphBuilder.integer(-1))
        case "greaterThanOrEqual"?: graph.set(constraint, key: "NSRelation", value: NibGraphBuilder.integer(1))
        case nil, "equal"?: break
        case let word?:
            refuse(element, message: "'relation' is '\(word.prefix(40))'; expected one of: lessThanOrEqual, equal, greaterThanOrEqual")
        }
        if let multiplier = multiplier(of: element), multiplier != 1 {
            graph.set(constraint, key: "NSMultiplier", value: .double(multiplier))
        }
        if let second = ends.second {
            graph.set(constraint, key: "NSSecondItem", value: NibGraphBuilder.reference(second.object))
            graph.set(constraint, key: "NSSecondAttributeV2", value: NibGraphBuilder.integer(second.attribute))
            graph.set(constraint, key: "NSSecondAttribute", value: NibGraphBuilder.integer(Self.folded(second.attribute)))
        }
        let constant = number(element, "constant") ?? 0
        if flag(element, "symbolic") == true { graph.set(constraint, key: "NSSymbolicConstant", value: graph.string("NSSpace")) }
        if constant != 0 { graph.set(constraint, key: "NSConstantV2", value: .double(constant)) }
        graph.set(constraint, key: "NSShouldBeArchived", value: .bool(true))
        if let priority = integer(element, "priority"), priority != 1000 {
            graph.set(constraint, key: "NSPriority", value: NibGraphBuilder.integer(priority))
        }
        if let identifier = element["identifier"] { graph.set(constraint, key: "NSLayoutIdentifier", value: graph.string(identifier)) }
        if constant + margins != 0 { graph.set(constraint, key: "NSConstant", value: .double(constant + margins)) }
        writeClasses(constraint, element: element, original: "NSLayoutConstraint")
        if customClass(of: element) != nil {
            swappedConstraints.insert(constraint)
            noteUnproved(element, what: "the class of a constraint")
        }
        return true
    }

    struct ConstraintEnd {
        var object: Int
        var attribute: Int
    }

    private mutating func attribute(_ element: Element, _ name: String) -> Int? {
        let word = element[name] ?? ""
        if let number = LayoutAttribute(rawValue: word)?.number, number > 0 { return number }
        refuse(
            element, message: "'\(name)' of the constraint '\(element.id ?? "?")' is '\(word.prefix(40))', which is not a layout attribute")
        return nil
    }

    /// Returns the item and attribute of one side of a constraint. Without safe areas, guides of the controller or the view itself replace them.
    private mutating func end(_ id: String, attribute: Int, of element: Element) -> ConstraintEnd? {
        if let target = source.element(id: id), let object = scrollGuide(target, attribute: attribute, of: element) {
            return ConstraintEnd(object: object, attribute: attribute)
        }
        if !variant.hasSafeAreas, let guide = source.element(id: id), guide.name == "viewLayoutGuide", let view = guide.parent,
            let supports = safeAreaReplacements[view.node]
        {
            switch attribute {
            case 3, 15: return ConstraintEnd(object: supports[0], attribute: 4)
            case 4, 16: return ConstraintEnd(object: supports[1], attribute: 3)
            default: return object(for: view).map { ConstraintEnd(object: $0, attribute: attribute) }
            }
        }
        if let target = source.element(id: id), let owner = constraintOwners[target.node] {
            return ConstraintEnd(object: owner, attribute: attribute)
        }
        return reference(id, from: element).map { ConstraintEnd(object: $0, attribute: attribute) }
    }

    private mutating func multiplier(of element: Element) -> Double? {
        guard let text = element["multiplier"] else { return nil }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
        let value: Double? =
            switch parts.count {
            case 1: parts[0]
            case 2: parts[0].flatMap { first in parts[1].flatMap { $0 == 0 ? nil : first / $0 } }
            default: nil
            }
        guard let value, value.isFinite else {
            refuse(element, message: "'multiplier' is '\(text.prefix(40))'; expected a number or a ratio")
            return nil
        }
        return value
    }

    // MARK: Generated constraints

    mutating func makeConstraint(first: Int, _ attribute: Int, second: Int?, other: Int?, isArchived: Bool = true) -> Int {
        let constraint = graph.make("NSLayoutConstraint")
        fill(constraint, first: first, attribute: attribute, second: second, other: other, isArchived: isArchived)
        return constraint
    }

    mutating func fill(_ constraint: Int, first: Int, attribute: Int, second: Int?, other: Int?, isArchived: Bool) {
        graph.set(constraint, key: "NSFirstItem", value: NibGraphBuilder.reference(first))
        graph.set(constraint, key: "NSFirstAttributeV2", value: NibGraphBuilder.integer(attribute))
        graph.set(constraint, key: "NSFirstAttribute", value: NibGraphBuilder.integer(attribute))
        if let second, let other {
            graph.set(constraint, key: "NSSecondItem", value: NibGraphBuilder.reference(second))
            graph.set(constraint, key: "NSSecondAttributeV2", value: NibGraphBuilder.integer(other))
            graph.set(constraint, key: "NSSecondAttribute", value: NibGraphBuilder.integer(other))
        }
        graph.set(constraint, key: "NSShouldBeArchived", value: .bool(isArchived))
    }
}
