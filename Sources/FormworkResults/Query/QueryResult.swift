public import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel
import FormworkQuery

/// The result of `formwork query` for a document: the objects that match a selector.
public struct QueryResult: Sendable {
    /// A matching object.
    public struct Match: Sendable {
        /// The object.
        public let element: InterfaceDocument.Element
        /// The location in the document.
        public let location: Diagnostic.Location
        /// The solved frame; nil if it was not requested or the object isn't a view.
        public let solvedFrame: Rect?
        /// The values of each requested attribute.
        public let values: [(name: String, values: [String])]
    }

    /// The information to return for each object.
    public struct Options: Sendable {
        /// The names of the requested attributes, as in selectors.
        public var attributes: [String] = []
        /// Whether to count the objects only.
        public var onlyCounts = false

        /// Creates options without any requested attributes.
        public init() {}
    }

    /// The document's path as given by the caller.
    public let file: String
    /// The document.
    public let document: InterfaceDocument
    /// The objects in document order; empty if they are only counted.
    public let matches: [Match]
    /// The number of objects.
    public let count: Int
    /// The information to return for each object.
    let options: Options

    /// Creates the result for a document.
    ///
    /// - Parameters:
    ///   - elements: The elements that match the selector.
    ///   - document: The document.
    ///   - file: The document's path as given by the caller.
    ///   - options: The information to return for each object.
    ///   - layout: The document's layout, for frames; nil if they are not requested.
    /// - Complexity: O(n) in the size of the document if anything matches.
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
        let map = InterfaceDocument.SourceMap(document, file: file)
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
