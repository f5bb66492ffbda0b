import FormworkModel
import FormworkQuery
import FormworkTree

/// An item of a constraint: a view, or a guide with its view.
struct ConstraintItem {
    let id: String
    private(set) var isGuide = false

    /// - Parameters:
    ///   - target: a view, a guide, or `Form.safeArea`. `superview`, `safeArea` and `superview.safeArea` are relative to the first item.
    ///   - session: the session, in which a missing guide is created.
    ///   - first: the id of the constraint's first item; nil for the first one itself.
    init(_ target: EditTarget, in session: inout EditSession, of first: String?) throws(EditError) {
        if let relative = try Self.relative(target, in: &session, of: first) {
            self = relative
        } else {
            self = try Self.named(target, in: &session)
        }
    }

    /// Returns the item that a target means for every first item of a constraint; nil where the target is relative to the first item.
    static func shared(_ target: EditTarget, in session: inout EditSession) throws(EditError) -> ConstraintItem? {
        if relatives.contains(target.text) || target.text == "margins" { return nil }
        return try named(target, in: &session)
    }

    static let relatives: Set<String> = ["superview", "safeArea", "superview.safeArea"]

    private init(id: String, isGuide: Bool = false) { (self.id, self.isGuide) = (id, isGuide) }

    /// Returns the view itself, or the view that the guide belongs to.
    func view(in document: InterfaceDocument) -> View? {
        if isGuide { return document.element(id: id)?.asGuide.flatMap(Self.owner) }
        return document.view(id: id)
    }

    private static func named(_ target: EditTarget, in session: inout EditSession) throws(EditError) -> ConstraintItem {
        // `Form.safeArea`: a view and one of its guides.
        if let point = target.text.lastIndex(of: "."), let kind = guideKinds[String(target.text[target.text.index(after: point)...])] {
            let view = try session.view(EditTarget(String(target.text[..<point]), column: target.column))
            return try guide(kind, of: view, target: target, in: &session)
        }
        let element = try session.one(target, preferring: .view)
        if let guide = element.asGuide, let id = guide.id {
            guard owner(of: guide) != nil else {
                throw EditError(.unusableObject("'\(target.text)' doesn't belong to a view"), column: target.column)
            }
            return ConstraintItem(id: id, isGuide: true)
        }
        guard let view = element.asView else {
            throw EditError(.unusableObject("'\(target.text)' is \(element.kindText): a constraint needs a view"), column: target.column)
        }
        guard let id = view.id else {
            throw EditError(.unusableObject("'\(target.text)' has no id, so constraints cannot refer to it"), column: target.column)
        }
        return ConstraintItem(id: id)
    }

    private static func relative(_ target: EditTarget, in session: inout EditSession, of first: String?) throws(EditError)
        -> ConstraintItem?
    {
        guard relatives.contains(target.text) else { return nil }
        guard let first, let view = session.document.view(id: first), let superview = view.superview else {
            throw EditError(
                .unusableObject("'\(target.text)' refers to the first item, which must be a view with a superview"), column: target.column)
        }
        if target.text == "superview" {
            guard let id = superview.id else {
                throw EditError(.unusableObject("the superview of \(view.element.quoted) has no id"), column: target.column)
            }
            return ConstraintItem(id: id)
        }
        var ancestor: View? = target.text == "safeArea" ? superview : nil
        while let current = ancestor, !current.guides.contains(where: { $0.kind == "safeArea" }) { ancestor = current.superview }
        return try guide("safeArea", of: ancestor ?? superview, target: target, in: &session)
    }

    static let guideKinds = [
        "safeArea": "safeArea", "safeAreaLayoutGuide": "safeArea", "contentLayoutGuide": "contentLayoutGuide",
        "frameLayoutGuide": "frameLayoutGuide",
    ]

    /// Returns a guide of a view, and creates it where it is missing.
    static func guide(_ kind: String, of view: View, target: EditTarget, in session: inout EditSession) throws(EditError)
        -> ConstraintItem
    {
        if let guide = view.guides.first(where: { $0.kind == kind }), let id = guide.id { return ConstraintItem(id: id, isGuide: true) }
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
            editor.append(ElementFragment("viewLayoutGuide", attributes: [.init("key", kind), .init("id", id)]), to: view.element)
        }
        guard session.document.element(id: id)?.asGuide != nil else {
            throw EditError(.unusableObject("\(view.element.quoted) cannot have a \(kind)"), column: target.column)
        }
        return ConstraintItem(id: id, isGuide: true)
    }

    /// Returns the view that a guide belongs to: its owner, or the root view of its owning controller.
    static func owner(of guide: InterfaceDocument.LayoutGuide) -> View? {
        guide.owner.asView ?? guide.owner.children.first { $0["key"] == "view" }?.asView
    }
}
