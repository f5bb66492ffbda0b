import FormworkModel
import FormworkVocabulary

/// The dependencies in a project between documents, scenes, classes and resources.
package struct ProjectGraph: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case document, scene, `class`, image, color, symbol, font
    }

    /// A document, scene, class or resource.
    package struct Node: Hashable, Sendable {
        /// The unique id, by which edges refer to the node.
        package var id: String
        package var kind: Kind
        /// The name to display.
        package var label: String
        /// The file that contains it; nil if it isn't known.
        package var file: String?
        /// The node id of the document that contains a scene.
        package var document: String?
        /// Whether it is referred to but isn't in the project.
        package var isMissing = false
        /// Whether the scene is the document's initial one.
        package var isInitial = false
    }

    /// A directed dependency.
    package struct Edge: Hashable, Sendable {
        package enum Kind: String, Sendable, CaseIterable {
            /// From scene to scene.
            case segue
            /// From a storyboard reference to its document or scene.
            case reference
            /// From a scene or document to the class of an object in it.
            case `class`
            /// From a class to its superclass.
            case superclass
            /// From a document to a resource.
            case resource
            /// From a class to a document that its code loads.
            case load
        }

        package var from: String
        package var to: String
        package var kind: Kind
        /// A segue's kind and identifier; nil for none.
        package var label: String?
        /// The location in code.
        package var place: SourcePlace?
    }

    /// The nodes: documents in order, then their dependencies.
    package private(set) var nodes: [Node] = []
    package private(set) var edges: [Edge] = []
    /// The ids of the documents that were requested; nil if all are shown.
    package let named: Set<String>?
    private var known: Set<String> = []
    private var knownEdges: Set<Edge> = []

    /// Creates the graph of a project.
    ///
    /// - Parameters:
    ///   - project: The project index.
    ///   - files: The documents to show, with their outgoing and incoming dependencies; nil for all.
    /// - Complexity: O(n) in the size of the project index.
    package init(_ project: ProjectIndex, documents files: Set<String>? = nil) {
        let shown = project.documents.filter { files?.contains($0.file) ?? true }
        named = files.map { _ in Set(shown.map { Self.id($0) }) }
        for document in shown { addScenes(document) }
        for document in shown {
            addSegues(document, project: project)
            addClasses(document, project: project)
            addResources(document, project: project)
        }
        if files != nil { addIncoming(project) }
        addLoads(project, onlyInto: files == nil ? nil : Set(shown.map(\.file)))
    }

    private mutating func add(_ node: Node) { if known.insert(node.id).inserted { nodes.append(node) } }

    private mutating func add(_ edge: Edge) { if knownEdges.insert(edge).inserted { edges.append(edge) } }

    /// - Parameter isWanted: Whether to show the scene with an id.
    private mutating func addScenes(_ document: DocumentFacts, where isWanted: (String) -> Bool = { _ in true }) {
        let id = Self.id(document)
        add(Node(id: id, kind: .document, label: document.file, file: document.file))
        for scene in document.scenes where isWanted(scene.id) {
            add(
                Node(
                    id: Self.id(document, scene: scene.id), kind: .scene, label: scene.label, file: document.file, document: id,
                    isInitial: scene.isInitial))
        }
    }

    private static func id(_ document: DocumentFacts) -> String { "document:" + document.file }

    private static func id(_ document: DocumentFacts, scene: String) -> String { "scene:\(document.file)#\(scene)" }

    /// - Parameter isWanted: Whether to show segues to the scene with an id.
    private mutating func addSegues(of document: DocumentFacts, to isWanted: (String) -> Bool) {
        let scenes = Set(document.scenes.map(\.id))
        for segue in document.segues {
            guard let source = segue.source, scenes.contains(source), let destination = segue.destination, scenes.contains(destination),
                isWanted(destination)
            else { continue }
            let words = [segue.kind] + (segue.identifier.map { ["'\($0)'"] } ?? [])
            add(
                Edge(
                    from: Self.id(document, scene: source), to: Self.id(document, scene: destination), kind: .segue,
                    label: words.joined(separator: " ")))
        }
    }

    private mutating func addSegues(_ document: DocumentFacts, project: ProjectIndex) {
        addSegues(of: document) { _ in true }
        for scene in document.scenes {
            guard let reference = scene.reference, reference.bundle == nil else { continue }
            let others = Self.targets(of: reference, in: document, project)
            for other in others { addScenes(other.document) }
            let target = others.compactMap { other in other.scene.map { Self.id(other.document, scene: $0) } }.first
            let name = (reference.storyboard ?? document.name) + (reference.identifier.map { " ▸ \($0)" } ?? "")
            if target == nil { add(Node(id: "missing:scene:" + name, kind: .scene, label: name, isMissing: true)) }
            add(Edge(from: Self.id(document, scene: scene.id), to: target ?? "missing:scene:" + name, kind: .reference))
        }
    }

    /// Returns the documents that a reference may refer to, up to the first that contains its scene, each with the scene's id.
    private static func targets(
        of reference: DocumentFacts.Reference, in document: DocumentFacts, _ project: ProjectIndex
    ) -> [(document: DocumentFacts, scene: String?)] {
        let others =
            reference.storyboard.map { name in project.documents.filter { $0.name == name && $0.kind == .storyboard } } ?? [document]
        var result: [(document: DocumentFacts, scene: String?)] = []
        for other in others {
            let scene = other.scenes.first { scene in reference.identifier.map { scene.identifier == $0 } ?? scene.isInitial }
            result.append((other, scene?.id))
            if scene != nil { break }
        }
        return result
    }

    /// Adds the references of other documents to the named ones, and the segues to these references.
    private mutating func addIncoming(_ project: ProjectIndex) {
        var incoming: [Edge] = []
        for document in project.documents where !(named?.contains(Self.id(document)) ?? true) {
            var stands: Set<String> = []
            for scene in document.scenes {
                guard let reference = scene.reference, reference.bundle == nil, reference.storyboard != nil else { continue }
                let target = Self.targets(of: reference, in: document, project).last
                guard let target, named?.contains(Self.id(target.document)) ?? false else { continue }
                stands.insert(scene.id)
                let to = target.scene.map { Self.id(target.document, scene: $0) } ?? Self.id(target.document)
                incoming.append(Edge(from: Self.id(document, scene: scene.id), to: to, kind: .reference))
            }
            if stands.isEmpty { continue }
            let sources = Set(document.segues.filter { $0.destination.map(stands.contains) ?? false }.compactMap(\.source))
            addScenes(document) { stands.contains($0) || sources.contains($0) }
            addSegues(of: document) { stands.contains($0) }
        }
        for edge in incoming { add(edge) }
    }

    private mutating func addClasses(_ document: DocumentFacts, project: ProjectIndex) {
        var ofScenes: Set<String> = []
        for scene in document.scenes {
            guard let name = scene.controllerClass, document.classes.contains(where: { $0.name == name }) else { continue }
            ofScenes.insert(name)
            add(Edge(from: Self.id(document, scene: scene.id), to: addClass(name, project: project), kind: .class))
        }
        // Classes of Apple's aren't shown, and neither is the first responder, which has no class.
        for use in document.classes.sorted(by: { $0.name < $1.name })
        where !ofScenes.contains(use.name) && !AppleClasses.isApple(use.name) && use.name != "FirstResponder" {
            add(Edge(from: Self.id(document), to: addClass(use.name, project: project), kind: .class))
        }
    }

    private mutating func addClass(_ name: String, project: ProjectIndex) -> String {
        let entry = project.sources.declared(name)
        let id = "class:" + (entry?.name ?? name)
        if known.contains(id) { return id }
        add(Node(id: id, kind: .class, label: entry?.name ?? name, file: entry?.places.first?.file))
        for parent in project.sources.ancestry(of: entry?.name ?? name).entries.dropFirst().prefix(1) where !parent.places.isEmpty {
            add(Edge(from: id, to: addClass(parent.name, project: project), kind: .superclass))
        }
        return id
    }

    private mutating func addResources(_ document: DocumentFacts, project: ProjectIndex) {
        // Without a catalog, the folder is probably only part of the project.
        let isWhole = project.hasAll(.catalog) && project.resources.catalogCount > 0
        func place(_ kind: Kind, _ names: Set<String>, _ files: [String: String]) -> [Node] {
            names.sorted().map { name in
                Node(
                    id: "\(kind.rawValue):\(name)", kind: kind, label: name, file: files[name],
                    isMissing: isWhole && kind != .symbol && files[name] == nil && !(kind == .image && name.hasPrefix("NS")))
            }
        }
        let resources = project.resources
        let all =
            place(.image, document.images, resources.images) + place(.symbol, document.symbols, [:])
            + place(.color, document.colors, resources.colors) + place(.font, document.fontFiles, resources.fontFiles)
        for node in all {
            add(node)
            add(Edge(from: Self.id(document), to: node.id, kind: .resource))
        }
    }

    private mutating func addLoads(_ project: ProjectIndex, onlyInto files: Set<String>?) {
        for (use, file) in project.sources.names where use.kind == .nib || use.kind == .storyboard {
            guard let name = use.name, !use.owner.isEmpty else { continue }
            let kind: InterfaceDocument.Kind = use.kind == .nib ? .xib : .storyboard
            let found = project.documents.filter { $0.name == name && $0.kind == kind }
            if let files, !found.contains(where: { files.contains($0.file) }) { continue }
            let place = SourcePlace(file: file, position: use.position)
            if found.isEmpty, !use.isInOtherBundle {
                let id = "missing:document:" + name
                add(Node(id: id, kind: .document, label: name, isMissing: true))
                add(Edge(from: addClass(use.owner, project: project), to: id, kind: .load, place: place))
            }
            for document in found {
                add(Edge(from: addClass(use.owner, project: project), to: Self.id(document), kind: .load, place: place))
            }
        }
    }
}
