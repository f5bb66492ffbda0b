public import FormworkModel

extension FormationLayout {
    /// Holds lengths of a formation against a number, a target, a view or a guide: `width` in `formation.width(100)`.
    ///
    /// See <doc:ChainingLanguage#Calls>.
    public struct Sizing<F: Formation> {
        let formation: F
        let attributes: [LayoutAttribute]
        let relation: LayoutRelation

        init(_ formation: F, _ attributes: LayoutAttribute..., relation: LayoutRelation = .equal) {
            self.formation = formation
            self.attributes = attributes
            self.relation = relation
        }

        /// Makes the constraints.
        ///
        /// - Parameters:
        ///   - length: what the lengths are held against; numbers are points.
        ///   - priority: from 1 to 1000, which is required.
        ///   - file: where in the program it is asked for.
        ///   - line: where in the file, from 1.
        ///   - handler: called with each constraint, which is not active yet.
        /// - Returns: the formation.
        @discardableResult
        public func callAsFunction(
            _ length: some LengthConvertible, priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line,
            handler: ((LayoutConstraint) -> Void)? = nil
        ) -> F {
            hold(length.asLayoutLength, relation, ConstraintRequest(priority, file, line, handler))
        }

        /// Makes the constraints.
        ///
        /// - Parameters:
        ///   - points: what the lengths are; a `CGFloat` is one as well.
        ///   - priority: from 1 to 1000, which is required.
        ///   - file: where in the program it is asked for.
        ///   - line: where in the file, from 1.
        ///   - handler: called with each constraint, which is not active yet.
        /// - Returns: the formation.
        @discardableResult
        public func callAsFunction(
            _ points: Double, priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line,
            handler: ((LayoutConstraint) -> Void)? = nil
        ) -> F {
            hold(.points(points), relation, ConstraintRequest(priority, file, line, handler))
        }

        /// Makes the constraints: the width is that of the size, the height is that of the size.
        ///
        /// - Parameters:
        ///   - size: in points.
        ///   - priority: from 1 to 1000, which is required.
        ///   - file: where in the program it is asked for.
        ///   - line: where in the file, from 1.
        ///   - handler: called with each constraint, which is not active yet.
        /// - Returns: the formation.
        @discardableResult
        public func callAsFunction(
            _ size: Size, priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line,
            handler: ((LayoutConstraint) -> Void)? = nil
        ) -> F {
            let request = ConstraintRequest(priority, file, line, handler)
            for member in formation.members {
                for attribute in attributes {
                    member.make([attribute], relation, .points(attribute == .width ? size.width : size.height), request)
                }
            }
            return formation
        }

        func hold(_ length: LayoutLength, _ relation: LayoutRelation, _ request: ConstraintRequest) -> F {
            for member in formation.members { member.make(attributes, relation, length, request) }
            return formation
        }
    }
}
