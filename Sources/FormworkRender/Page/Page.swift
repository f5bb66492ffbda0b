public import FormworkDiagnostics
public import FormworkModel

/// A page with a document in every state that its layout templates, hiding masters and screens produce, solved and drawn.
public struct Page: Sendable {
    /// The document.
    public let document: InterfaceDocument
    /// The page's options.
    public let options: PageOptions
    /// The page's data as UTF-8 JSON that can be embedded in HTML.
    public private(set) var data: [UInt8]
    /// One sentence for each thing that was left out.
    public let notes: [String]
    /// The number of solved states.
    public let stateCount: Int
    let file: String
    let trees: PageTrees
    let screens: [PageScreen]
    let tables: PageTables

    /// Solves and draws every state of a document.
    ///
    /// - Parameters:
    ///   - document: The document to show.
    ///   - file: The file's name.
    ///   - diagnostics: The diagnostics to show with the document.
    ///   - options: The page's options.
    /// - Complexity: That of laying out and drawing the document once for each of its states on each screen.
    public init(_ document: InterfaceDocument, file: String, diagnostics: [Diagnostic] = [], options: PageOptions = PageOptions()) {
        self.document = document
        self.options = options
        self.file = file
        trees = PageTrees(document, switched: options.openingToggles)
        var writer = PageWriter(document, options: options, trees: trees)
        writer.solve()
        screens = writer.screens
        tables = writer.tables
        notes = writer.notes
        stateCount = writer.stateCount
        data = writer.data(file: file, diagnostics)
    }

    /// Whether there is nothing to show: the document has no views that can be laid out.
    public var isEmpty: Bool { stateCount == 0 }

    /// Adds the page of an earlier state of the document, so that the two can be viewed side by side.
    ///
    /// - Parameters:
    ///   - earlier: The earlier page, made with the same options.
    ///   - title: The name of the earlier state, such as `HEAD`.
    /// - Complexity: O(n) in the size of both.
    public mutating func compare(with earlier: Page, title: String) {
        var json = JSONWriter(escapesMarkup: true)
        json.object { json in
            json.key("title")
            json.string(title)
            json.key("data")
            json.written(earlier.data)
        }
        data.removeLast()
        data += Array(",\"against\":".utf8) + json.bytes + [UInt8(ascii: "}")]
    }
}
