public import FormworkModel
import FormworkTree

/// Adds a constraint in its printed form: `add constraint "Title.leading = Form.leading + 16 @750"`.
///
/// The nearest common ancestor of both items holds it, as in Interface Builder. Views that were placed by their frames are placed by constraints from
/// then on.
public struct AddConstraintOperation: Hashable, Sendable {
    /// The constraint to add.
    public var equation: ConstraintEquation
    /// The identifier that debuggers show; nil for none.
    public var identifier: String?

    /// An operation that adds a constraint.
    public init(_ equation: ConstraintEquation, identifier: String? = nil) {
        self.equation = equation
        self.identifier = identifier
    }

    func apply(to session: inout EditSession) throws(EditError) { try Self.add([self], to: &session) }

    /// Adds several constraints in one change of the document.
    ///
    /// - Returns: the ids of the constraints.
    /// - Complexity: O(n) in the size of the document and the number of constraints.
    @discardableResult
    static func add(_ operations: [AddConstraintOperation], to session: inout EditSession) throws(EditError) -> [String] {
        var items: [(first: ConstraintItem, second: ConstraintItem?)] = []
        for operation in operations {
            let equation = operation.equation
            let first = try ConstraintItem(equation.first.item, in: &session, of: nil)
            let second: ConstraintItem? =
                if let side = equation.second { try ConstraintItem(side.item, in: &session, of: first.id) } else { nil }
            if let fault = equation.fault { throw EditError(.unusableObject(fault), column: equation.first.item.column) }
            items.append((first, second))
        }
        // The document after the items were resolved, which may have added guides.
        let document = session.document
        var known: [NodeIndex: [InterfaceDocument.ConstraintValue: String]] = [:]
        var ids: [String] = []
        try session.edit { editor throws(EditError) in
            for (operation, (first, second)) in zip(operations, items) {
                let owner = try operation.equation.owner(of: first, second, in: document)
                let value = operation.equation.value(first.id, secondID: second?.id)
                var values =
                    known.removeValue(forKey: owner.element.node)
                    ?? Dictionary(owner.constraints.map { ($0.value, $0.id ?? "") }, uniquingKeysWith: { first, _ in first })
                if let same = values[value] {
                    throw EditError(.unusableObject("\(owner.element.quoted) already has this constraint: '\(same)'"), column: nil)
                }
                let id = editor.add(value, to: owner, seeds: ["edit", value.text { $0 ?? "" }], identifier: operation.identifier)
                values[value] = id
                known[owner.element.node] = values
                ids.append(id)
                for item in [first, second].compactMap(\.self) where !item.isGuide {
                    guard let view = item.view(in: document), view != owner || second == nil else { continue }
                    placeByConstraints(view, editor: &editor)
                }
            }
        }
        session.last = ids.last ?? session.last
        return ids
    }

    /// Switches a view from placement by frame to placement by constraints.
    static func placeByConstraints(_ view: View, editor: inout DocumentEditor) {
        // The owner of a root view places it, and a cell its content view.
        guard view.superview != nil, view.element["key"] == nil, view.element.name != "tableViewCellContentView" else { return }
        guard view.hasFixedFrame || view.translatesAutoresizingMaskIntoConstraints else { return }
        editor.setAttribute("fixedFrame", to: nil, of: view.element)
        editor.setAttribute("translatesAutoresizingMaskIntoConstraints", to: "NO", of: view.element)
        if let mask = view.element.child(key: "autoresizingMask") { editor.remove(mask) }
    }
}
