import FormworkModel

/// Sets the width, the height or the aspect ratio of views: `size Logo width=120 ratio=16:9`.
///
/// An existing constraint for the dimension is changed; otherwise one is added.
public struct SizeOperation: Hashable, Sendable {
    /// The views.
    public var target: EditTarget
    /// `width`, `height` and `ratio`, with their new values.
    public var settings: [AttributeSetting]

    /// An operation that sets the size of views.
    public init(_ target: EditTarget, _ settings: [AttributeSetting]) { (self.target, self.settings) = (target, settings) }

    func apply(to session: inout EditSession) throws(EditError) {
        let ids = try session.listedViews(target).map { view throws(EditError) in try view.pinnedID(target) }
        // If the same dimension is set several times, the last setting counts.
        let wanted = settings.enumerated().filter { place, setting in
            !settings[(place + 1)...].contains { Self.isSame($0.name, setting.name) }
        }.map { $0.element }
        var added: [AddConstraintOperation] = []
        var changed: [Change] = []
        let document = session.document
        for id in ids {
            for setting in wanted {
                switch setting.name {
                case "width": try setLength(.width, setting: setting, of: id, in: document, added: &added, changed: &changed)
                case "height": try setLength(.height, setting: setting, of: id, in: document, added: &added, changed: &changed)
                case "ratio", "aspectRatio": try setRatio(setting, of: id, in: document, added: &added, changed: &changed)
                default:
                    throw EditError(
                        .missing("'\(setting.name)' isn't a size: expected width, height or ratio", near: []),
                        column: setting.column)
                }
            }
        }
        let made = try AddConstraintOperation.add(added, to: &session)
        try session.edit { editor throws(EditError) in
            for change in changed {
                let id =
                    switch change.constraint {
                    case .old(let id): id
                    case .new(let place): made[place]
                    }
                guard let constraint = editor.document.constraint(id: id) else { continue }
                switch change.value {
                case .constant(let constant): editor.setConstant(constant, of: constraint)
                case .multiplier(let text): editor.setAttribute("multiplier", to: text, of: constraint.element)
                }
            }
        }
        if ids.count == 1 { session.last = ids[0] }
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        left == right || [left, right].allSatisfy { ["ratio", "aspectRatio"].contains($0) }
    }

    /// A change of a constraint.
    private struct Change {
        enum Goal {
            /// An existing constraint, by its id.
            case old(String)
            /// An added constraint, by its index among those.
            case new(Int)
        }

        enum Value {
            case constant(Double)
            /// The multiplier as it is written; nil for 1.
            case multiplier(String?)
        }

        var constraint: Goal
        var value: Value
    }

    private func setLength(
        _ attribute: LayoutAttribute, setting: AttributeSetting, of id: String, in document: InterfaceDocument,
        added: inout [AddConstraintOperation], changed: inout [Change]
    ) throws(EditError) {
        guard let length = Double(setting.value), (0...1e7).contains(length) else {
            throw EditError(.unusableValue(setting.value, of: setting.name, expected: "a number of at least 0"), column: setting.column)
        }
        let old = document.view(id: id)?.constraints.first { constraint in
            constraint.firstItemID == id && constraint.firstAttribute == attribute && !constraint.hasSecondItem
                && constraint.relation == .equal && constraint.element["placeholder"] != "YES"
        }
        if let old = old?.id { return changed.append(Change(constraint: .old(old), value: .constant(length))) }
        let side = ConstraintEquation.Side(item: EditTarget(id, column: target.column), attribute: attribute)
        added.append(AddConstraintOperation(ConstraintEquation(first: side, constant: length)))
    }

    private func setRatio(
        _ setting: AttributeSetting, of id: String, in document: InterfaceDocument, added: inout [AddConstraintOperation],
        changed: inout [Change]
    ) throws(EditError) {
        let sides = setting.value.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        let numbers = sides.map { Double($0) }
        guard (1...2).contains(sides.count), let width = numbers[0], let height = sides.count == 2 ? numbers[1] : 1,
            [width, height].allSatisfy({ $0 > 0 && $0 <= 1e7 })
        else {
            throw EditError(
                .unusableValue(setting.value, of: setting.name, expected: AttributeKind.ratio.expectation), column: setting.column)
        }
        // Interface Builder keeps a ratio as it was entered.
        let written = width == height ? nil : sides.count == 2 ? sides.joined(separator: ":") : DocumentNumber.text(width)
        let old = document.view(id: id)?.constraints.first { constraint in
            constraint.firstItemID == id && constraint.secondItemID == id && constraint.relation == .equal
                && [constraint.firstAttribute, constraint.secondAttribute].allSatisfy { $0 == .width || $0 == .height }
                && constraint.firstAttribute != constraint.secondAttribute
        }
        if let old, let goal = old.id {
            // A constraint of the height to the width has the inverse ratio.
            let isTurned = old.firstAttribute == .height
            let turned = width == height ? nil : "\(sides.count == 2 ? sides[1] : "1"):\(sides[0])"
            return changed.append(Change(constraint: .old(goal), value: .multiplier(isTurned ? turned : written)))
        }
        let target = EditTarget(id, column: target.column)
        if sides.count == 2 { changed.append(Change(constraint: .new(added.count), value: .multiplier(written))) }
        added.append(
            AddConstraintOperation(
                ConstraintEquation(
                    first: ConstraintEquation.Side(item: target, attribute: .width),
                    second: ConstraintEquation.Side(item: target, attribute: .height), multiplier: width / height)))
    }
}
