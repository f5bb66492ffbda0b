public import FormworkDiagnostics
public import FormworkModel

/// A document in every state that its layout templates, hiding masters and screens make, solved, drawn and written as a page.
public struct Page: Sendable {
    /// The document.
    public let document: InterfaceDocument
    /// What is shown of it.
    public let options: PageOptions
    /// What the page shows, as JSON in UTF-8 that can stand inside a page.
    public private(set) var data: [UInt8]
    /// What was left out, one sentence each.
    public let notes: [String]
    /// How many states were solved.
    public let stateCount: Int
    let file: String
    let trees: PageTrees
    let screens: [PageScreen]
    let tables: PageTables

    /// Solves and draws every state of a document.
    ///
    /// - Parameters:
    ///   - document: What is shown.
    ///   - file: What it is called: the file's name.
    ///   - diagnostics: What is to be said about it.
    ///   - options: How it is shown.
    /// - Complexity: That of laying out and drawing the document once for each of its states on each screen.
    public init(_ document: InterfaceDocument, file: String, diagnostics: [Diagnostic] = [], options: PageOptions = PageOptions()) {
        self.document = document
        self.options = options
        self.file = file
        trees = PageTrees(document, switched: options.openingToggles)
        var writer = PageWriter(document, options, trees)
        writer.solve()
        screens = writer.screens
        tables = writer.tables
        notes = writer.notes
        stateCount = writer.stateCount
        data = writer.data(file: file, diagnostics)
    }

    /// Whether there is nothing to show: the document has no views that are laid out.
    public var isEmpty: Bool { stateCount == 0 }

    /// Brings the page of an earlier state of the document along, so that the two can be looked at side by side.
    ///
    /// - Parameters:
    ///   - earlier: that page, made with the same options.
    ///   - title: what the state is called, such as `HEAD`.
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
