public import FormworkModel

extension InterfaceDocument.Selector {
    /// Returns the objects of a document that match, in document order, without duplicates.
    ///
    /// - Parameters:
    ///   - document: the document to search.
    ///   - solving: computes the marks for `:ambiguous`, `:misplaced` and `:conflicting`. It is called only if the selector contains one of them. By
    ///     default, the marks that Xcode recorded count.
    /// - Complexity: O(n · k) in the size of the document and the number of the selector's parts, plus the time for solving.
    public func matches(
        in document: InterfaceDocument,
        solving: (InterfaceDocument) -> InterfaceDocument.SolvedMarks = InterfaceDocument.SolvedMarks.recorded
    ) -> [InterfaceDocument.Element] {
        let matcher = SelectorMatcher(document, marks: needsSolving ? solving(document) : nil)
        return matcher.nodes(of: paths).map { InterfaceDocument.Element(document: document, node: $0) }
    }
}
