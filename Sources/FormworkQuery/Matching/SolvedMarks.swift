public import FormworkModel

extension InterfaceDocument {
    /// What is known of a document's layout, for selectors that ask for it: `:ambiguous`, `:misplaced`, `:conflicting`.
    ///
    /// Selectors do not solve. Who does hands over what was found.
    public struct SolvedMarks: Sendable {
        /// Views whose frame the constraints do not say.
        public var ambiguous: [View]
        /// Views whose recorded frame is another than the one that the constraints give.
        public var misplaced: [View]
        /// Constraints that cannot hold together with others.
        public var conflicting: [Constraint]

        /// What was found.
        public init(ambiguous: [View] = [], misplaced: [View] = [], conflicting: [Constraint] = []) {
            self.ambiguous = ambiguous
            self.misplaced = misplaced
            self.conflicting = conflicting
        }

        /// What Xcode left in the document when it was saved: views marked as ambiguous or misplaced. It marks no conflicts.
        ///
        /// - Complexity: O(n) in the number of views.
        public static func recorded(in document: InterfaceDocument) -> SolvedMarks {
            let views = document.views
            return SolvedMarks(ambiguous: views.filter(\.isAmbiguous), misplaced: views.filter(\.isMisplaced))
        }
    }
}
