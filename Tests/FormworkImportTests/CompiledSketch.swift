import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkNib

/// A compiled file that is built object by object.
struct CompiledSketch {
    /// A value of an object.
    indirect enum Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
        case stored(NibValue)
        case text(String)
        /// Numbers in the form of points, sizes, rectangles and insets.
        case packed([Double])
        case data([UInt8])
        case object(Int)
        /// A new object.
        case new(String, KeyValuePairs<String, Value> = [:])
        case list([Value], String = "NSArray")
        case map(KeyValuePairs<String, Value>)

        init(stringLiteral text: String) { self = .text(text) }
        init(integerLiteral value: Int) { self = .stored(NibGraphBuilder.integer(value)) }
        init(floatLiteral value: Double) { self = .stored(.double(value)) }
        init(booleanLiteral value: Bool) { self = .stored(.bool(value)) }

        /// A list of objects.
        static func objects(_ objects: [Int]) -> Value { .list(objects.map { .object($0) }) }

        /// A number object.
        static func number(_ value: NibValue) -> Value {
            switch value {
            case .bool: .new("NSNumber", ["NS.boolval": .stored(value)])
            case .float, .double: .new("NSNumber", ["NS.dblval": .stored(value)])
            default: .new("NSNumber", ["NS.intval": .stored(value)])
            }
        }
    }

    typealias Values = KeyValuePairs<String, Value>

    private var builder = NibGraphBuilder()
    private let root: Int

    init() { root = builder.make("NSObject") }

    @discardableResult
    mutating func add(_ className: String, _ values: Values = [:]) -> Int {
        let object = builder.make(className)
        set(object, values)
        return object
    }

    /// Adds a UIKit view with a frame.
    @discardableResult
    mutating func view(_ className: String, frame: [Double] = [0, 0, 10, 20], _ values: Values = [:]) -> Int {
        let object = add(className)
        set(
            object,
            [
                "UIBounds": .packed([0, 0, frame[2], frame[3]]), "UICenter": .packed([frame[0] + frame[2] / 2, frame[1] + frame[3] / 2]),
            ])
        set(object, values)
        return object
    }

    mutating func set(_ object: Int, _ values: Values) {
        for (key, value) in values {
            let stored = stored(value)
            builder.set(object, key: key, value: stored)
        }
    }

    private mutating func stored(_ value: Value) -> NibValue {
        switch value {
        case .stored(let value): return value
        case .text(let text): return builder.string(text)
        case .packed(let numbers): return builder.packed(numbers)
        case .data(let bytes): return builder.data(bytes)
        case .object(let index): return NibGraphBuilder.reference(index)
        case .new(let className, let values): return NibGraphBuilder.reference(add(className, values))
        case .list(let values, let className):
            var items: [NibValue] = []
            for value in values { items.append(stored(value)) }
            return builder.collection(items, of: className)
        case .map(let values):
            var items: [NibValue] = []
            for (key, value) in values { items += [builder.string(key), stored(value)] }
            return builder.collection(items, of: "NSMutableDictionary")
        }
    }

    // MARK: Files

    /// The graph of the objects so far.
    var graph: NibGraph { builder.graph(root: root) }

    func bytes() throws -> [UInt8] { try NibArchive(graph: graph).written() }

    /// Makes the file a UIKit nib with these objects at the top.
    mutating func finish(_ top: [Int], objects: [Int] = [], connections: [Int] = [], _ more: Values = [:]) {
        set(
            root,
            [
                "UINibTopLevelObjectsKey": .objects(top), "UINibObjectsKey": .objects(top + objects),
                "UINibConnectionsKey": .objects(connections),
            ])
        set(root, more)
    }

    /// Makes the file an AppKit nib with these objects, each with its owner; nil for the File's Owner.
    mutating func finishMac(_ members: [(object: Int, owner: Int?)], connections: [Int] = [], _ more: Values = [:]) {
        let owner = add("NSCustomObject", ["NSClassName": "NSObject"])
        let data = add(
            "NSIBObjectData",
            [
                "NSRoot": .object(owner), "NSObjectsKeys": .objects(members.map(\.object)),
                "NSObjectsValues": .objects(members.map { $0.owner ?? owner }), "NSConnections": .objects(connections),
            ])
        set(data, more)
        set(root, ["IB.objectdata": .object(data)])
    }

    /// Sets values of the file's root.
    mutating func setRoot(_ values: Values) { set(root, values) }
}

/// The document that is read from a compiled file.
struct CompiledReading {
    let document: InterfaceDocument
    let lines: DocumentLines
    /// The messages of the diagnostics.
    let messages: [String]

    init(_ bytes: [UInt8]) throws {
        let read = try DocumentReader().read(bytes, file: "A.nib")
        document = read.document
        lines = DocumentLines(String(decoding: read.document.text(), as: UTF8.self))
        messages = read.diagnostics.map(\.message)
    }

    /// Reads a UIKit nib with one view.
    init(_ className: String, _ values: CompiledSketch.Values) throws {
        var sketch = CompiledSketch()
        sketch.finish([sketch.view(className, values)])
        try self.init(sketch.bytes())
    }

    /// Reads a UIKit nib with one object without a frame.
    init(object className: String, _ values: CompiledSketch.Values) throws {
        var sketch = CompiledSketch()
        sketch.finish([sketch.add(className, values)])
        try self.init(sketch.bytes())
    }

    /// Reads an AppKit nib with one object.
    init(mac className: String, _ values: CompiledSketch.Values, root: CompiledSketch.Values = [:]) throws {
        var sketch = CompiledSketch()
        sketch.finishMac([(sketch.add(className, values), nil)])
        sketch.setRoot(root)
        try self.init(sketch.bytes())
    }
}
