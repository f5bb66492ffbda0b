import FormworkTree

/// Builds a graph. Objects are created first, so that they can refer to each other, and get their values in any order.
///
/// Classes and keys are unique. Equal strings or numbers share one object, as in files of Apple's compiler.
package struct NibGraphBuilder: Sendable {
    private struct Draft: Sendable {
        var classIndex: Int32
        var fields: [NibField] = []
    }

    private var drafts: [Draft] = []
    private var bytes: [UInt8] = []
    private var classes: [NibClass] = []
    private var classIndices: [String: Int32] = [:]
    private var keys: [String] = []
    private var keyIndices: [String: Int32] = [:]
    private var strings: [String: Int32] = [:]
    private var numbers: [NibValue: Int32] = [:]

    package init() {}

    // MARK: Objects

    /// Creates an object without values.
    package mutating func make(_ className: String, fallbacks: [String] = []) -> Int {
        let index = classIndex(className)
        if !fallbacks.isEmpty && classes[Int(index)].fallbacks.isEmpty {
            let indices = fallbacks.map { classIndex($0) }
            classes[Int(index)].fallbacks = indices
        }
        drafts.append(Draft(classIndex: index))
        return drafts.count - 1
    }

    /// Sets the value of an object for a key, keeping the position of an existing key.
    package mutating func set(_ object: Int, key: String, value: NibValue) {
        let field = NibField(key: keyIndex(key), value: value)
        if let place = drafts[object].fields.firstIndex(where: { $0.key == field.key }) {
            drafts[object].fields[place] = field
        } else {
            drafts[object].fields.append(field)
        }
    }

    /// Appends a value for a key that may occur more than once: an item of a list.
    package mutating func append(_ object: Int, key: String, value: NibValue) {
        drafts[object].fields.append(NibField(key: keyIndex(key), value: value))
    }

    /// Returns the current value of an object for a key; nil if it has none.
    package func value(_ object: Int, key: String) -> NibValue? {
        guard let index = keyIndices[key] else { return nil }
        return drafts[object].fields.first { $0.key == index }?.value
    }

    /// Returns the current number of an object's values.
    package func fieldCount(_ object: Int) -> Int { drafts[object].fields.count }

    /// Copies an object, including the objects of the given classes that it refers to.
    package mutating func copy(_ object: Int, with classNames: Set<String>, depth: Int = 0) -> Int {
        var draft = drafts[object]
        for place in draft.fields.indices where depth < 16 {
            guard case .reference(let target) = draft.fields[place].value, classNames.contains(className(Int(target))) else { continue }
            draft.fields[place].value = Self.reference(copy(Int(target), with: classNames, depth: depth + 1))
        }
        drafts.append(draft)
        return drafts.count - 1
    }

    package func className(_ object: Int) -> String { classes[Int(drafts[object].classIndex)].name }

    // MARK: Values

    /// Returns an integer with the width that a NIBArchive uses; negative numbers take eight bytes.
    package static func integer(_ value: Int) -> NibValue {
        switch value {
        case 0...127: .int8(Int8(value))
        case 128...32_767: .int16(Int16(value))
        case 32_768...2_147_483_647: .int32(Int32(value))
        default: .int64(Int64(value))
        }
    }

    package static func reference(_ object: Int) -> NibValue { .reference(Int32(object)) }

    package mutating func data(_ contents: [UInt8]) -> NibValue {
        defer { bytes += contents }
        return .data(TextRange(offset: UInt32(bytes.count), length: UInt32(contents.count)))
    }

    /// Returns packed data for points, sizes, rectangles, insets and transforms, as stored for iOS: a type byte and doubles.
    package mutating func packed(_ numbers: [Double]) -> NibValue {
        var contents: [UInt8] = [7]
        for number in numbers {
            for place in 0..<8 { contents.append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(place * 8))) }
        }
        return data(contents)
    }

    /// Returns a reference to a string object; equal strings share one object.
    package mutating func string(_ text: String) -> NibValue {
        if let known = strings[text] { return .reference(known) }
        let object = make("NSString")
        let value = data(Array(text.utf8))
        set(object, key: "NS.bytes", value: value)
        strings[text] = Int32(object)
        return .reference(Int32(object))
    }

    /// Returns a reference to a number object with the key `NS.intval`, `NS.dblval` or `NS.boolval`; equal numbers share one object.
    package mutating func number(_ value: NibValue) -> NibValue {
        if let known = numbers[value] { return .reference(known) }
        let object = make("NSNumber")
        let key =
            switch value {
            case .bool: "NS.boolval"
            case .float, .double: "NS.dblval"
            default: "NS.intval"
            }
        set(object, key: key, value: value)
        numbers[value] = Int32(object)
        return .reference(Int32(object))
    }

    /// Returns a reference to a new collection of a class.
    package mutating func collection(_ items: [NibValue], of className: String = "NSArray") -> NibValue {
        let object = make(className)
        set(object, key: "NSInlinedValue", value: .bool(true))
        for item in items { append(object, key: "UINibEncoderEmptyKey", value: item) }
        return .reference(Int32(object))
    }

    // MARK: The graph

    package func graph(root: Int) -> NibGraph {
        var graph = NibGraph()
        graph.bytes = bytes
        graph.keys = keys
        graph.classes = classes
        graph.root = root
        graph.objects.reserveCapacity(drafts.count)
        for draft in drafts {
            graph.objects.append(
                NibObject(classIndex: draft.classIndex, firstField: Int32(graph.fields.count), fieldCount: Int32(draft.fields.count)))
            graph.fields += draft.fields
        }
        return graph
    }

    private mutating func classIndex(_ name: String) -> Int32 {
        if let known = classIndices[name] { return known }
        classes.append(NibClass(name: name))
        classIndices[name] = Int32(classes.count - 1)
        return Int32(classes.count - 1)
    }

    private mutating func keyIndex(_ name: String) -> Int32 {
        if let known = keyIndices[name] { return known }
        keys.append(name)
        keyIndices[name] = Int32(keys.count - 1)
        return Int32(keys.count - 1)
    }
}
