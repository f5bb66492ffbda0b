import FormworkModel
import FormworkNib
import FormworkTree

/// The state shared by all files that a document is compiled to.
final class MacDocument {
    let source: CompileSource
    let options: CompileOptions
    let generation: MacGeneration
    /// Whether the files are NIBArchives rather than keyed archives, which systems before 10.13 need.
    let writesArchives: Bool
    /// The elements of images in the document's resources, by name.
    private(set) var imageNodes: [String: NodeIndex] = [:]
    /// The elements of asset catalog colors in the document's resources, by name.
    private(set) var colorNodes: [String: NodeIndex] = [:]
    /// The document's version of Interface Builder.
    let toolsVersion: Int
    /// Whether objects with custom classes are created directly, without placeholder objects.
    let makesObjectsDirectly: Bool
    /// The files of prototypes, each compiled once for all enclosing tables.
    var prototypes: [Prototype: [UInt8]] = [:]
    /// The number of prototype lists that contain each element; empty if the document has none.
    private let depths: [Int32]

    struct Prototype: Hashable {
        var cell: NodeIndex
        var isForNewerTables: Bool
    }

    /// The maximum nesting depth of prototype lists. Each file contains those of all nested tables, so that each level can double the size.
    static let deepestPrototypes: Int32 = 4

    init(_ source: CompileSource, _ options: CompileOptions) {
        self.source = source
        self.options = options
        generation = MacGeneration(options.generation)
        let root = source.root ?? NodeIndex(0)
        writesArchives = options.deploymentTarget.map { $0 >= .init(10, 13) } ?? generation.isModern
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

    /// Returns the number of prototype lists that contain an element, including itself.
    func prototypeDepth(_ node: NodeIndex) -> Int32 { depths.indices.contains(node.place) ? depths[node.place] : 0 }

    /// Encodes a file.
    func written(_ graph: NibGraph) throws(NibError) -> [UInt8] { writesArchives ? try archive(graph) : try keyed(graph) }

    func archive(_ graph: NibGraph) throws(NibError) -> [UInt8] {
        let graph = Self.ordered(graph)
        return try NibContents.archive(NibArchive(minorVersion: generation.xcode >= .init(14) ? 10 : 9, graph: graph)).written()
    }

    func keyed(_ graph: NibGraph) throws(NibError) -> [UInt8] {
        try NibContents.keyed(KeyedArchive(encoding: Self.ordered(graph))).written()
    }

    /// Sorts the objects in the order in which they are reached. Some keys of views and menu items are weak references, which don't count.
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
