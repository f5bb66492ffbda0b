import FormworkNib
import FormworkTree

/// A NIBArchive that is built object by object.
struct NibSketch {
    private(set) var graph = NibGraph()
    private var classes: [String: Int32] = [:]
    private var keys: [String: Int32] = [:]

    /// The value of an object's key.
    indirect enum Value {
        case stored(NibValue)
        case text(String)
        case numbers([Double])
        case object(Int)
        case array([Int], String = "NSArray")
        case dictionary([(String, Int)])
    }

    private mutating func classIndex(_ name: String) -> Int32 {
        if let known = classes[name] { return known }
        graph.classes.append(NibClass(name: name))
        classes[name] = Int32(graph.classes.count - 1)
        return Int32(graph.classes.count - 1)
    }

    private mutating func key(_ name: String) -> Int32 {
        if let known = keys[name] { return known }
        graph.keys.append(name)
        keys[name] = Int32(graph.keys.count - 1)
        return Int32(graph.keys.count - 1)
    }

    mutating func data(_ bytes: [UInt8]) -> NibValue {
        defer { graph.bytes += bytes }
        return .data(TextRange(offset: UInt32(graph.bytes.count), length: UInt32(bytes.count)))
    }

    /// Reserves places for objects that refer to each other; `define` sets their contents.
    mutating func reserve(_ count: Int) -> [Int] {
        (0..<count).map { _ in
            graph.objects.append(NibObject(classIndex: 0, firstField: 0, fieldCount: 0))
            return graph.objects.count - 1
        }
    }

    @discardableResult
    mutating func add(_ name: String, _ fields: KeyValuePairs<String, Value> = [:]) -> Int {
        let index = reserve(1)[0]
        define(index, name, fields)
        return index
    }

    mutating func define(_ index: Int, _ name: String, _ fields: KeyValuePairs<String, Value>) {
        let values = fields.map { NibField(key: key($0.key), value: stored($0.value)) }
        define(index, name, values)
    }

    private mutating func define(_ index: Int, _ name: String, _ values: [NibField]) {
        graph.objects[index] = NibObject(
            classIndex: classIndex(name), firstField: Int32(graph.fields.count), fieldCount: Int32(values.count))
        graph.fields += values
    }

    private mutating func stored(_ value: Value) -> NibValue {
        switch value {
        case .stored(let value): return value
        case .object(let index): return .reference(Int32(index))
        case .numbers(let numbers):
            let bytes = numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> UInt64($0 * 8)) } }
            return data([7] + bytes)
        case .text(let text):
            let bytes = data(Array(text.utf8))
            return .reference(Int32(add("NSString", ["NS.bytes": .stored(bytes)])))
        case .array(let items, let name): return collection(items.map { .reference(Int32($0)) }, name)
        case .dictionary(let pairs): return collection(pairs.flatMap { [stored(.text($0)), .reference(Int32($1))] }, "NSMutableDictionary")
        }
    }

    private mutating func collection(_ items: [NibValue], _ name: String) -> NibValue {
        let index = reserve(1)[0]
        let mark = NibField(key: key("NSInlinedValue"), value: .bool(true))
        define(index, name, [mark] + items.map { NibField(key: key(NibGraph.itemKey), value: $0) })
        return .reference(Int32(index))
    }

    /// Returns the bytes of a nib with these objects at the top, in the order of their fields.
    func bytes() throws -> [UInt8] {
        // Fields are in the order of objects, as a compiler writes them.
        var ordered = graph
        ordered.fields = []
        for (index, object) in graph.objects.enumerated() {
            ordered.objects[index].firstField = Int32(ordered.fields.count)
            ordered.fields += graph.fields[object.fields]
        }
        return try NibArchive(graph: ordered).written()
    }
}

extension NibSketch {
    /// Returns a XIB with a view, a label in it, a constraint between them, and an outlet of the owner.
    static func view() throws -> [UInt8] {
        var sketch = NibSketch()
        let ids = sketch.reserve(8)
        let (root, owner, responder, view, label, constraint, outlet, attribute) = (
            ids[0], ids[1], ids[2], ids[3], ids[4], ids[5], ids[6], ids[7]
        )
        sketch.define(
            root, "NSObject",
            [
                "UINibTopLevelObjectsKey": .array([owner, responder, view]),
                "UINibObjectsKey": .array([owner, responder, view, label, constraint]), "UINibConnectionsKey": .array([outlet]),
                "UINibVisibleWindowsKey": .array([]), "UINibAccessibilityConfigurationsKey": .array([]),
                "UINibTraitStorageListsKey": .array([]), "UINibKeyValuePairsKey": .array([attribute]),
            ])
        sketch.define(owner, "UIProxyObject", ["UIProxiedObjectIdentifier": .text("IBFilesOwner")])
        sketch.define(responder, "UIProxyObject", ["UIProxiedObjectIdentifier": .text("IBFirstResponder")])
        sketch.define(
            view, "UIClassSwapper",
            [
                "UIBounds": .numbers([0, 0, 320, 100]), "UICenter": .numbers([160, 50]),
                "UISubviews": .array([label], "NSMutableArray"), "UIOpaque": .stored(.bool(true)), "UIAutoresizingMask": .stored(.int8(18)),
                "UIViewAutolayoutConstraints": .array([constraint], "NSMutableArray"), "UIClassName": .text("_TtC4Main4Card"),
                "UIOriginalClassName": .text("UIView"),
            ])
        sketch.define(
            label, "UILabel",
            [
                "UIBounds": .numbers([0, 0, 100.5, 21]), "UICenter": .numbers([70.25, 30.5]),
                "UIUserInteractionDisabled": .stored(.bool(true)),
                "UIAutoresizingMask": .stored(.int8(36)), "UIContentMode": .stored(.int8(7)),
                "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints": .stored(.bool(true)), "UIText": .text("Total <due>"),
                "UITextAlignment": .stored(.int8(1)), "UIShadowOffset": .numbers([0, -1]), "UIMystery": .stored(.int16(300)),
            ])
        sketch.define(
            constraint, "NSLayoutConstraint",
            [
                "NSFirstItem": .object(label), "NSFirstAttributeV2": .stored(.int8(5)), "NSFirstAttribute": .stored(.int8(5)),
                "NSSecondItem": .object(view), "NSSecondAttributeV2": .stored(.int8(17)), "NSSecondAttribute": .stored(.int8(5)),
                "NSConstantV2": .stored(.double(12)), "NSShouldBeArchived": .stored(.bool(true)), "NSPriority": .stored(.int16(750)),
                "NSConstant": .stored(.double(20)),
            ])
        sketch.define(
            outlet, "UIRuntimeOutletConnection", ["UILabel": .text("total"), "UISource": .object(owner), "UIDestination": .object(label)])
        let radius = sketch.add("NSNumber", ["NS.intval": .stored(.int8(1))])
        sketch.define(
            attribute, "UINibKeyValuePair",
            ["UIObject": .object(view), "UIValue": .object(radius), "UIKeyPath": .text("layer.cornerRadius")])
        return try sketch.bytes()
    }
}
