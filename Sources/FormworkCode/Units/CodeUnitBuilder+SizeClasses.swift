import FormworkModel
import FormworkTemplates

extension CodeUnitBuilder {
    /// Returns the reason for leaving out a constraint that is not active in the document.
    func reasonForLeavingOut(_ constraint: Constraint) -> String {
        if constraint.isPlaceholder { return "it is a placeholder, which is removed when the document is built" }
        if constraint.isInvalid { return "it can't be read" }
        return sizeClasses.isForOtherTraits(constraint) ? "it is installed for other traits only" : "it is installed for no size class"
    }

    /// Adds the parts that depend on size classes. Constraints that layout templates replace keep the document's state.
    func addSizeClasses(to unit: inout CodeUnit) {
        if sizeClasses.isEmpty { return }
        let replaced = Set(unit.templates.flatMap(\.replaced))
        var places: [CodeSizeClassCondition: Int] = [:]
        func add(_ condition: CodeSizeClassCondition, _ change: (inout CodeSizeClassSet) -> Void) {
            if places[condition] == nil {
                places[condition] = unit.sizeClasses.sets.count
                unit.sizeClasses.sets.append(CodeSizeClassSet(condition: condition))
            }
            if let place = places[condition] { change(&unit.sizeClasses.sets[place]) }
        }
        var numbers: [Int: Int] = [:]
        for (number, constraint) in unit.constraints.enumerated() {
            if let index = constraint.origin?.index, numbers[index] == nil { numbers[index] = number }
        }
        for place in UnitIndex.places(index.constraints, of: unit) {
            let constraint = document.constraints[place]
            let number = numbers[place]
            if number.map(replaced.contains) ?? false { continue }
            let environments = sizeClasses.environments(of: constraint)
            if number == nil, environments.isEmpty || state.holds(constraint) { continue }
            if number != nil, environments.count == CodeEnvironment.all.count {
                addConstant(of: constraint, number, to: &unit)
                continue
            }
            let condition = CodeSizeClassCondition(environments, holdsElsewhere: number != nil)
            if let number {
                addConstant(of: constraint, number, to: &unit)
                add(condition) { $0.numbers.append(number) }
            } else if var code = self.code(constraint, in: unit) {
                code.name = unit.elementNames[constraint.element]
                code = addConstant(of: constraint, code, to: &unit)
                if let name = code.name { unit.elementNames[constraint.element] = name }
                add(condition) { $0.added.append(code) }
            }
        }
        for (number, view) in unit.views.enumerated() {
            addView(view, number: number, to: &unit)
            if let condition = installation(of: view, in: unit) { unit.sizeClasses.installed[number] = condition }
        }
    }

    /// Names a constraint of the unit if its constant differs for some size classes.
    private func addConstant(of constraint: Constraint, _ number: Int?, to unit: inout CodeUnit) {
        guard let number else { return }
        unit.constraints[number] = addConstant(of: constraint, unit.constraints[number], to: &unit)
        if let name = unit.constraints[number].name { unit.elementNames[constraint.element] = name }
    }

    /// - Returns: The constraint with its name.
    private func addConstant(of constraint: Constraint, _ code: CodeConstraint, to unit: inout CodeUnit) -> CodeConstraint {
        let constants = sizeClasses.constants(of: constraint)
        // The code starts with the constant that the document has without size classes.
        guard constants.contains(where: { $0.value != code.constant }) else { return code }
        var code = code
        if code.name == nil {
            let view = unit.views[code.first.item.view].name
            let attribute = code.first.attribute.rawValue
            let wanted = Self.plain(view) + attribute.prefix(1).uppercased() + attribute.dropFirst() + "Constraint"
            code.name = unit.memberNames.take(wanted, fallback: "constraint")
        }
        guard let name = code.name else { return code }
        var values: [Double] = []
        for value in constants.map(\.value) where value != code.constant && !values.contains(value) { values.append(value) }
        let cases = values.map { value in
            let environments = Set(constants.filter { $0.value == value }.map(\.environment))
            return (condition: CodeSizeClassCondition(environments, holdsElsewhere: false), value: value)
        }
        unit.sizeClasses.constants.append(CodeSizeClassConstant(name: name, constraint: code, cases: cases, usual: code.constant))
        return code
    }

