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
            hold(.target(target.asLayoutTarget), relation, ConstraintRequest(priority, file, line, handler))
        }

        /// Makes the constraints, with a distance that has the same sense on all sides: a bottom, right or trailing edge is so far before the
        /// target, all else so far behind it. `above(title, gap: 10)` is `above(title - 10)`.
        ///
        /// - Parameters:
        ///   - target: what the attributes are held against.
        ///   - gap: in points.
        ///   - priority: from 1 to 1000, which is required.
        ///   - file: where in the program it is asked for.
        ///   - line: where in the file, from 1.
        ///   - handler: called with each constraint, which is not active yet.
        /// - Returns: the formation.
        @discardableResult
        public func callAsFunction(
            _ target: some TargetConvertible, gap: Double, priority: LayoutConstraint.Priority = .required, file: String = #fileID,
            line: Int = #line, handler: ((LayoutConstraint) -> Void)? = nil
        ) -> F {
            let endsBefore = attributes.contains { [.bottom, .right, .trailing].contains($0) }
            let target = target + (endsBefore ? -gap : gap)
            return hold(.target(target), relation, ConstraintRequest(priority, file, line, handler))
        }

        func hold(_ length: LayoutLength, _ relation: LayoutRelation, _ request: ConstraintRequest) -> F {
            var length = length
            if let other, case .target(var target) = length {
                target.attribute = other
                length = .target(target)
            }
            for member in members { member.make(attributes, relation, length, request) }
            return formation
        }
    }
}
