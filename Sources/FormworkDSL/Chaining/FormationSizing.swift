public import FormworkModel

extension FormationLayout {
    /// A callable that constrains a formation's width or height to a number, target, view or guide: `width` in `formation.width(100)`.
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
        ///   - length: a number of points, a target, a view or a guide.
        ///   - priority: the priority, from 1 to 1000 (required).
        ///   - file: the caller's file.
        ///   - line: the caller's line, from 1.
        ///   - handler: a closure that receives each constraint; a new one is not active yet.
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
        ///   - points: the length in points; a `CGFloat` converts implicitly.
        ///   - priority: the priority, from 1 to 1000 (required).
        ///   - file: the caller's file.
        ///   - line: the caller's line, from 1.
        ///   - handler: a closure that receives each constraint; a new one is not active yet.
        /// - Returns: the formation.
        @discardableResult
        public func callAsFunction(
            _ points: Double, priority: LayoutConstraint.Priority = .required, file: String = #fileID, line: Int = #line,
            handler: ((LayoutConstraint) -> Void)? = nil
        ) -> F {
            hold(.points(points), relation, ConstraintRequest(priority, file, line, handler))
        }

        /// Makes the constraints from a size: the width for widths, the height for heights.
        ///
        /// - Parameters:
        ///   - size: the size, in points.
        ///   - priority: the priority, from 1 to 1000 (required).
        ///   - file: the caller's file.
        ///   - line: the caller's line, from 1.
        ///   - handler: a closure that receives each constraint; a new one is not active yet.
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
