import FormworkModel
import FormworkTree

/// Adds a constraint, as it is printed: `add constraint "Title.leading = Form.leading + 16 @750"`.
///
/// It is held by the nearest view that holds both items, as in Interface Builder. Views that were placed by their frames are placed by
/// constraints from then on.
public struct AddConstraintOperation: Hashable, Sendable {
    /// What it says.
    public var equation: ConstraintEquation
    /// The identifier that debuggers show; nil for none.
    public var identifier: String?

    /// An operation that adds a constraint.
    public init(_ equation: ConstraintEquation, identifier: String? = nil) {
        self.equation = equation
        self.identifier = identifier
    }

    /// An item of a constraint: a view or a guide, and the view that it is of.
    private struct Item {
        var id: String
        var view: View
        var isGuide = false
    }

    func apply(to session: inout EditSession) throws(EditError) {
        let first = try item(equation.first, in: &session, of: nil)
        let second: Item? = if let side = equation.second { try item(side, in: &session, of: first.id) } else { nil }
        if let fault = Self.fault(equation) { throw EditError(.unusableObject(fault), column: equation.first.item.column) }
        let document = session.document
        // A guide that came meanwhile has moved nothing but places.
        guard let firstView = Self.view(first, document), let owner = Self.owner(firstView, second.flatMap { Self.view($0, document) })
        else {
            throw EditError(
                .unusableObject("'\(equation.first.item.text)' and '\(equation.second?.item.text ?? "")' stand in no common view"),
                column: equation.second?.item.column)
        }
        guard owner.id != nil else {
            throw EditError(.unusableObject("\(owner.element.quoted) has no id, and cannot hold a constraint"), column: nil)
        }
        let value = ConstraintValue(
            first: ConstraintValue.Side(item: first.id, attribute: equation.first.attribute), relation: equation.relation,
            second: second.map { item in
                ConstraintValue.Side(item: item.id, attribute: equation.second?.attribute ?? .notAnAttribute)
            }, multiplier: equation.multiplier, constant: equation.constant, priority: equation.priority)
        if let same = owner.constraints.first(where: { $0.value == value }) {
            throw EditError(.unusableObject("\(owner.element.quoted) has that constraint already: '\(same.id ?? "")'"), column: nil)
        }
        let placed = [first, second].compactMap(\.self).filter { !$0.isGuide }.compactMap { Self.view($0, document) }
            .filter { $0 != owner || second == nil }
        var id = ""
        try session.edit { editor throws(EditError) in
            id = editor.add(value, to: owner, seeds: ["edit", value.text { $0 ?? "" }], identifier: identifier)
            for view in placed { Self.placeByConstraints(view, &editor) }
        }
        session.last = id
    }

    // MARK: Items

    private func item(_ side: ConstraintEquation.Side, in session: inout EditSession, of first: String?) throws(EditError) -> Item {
        let target = side.item
        if let relative = try relativeItem(target, in: &session, of: first) { return relative }
        // `Form.safeArea`: a view, and one of its guides.
        if let point = target.text.lastIndex(of: "."), let kind = Self.guideKinds[String(target.text[target.text.index(after: point)...])] {
            let view = try session.view(EditTarget(String(target.text[..<point]), column: target.column))
            return try guide(kind, of: view, target, in: &session)
        }
        let element = try session.one(target)
        if let guide = element.asGuide, let id = guide.id {
            guard let view = Self.owner(of: guide) else {
                throw EditError(.unusableObject("'\(target.text)' belongs to no view"), column: target.column)
            }
            return Item(id: id, view: view, isGuide: true)
        }
        guard let view = element.asView else {
            throw EditError(.unusableObject("'\(target.text)' is \(element.kindText): constraints speak of views"), column: target.column)
        }
        guard let id = view.id else {
            throw EditError(.unusableObject("'\(target.text)' has no id that a constraint could name"), column: target.column)
        }
        return Item(id: id, view: view)
    }

