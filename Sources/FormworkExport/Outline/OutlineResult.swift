import FormworkDiagnostics
public import FormworkModel
import FormworkTree

/// What `formwork outline` says of a document: what is in it, in as few words as can be.
public struct OutlineResult: Sendable {
    /// The document's path as the caller gave it.
    public let file: String
    /// The document.
    public let document: InterfaceDocument
    /// The lines, each with its object.
    let lines: [(element: Element?, text: String)]
    /// How much is told of what is looked at more closely.
    public let detail: OutlineDetail
    /// How much is told of the rest.
    public let otherDetail: OutlineDetail

    /// An outline of a document.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - file: its path as the caller gave it.
    ///   - focus: what is looked at more closely where there is a budget, with all that stands in it.
    ///   - budget: how many tokens there may be, by ``TokenEstimate``; nil for as many as it takes. Where it is too small for a line of every
    ///     scene, the last line says how many are left out.
    ///   - detail: how much is told at most.
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
            self.lines = [(nil, head)] + Self.texts(lines, detail, detail)
            return
        }
        let left = budget - Self.tokens(head)
        for (inner, outer) in Self.ways(detail, hasFocus: !focus.isEmpty) {
            let texts = Self.texts(lines, inner, outer)
            if texts.reduce(0, { $0 + Self.tokens($1.text) }) <= left {
                (self.detail, otherDetail) = (inner, outer)
                self.lines = [(nil, head)] + texts
                return
            }
        }
        (self.detail, otherDetail) = (focus.isEmpty ? .scenes : .objects, .scenes)
        self.lines = [(nil, head)] + Self.cut(Self.texts(lines, self.detail, otherDetail), to: left)
    }

    /// How many tokens the outline is, by ``TokenEstimate``.
    ///
    /// - Complexity: O(n) in its length.
    public var tokens: Int { lines.reduce(0) { $0 + Self.tokens($1.text) } }

    /// How many tokens the document is as it was read, by ``TokenEstimate``.
    ///
    /// - Complexity: O(n) in its length.
    public var sourceTokens: Int { TokenEstimate.count(document.tree.source) }

    // MARK: Fitting

    /// The end of its line counts, too.
    private static func tokens(_ text: String) -> Int { TokenEstimate.count(text.utf8) + 1 }

    /// How much may be told of what is looked at and of the rest: the most first. What is looked at keeps its detail longest.
    private static func ways(_ most: OutlineDetail, hasFocus: Bool) -> [(OutlineDetail, OutlineDetail)] {
        let details = OutlineDetail.allCases.filter { $0 <= most }.reversed()
        guard hasFocus else { return details.map { ($0, $0) } }
        return details.map { (most, $0) } + details.dropFirst().map { ($0, .scenes) }
    }

    private static func texts(_ lines: [OutlineLine], _ inner: OutlineDetail, _ outer: OutlineDetail) -> [(element: Element?, text: String)]
    {
        lines.compactMap { line in line.text(line.isFocused ? inner : outer).map { (line.element, $0) } }
    }

    private static func cut(_ lines: [(element: Element?, text: String)], to budget: Int) -> [(element: Element?, text: String)] {
        // The last line is one of five tokens.
        var left = budget - 6
        let kept = lines.prefix { line in
            left -= tokens(line.text)
            return left >= 0
        }
        return kept + [(nil, "… \(lines.count - kept.count) more")]
    }
}
