public import FormworkModel

extension ConstraintMaker {
    /// Makes `view.dimension = constant`. The view itself owns the constraint and keeps its name.
    ///
    /// - Parameters:
    ///   - dimension: the width or the height.
    ///   - constant: the constant, in points.
    ///   - name: the name by which ``ConstrainedView/constraint(named:)`` of the view finds the constraint.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraint, or nil if none was added.
    @discardableResult
    public func set(
        _ dimension: LayoutDimension, to constant: Double, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        add(
            dimension.attribute, relation: .equal, related: nil, relatedAttribute: .notAnAttribute, times: 1, plus: constant, on: view,
            name: name,
            at: CallSite(file: file, line: line))
    }

    /// Sets the height, then the width.
    ///
    /// - Parameters:
    ///   - size: the size, in points.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraints that were added, in that order.
    @discardableResult
    public func setSize(_ size: Size, file: String = #fileID, line: Int = #line) -> [View.Constraint] {
        [
            set(.height, to: size.height, file: file, line: line),
            set(.width, to: size.width, file: file, line: line),
        ].compactMap(\.self)
    }
}
