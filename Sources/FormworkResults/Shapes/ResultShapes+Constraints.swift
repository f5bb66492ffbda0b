import FormworkData
import FormworkLayout
import FormworkModel

extension ResultShapes {
    /// A constraint of the document.
    static let constraint = JSONShape<InDocument<Constraint>>.object("constraint", "A constraint of the document.") {
        JSONMember("id", as: id) { $0.run.write(.id, of: $0.part.record.node, to: &$1) }
        JSONMember("owner", as: id, "The view that owns it.") { $0.run.write(.id, of: $0.part.record.owner, to: &$1) }
        constraintMembers
    }

    /// The members that describe a constraint.
    @JSONMemberBuilder<InDocument<Constraint>> static var constraintMembers: [JSONMember<InDocument<Constraint>>] {
        JSONMember(of: { $0.part.value }) { termMembers }
        JSONMember("placeholder", .boolean, "Whether it is removed at build time.") { $0.part.isPlaceholder }
        JSONMember("installed", .boolean, "Whether it is installed, unless a variation differs.") { $0.part.isInstalled }
        JSONMember("text", .text, formulaDescription) { $0.run.formula($0.part.value) }
    }

    /// The description of a formula.
    static let formulaDescription = "A readable description: Title.leading = Root.leadingMargin + 8 @750."

    /// The members of a linear relation between two sides.
    @JSONMemberBuilder<InterfaceDocument.ConstraintValue> static var termMembers: [JSONMember<InterfaceDocument.ConstraintValue>] {
        JSONMember("first", side) { $0.first }
        JSONMember("relation", .word, "The relation between the sides.") { $0.relation }
        JSONMember("second", orNull: side, "The second side; null for a constant.") { $0.second }
        JSONMember("multiplier", .number, "The multiplier of the second side.") { $0.multiplier }
        JSONMember("constant", .number, "In points.") { $0.constant }
        JSONMember("priority", .number, "1000 is required.") { $0.priority }
    }

    private static let side = JSONShape<InterfaceDocument.ConstraintValue.Side>.object("side", "A side of a constraint.") {
        JSONMember("item", id, "The view or guide.") { $0.item }
        JSONMember("attribute", layoutAttribute) { $0.attribute }
    }

    private static let layoutAttribute = JSONShape<LayoutAttribute>.word.named(
        "layoutAttribute", "An edge, center, length or baseline, as Interface Builder spells it.")

    /// The conflicts of an entry, as `formwork solve` and `formwork states` print them.
    static let conflict = JSONShape<(conflict: DocumentLayout.Conflict, environment: LayoutOptions.Environment)>.object(
        "conflict", "Required constraints that cannot be satisfied together."
    ) {
        JSONMember("constraints", .list(of: id), "The document's constraints among them, in document order.") {
            $0.conflict.constraints.map(\.id)
        }
        JSONMember("broken", id, "The constraint that was left out; null if it is a stack view's own.") { $0.conflict.broken?.id }
        JSONMember("certain", .boolean, "Whether no estimated size is involved; validate reports only these.") {
            $0.conflict.isCertain(in: $0.environment)
        }
    }
}