    /// Whether a view isn't installed in the document, but is a subview for some size classes.
    func canBeInstalled(_ view: View, in unit: CodeUnit) -> Bool {
        guard view != unit.root, view.element.parent?.name == "subviews" else { return false }
        return !sizeClasses.environments(of: view).isEmpty
    }

    /// Returns the condition under which a view is in its superview; nil if it always is.
    private func installation(of view: CodeView, in unit: CodeUnit) -> CodeSizeClassCondition? {
        guard let superview = view.superview.map({ unit.views[$0].view }), view.place == .subview else { return nil }
        let (own, around) = (sizeClasses.environments(of: view.view), sizeClasses.environments(of: superview))
        let isUsual = state.isInstalled(view.view)
        // If it is installed exactly when its superview is, no code is needed.
        if own == around, isUsual == state.isInstalled(superview) { return nil }
        return CodeSizeClassCondition(own, holdsElsewhere: isUsual)
    }

    private func addView(_ view: CodeView, number: Int, to unit: inout CodeUnit) {
        guard let found = sizeClasses.views(of: view.view) else { return }
        // Screens with the same variations are grouped.
        var groups: [(variations: [Int], environments: Set<CodeEnvironment>, view: View)] = []
        for (environment, varied) in found.screens {
            guard let width = environment.horizontal, let height = environment.vertical else { continue }
            let holding = found.variations.indices.filter {
                found.variations[$0].traits.matches(widthClass: width, heightClass: height)
            }
            if holding.isEmpty { continue }
            if let place = groups.firstIndex(where: { $0.variations == holding }) {
                groups[place].environments.insert(environment)
            } else {
                groups.append((holding, [environment], varied))
            }
        }
        let cases = groups.map { group in
            (condition: CodeSizeClassCondition(group.environments, holdsElsewhere: false), view: group.view)
        }
        unit.sizeClasses.views.append(CodeSizeClassView(view: number, cases: cases, variations: found.variations))
    }

    /// Returns a note for a variation that the code doesn't fully express; nil if it does. The writer notes differences of views.
    func lost(_ variation: InterfaceDocument.Variation, in unit: CodeUnit, constraints: WrittenConstraints) -> NotConverted? {
        func noted(_ why: String) -> NotConverted {
            NotConverted(variation.element, what: "the variation '\(variation.key)'", why: why, affectsLayout: true)
        }
        if sizeClasses.isEmpty || !variation.isOfSizeClasses { return noted("code can vary by size class only") }
        if let constraint = variation.owner.asConstraint {
            if !constraints.said.contains(constraint) { return nil }
            if constraints.replaced.contains(constraint) { return noted("a layout template replaces the constraint") }
            return variation.attributes.contains { $0.name != "constant" } || !variation.values.isEmpty
                ? noted("code can vary only the constant of a constraint") : nil
        }
        guard variation.owner.asView != nil else { return noted("it isn't a view: set it in the views' owner") }
        let masks = variation.masks
        for mask in masks where mask.key != "constraints" {
            let views = (mask.included + mask.excluded).compactMap { document.view(id: $0) }
            let isSaid = views.allSatisfy { view in unit.viewNumbers[view].map { unit.views[$0].place == .subview } ?? false }
            if mask.key != "subviews" || !isSaid { return noted("code can't vary parts of a view by size class") }
        }
        let ids = masks.flatMap { $0.included + $0.excluded }
        return ids.contains { document.constraint(id: $0).map(constraints.replaced.contains) ?? false }
            ? noted("a layout template replaces some of its constraints") : nil
    }

    /// The document's constraints that a unit has, and those among them that layout templates replace.
    struct WrittenConstraints {
        let said: Set<Constraint>
        let replaced: Set<Constraint>

        init(_ unit: CodeUnit) {
            said = Set(unit.allConstraints.compactMap(\.origin))
            replaced = Set(unit.templates.flatMap(\.replaced).compactMap { unit.constraints[$0].origin })
        }
    }
}
