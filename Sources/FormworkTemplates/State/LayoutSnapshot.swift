public import FormworkModel

extension LayoutState {
    /// The constraints of templates' targets at one time, and the values of their listed key paths.
    ///
    /// It contains only targets, no other parts of the controller. See <doc:LayoutTemplates#Snapshots>.
    public struct Snapshot: Sendable {
        /// The values of one view.
        struct Values: Sendable {
            var view: View
            var values: [(keyPath: String, value: CapturedValue)]
        }

        /// The state of the targets of all templates of one release.
        struct Part: Sendable {
            var release: LayoutTemplate.Release
            var targets: [View]
            var constraints: [AddedConstraint]
            var values: [Values]
        }

        let parts: [Part]

        /// The number of constraints.
        ///
        /// - Complexity: O(n) in the number of templates.
        public var constraintCount: Int { parts.reduce(0) { $0 + $1.constraints.count } }

        /// The views in the snapshot, in the order of the templates' pairs.
        ///
        /// - Complexity: O(n) in the number of targets.
        public var targets: [InterfaceDocument.View] { parts.flatMap(\.targets) }
    }
}
