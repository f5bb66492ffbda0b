public import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel
import FormworkQuery

/// What `formwork query` says of a document: the objects that a selector means.
public struct QueryResult: Sendable {
    /// An object that is meant.
    public struct Match: Sendable {
        /// The object.
        public let element: InterfaceDocument.Element
        /// Where it stands.
        public let location: Diagnostic.Location
        /// Its frame as it was solved; nil where that was not asked for, and for what is no view.
        public let solvedFrame: Rect?
        /// For each attribute that was asked for its values.
        public let values: [(name: String, values: [String])]
    }

    /// What is told of each object.
    public struct Options: Sendable {
        /// The names of attributes, as selectors have them.
        public var attributes: [String] = []
        /// Whether objects are only counted.
        public var onlyCounts = false

        /// Nothing but what an object is.
        public init() {}
    }

    /// The document's path as the caller gave it.
    public let file: String
    /// The document.
    public let document: InterfaceDocument
    /// The objects, in the document's order; empty where they are only counted.
    public let matches: [Match]
    /// How many there are.
    public let count: Int
    /// What is told of each.
    let options: Options

    /// The result for a document.
    ///
    /// - Parameters:
    ///   - elements: what the selector means in it.
    ///   - document: the document.
    ///   - file: its path as the caller gave it.
    ///   - options: what is told of each.
    ///   - layout: the document as it was solved, for frames; nil where they are not asked for.
    /// - Complexity: O(n) in the size of the document, where it has any.
    public init(
        _ elements: [InterfaceDocument.Element], in document: InterfaceDocument, file: String, options: Options = Options(),
        layout: DocumentLayout? = nil
    ) {
        self.file = file
        self.document = document
        self.options = options
        count = elements.count
        guard !elements.isEmpty, !options.onlyCounts else {
            matches = []
            return
        }
        let map = SourceMap(document, file: file)
        let values = ObjectValues(document)
        var frames: [Int: Rect] = [:]
        for root in layout?.roots ?? [] { for entry in root.frames { frames[entry.view.index] = entry.frame } }
        matches = elements.map { element in
            Match(
                element: element, location: map.location(of: element), solvedFrame: element.asView.flatMap { frames[$0.index] },
                values: options.attributes.map { ($0, values.values($0, of: element)) })
        }
    }
}
