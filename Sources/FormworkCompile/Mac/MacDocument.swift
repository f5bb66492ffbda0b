import FormworkNib
import FormworkTree

/// What the files that a document becomes have in common.
final class MacDocument {
    let source: MacSource
    let options: CompileOptions
    let generation: MacGeneration
    /// Whether the files are NIBArchives; keyed archives where they are loaded by systems before 10.13.
    let writesArchives: Bool
    /// What the document says of the images that it names.
    private(set) var imageNodes: [String: NodeIndex] = [:]
    /// What the document says of the colours of asset catalogs that it names.
    private(set) var colorNodes: [String: NodeIndex] = [:]
    /// What the document's version of Interface Builder is.
    let toolsVersion: Int
    /// Whether objects of the application's own are made without a stand-in for what they descend from.
    let makesObjectsDirectly: Bool
    /// The files of prototypes: each is compiled once, however many tables are around it.
    var prototypes: [Prototype: [UInt8]] = [:]
    /// How many lists of prototypes are around each element; empty where the document has none.
    private let depths: [Int32]

    struct Prototype: Hashable {
        var cell: NodeIndex
        var isForNewerTables: Bool
    }

    /// How many lists of prototypes may be inside each other: a file holds those of all tables inside, so that each level can double the
    /// size.
    static let deepestPrototypes: Int32 = 4

    init(_ source: MacSource, _ options: CompileOptions) {
        self.source = source
        self.options = options
        generation = MacGeneration(options.generation)
        let root = source.root ?? NodeIndex(0)
        let target = options.deploymentTarget ?? Self.target(source, root)
        writesArchives = target.map { $0 >= .init(10, 13) } ?? generation.isModern
        makesObjectsDirectly = source.isWord(root, "customObjectInstantitationMethod", "direct")
        toolsVersion = source[root, "toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) } ?? 0
        depths = Self.depths(source.tree)
        guard let resources = source.child(root, named: "resources") else { return }
        for node in source.children(resources) {
            guard let name = source[node, "name"] else { continue }
            if source.name(node) == "namedColor" {
                if let color = source.child(node, named: "color") { colorNodes[name] = color }
            } else {
                imageNodes[name] = node
            }
        }
    }

    /// What the document says of the oldest system that it is for.
    private static func target(_ source: MacSource, _ root: NodeIndex) -> CompileOptions.Version? {
        guard let dependencies = source.child(root, named: "dependencies"),
            let deployment = source.child(dependencies, named: "deployment"),
            let version = source.integer(deployment, "version")
        else { return nil }
        // 1070 is 10.7, 101300 is 10.13, 110000 is 11.0.
        return version >= 100_000 ? .init(version / 10_000, version / 100 % 100) : .init(version / 100, version / 10 % 10)
    }

    private static func depths(_ tree: ElementTree) -> [Int32] {
        guard let id = tree.names.id(of: "prototypeCellViews") else { return [] }
        var result = [Int32](repeating: 0, count: tree.nodes.count)
        for node in tree.nodeIndices {
            let element = tree.nodes[node]
            let above = element.parent < node ? result[element.parent.place] : 0
            result[node.place] = above + (element.kind == .element && element.name == id ? 1 : 0)
        }
        return result
    }

    /// How many lists of prototypes an element is in, with itself.
    func prototypeDepth(_ node: NodeIndex) -> Int32 { depths.indices.contains(node.place) ? depths[node.place] : 0 }

    /// The bytes of a file.
    func written(_ graph: NibGraph) throws(NibError) -> [UInt8] { writesArchives ? try archive(graph) : try keyed(graph) }

    func archive(_ graph: NibGraph) throws(NibError) -> [UInt8] {
        let graph = Self.ordered(graph)
        return try NibContents.archive(NibArchive(minorVersion: generation.xcode >= .init(14) ? 10 : 9, graph: graph)).written()
    }

    func keyed(_ graph: NibGraph) throws(NibError) -> [UInt8] {
        try NibContents.keyed(KeyedArchive(encoding: Self.ordered(graph))).written()
    }

    /// The objects in the order in which they are reached; what a view and an item of a menu only name has its place from what holds it.
    private static func ordered(_ graph: NibGraph) -> NibGraph {
        graph.reordered { className, key in
            switch key {
            case "NSNextResponder", "NSSuperview", "NSNextKeyView": true
            case "NSMenu": className == "NSMenuItem"
            default: false
            }
        }
    }
}
