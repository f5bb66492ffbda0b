import FormworkModel

extension FormationLayout {
    /// Holds attributes of a formation against the same ones of the views that its views stand in: `pinTop` in `formation.pinTop(8)`.
    ///
    /// See <doc:ChainingLanguage#What-came-with-later-releases>.
    public struct Padding<F: Formation> {
        /// An attribute, and how often its constant has the padding.
        typealias Part = (attribute: LayoutAttribute, factor: Double)

        let formation: F
        let parts: [Part]

        init(_ formation: F, _ parts: Part...) {
            self.formation = formation
            self.parts = parts
        }

        /// Makes the constraints; a view that stands in no other one is reported, and gets none.
        ///
        /// - Parameters:
        ///   - padding: how far inwards an edge is, how far to the right or down a centre; in points.
        ///   - priority: from 1 to 1000, which is required.
        ///   - file: where in the program it is asked for.
        ///   - line: where in the file, from 1.
        ///   - handler: called with each constraint, which is not active yet.
        /// - Returns: the formation.
        @discardableResult
        public func callAsFunction(
            _ padding: Double = 0, priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line,
            handler: ((LayoutConstraint) -> Void)? = nil
        ) -> F {
            let request = ConstraintRequest(priority, file, line, handler)
            for member in formation.members { member.pin(parts, to: nil, padding, request) }
            return formation
        }
    }
}
