public import FormworkModel

extension ConstraintMaker {
    /// Makes `view.attribute = safe area of related.relatedAttribute + plus − minus`.
    ///
    /// Falls back to an ordinary constraint to the view itself on watchOS, which has no safe areas, and for baselines and margins,
    /// which guides do not have. On macOS every view has a safe area, as it does since macOS 11.
    ///
    /// - Parameters:
    ///   - attribute: the attribute of the view.
    ///   - related: the view that has the safe area.
    ///   - relatedAttribute: the attribute of the safe area; nil for the same as `attribute`.
    ///   - plus: the points to add.
    ///   - minus: the points to subtract.
    ///   - target: the view that owns the constraint and keeps its name; nil for the superview.
    ///   - name: the name by which ``ConstrainedView/constraint(named:)`` of the target finds the constraint.
    ///   - file: the caller's file.
    ///   - line: the caller's line.
    /// - Returns: the constraint, or nil if none was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, equalToSafeAreaOf related: View?, _ relatedAttribute: LayoutAttribute? = nil,
        plus: Double = 0, minus: Double = 0, on target: View? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> View.Constraint? {
        add(
            attribute, relation: .equal, related: safeArea(of: related, relatedAttribute ?? attribute), relatedAttribute: relatedAttribute,
            times: 1, plus: plus - minus,
            on: target ?? view.superview, name: name, at: CallSite(file: file, line: line))
    }

    private func safeArea(of related: View?, _ attribute: LayoutAttribute) -> View.Item? {
        guard let related else { return nil }
        let isPlaceOfGuide =
            switch attribute {
            case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: true
            default: false
            }
        return isPlaceOfGuide ? related.safeArea : related.layoutItem
    }
}
