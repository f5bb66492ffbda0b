import FormworkModel

extension FormationLayout {
    /// Holds attributes of a formation against a target, a view or a guide: `left` in `formation.left(icon.right + 10)`.
    ///
    /// See <doc:ChainingLanguage#Calls>.
    public struct Placement<F: Formation> {
        let formation: F
        let members: [ViewFormation]
        let attributes: [LayoutAttribute]
        let relation: LayoutRelation
        /// What takes the place of the target's attribute.
        let other: LayoutAttribute?

        init(
            _ formation: F, _ attributes: LayoutAttribute..., relation: LayoutRelation = .equal, members: [ViewFormation]? = nil,
            other: LayoutAttribute? = nil
        ) {
            self.formation = formation
            self.members = members ?? formation.members
            self.attributes = attributes
            self.relation = relation
            self.other = other
        }

        /// Makes the constraints.
        ///
        /// - Parameters:
        ///   - target: what the attributes are held against.
        ///   - priority: from 1 to 1000, which is required.
        ///   - file: where in the program it is asked for.
        ///   - line: where in the file, from 1.
        ///   - handler: called with each constraint, which is not active yet.
        /// - Returns: the formation.
        @discardableResult
        public func callAsFunction(
            _ target: some TargetConvertible, priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line,
            handler: ((LayoutConstraint) -> Void)? = nil
        ) -> F {
            var target = target.asLayoutTarget
            if let other { target.attribute = other }
            let request = ConstraintRequest(priority, file, line, handler)
            for member in members { member.make(attributes, relation, .target(target), request) }
            return formation
        }
    }
}
