public import FormworkModel

extension InterfaceDocument {
    /// Marks on a document's layout for selectors with `:ambiguous`, `:misplaced` or `:conflicting`.
    ///
    /// Selectors don't solve the layout. The caller provides the marks.
    public struct SolvedMarks: Sendable {
        /// Views whose frame is not determined by the constraints.
        public var ambiguous: [View]
        /// Views whose recorded frame differs from the one that the constraints determine.
        public var misplaced: [View]
        /// Constraints that cannot be satisfied together with others.
        public var conflicting: [Constraint]

        /// Creates marks from lists of objects.
        public init(ambiguous: [View] = [], misplaced: [View] = [], conflicting: [Constraint] = []) {
            self.ambiguous = ambiguous
            self.misplaced = misplaced
            self.conflicting = conflicting
        }

        /// Returns the marks that Xcode saved in the document: views marked as ambiguous or misplaced. Xcode records no conflicts.
        ///
        /// - Complexity: O(n) in the number of views.
        public static func recorded(in document: InterfaceDocument) -> InterfaceDocument.SolvedMarks {
            let views = document.views
            return InterfaceDocument.SolvedMarks(ambiguous: views.filter(\.isAmbiguous), misplaced: views.filter(\.isMisplaced))
        }
    }
}
