import FormworkModel
import FormworkNib

/// Constraints, and variations of constraints and subviews by size class.
extension InterfaceReader {
    /// Whether a view is the content view of a collection view cell, which isn't an object of the document.
    func isContentOfCell(_ object: Int) -> Bool { nib.resolve(object) != object }

    /// Writes the `<constraints>` of a view, in document order if the file contains it.
    mutating func writeConstraints(of owner: Int, in element: Int) {
        var all = list(owner, key: "UIViewAutolayoutConstraints")
        let candidates = candidates(of: nib.resolve(owner), "traitStorageConstraints")
        var seen: Set<Int> = []
        all = (candidates + all).filter { constraint in
            !isLeftOut.contains(constraint) && elements[constraint] == nil && isConstraint(constraint) && seen.insert(constraint).inserted
        }
        guard !all.isEmpty else { return }
        usesAutolayout = true
        let list = draft.add("constraints", to: element)
        for constraint in all { writeConstraint(constraint, of: nib.resolve(owner), in: list) }
    }

    private mutating func writeConstraint(_ constraint: Int, of owner: Int, in list: Int) {
        let element = draft.add("constraint", to: list)
        elements[constraint] = element
        if let first = graph.object(constraint, key: "NSFirstItem").map(nib.resolve), first != owner {
            draft.set(element, name: "firstItem", value: id(of: first))
        }
        if let name = attributeName(constraint, key: "NSFirstAttribute") { draft.set(element, name: "firstAttribute", value: name) }
        switch number(constraint, key: "NSRelation") ?? 0 {
        case -1: draft.set(element, name: "relation", value: "lessThanOrEqual")
        case 1: draft.set(element, name: "relation", value: "greaterThanOrEqual")
        default: break
        }
        if let second = graph.object(constraint, key: "NSSecondItem").map(nib.resolve) {
            draft.set(element, name: "secondItem", value: id(of: second))
            if let name = attributeName(constraint, key: "NSSecondAttribute") { draft.set(element, name: "secondAttribute", value: name) }
        }
        if let multiplier = number(constraint, key: "NSMultiplier"), multiplier != 1 {
            draft.set(element, name: "multiplier", value: multiplier)
        }
        // Without support for margins there was only one constant.
        let isOld = graph.value(constraint, key: "NSFirstAttributeV2") == nil
        if let constant = number(constraint, key: isOld ? "NSConstant" : "NSConstantV2"), constant != 0 {
            draft.set(element, name: "constant", value: constant)
        }
        if let priority = number(constraint, key: "NSPriority"), priority != 1000 { draft.set(element, name: "priority", value: priority) }
        if graph.value(constraint, key: "NSSymbolicConstant") != nil {
            // The standard distance between siblings.
            draft.set(element, name: "constant", value: 8)
            draft.set(element, name: "symbolic", value: "YES")
        }
        if let identifier = text(constraint, key: "NSLayoutIdentifier") { draft.set(element, name: "identifier", value: identifier) }
        draft.set(element, name: "id", value: id(of: constraint))
        if let name = text(constraint, key: "UIClassName") { setClass(name, on: element) }
        for field in graph.fields(of: constraint) where !Self.constraintKeys.contains(graph.keys[Int(field.key)]) {
            note("the key '\(graph.keys[Int(field.key)])' of the class 'NSLayoutConstraint' has no counterpart")
        }
        writeAttributes(of: constraint, element)
        writeVariations(of: constraint, element)
        writeConnections(of: constraint, element)
    }

    private static let constraintKeys: Set<String> = [
        "NSFirstItem", "NSFirstAttribute", "NSFirstAttributeV2", "NSRelation", "NSSecondItem", "NSSecondAttribute", "NSSecondAttributeV2",
        "NSMultiplier", "NSConstant", "NSConstantV2", "NSPriority", "NSSymbolicConstant", "NSLayoutIdentifier", "NSShouldBeArchived",
        "UIClassName", "UIOriginalClassName",
    ]

