public import FormworkModel

extension ConstraintMaker {
    /// Makes `view.dimension = constant`, held by the view itself, which also keeps the name.
    ///
    /// - Parameters:
    ///   - dimension: the width or the height.
    ///   - constant: in points.
    ///   - name: what ``LayoutView/constraint(named:)`` of the view finds it by.
    ///   - file: where the caller stands.
    ///   - line: where the caller stands.
    /// - Returns: the constraint, or nil where nothing was added.
    @discardableResult
    public func set(
        _ dimension: LayoutItem.Dimension, to constant: Double, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        add(
            dimension.attribute, .equal, nil, .notAnAttribute, times: 1, plus: constant, on: view, name: name,
            at: CallSite(file: file, line: line))
    }

    /// Sets the height, then the width.
    ///
    /// - Parameters:
    ///   - size: in points.
    ///   - file: where the caller stands.
    ///   - line: where the caller stands.
    /// - Returns: the constraints that were added, in that order.
    @discardableResult
    public func setSize(_ size: Size, file: String = #fileID, line: Int = #line) -> [LayoutConstraint] {
        [
            set(.height, to: size.height, file: file, line: line),
            set(.width, to: size.width, file: file, line: line),
        ].compactMap(\.self)
    }
}
