import FormworkTemplateLanguage
import FormworkModel
import FormworkTree

/// Writes Swift code with UIKit, and its constraints with SnapKit 5. `KitWriter` writes everything else.
///
/// SnapKit turns off the autoresizing mask of the view on which a constraint is made. Each constraint is therefore made on a view that constraints
/// place anyway, with the sides exchanged if that is the second item. A constraint without such a view is made with layout anchors. Source: SnapKit's
/// `ConstraintMaker`.
struct SnapKitWriter: UnitWriter {
    private var kit: KitWriter
    /// The names of the views on which the unit's unnamed constraints are made.
    private var subjects: Set<String> = []

    /// - Parameter target: the deployment target; nil for the newest system.
    init(target: SystemVersion? = nil) { kit = KitWriter(isMac: false, modules: ["SnapKit"], target: target) }

    var propertySyntax: PropertySyntax? { kit.syntax }

    func translated(_ translations: CodeTranslations?) -> any UnitWriter {
        var result = self
        result.kit.translations = translations
        return result
    }

    func exhaustive(_ isExhaustive: Bool) -> any UnitWriter {
        var result = self
        result.kit.isExhaustive = isExhaustive
        return result
    }

    var styles: StyleConstants { kit.styles }

    func namingStyles() -> any UnitWriter {
        var result = self
        result.kit.namesStyles = true
        return result
    }

    func prepared(for unit: CodeUnit) -> any UnitWriter {
        var result = self
        result.kit = kit.preparedKit(for: unit)
        result.subjects = Set(unit.constraints.filter { $0.name == nil }.compactMap { made(arranged($0, in: unit), in: unit)?.view.name })
        return result
    }

    func properties(of view: CodeView, in unit: CodeUnit) -> PropertyCode {
        var code = kit.properties(of: view, in: unit)
        // SnapKit turns off the autoresizing mask itself. The check is by name, because on other screens the view is from another document.
        if subjects.contains(view.name) {
            code.statements.removeAll { $0 == "\(view.name).translatesAutoresizingMaskIntoConstraints = false" }
        }
        return code
    }

    func guarded(_ statements: [String], of view: CodeView, in unit: CodeUnit) -> [String] { kit.guarded(statements, of: view, in: unit) }

    func placing(_ view: CodeView, in unit: CodeUnit) -> [String] { kit.placing(view, in: unit) }

    var namesItems: Bool { kit.namesItems }
    var viewClass: String { kit.viewClass }

    func setting(_ value: InterfaceDocument.RuntimeAttribute.Value, keyPath: String, of variable: String) -> String? {
        kit.setting(value, keyPath: keyPath, of: variable)
    }

    func initialStatement(_ statement: String) -> String? { kit.initialStatement(statement) }

    var deploymentTarget: Int { kit.deploymentTarget }

    func context(of object: CodeObject) -> ObjectContext? { kit.context(of: object) }

    func notConverted(of unit: CodeUnit) -> [NotConverted] { kit.notConverted(of: unit) }

    // MARK: Constraints

    func arranged(_ constraint: CodeConstraint, in unit: CodeUnit) -> CodeConstraint { unit.childFirst(constraint) }

