import FormworkModel
import FormworkNib

/// Properties that vary by size class.
extension NibEncoder {
    mutating func writeVariations(of element: Element, _ object: Int) {
        let variations = element.children.filter { $0.name == "variation" }
        guard !variations.isEmpty else { return }
        let specific = variations.filter { $0.key != "default" }
        for list in ["constraints", "subviews"] { writeRelationship(list, element: element, object: object, variations: variations) }
        var names: [String] = []
        for variation in specific {
            for (name, _) in variation.base.attributes where name != "key" && !names.contains(name) { names.append(name) }
            for child in variation.children where child.name != "mask" {
                guard let key = child.key else { continue }
                if !names.contains(key) { names.append(key) }
            }
        }
        for name in names { writeAttribute(name, element: element, object: object, variations: specific) }
    }

    // MARK: Lists

    private mutating func writeRelationship(_ list: String, element: Element, object: Int, variations: [Element]) {
        func mask(_ variation: Element) -> Element? { variation.children.first { $0.name == "mask" && $0.key == list } }
        guard variations.contains(where: { mask($0) != nil }) else { return }
        let storage = graph.make("_UIRelationshipTraitStorage")
        graph.set(storage, key: "UIObject", value: NibGraphBuilder.reference(object))
        graph.set(
            storage, key: "UIKeyPath", value: graph.string(list == "constraints" ? "traitStorageConstraints" : "traitStorageSubviews"))
        var records: [NibValue] = []
        let ordered = variations.filter { $0.key == "default" } + variations.filter { $0.key != "default" }
        if ordered.first?.key != "default" { records.append(record(nil, element: element)) }
        for variation in ordered where mask(variation) != nil || variation.key == "default" {
            records.append(record(variation, element: element, mask: mask(variation)))
        }
        graph.set(storage, key: "UIRecords", value: graph.collection(records, of: "NSMutableArray"))
        let candidates = (element.child(named: list)?.children ?? [])
            .filter { !Self.isRemoved($0) }.compactMap { self.object(for: $0) }
        let set = graph.make("NSOrderedSet")
        for (place, candidate) in candidates.enumerated() {
            graph.set(set, key: "NS.object.\(place)", value: NibGraphBuilder.reference(candidate))
        }
        graph.set(storage, key: "UIRelationshipCandidates", value: NibGraphBuilder.reference(set))
        storages.append(PendingStorage(object: object, storage: storage, isList: true))
    }

    private mutating func record(_ variation: Element?, element: Element, mask: Element? = nil) -> NibValue {
        let record = graph.make("_UIRelationshipTraitStorageRecord")
        graph.set(record, key: "UITraitCollection", value: traits(variation?.key ?? "default", element: element))
        for (key, name) in [("UIAddedObjects", "include"), ("UIRemovedObjects", "exclude")] {
            var items: [NibValue] = []
            for child in mask?.children ?? [] where child.name == name {
                guard let id = child["reference"], source.element(id: id).map(Self.isRemoved) != true,
                    let target = reference(id, from: child)
                else { continue }
                items.append(NibGraphBuilder.reference(target))
            }
            graph.set(record, key: key, value: graph.collection(items, of: "NSSet"))
        }
        return NibGraphBuilder.reference(record)
    }

    private mutating func traits(_ key: String, element: Element) -> NibValue {
        let object = graph.make("UITraitCollection")
        guard key != "default" else { return NibGraphBuilder.reference(object) }
        let classes = ["compact": 1, "regular": 2]
        let names = [
            "widthClass": "UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass",
            "heightClass": "UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass",
        ]
        for part in key.split(separator: "-") {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2, let name = names[pair[0]], let number = classes[pair[1]] else {
                refuse(element, message: "the variation '\(key.prefix(60))' of \(element.description) is not compiled")
                continue
            }
            graph.set(object, key: name, value: NibGraphBuilder.integer(number))
        }
        return NibGraphBuilder.reference(object)
    }

    // MARK: Attributes

    private mutating func writeAttribute(_ name: String, element: Element, object: Int, variations: [Element]) {
        let isConstant = element.name == "constraint" && name == "constant"
        guard let path = isConstant ? "encodedConstant" : Self.paths[name] else { return }
        var values: [(key: String, value: NibValue)] = []
        for variation in variations {
            if let value = varied(name, element: variation, owner: element) { values.append((variation.key ?? "default", value)) }
        }
        guard !values.isEmpty else { return }
        values.append(("default", varied(name, element: element, owner: element) ?? usual(name)))
        let storage = graph.make("_UIAttributeTraitStorage")
        graph.set(storage, key: "UIObject", value: NibGraphBuilder.reference(object))
        graph.set(storage, key: "UIKeyPath", value: graph.string(path))
        let records = values.map { key, value in
            let record = graph.make("_UIAttributeTraitStorageRecord")
            graph.set(record, key: "UITraitCollection", value: traits(key, element: element))
            graph.set(record, key: "UIValue", value: value)
            return NibGraphBuilder.reference(record)
        }
        graph.set(storage, key: "UIRecords", value: graph.collection(records, of: "NSMutableArray"))
        storages.append(PendingStorage(object: object, storage: storage, isList: false))
        if !isConstant, name != "spacing" { noteUnproved(element, what: "the variation of '\(name)'") }
    }

    /// The key paths of attributes that can vary.
    private static let paths: [String: String] = [
        "spacing": "spacing", "axis": "axis", "alignment": "alignment", "distribution": "distribution", "hidden": "hidden",
        "fontDescription": "font", "backgroundColor": "backgroundColor", "tintColor": "tintColor", "textColor": "textColor",
        "layoutMargins": "layoutMargins", "image": "image", "highlightedImage": "highlightedImage",
    ]

    private mutating func varied(_ name: String, element: Element, owner: Element) -> NibValue? {
        switch name {
        case "constant":
            guard let number = number(element, name) else { return nil }
            return constant(number)
        case "spacing": return number(element, name).map { graph.number(.double($0)) }
        case "axis": return word(element, name, "layoutAxis").map { graph.number(NibGraphBuilder.integer($0)) }
        case "alignment": return word(element, name, "stackAlignment").map { graph.number(NibGraphBuilder.integer($0)) }
        case "distribution": return word(element, name, "distribution").map { graph.number(NibGraphBuilder.integer($0)) }
        case "hidden": return flag(element, name).map { graph.number(NibGraphBuilder.integer($0 ? 1 : 0)) }
        case "fontDescription": return font(element.child(key: name), of: owner)
        case "backgroundColor", "tintColor", "textColor": return color(element.child(key: name), of: owner)
        case "image", "highlightedImage": return element[name].map { image($0) }
        default: return nil
        }
    }

    private mutating func constant(_ number: Double) -> NibValue {
        let object = graph.make("_NSLayoutConstraintConstant")
        graph.set(object, key: "UISymbolicConstant", value: .null)
        graph.set(object, key: "UINumericConstant", value: .double(number))
        return NibGraphBuilder.reference(object)
    }

    /// Returns the default value if the element itself has none.
    private mutating func usual(_ name: String) -> NibValue {
        switch name {
        case "constant": constant(0)
        case "spacing": graph.number(.double(0))
        case "axis", "alignment", "distribution", "hidden": graph.number(NibGraphBuilder.integer(0))
        default: .null
        }
    }
}
