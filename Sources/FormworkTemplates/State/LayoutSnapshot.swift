public import FormworkModel

extension LayoutState {
    /// The state that the targets of templates were in: their constraints, and the values that their lists name.
    ///
    /// Only targets are in it; what else the controller has is not. See <doc:LayoutTemplates#Snapshots>.
    public struct Snapshot: Sendable {
        /// What was taken from one view.
        struct Values: Sendable {
            var view: View
            var values: [(keyPath: String, value: CapturedValue)]
        }

        /// What was taken from the targets of templates of one release.
        struct Part: Sendable {
            var release: LayoutTemplate.Release
            var targets: [View]
            var constraints: [AddedConstraint]
            var values: [Values]
        }

        let parts: [Part]

        /// How many constraints it holds.
        ///
        /// - Complexity: O(n) in the number of templates.
        public var constraintCount: Int { parts.reduce(0) { $0 + $1.constraints.count } }

        /// The views that it holds the state of, in the order of the templates' pairs.
        ///
        /// - Complexity: O(n) in the number of targets.
        public var targets: [InterfaceDocument.View] { parts.flatMap(\.targets) }
    }
}
