public import FormworkModel

extension InterfaceDocument.Selector {
    /// The objects of a document that are meant, in its order, each once.
    ///
    /// - Parameters:
    ///   - document: what is asked.
    ///   - solving: finds what `:ambiguous`, `:misplaced` and `:conflicting` ask for; only called where one of them stands in the selector.
    ///     Without it, what Xcode recorded counts.
    /// - Complexity: O(n · k) in the size of the document and the number of the selector's parts, and what solving takes.
    public func matches(
        in document: InterfaceDocument,
        solving: (InterfaceDocument) -> InterfaceDocument.SolvedMarks = InterfaceDocument.SolvedMarks.recorded
    ) -> [InterfaceDocument.Element] {
        let matcher = SelectorMatcher(document, marks: needsSolving ? solving(document) : nil)
        return matcher.nodes(of: paths).map { InterfaceDocument.Element(document: document, node: $0) }
    }
}
