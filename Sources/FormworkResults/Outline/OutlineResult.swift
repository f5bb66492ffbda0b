import FormworkDiagnostics
public import FormworkModel
import FormworkTree

/// The result of `formwork outline` for a document: its content in as few words as possible.
public struct OutlineResult: Sendable {
    /// The document's path as given by the caller.
    public let file: String
    /// The document.
    public let document: InterfaceDocument
    /// The lines, each with its object.
    let lines: [(element: Element?, text: String)]
    /// The level of detail of the focused objects.
    public let detail: OutlineDetail
    /// The level of detail of the other objects.
    public let otherDetail: OutlineDetail

    /// Creates the outline of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - file: The document's path as given by the caller.
    ///   - focus: The objects that keep their details longest if there is a budget, with all their descendants.
    ///   - budget: The maximum number of tokens by ``TokenEstimate``; nil for no limit. If it is too small for a line of every scene, the last line
    ///     gives the number of omitted ones.
    ///   - detail: The maximum level of detail.
    /// - Complexity: O(n log n) in the size of the document.
    public init(
        _ document: InterfaceDocument, file: String, focus: [InterfaceDocument.Element] = [], budget: Int? = nil,
        detail: OutlineDetail = .constraints
    ) {
        self.file = file
        self.document = document
        var writer = OutlineWriter(document, focus: focus)
        writer.run()
        var head = "\(ShownText(file).text) \(document.platform.rawValue) \(document.kind.rawValue)"
        if document.format != .modern { head += " \(document.format.rawValue)" }
        let lines = writer.lines
        guard let budget else {
            (self.detail, otherDetail) = (detail, detail)
            self.lines = [(nil, head)] + Self.texts(lines, inner: detail, outer: detail)
            return
        }
        let left = budget - Self.tokens(head)
        for (inner, outer) in Self.ways(detail, hasFocus: !focus.isEmpty) {
            let texts = Self.texts(lines, inner: inner, outer: outer)
            if texts.reduce(0, { $0 + Self.tokens($1.text) }) <= left {
                (self.detail, otherDetail) = (inner, outer)
                self.lines = [(nil, head)] + texts
                return
            }
        }
        (self.detail, otherDetail) = (focus.isEmpty ? .scenes : .objects, .scenes)
        self.lines = [(nil, head)] + Self.cut(Self.texts(lines, inner: self.detail, outer: otherDetail), to: left)
    }

    /// The number of tokens of the outline, by ``TokenEstimate``.
    ///
    /// - Complexity: O(n) in its length.
    public var tokens: Int { lines.reduce(0) { $0 + Self.tokens($1.text) } }

    /// The number of tokens of the document as it was read, by ``TokenEstimate``.
    ///
    /// - Complexity: O(n) in its length.
    public var sourceTokens: Int { TokenEstimate.count(document.tree.source) }

    // MARK: Fitting

    /// Returns the tokens of a line, including the line break.
    private static func tokens(_ text: String) -> Int { TokenEstimate.count(text.utf8) + 1 }

    /// Returns the combinations of detail for focused and other objects, from the most detailed to the least. Focused objects keep their detail
    /// longest.
    private static func ways(_ most: OutlineDetail, hasFocus: Bool) -> [(OutlineDetail, OutlineDetail)] {
        let details = OutlineDetail.allCases.filter { $0 <= most }.reversed()
        guard hasFocus else { return details.map { ($0, $0) } }
        return details.map { (most, $0) } + details.dropFirst().map { ($0, .scenes) }
    }

    private static func texts(_ lines: [OutlineLine], inner: OutlineDetail, outer: OutlineDetail) -> [(element: Element?, text: String)] {
        lines.compactMap { line in line.text(line.isFocused ? inner : outer).map { (line.element, $0) } }
    }

    private static func cut(_ lines: [(element: Element?, text: String)], to budget: Int) -> [(element: Element?, text: String)] {
        // The last line has five tokens and a line break.
        var left = budget - 6
        let kept = lines.prefix { line in
            left -= tokens(line.text)
            return left >= 0
        }
        return kept + [(nil, "… \(lines.count - kept.count) more")]
    }
}