    /// Returns an expression for a single constraint, which can be kept.
    func code(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? {
        // The constraint may be created before its view has a superview.
        guard let made = made(constraint, in: unit, namesSuperview: true) else { return kit.code(constraint, in: unit) }
        return "\(made.view.name).snp.prepareConstraints { make in \(made.statement) }[0].layoutConstraints[0]"
    }

    func statement(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? { made(constraint, in: unit)?.statement }

    /// Returns the view on which a constraint is made, with the statement; nil for a constraint that anchors make.
    private func made(
        _ constraint: CodeConstraint, in unit: CodeUnit, namesSuperview: Bool = false
    ) -> (view: CodeView, statement: String)? {
        // A named constraint is not turned around: code may set its constant later, and the constant must mean the same as in the document.
        for turned in [constraint, constraint.name == nil ? constraint.flipped : nil].compactMap(\.self) {
            let view = unit.views[turned.first.item.view]
            guard turned.first.item.guide == nil, view.superview != nil, !view.view.isPlacedByFrame || isArranged(view, unit: unit),
                let statement = statement(turned, of: view, unit: unit, namesSuperview: namesSuperview)
            else { continue }
            return (view, statement)
        }
        return nil
    }

    private func isArranged(_ view: CodeView, unit: CodeUnit) -> Bool {
        view.superview.map { unit.views[$0].view.element.name == "stackView" } ?? false
    }

    private func statement(
        _ constraint: CodeConstraint, of view: CodeView, unit: CodeUnit, namesSuperview: Bool
    ) -> String? {
        let attribute = constraint.first.attribute
        guard let word = Self.word(attribute) else { return nil }
        var text = "make.\(word)."
        let relation = Self.word(constraint.relation)
        if let second = constraint.second {
            guard let target = target(second, unit: unit, attribute: attribute), constraint.multiplier != 0 else { return nil }
            let isSame = second.attribute == attribute
            let isSuperview = second.item.guide == nil && second.item.view == view.superview && view.place == .subview
            text += isSame && isSuperview && !namesSuperview ? relation + "Superview()" : "\(relation)(\(target))"
            text += Self.factor(constraint)
            let isInside = isSame && second.item.view == view.superview && constraint.multiplier == 1
            if let inset = isInside ? Self.inset(constraint.constant, attribute: attribute) : nil {
                text += ".inset(\(CodeLiteral.number(inset)))"
            } else if constraint.constant != 0 {
                text += ".offset(\(CodeLiteral.number(constraint.constant)))"
            }
        } else {
            guard attribute.axis == .length else { return nil }
            text += "\(relation)(\(CodeLiteral.number(constraint.constant)))"
        }
        if constraint.priority != 1000 { text += ".priority(\(CodeLiteral.number(constraint.priority)))" }
        if let identifier = constraint.identifier { text += ".labeled(\(CodeLiteral.string(identifier)))" }
        return text
    }

    /// Returns the multiplication, or the division if the divisor is a whole number.
    private static func factor(_ constraint: CodeConstraint) -> String {
        let multiplier = constraint.multiplier
        if multiplier == 1 { return "" }
        if let divisor = (2...100).first(where: { 1 / Double($0) == multiplier }) { return ".dividedBy(\(divisor))" }
        return ".multipliedBy(\(constraint.multiplierText))"
    }

    /// Returns the expression of the side that a constraint relates to: a view or guide alone if the attribute is the same.
    private func target(_ side: CodeConstraint.Side, unit: CodeUnit, attribute: LayoutAttribute) -> String? {
        AnchoredItem(side, in: unit, asksMargins: false) { $0.name }.flatMap { item in
            if item.attribute == attribute { return item.expression }
            return Self.word(item.attribute).map { "\(item.expression).snp.\($0)" }
        }
    }

    /// Returns the distance by which a side is inset in its superview's; nil if it isn't inside, so that an offset is clearer.
    private static func inset(_ constant: Double, attribute: LayoutAttribute) -> Double? {
        switch attribute {
        case .left, .leading, .top: constant > 0 ? constant : nil
        case .right, .trailing, .bottom: constant < 0 ? -constant : nil
        default: nil
        }
    }

    /// Returns SnapKit's name for an attribute.
    private static func word(_ attribute: LayoutAttribute) -> String? {
        attribute == .notAnAttribute ? nil : attribute == .baseline ? "lastBaseline" : attribute.rawValue
    }

    private static func word(_ relation: LayoutRelation) -> String { KitWriter.word(relation) }

    // MARK: Template

    var members: [String: TemplateMember] {
        @Sendable func isMadeInBlock(_ context: ConstraintContext) -> Bool { context.name == nil && context.words?.statement != nil }
        @Sendable func others(_ context: UnitContext) -> [GroupContext] {
            context.groups.compactMap { group in
                let chosen = group.constraints.filter { !isMadeInBlock($0) }
                return chosen.isEmpty ? nil : GroupContext(view: group.view, constraints: chosen)
            }
        }
        let own: [String: TemplateMember] = [
            "blocks": .list { (context: UnitContext) in
                let constraints = context.groups.flatMap(\.constraints).filter(isMadeInBlock)
                let byView = Dictionary(grouping: constraints) { made($0.constraint, in: context.unit)?.view.name ?? "" }
                return context.unit.views.compactMap { view in byView[view.name].map { SnapKitBlock(view: view.name, constraints: $0) } }
            },
            "activated": .list { (context: UnitContext) in ActivationContext.lists(of: others(context)) },
            "hasDetails": .truth { (context: UnitContext) in
                let added = context.templates.flatMap(\.constraints)
                let all = context.groups.flatMap(\.constraints) + context.replaceable + added
                return all.contains { $0.words?.statement == nil && $0.words?.code.contains(".with(") == true }
            },
        ]
        return kit.members.merging(own) { _, own in own }
    }
}
