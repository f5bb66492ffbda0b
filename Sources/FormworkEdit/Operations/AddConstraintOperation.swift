import FormworkModel

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

    func apply(to session: inout EditSession) throws(EditError) {
        let first = try ConstraintItem(equation.first.item, in: &session, of: nil)
        let second: ConstraintItem? =
            if let side = equation.second { try ConstraintItem(side.item, in: &session, of: first.id) } else { nil }
        if let fault = equation.fault { throw EditError(.unusableObject(fault), column: equation.first.item.column) }
        let document = session.document
        // A guide that came meanwhile has moved nothing but places.
        let owner = try equation.owner(of: first, second, in: document)
        let value = equation.value(first.id, second?.id)
        if let same = owner.constraints.first(where: { $0.value == value }) {
            throw EditError(.unusableObject("\(owner.element.quoted) has that constraint already: '\(same.id ?? "")'"), column: nil)
        }
        let placed = [first, second].compactMap(\.self).filter { !$0.isGuide }.compactMap { $0.view(in: document) }
            .filter { $0 != owner || second == nil }
        var id = ""
        try session.edit { editor throws(EditError) in
            id = editor.add(value, to: owner, seeds: ["edit", value.text { $0 ?? "" }], identifier: identifier)
            for view in placed { Self.placeByConstraints(view, &editor) }
        }
        session.last = id
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
