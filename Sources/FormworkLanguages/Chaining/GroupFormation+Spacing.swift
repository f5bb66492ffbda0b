import FormworkModel

extension GroupFormation {
    // MARK: Space between members

    /// Places each member's leading edge at a distance from the trailing edge of the previous member.
    ///
    /// - Parameters:
    ///   - space: the distance, in points.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func hSpace(
        _ space: Double = 0, priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> GroupFormation<View> {
        let request = ConstraintRequest<View>(priority, file: file, line: line, handler: handler)
        for (previous, member) in zip(members, members.dropFirst()) {
            member.make([.leading], relation: .equal, length: .target(previous.view.trailing + space), request: request)
        }
        return self
    }

    /// Places each member's top edge at a distance below the bottom edge of the previous member.
    ///
    /// - Parameters:
    ///   - space: the distance, in points.
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func vSpace(
        _ space: Double = 0, priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> GroupFormation<View> {
        let request = ConstraintRequest<View>(priority, file: file, line: line, handler: handler)
        for (previous, member) in zip(members, members.dropFirst()) {
            member.make([.top], relation: .equal, length: .target(previous.view.bottom + space), request: request)
        }
        return self
    }

    // MARK: Equal sizes

    /// Makes all members as wide as the first.
    ///
    /// - Parameters:
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func sameWidth(
        priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> GroupFormation<View> {
        hold([.width], request: ConstraintRequest<View>(priority, file: file, line: line, handler: handler))
    }

    /// Makes all members as high as the first.
    ///
    /// - Parameters:
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func sameHeight(
        priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> GroupFormation<View> {
        hold([.height], request: ConstraintRequest<View>(priority, file: file, line: line, handler: handler))
    }

    /// Makes all members as wide and as high as the first. Constraints: width, then height, of each member.
    ///
    /// - Parameters:
    ///   - priority: the priority, from 1 to 1000 (required).
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    ///   - handler: a closure that receives each constraint; a new one is not active yet.
    /// - Returns: the formation.
    @discardableResult
    public func sameSize(
        priority: LayoutPriority = .required, file: String = #fileID, line: Int = #line,
        handler: ((View.Constraint) -> Void)? = nil
    ) -> GroupFormation<View> {
        hold([.width, .height], request: ConstraintRequest<View>(priority, file: file, line: line, handler: handler))
    }

    private func hold(_ attributes: [LayoutAttribute], request: ConstraintRequest<View>) -> GroupFormation<View> {
        guard let first = members.first else { return self }
        for member in members.dropFirst() {
            member.make(attributes, relation: .equal, length: .target(first.view.asLayoutTarget), request: request)
        }
        return self
    }

    // MARK: First and last member

    /// The upper edge of the first member is at the target.
    public var firstTop: FormationPlacement<GroupFormation<View>> {
        FormationPlacement(self, .top, members: Array(members.prefix(1)))
    }

    /// The leading edge of the first member is at the target.
    public var firstLeading: FormationPlacement<GroupFormation<View>> {
        FormationPlacement(self, .leading, members: Array(members.prefix(1)))
    }

    /// The lower edge of the last member is at the target.
    public var lastBottom: FormationPlacement<GroupFormation<View>> {
        FormationPlacement(self, .bottom, members: Array(members.suffix(1)))
    }

    /// The trailing edge of the last member is at the target.
    public var lastTrailing: FormationPlacement<GroupFormation<View>> {
        FormationPlacement(self, .trailing, members: Array(members.suffix(1)))
    }
}
