package import FormworkNib
import FormworkTree

/// Related compiled files as one graph: a nib with those nested in it, or the nibs of a storyboard.
///
/// An object that represents one in another file is an alias for it.
package struct MergedNib {
    package private(set) var graph: NibGraph
    /// The roots of all files, in order.
    package private(set) var roots: [Int]
    private var aliases: [Int: Int] = [:]

    /// The greatest total number of objects.
    private static let objectLimit = 4_000_000

    package init(_ graph: NibGraph) {
        self.graph = graph
        roots = [graph.root]
    }

    /// Appends the objects of another file.
    ///
    /// - Returns: The root of the other file.
    /// - Throws: `NibError` if there would be too many objects.
    /// - Complexity: O(n) in the size of the other file.
    package mutating func append(_ other: NibGraph) throws(NibError) -> Int {
        guard graph.objects.count + other.objects.count < Self.objectLimit, graph.bytes.count + other.bytes.count < Int(Int32.max) else {
            throw NibError(.limit, message: "the nested files contain too many objects", at: 0)
        }
        let objects = Int32(graph.objects.count)
        let classes = Int32(graph.classes.count)
        let keys = Int32(graph.keys.count)
        let fields = Int32(graph.fields.count)
        let bytes = UInt32(graph.bytes.count)
        let elements = UInt32(graph.elements.count)
        func moved(_ value: NibValue) -> NibValue {
            switch value {
            case .reference(let index): .reference(index + objects)
            case .data(let range): .data(TextRange(offset: range.offset + bytes, length: range.length))
            case .text(let range): .text(TextRange(offset: range.offset + bytes, length: range.length))
            case .list(let range): .list(TextRange(offset: range.offset + elements, length: range.length))
            case .dictionary(let range): .dictionary(TextRange(offset: range.offset + elements, length: range.length))
            default: value
            }
        }
        graph.bytes += other.bytes
        graph.keys += other.keys
        graph.classes += other.classes.map { description in
            NibClass(name: description.name, fallbacks: description.fallbacks.map { $0 + classes }, superclasses: description.superclasses)
        }
        graph.elements += other.elements.map(moved)
        graph.fields += other.fields.map { NibField(key: $0.key + keys, value: moved($0.value)) }
        graph.objects += other.objects.map { object in
            let classIndex = object.classIndex < 0 ? object.classIndex : object.classIndex + classes
            return NibObject(classIndex: classIndex, firstField: object.firstField + fields, fieldCount: object.fieldCount)
        }
        let root = other.root + Int(objects)
        roots.append(root)
        return root
    }

    /// Makes an object an alias for another one.
    mutating func alias(_ object: Int, for other: Int) { if object != other { aliases[object] = other } }

    /// Returns the object that an alias refers to, or the object itself.
    func resolve(_ object: Int) -> Int {
        var object = object
        // Limit the steps, because aliases may form a cycle.
        for _ in 0..<16 {
            guard let next = aliases[object] else { return object }
            object = next
        }
        return object
    }

    /// Returns the objects in a list of a root.
    func list(_ key: String, of root: Int) -> [Int] { graph.objects(in: graph.value(root, key: key)) }

    /// Returns the identifier of a proxy: `IBFilesOwner`, `IBFirstResponder`, `UIStoryboardPlaceholder`, `UpstreamPlaceholder-…`; nil for other
    /// objects.
    func proxyName(_ object: Int) -> String? {
        graph.value(object, key: "UIProxiedObjectIdentifier").flatMap(graph.text)
    }
}
