import FormworkModel

/// Gives views a width, a height or a ratio of both: `size Logo width=120 ratio=16:9`.
///
/// A view that has a width or a height of its own has this one then; another one gets a constraint.
public struct SizeOperation: Hashable, Sendable {
    /// The views.
    public var target: EditTarget
    /// `width`, `height` and `ratio`, with what they become.
    public var settings: [AttributeSetting]

    /// An operation that gives views a size.
    public init(_ target: EditTarget, _ settings: [AttributeSetting]) { (self.target, self.settings) = (target, settings) }

    func apply(to session: inout EditSession) throws(EditError) {
        let ids = try session.listedViews(target).map { view throws(EditError) in try view.pinnedID(target) }
        for id in ids {
            for setting in settings {
                switch setting.name {
                case "width": try setLength(.width, setting, of: id, in: &session)
                case "height": try setLength(.height, setting, of: id, in: &session)
                case "ratio", "aspectRatio": try setRatio(setting, of: id, in: &session)
                default:
                    throw EditError(
                        .missing("'\(setting.name)' is no size of a view: there are width, height and ratio", near: []),
                        column: setting.column)
                }
            }
        }
        if ids.count == 1 { session.last = ids[0] }
    }

    private func setLength(
        _ attribute: LayoutAttribute, _ setting: AttributeSetting, of id: String, in session: inout EditSession
    ) throws(EditError) {
        guard let length = Double(setting.value), (0...1e7).contains(length) else {
            throw EditError(.unusableValue(setting.value, of: setting.name, expected: "a number from 0"), column: setting.column)
        }
        let old = session.document.view(id: id)?.constraints.first { constraint in
            constraint.firstItemID == id && constraint.firstAttribute == attribute && !constraint.hasSecondItem
                && constraint.relation == .equal && constraint.element["placeholder"] != "YES"
        }
        if let old { return try session.edit { editor throws(EditError) in editor.setConstant(length, of: old) } }
        let side = ConstraintEquation.Side(EditTarget(id, column: target.column), attribute)
        try AddConstraintOperation(ConstraintEquation(side, constant: length)).apply(to: &session)
    }

    private func setRatio(_ setting: AttributeSetting, of id: String, in session: inout EditSession) throws(EditError) {
        let sides = setting.value.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double($0) }
        guard (1...2).contains(sides.count), let first = sides[0], let second = sides.count == 2 ? sides[1] : 1,
            [first, second].allSatisfy({ $0 > 0 && $0 <= 1e7 })
        else {
            throw EditError(
                .unusableValue(setting.value, of: setting.name, expected: AttributeKind.ratio.expectation), column: setting.column)
        }
        let target = EditTarget(id, column: target.column)
        let written = sides.count == 2 ? setting.value.replacing("/", with: ":") : nil
        let old = session.document.view(id: id)?.constraints.first { constraint in
            constraint.firstItemID == id && constraint.firstAttribute == .width && constraint.secondItemID == id
                && constraint.secondAttribute == .height && constraint.relation == .equal
        }
        if old == nil {
            try AddConstraintOperation(
                ConstraintEquation(
                    ConstraintEquation.Side(target, .width), .equal, ConstraintEquation.Side(target, .height), multiplier: first / second)
            ).apply(to: &session)
        }
        // Interface Builder keeps a ratio as it was given.
        guard let element = old?.element ?? session.last.flatMap({ session.document.element(id: $0) }), old != nil || written != nil else {
            return
        }
        let text = written ?? DocumentNumber.text(first)
        try session.edit { editor throws(EditError) in editor.setAttribute("multiplier", to: first == second ? nil : text, of: element) }
    }
}
