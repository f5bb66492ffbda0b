import FormworkModel

extension Formation {
    // MARK: Width

    /// Its width is the length.
    public var width: FormationSizing<Self> { FormationSizing(self, .width) }
    /// Its width is the length.
    public var widthEqual: FormationSizing<Self> { width }
    /// Its width is at most the length.
    public var widthLessThanOrEqual: FormationSizing<Self> { FormationSizing(self, .width, relation: .lessThanOrEqual) }
    /// Its width is at least the length.
    public var widthGreaterThanOrEqual: FormationSizing<Self> { FormationSizing(self, .width, relation: .greaterThanOrEqual) }

    // MARK: Height

    /// Its height is the length.
    public var height: FormationSizing<Self> { FormationSizing(self, .height) }
    /// Its height is the length.
    public var heightEqual: FormationSizing<Self> { height }
    /// Its height is at most the length.
    public var heightLessThanOrEqual: FormationSizing<Self> { FormationSizing(self, .height, relation: .lessThanOrEqual) }
    /// Its height is at least the length.
    public var heightGreaterThanOrEqual: FormationSizing<Self> { FormationSizing(self, .height, relation: .greaterThanOrEqual) }

    // MARK: Size

    /// Its width and its height are the length. Constraints: width, then height.
    public var size: FormationSizing<Self> { FormationSizing(self, .width, .height) }
    /// Its width and its height are the length. Constraints: width, then height.
    public var sizeEqual: FormationSizing<Self> { size }
    /// Its width and its height are at most the length. Constraints: width, then height.
    public var sizeLessThanOrEqual: FormationSizing<Self> { FormationSizing(self, .width, .height, relation: .lessThanOrEqual) }
    /// Its width and its height are at least the length. Constraints: width, then height.
    public var sizeGreaterThanOrEqual: FormationSizing<Self> {
        FormationSizing(self, .width, .height, relation: .greaterThanOrEqual)
    }

    // MARK: Proportions

    /// Makes the width its own height, times a factor, plus points.
    ///
    /// - Parameters:
    ///   - factor: the multiplier of the height.
    ///   - points: the points to add.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func widthToHeight(
        by factor: Double = 1, plus points: Double = 0, priority: LayoutPriority = .required, file: String = #fileID,
        line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> Self {
        let request = ConstraintRequest<View>(priority, file: file, line: line, handler: handler)
        for member in members {
            member.make([.width], relation: .equal, length: .target(member.view.height * factor + points), request: request)
        }
        return self
    }

    /// Makes the height its own width, times a factor, plus points.
    ///
    /// - Parameters:
    ///   - factor: the multiplier of the width.
    ///   - points: the points to add.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func heightToWidth(
        by factor: Double = 1, plus points: Double = 0, priority: LayoutPriority = .required, file: String = #fileID,
        line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> Self {
        let request = ConstraintRequest<View>(priority, file: file, line: line, handler: handler)
        for member in members {
            member.make([.height], relation: .equal, length: .target(member.view.width * factor + points), request: request)
        }
        return self
    }

    /// Makes the width its own height, times a ratio.
    ///
    /// - Parameters:
    ///   - ratio: the width divided by the height.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func aspectRatio(
        _ ratio: Double, priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> Self {
        widthToHeight(by: ratio, priority: priority, file: file, line: line, handler: handler)
    }

    /// Makes the width its own height, times a ratio; the spelling of FormationLayout 0.8.
    ///
    /// - Parameters:
    ///   - ratio: the width divided by the height.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    /// - Returns: the formation.
    @discardableResult
    public func aspectRatio(
        equalTo ratio: Double, at priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line
    ) -> Self {
        widthToHeight(by: ratio, priority: priority, file: file, line: line)
    }
}