    private mutating func attributeName(_ constraint: Int, key: String) -> String? {
        guard let value = (number(constraint, key: key + "V2") ?? number(constraint, key: key)).flatMap({ Int(exactly: $0) }) else {
            return nil
        }
        guard let attribute = LayoutAttribute(number: value) else {
            if value != 0 { note("the attribute \(value) of a constraint has no name") }
            return nil
        }
        return attribute.rawValue
    }

    // MARK: Variations

    /// Returns the objects of a list with variations, including those that don't vary, in document order.
    mutating func candidates(of object: Int, _ keyPath: String) -> [Int] {
        for storage in traitStorages[object] ?? [] where text(storage, key: "UIKeyPath") == keyPath {
            return list(storage, key: "UIRelationshipCandidates")
        }
        return []
    }

    /// Returns the key of a variation: `heightClass=compact-widthClass=regular`; `default` for all screens.
    private func variationKey(_ traits: Int?) -> String {
        guard let traits else { return "default" }
        var parts: [String] = []
        for (name, key) in [("heightClass", "Vertical"), ("widthClass", "Horizontal")] {
            switch number(traits, key: "UITraitCollectionBuiltinTrait-_UITraitName\(key)SizeClass") {
            case 1: parts.append(name + "=compact")
            case 2: parts.append(name + "=regular")
            default: continue
            }
        }
        return parts.isEmpty ? "default" : parts.joined(separator: "-")
    }

    private static let masks = ["traitStorageConstraints": "constraints", "traitStorageSubviews": "subviews"]

    /// Writes the `<variation>` elements of an object.
    mutating func writeVariations(of object: Int, _ element: Int) {
        var variations: [String: Int] = [:]
        for storage in traitStorages[nib.resolve(object)] ?? [] {
            let keyPath = text(storage, key: "UIKeyPath") ?? ""
            for record in list(storage, key: "UIRecords") {
                let key = variationKey(graph.object(record, key: "UITraitCollection"))
                if let mask = Self.masks[keyPath] {
                    var changes: [(String, Int)] = []
                    for (key, word) in [("UIAddedObjects", "include"), ("UIRemovedObjects", "exclude")] {
                        changes += list(record, key: key).map { (word, nib.resolve($0)) }
                    }
                    guard !changes.isEmpty else { continue }
                    let variation = variation(key, of: element, known: &variations)
                    let list = draft.add("mask", to: variation, key: mask)
                    for (word, target) in changes { draft.set(draft.add(word, to: list), name: "reference", value: id(of: target)) }
                } else if key != "default" {
                    writeVariedValue(record, keyPath: keyPath, variation: variation(key, of: element, known: &variations))
                }
            }
        }
    }

    private mutating func variation(_ key: String, of element: Int, known: inout [String: Int]) -> Int {
        if let variation = known[key] { return variation }
        let variation = draft.add("variation", to: element, key: key)
        known[key] = variation
        return variation
    }

    private mutating func writeVariedValue(_ record: Int, keyPath: String, variation: Int) {
        if keyPath == "encodedConstant", let value = graph.object(record, key: "UIValue"),
            let constant = number(value, key: "UINumericConstant")
        {
            return draft.set(variation, name: "constant", value: constant)
        }
        guard let value = number(record, key: "UIValue") else {
            return note("the variation of '\(keyPath)' has no counterpart")
        }
        switch keyPath {
        case "hidden": draft.set(variation, name: keyPath, value: value == 0 ? "NO" : "YES")
        case "axis": draft.set(variation, name: keyPath, value: value == 1 ? "vertical" : "horizontal")
        // Don't trust the file's text as markup: use a key path as an attribute name only if it is a single word.
        case let word where !word.isEmpty && word != "key" && word.utf8.allSatisfy({ $0 | 0x20 &- UInt8(ascii: "a") < 26 }):
            draft.set(variation, name: word, value: value)
        default: note("the variation of '\(keyPath)' has no counterpart")
        }
    }
}
