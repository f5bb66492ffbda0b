package import FormworkTree

/// A class of a compiled file.
package struct NibClass: Hashable, Sendable {
    package var name: String
    /// The fallback classes, in order of preference, as indices into the graph's classes (NIBArchive).
    package var fallbacks: [Int32] = []
    /// The superclasses, nearest first (keyed archives).
    package var superclasses: [String] = []

    package init(name: String, fallbacks: [Int32] = [], superclasses: [String] = []) {
        self.name = name
        self.fallbacks = fallbacks
        self.superclasses = superclasses
    }
}

/// An object of a compiled file: its class and a range of the graph's fields.
package struct NibObject: Hashable, Sendable, BitwiseCopyable {
    /// The index of its class; negative for an object without one in a keyed archive: a plain value or the description of a class.
    package var classIndex: Int32
    package var firstField: Int32
    package var fieldCount: Int32

    package static let plainValue: Int32 = -1
    package static let classDescription: Int32 = -2

    package init(classIndex: Int32, firstField: Int32, fieldCount: Int32) {
        self.classIndex = classIndex
        self.firstField = firstField
        self.fieldCount = fieldCount
    }

    package var fields: Range<Int> { Int(firstField)..<Int(firstField) + Int(fieldCount) }
}

/// A value of an object with its key.
package struct NibField: Hashable, Sendable, BitwiseCopyable {
    package var key: Int32
    package var value: NibValue

    package init(key: Int32, value: NibValue) {
        self.key = key
        self.value = value
    }
}

/// The objects of a compiled interface file in their original order, with classes, ordered keys and typed values.
///
/// The graph consists of arrays of structures that refer to each other by index. References may form cycles, so traversals must keep track of
/// visited objects.
package struct NibGraph: Sendable {
    /// The bytes that ranges refer to.
    package var bytes: [UInt8] = []
    package var keys: [String] = []
    package var classes: [NibClass] = []
    package var objects: [NibObject] = []
    package var fields: [NibField] = []
    /// The values that the ranges of lists and dictionaries refer to (keyed archives).
    package var elements: [NibValue] = []
    /// The index of the root object.
    package var root = 0

    package init() {}
}

extension NibGraph {
    // MARK: Objects

    /// Returns the name of an object's class; empty for a plain value.
    package func className(_ object: Int) -> String {
        guard objects.indices.contains(object) else { return "" }
        let index = Int(objects[object].classIndex)
        return classes.indices.contains(index) ? classes[index].name : ""
    }

    package func fields(of object: Int) -> ArraySlice<NibField> {
        guard objects.indices.contains(object) else { return [] }
        return fields[objects[object].fields]
    }

    /// Returns the value of an object for a key; nil if it has none.
    package func value(_ object: Int, key: String) -> NibValue? {
        for field in fields(of: object) where keys[Int(field.key)] == key { return field.value }
        return nil
    }

    /// Returns the object that another one refers to with a key; nil if there is none.
    package func object(_ object: Int, key: String) -> Int? { value(object, key: key).flatMap(\.object) }

    // MARK: Values

    package func bytes(_ range: TextRange) -> ArraySlice<UInt8> {
        range.range.upperBound <= bytes.count ? bytes[range.range] : []
    }

    /// Returns the text in a value or in the object it refers to; nil for anything else.
    package func text(_ value: NibValue) -> String? {
        switch value {
        case .text(let range): return String(decoding: bytes(range), as: UTF8.self)
        case .reference(let index): return text(object: Int(index))
        default: return nil
        }
    }

    private static let textClasses: Set<String> = ["NSString", "NSMutableString", "NSLocalizableString"]

