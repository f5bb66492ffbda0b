public import FormworkModel

extension ConstraintMaker {
    /// Makes `view.attribute = safe area of related.relatedAttribute + plus`.
    ///
    /// Where there is no such place, it is the ordinary constraint to the view itself: on watchOS, which has no safe areas, and for
    /// baselines and margins, which guides do not have. Of macOS every view has a safe area, as since macOS 11.
    ///
    /// - Parameters:
    ///   - attribute: what of the view it speaks of.
    ///   - related: the view that has the safe area.
    ///   - relatedAttribute: what of the safe area it speaks of; left out, the same as of the view.
    ///   - plus: what is added, in points.
    ///   - target: which view holds the constraint and its name; left out, the superview.
    ///   - name: what ``LayoutView/constraint(named:)`` of the target finds it by.
    ///   - file: where the caller stands.
    ///   - line: where the caller stands.
    /// - Returns: the constraint, or nil where nothing was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, equalToSafeAreaOf related: LayoutView?, _ relatedAttribute: LayoutAttribute? = nil,
        plus: Double = 0, on target: LayoutView? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        add(
            attribute, .equal, safeArea(of: related, relatedAttribute ?? attribute), relatedAttribute, times: 1, plus: plus,
            on: target ?? view.superview, name: name, at: CallSite(file: file, line: line))
    }

    /// Makes `view.attribute = safe area of related.relatedAttribute − minus`.
    ///
    /// Where there is no such place, it is the ordinary constraint, as with `plus:`.
    ///
    /// - Parameters:
    ///   - attribute: what of the view it speaks of.
    ///   - related: the view that has the safe area.
    ///   - relatedAttribute: what of the safe area it speaks of; left out, the same as of the view.
    ///   - minus: what is taken away, in points.
    ///   - target: which view holds the constraint and its name; left out, the superview.
    ///   - name: what ``LayoutView/constraint(named:)`` of the target finds it by.
    ///   - file: where the caller stands.
    ///   - line: where the caller stands.
    /// - Returns: the constraint, or nil where nothing was added.
    @discardableResult
    public func make(
        _ attribute: LayoutAttribute, equalToSafeAreaOf related: LayoutView?, _ relatedAttribute: LayoutAttribute? = nil,
        minus: Double, on target: LayoutView? = nil, name: String? = nil, file: String = #fileID, line: Int = #line
    ) -> LayoutConstraint? {
        make(
            attribute, equalToSafeAreaOf: related, relatedAttribute, plus: 0 - minus, on: target, name: name, file: file, line: line)
    }

    private func safeArea(of related: LayoutView?, _ attribute: LayoutAttribute) -> LayoutItem? {
        guard let related else { return nil }
        let isPlaceOfGuide =
            switch attribute {
            case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: true
            default: false
            }
        return isPlaceOfGuide && related.document.platform != .watchOS ? related.safeArea : related.layoutItem
    }
}