    /// `superview`, `safeArea` and `superview.safeArea`, which are those of the first item.
    private func relativeItem(_ target: EditTarget, in session: inout EditSession, of first: String?) throws(EditError) -> Item? {
        guard ["superview", "safeArea", "superview.safeArea"].contains(target.text) else { return nil }
        guard let first, let view = session.document.view(id: first), let superview = view.superview else {
            throw EditError(
                .unusableObject("'\(target.text)' is that of the first item, which must be a view in another one"), column: target.column)
        }
        if target.text == "superview" {
            guard let id = superview.id else {
                throw EditError(.unusableObject("the superview of \(view.element.quoted) has no id"), column: target.column)
            }
            return Item(id: id, view: superview)
        }
        var ancestor: View? = target.text == "safeArea" ? superview : nil
        while let current = ancestor, !current.guides.contains(where: { $0.kind == "safeArea" }) { ancestor = current.superview }
        return try guide("safeArea", of: ancestor ?? superview, target, in: &session)
    }

    private static let guideKinds = [
        "safeArea": "safeArea", "safeAreaLayoutGuide": "safeArea", "contentLayoutGuide": "contentLayoutGuide",
        "frameLayoutGuide": "frameLayoutGuide",
    ]

    /// A guide of a view, which comes where there is none yet.
    private func guide(_ kind: String, of view: View, _ target: EditTarget, in session: inout EditSession) throws(EditError) -> Item {
        if let guide = view.guides.first(where: { $0.kind == kind }), let id = guide.id { return Item(id: id, view: view, isGuide: true) }
        let document = session.document
        let root = Element(document: document, node: document.rootNode)
        guard document.platform != .macOS, let viewID = view.id,
            kind == "safeArea" ? root["useSafeAreas"] == "YES" : view.element.name == "scrollView"
        else {
            let reason = kind == "safeArea" ? "the document does not use safe areas" : "only scroll views have one"
            throw EditError(.unusableObject("\(view.element.quoted) has no \(kind): \(reason)"), column: target.column)
        }
        var id = ""
        try session.edit { editor throws(EditError) in
            id = editor.newID(["guide", kind, viewID])
            editor.append(ElementFragment("viewLayoutGuide", [.init("key", kind), .init("id", id)]), to: view.element)
        }
        guard let again = session.document.view(id: viewID) else {
            throw EditError(.unusableObject("\(view.element.quoted) cannot have a \(kind)"), column: target.column)
        }
        return Item(id: id, view: again, isGuide: true)
    }

    /// The view that a guide is of: its own, or its controller's.
    private static func owner(of guide: LayoutGuide) -> View? {
        guide.owner.asView ?? guide.owner.children.first { $0["key"] == "view" }?.asView
    }

    private static func view(_ item: Item, _ document: InterfaceDocument) -> View? {
        if item.isGuide { return document.element(id: item.id)?.asGuide.flatMap(owner) }
        return document.view(id: item.id)
    }

    private static func owner(_ first: View, _ second: View?) -> View? {
        guard let second else { return first }
        return first.nearestCommonAncestor(with: second)
    }

    // MARK: Rules

    /// What UIKit and AppKit would not take; nil where there is nothing.
    private static func fault(_ equation: ConstraintEquation) -> String? {
        let first = equation.first.attribute
        guard let second = equation.second?.attribute else {
            return first.isSize ? nil : "'\(first.rawValue)' is a place: it needs an item behind the relation"
        }
        let isSame = first.isSize == second.isSize && first.isHorizontal == second.isHorizontal
        if !isSame || first.isHorizontalPlace && !isDirectedAlike(first, second) {
            return "'\(first.rawValue)' and '\(second.rawValue)' cannot be compared"
        }
        return nil
    }

    /// Whether both change sides with the direction of writing, or neither does.
    private static func isDirectedAlike(_ first: LayoutAttribute, _ second: LayoutAttribute) -> Bool {
        let middles: Set<LayoutAttribute> = [.centerX, .centerXWithinMargins]
        return middles.contains(first) || middles.contains(second) || first.isDirectional == second.isDirectional
    }

    /// From now on constraints say where a view is.
    static func placeByConstraints(_ view: View, _ editor: inout DocumentEditor) {
        // A root's place is its owner's affair, and a cell's content view's the cell's.
        guard view.superview != nil, view.element["key"] == nil, view.element.name != "tableViewCellContentView" else { return }
        guard view.hasFixedFrame || view.translatesAutoresizingMaskIntoConstraints else { return }
        editor.setAttribute("fixedFrame", to: nil, of: view.element)
        editor.setAttribute("translatesAutoresizingMaskIntoConstraints", to: "NO", of: view.element)
        if let mask = view.element.child(key: "autoresizingMask") { editor.remove(mask) }
    }
}
