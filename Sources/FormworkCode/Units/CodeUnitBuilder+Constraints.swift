import FormworkModel
import FormworkTemplates

extension CodeUnitBuilder {
    func addConstraints(to unit: inout CodeUnit) {
        var symbolic: [CodeConstraint] = []
        for place in UnitIndex.places(index.constraints, of: unit) {
            let constraint = document.constraints[place]
            let isUsual = sizeClasses.isEmpty ? state.isActive(constraint) : state.holds(constraint)
            guard isUsual || !sizeClasses.environments(of: constraint).isEmpty else {
                unit.notConverted.append(
                    NotConverted(
                        constraint.element, what: "the constraint", why: reasonForLeavingOut(constraint),
                        affectsLayout: constraint.isPlaceholder))
                continue
            }
            guard var code = self.code(constraint, in: unit) else {
                unit.notConverted.append(
                    NotConverted(
                        constraint.element, what: "the constraint", why: "one of its items isn't in this file", affectsLayout: true))
                continue
            }
            if let name = constraint.element.customClass {
                unit.notConverted.append(
                    NotConverted(constraint.element, what: "the class \(name)", why: "code creates constraints of the system's class"))
            }
            if constraint.isSymbolic { symbolic.append(code) }
            for side in [code.first, code.second].compactMap(\.self) where side.item.guide == "top" || side.item.guide == "bottom" {
                unit.notConverted.append(
                    NotConverted(
                        constraint.element, what: "the controller's \(side.item.guide ?? "") layout guide",
                        why: "code uses the safe area or the edge of the view instead", affectsLayout: true))
            }
            if let name = propertyName(of: constraint, in: unit) { code.name = unit.memberNames.take(name, fallback: "constraint") }
            if let name = code.name { unit.elementNames[constraint.element] = name }
            // Other constraints are added with their size classes.
            if isUsual { unit.constraints.append(code) }
        }
        noteStandardSpacing(symbolic, in: &unit)
    }

    /// Adds one note for all constraints with the standard spacing. The code has numbers instead.
    private func noteStandardSpacing(_ constraints: [CodeConstraint], in unit: inout CodeUnit) {
        guard let first = constraints.first?.origin else { return }
        // For the safe area, some versions of Interface Builder use another number than the document's.
        let affectsLayout = constraints.contains { $0.first.item.guide != nil || $0.second?.item.guide != nil }
        let what =
            constraints.count == 1 ? "the standard spacing" : "the standard spacing, also of \(constraints.count - 1) more constraints"
        unit.notConverted.append(NotConverted(first.element, what: what, why: "code uses numbers instead", affectsLayout: affectsLayout))
    }

    /// Returns the preferred property name of a constraint that has an outlet or follows a hiding master; nil for others.
    func propertyName(of constraint: Constraint, in unit: CodeUnit) -> String? {
        if let outlet = index.outlets[constraint] { return SwiftName.lower(outlet) }
        guard index.followers.contains(constraint) else { return nil }
        let view = constraint.firstItem.flatMap { UnitIndex.view(of: $0) }.flatMap { unit.property(of: $0) } ?? ""
        let attribute = constraint.firstAttribute.rawValue
        return Self.plain(view) + attribute.prefix(1).uppercased() + attribute.dropFirst() + "Constraint"
    }

    /// Returns a property without `self.`, as a part of another name.
    static func plain(_ property: String) -> String { property.hasPrefix("self.") ? String(property.dropFirst(5)) : property }

    func side(_ item: Element, attribute: LayoutAttribute, in unit: CodeUnit) -> CodeConstraint.Side? {
        guard let view = UnitIndex.view(of: item), let number = unit.viewNumbers[view] else { return nil }
        return CodeConstraint.Side(item: CodeConstraint.Item(view: number, guide: item.asGuide?.kind), attribute: attribute)
    }

    func code(_ constraint: Constraint, in unit: CodeUnit) -> CodeConstraint? {
        guard let item = constraint.firstItem, let first = side(item, attribute: constraint.firstAttribute, in: unit) else { return nil }
        var second: CodeConstraint.Side?
        if constraint.hasSecondItem {
            guard let item = constraint.secondItem, let side = side(item, attribute: constraint.secondAttribute, in: unit) else {
                return nil
            }
            second = side
        }
        let terms = InterfaceDocument.ConstraintTerms(
            first: first, relation: constraint.relation, second: second, multiplier: constraint.multiplier,
            constant: state.constant(of: constraint), priority: constraint.priority)
        return CodeConstraint(origin: constraint, terms: terms, identifier: constraint.identifier)
    }
}
