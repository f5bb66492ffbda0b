import FormworkModel
import FormworkNib
import FormworkTree

/// A document as the compiler sees it, with what it is compiled for.
struct CompileSource: Sendable {
    let document: InterfaceDocument
    let options: CompileOptions
    let generation: CompilerGeneration
    let target: CompileOptions.Version
    let usesAutolayout: Bool
    let isColorMatched: Bool
    /// Every connection with the objects at its ends, in the document's order.
    let connections: [Connection]
    /// Connections that lead to nothing.
    let lostConnections: [Element]
    /// The places of the connections by the nodes at which they begin and end, in the order of these.
    private let byEnd: [(node: NodeIndex, place: Int)]
    /// The images that are the system's, by name.
    let systemImages: Set<String>
    /// The colours of the resources, by name.
    let namedColors: [String: Element]
    /// The guides that constraints hold to.
    let usedGuides: Set<String>
    /// Cells and the like that become files of their own inside the files of their lists; in the order of the document.
    let prototypes: [Range<NodeIndex>]

    typealias Element = InterfaceDocument.Element

    /// A way from one object to another.
    struct Connection: Sendable {
        let element: Element
        /// The source of the connection; for the anchor of a segue's popover, the segue's template.
        let owner: NodeIndex
        /// The destination; for a segue its template.
        let destination: NodeIndex
    }

    init(_ document: InterfaceDocument, options: CompileOptions) {
        self.document = document
        self.options = options
        generation = options.generation ?? .newestProved
        let root = Element(document: document, node: document.rootNode)
        usesAutolayout = root["useAutolayout"] == "YES"
        isColorMatched = root["colorMatched"] == "YES"
        target = options.deploymentTarget ?? Self.deployment(of: root) ?? generation.usualTarget
        var connections: [Connection] = []
        var lost: [Element] = []
        for connection in document.connections {
            let element = connection.element
            guard let owner = element.parent?.parent else { continue }
            if connection.element.name == "segue" {
                connections.append(Connection(element: element, owner: owner.node, destination: element.node))
                for (name, _) in PopoverAnchors.all {
                    guard let id = element[name] else { continue }
                    guard let anchor = document.element(id: id) else {
                        lost.append(element)
                        continue
                    }
                    connections.append(Connection(element: element, owner: element.node, destination: anchor.node))
                }
                for view in Self.child(element, named: "popoverPassthroughViews")?.children ?? [] {
                    guard let target = view["reference"].flatMap({ document.element(id: $0) }) else {
                        lost.append(element)
                        continue
                    }
                    connections.append(Connection(element: view, owner: element.node, destination: target.node))
                }
                continue
            }
            guard let id = element["destination"] ?? element["target"], let destination = document.element(id: id) else {
                lost.append(element)
                continue
            }
            connections.append(Connection(element: element, owner: owner.node, destination: destination.node))
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
                colors[resource.name] = color
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
            let parent = Element(document: document, node: tree.nodes[node].parent)
            // A table's cells that are no prototypes are objects of its controller's file.
            if parent.name == "cells" { return parent.parent?.name != "tableViewSection" }
            return parent.name == "prototypes" || parent.name == "collectionView"
        }.map { tree.nodes(below: $0) }
    }

    /// The connections of which an end is in a file, and none in a file inside it, in the document's order.
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

    /// The prototypes in a subtree, other than its root.
    func prototypes(in range: Range<NodeIndex>) -> [Range<NodeIndex>] {
        var place = prototypes.partitioningIndex { $0.lowerBound >= range.lowerBound }
        var result: [Range<NodeIndex>] = []
        while place < prototypes.count, prototypes[place].lowerBound < range.upperBound {
            if prototypes[place] != range { result.append(prototypes[place]) }
            place += 1
        }
        return result
    }

    /// The system that the document says it is for: four hexadecimal digits of which two are the major version.
    private static func deployment(of root: Element) -> CompileOptions.Version? {
        let dependencies = root.children.first { $0.name == "dependencies" }
        guard let text = dependencies?.children.first(where: { $0.name == "deployment" })?["version"], let number = Int(text),
            (256...65_535).contains(number)
        else { return nil }
        return CompileOptions.Version(number >> 8, (number >> 4) & 15)
    }

    func isAtLeast(_ generation: CompilerGeneration) -> Bool { self.generation >= generation }

    /// An element's child of a name.
    static func child(_ element: Element, named name: String) -> Element? { element.children.first { $0.name == name } }
}

extension CompilerGeneration {
    /// The newest whose files for iOS were at hand.
    static let newestProved = CompilerGeneration(xcode: .init(12, 4))

    /// The deployment target of a document that names none.
    var usualTarget: CompileOptions.Version {
        if self >= .xcode11 { return .init(13) }
        return self >= .xcode9 ? .init(11) : .init(8)
    }
}
