public import FormworkDiagnostics
public import FormworkModel
import FormworkTree

/// The result of `formwork import` for a document.
public struct ImportResult: Sendable {
    /// An element or attribute name that Formwork does not know from Interface Builder.
    public struct Unknown: Hashable, Sendable {
        /// The element's name.
        public var element: String
        /// The attribute's name; nil if the element itself is unknown.
        public var attribute: String?
        /// The number of occurrences.
        public var count: Int
    }

    /// The numbers of objects in the document.
    public struct Counts: Hashable, Sendable {
        /// Scenes; a XIB counts as one.
        public var scenes = 0
        /// Elements with an id below the scenes or among a XIB's objects.
        public var objects = 0
        /// Views anywhere in the document.
        public var views = 0
        /// Constraints, installed or not.
        public var constraints = 0
        /// Outlets of views, controllers and constraints.
        public var outlets = 0
        /// Outlet collections.
        public var outletCollections = 0
        /// Actions.
        public var actions = 0
        /// Segues.
        public var segues = 0
        /// User-defined runtime attributes.
        public var runtimeAttributes = 0
        /// Layout templates of both generations.
        public var templates = 0
        /// Outlets from followers to their hiding masters.
        public var hidingLinks = 0
        /// Elements with an unknown name.
        public var unknownElements = 0
    }

    /// The document's path as given by the caller.
    public let file: String
    /// The document.
    public let document: InterfaceDocument
    /// The reader's diagnostics.
    public let diagnostics: [Diagnostic]
    /// The numbers of objects.
    public let counts: Counts
    /// The names that Formwork does not know from Interface Builder.
    public let unknown: [Unknown]
    /// The details of objects in the JSON.
    public var fields = ObjectFields.usual

    /// Counts the objects of a document.
    ///
    /// - Complexity: O(n) in the size of the document.
    public init(file: String, document: InterfaceDocument, diagnostics: [Diagnostic]) {
        self.file = file
        self.document = document
        self.diagnostics = diagnostics
        unknown = Self.unknown(in: document)
        counts = Self.counts(of: document, unknown)
    }

    private static func counts(of document: InterfaceDocument, _ unknown: [Unknown]) -> Counts {
        let index = document.storage.index
        let tree = document.storage.tree
        var counts = Counts()
        counts.scenes = index.scenes.count
        counts.objects = index.objectCount
        counts.views = index.views.count
        counts.constraints = index.constraints.count
        for connection in index.connections {
            switch connection.kind {
            case .outlet:
                counts.outlets += 1
                if tree.equals(connection.name, other: InterfaceDocument.HidingLinks.outlet) { counts.hidingLinks += 1 }
            case .outletCollection: counts.outletCollections += 1
            case .action: counts.actions += 1
            case .segue: counts.segues += 1
            case .binding, .accessibility: break
            }
        }
        counts.runtimeAttributes = index.runtimeAttributes.count
        counts.templates = index.templateNodes.count
        counts.unknownElements = unknown.reduce(0) { $0 + ($1.attribute == nil ? $1.count : 0) }
        return counts
    }

    /// Returns the unknown names in the order of their first occurrence.
    private static func unknown(in document: InterfaceDocument) -> [Unknown] {
        let tree = document.storage.tree
        guard !tree.names.extras.isEmpty else { return [] }
        var result: [Unknown] = []
        var places: [UInt32: Int] = [:]
        func count(_ element: NameID, _ attribute: NameID?) {
            let key = UInt32(element) << 16 | UInt32(attribute.map { $0 + 1 } ?? 0)
            if let place = places[key] {
                result[place].count += 1
            } else {
                places[key] = result.count
                result.append(Unknown(element: tree.names[element], attribute: attribute.map { tree.names[$0] }, count: 1))
            }
        }
        for node in tree.nodeIndices where tree.nodes[node].kind == .element {
            let element = tree.nodes[node].name
            if !tree.names.isKnown(element) { count(element, nil) }
            for position in tree.attributeRange(of: node) where !tree.names.isKnown(tree.attributes[position].name) {
                count(element, tree.attributes[position].name)
            }
        }
        return result
    }
}