    /// Returns the text in an object; nil for anything else.
    package func text(object: Int) -> String? {
        guard objects.indices.contains(object) else { return nil }
        if objects[object].classIndex == NibObject.plainValue {
            guard let first = fields(of: object).first, case .text(let range) = first.value else { return nil }
            return String(decoding: bytes(range), as: UTF8.self)
        }
        guard Self.textClasses.contains(className(object)) else { return nil }
        for field in fields(of: object) {
            switch (keys[Int(field.key)], field.value) {
            case ("NS.bytes", .data(let range)), ("NS.string", .text(let range)):
                return String(decoding: bytes(range), as: UTF8.self)
            case ("NS.string", .reference(let index)), ("NSDev", .reference(let index)):
                // Follow only one reference: deeper nesting isn't valid.
                guard Int(index) != object, let first = fields(of: Int(index)).first else { continue }
                switch first.value {
                case .text(let range), .data(let range): return String(decoding: bytes(range), as: UTF8.self)
                default: continue
                }
            default: continue
            }
        }
        return nil
    }

    /// Returns the number in a value or in the object it refers to.
    package func number(_ value: NibValue) -> Double? { scalar(value).number }

    /// Returns the plain value of a number that a value refers to; otherwise the value itself.
    package func scalar(_ value: NibValue) -> NibValue {
        guard case .reference(let index) = value, objects.indices.contains(Int(index)) else { return value }
        let object = Int(index)
        if objects[object].classIndex == NibObject.plainValue { return fields(of: object).first?.value ?? value }
        guard className(object) == "NSNumber" else { return value }
        for field in fields(of: object) where ["NS.intval", "NS.dblval", "NS.boolval"].contains(keys[Int(field.key)]) { return field.value }
        return value
    }

    /// Returns the bytes in a value or in the object it refers to, either plain data or an NSData.
    package func data(_ value: NibValue) -> ArraySlice<UInt8>? {
        switch value {
        case .data(let range): return bytes(range)
        case .reference(let index):
            for field in fields(of: Int(index)) {
                let key = keys[Int(field.key)]
                if key == "NS.bytes" || key == "NS.data" || key.isEmpty, case .data(let range) = field.value { return bytes(range) }
            }
            return nil
        default: return nil
        }
    }

    // MARK: Collections

    private static let collections: Set<String> = [
        "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet", "NSCountedSet", "NSDictionary",
        "NSMutableDictionary",
    ]

    /// The key for the items of a collection in a NIBArchive.
    package static let itemKey = "UINibEncoderEmptyKey"

    /// Whether an object is an array, a set or a dictionary.
    package func isCollection(_ object: Int) -> Bool { Self.collections.contains(className(object)) }

    /// Returns the items of an array or set, or the alternating keys and values of a dictionary. Empty for other values.
    package func items(_ value: NibValue) -> [NibValue] {
        switch value {
        case .list(let range), .dictionary(let range): return Array(elements(range))
        case .reference(let index): return items(of: Int(index))
        default: return []
        }
    }

    /// Returns the items of an object that is a collection.
    package func items(of object: Int) -> [NibValue] {
        guard isCollection(object) else { return [] }
        var result: [NibValue] = []
        var names: [NibValue] = []
        for field in fields(of: object) {
            switch (keys[Int(field.key)], field.value) {
            case (Self.itemKey, let value): result.append(value)
            case ("NS.objects", .list(let range)): result = Array(elements(range))
            case ("NS.keys", .list(let range)): names = Array(elements(range))
            case (let key, let value) where key.hasPrefix("NS.object."): result.append(value)
            default: continue
            }
        }
        guard !names.isEmpty else { return result }
        return zip(names, result).flatMap { [$0, $1] }
    }

    /// Returns the objects among the items of an array or set.
    package func objects(in value: NibValue?) -> [Int] {
        guard let value else { return [] }
        return items(value).compactMap(\.object)
    }

    /// Returns the keys and values of a dictionary whose keys are texts or numbers.
    package func pairs(_ value: NibValue) -> [(key: String, value: NibValue)] {
        let items = items(value)
        return stride(from: 0, to: items.count - items.count % 2, by: 2).map { index in
            let key = items[index]
            return (text(key) ?? scalar(key).wholeNumber.map(String.init) ?? "", items[index + 1])
        }
    }

    private func elements(_ range: TextRange) -> ArraySlice<NibValue> {
        range.range.upperBound <= elements.count ? elements[range.range] : []
    }
}
