import FormworkModel
import FormworkNib
import FormworkTree

/// The state shared by all files that a document for iOS or tvOS is compiled to.
struct UIKitDocument {
    let document: InterfaceDocument
    let input: CompileSource
    let options: CompileOptions
    let generation: CompilerGeneration
    let target: SystemVersion
    let usesAutolayout: Bool
    let isColorMatched: Bool
    /// Every connection with its source and destination, in document order.
    let connections: [Connection]
    /// Connections without a destination.
    let lostConnections: [Element]
    /// The indices of the connections by source and destination nodes, sorted by node.
    private let byEnd: [(node: NodeIndex, place: Int)]
    let systemImages: Set<String>
    /// The named colors in the resources, by name.
    let namedColors: [String: Element]
    /// The ids of layout guides that constraints use.
    let usedGuides: Set<String>
    /// The nodes of cells and other prototypes that are compiled as nested files, in document order.
    let prototypes: [Range<NodeIndex>]

    typealias Element = RecordedElement

    var root: Element { element(document.rootNode) }

    /// A connection from one object to another.
    struct Connection {
        let element: Element
        /// The source of the connection; for the anchor of a segue's popover, the segue's template.
        let owner: NodeIndex
        /// The destination; for a segue its template.
        let destination: NodeIndex
    }

    /// - Parameter file: The path to give in locations.
    init(_ document: InterfaceDocument, file: String, options: CompileOptions) {
        self.document = document
        self.options = options
        let input = CompileSource(document.tree, file: file, isLenient: options.isLenient)
        self.input = input
        func recorded(_ element: InterfaceDocument.Element) -> Element { Element(base: element, source: input) }
        generation = options.generation ?? .newestProved
        let root = InterfaceDocument.Element(document: document, node: document.rootNode)
        usesAutolayout = root["useAutolayout"] == "YES"
        isColorMatched = root["colorMatched"] == "YES"
        target = options.deploymentTarget ?? generation.usualTarget
        var connections: [Connection] = []
        var lost: [Element] = []
        for connection in document.connections {
            let element = connection.element
            guard let owner = element.parent?.parent else { continue }
            if connection.element.name == "segue" {
                connections.append(Connection(element: recorded(element), owner: owner.node, destination: element.node))
                for (name, _) in PopoverAnchors.all {
                    guard let id = element[name] else { continue }
                    guard let anchor = document.element(id: id) else {
                        lost.append(recorded(element))
                        continue
                    }
                    connections.append(Connection(element: recorded(element), owner: element.node, destination: anchor.node))
                }
                for view in element.child(named: "popoverPassthroughViews")?.children ?? [] {
                    guard let target = view["reference"].flatMap({ document.element(id: $0) }) else {
                        lost.append(recorded(element))
                        continue
                    }
                    connections.append(Connection(element: recorded(view), owner: element.node, destination: target.node))
                }
                continue
            }
            guard let id = element["destination"] ?? element["target"], let destination = document.element(id: id) else {
                lost.append(recorded(element))
                continue
            }
            connections.append(Connection(element: recorded(element), owner: owner.node, destination: destination.node))
        }
        self.connections = connections
        lostConnections = lost
        byEnd = connections.enumerated().flatMap { place, connection in
            [(node: connection.owner, place: place), (node: connection.destination, place: place)]
        }.sorted { ($0.node, $0.place) < ($1.node, $1.place) }
        var images: Set<String> = []
        var colors: [String: Element] = [:]
        for resource in document.resources {
            if resource.kind == .image {
                if resource.catalog == "system" { images.insert(resource.name) }
            } else if let color = resource.color {
                colors[resource.name] = recorded(color)
            }
        }
        systemImages = images
        namedColors = colors
        var guides: Set<String> = []
        for constraint in document.constraints {
            for name in ["firstItem", "secondItem"] { if let id = constraint.element[name] { guides.insert(id) } }
        }
        usedGuides = guides
        let tree = document.storage.tree
        prototypes = tree.nodeIndices.filter { node in
            guard tree.nodes[node].kind == .element,
                ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(tree.names[tree.nodes[node].name])
            else { return false }
            let parent = InterfaceDocument.Element(document: document, node: tree.nodes[node].parent)
            // Static cells of a table are objects of its controller's file.
            if parent.name == "cells" { return parent.parent?.name != "tableViewSection" }
            return parent.name == "prototypes" || parent.name == "collectionView"
        }.map { tree.nodes(below: $0) }
    }

    /// Returns the connections with a source or destination in a file but with neither in a nested file, in document order.
    ///
    /// - Complexity: O(n log n) in the size of the file.
    func connections(of extent: NibExtent) -> [Connection] {
        var places: Set<Int> = []
        for range in extent.included.list {
            var place = byEnd.partitioningIndex { $0.node >= range.lowerBound }
            while place < byEnd.count, byEnd[place].node < range.upperBound {
                if extent.contains(byEnd[place].node) { places.insert(byEnd[place].place) }
                place += 1
            }
        }
        return places.sorted().map { connections[$0] }.filter { !extent.isNested($0.owner) && !extent.isNested($0.destination) }
    }

    /// Returns the prototypes inside a subtree. If the subtree itself is a prototype, it isn't included.
    func prototypes(in range: Range<NodeIndex>) -> [Range<NodeIndex>] {
        var place = prototypes.partitioningIndex { $0.lowerBound >= range.lowerBound }
        var result: [Range<NodeIndex>] = []
        while place < prototypes.count, prototypes[place].lowerBound < range.upperBound {
            if prototypes[place] != range { result.append(prototypes[place]) }
            place += 1
        }
        return result
    }

    // MARK: Elements

    func element(_ node: NodeIndex) -> Element { Element(base: InterfaceDocument.Element(document: document, node: node), source: input) }

    func element(id: String) -> Element? { document.element(id: id).map { element($0.node) } }

    // MARK: Findings

    /// Refuses the parts of elements that weren't read.
    func refuseUnread(below element: Element) {
        input.refuseUnread(below: element.node, except: .uiKit) { refuse(self.element($0), message: $1) }
    }

    /// Reports a part that isn't compiled, as an error, or as a warning about the omission if lenient.
    func refuse(_ element: Element, message: String) {
        input.refuse(element.node, message: options.isLenient ? message + "; it is left out" : message, path: element.path)
    }

    func warn(_ element: Element, message: String) { input.warn(element.node, message: message, path: element.path) }

    func isAtLeast(_ generation: CompilerGeneration) -> Bool { self.generation >= generation }
}

extension CompilerGeneration {
    /// The newest generation for which files for iOS were available.
    static let newestProved = CompilerGeneration(xcode: .init(12, 4))

    /// The deployment target of a document without one.
    var usualTarget: SystemVersion {
        if self >= .xcode11 { return .init(13) }
        return self >= .xcode9 ? .init(11) : .init(8)
    }
}
