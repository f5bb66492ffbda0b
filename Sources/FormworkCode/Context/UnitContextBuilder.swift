import FormworkDiagnostics
import FormworkModel
import FormworkTree

/// Builds the contexts of a unit's parts with a dialect's writer, and collects the parts that the dialect cannot express, in order.
struct UnitContextBuilder {
    let unit: CodeUnit
    let writer: any UnitWriter
    var notConverted: [NotConverted]

    init(_ unit: CodeUnit, writer: any UnitWriter) {
        self.unit = unit
        self.writer = writer.prepared(for: unit)
        notConverted = unit.notConverted
    }

    // MARK: Views

    mutating func views() -> [ViewContext] {
        var codes = unit.views.map { writer.properties(of: $0, in: unit) }
        // A table places its cells, so a cell's own frame is set only if the frame of another view depends on it.
        let placesByFrame = codes.dropFirst().contains(where: \.hasFrame)
        if unit.type.form == .cell, !placesByFrame { codes[0].removeFrame() }
        if unit.type.form == .controller, !placesByFrame, writer.propertySyntax?.isExhaustive == false { removeSizing(of: &codes[0]) }
        if unit.type.isRoot, !placesByFrame, writer.propertySyntax?.language == .swift { codes[0].guardFrame(of: unit.views[0].name) }
        return zip(unit.views, codes).enumerated().map { number, pair in
            let (view, code) = pair
            notConverted += code.notConverted
            let element = view.view.element
            let exists = unit.isExisting(view)
            let isPlaced = writer.placesEveryView || unit.sizeClasses.installed[number] == nil
            let statements = lines(writer.guarded(code.statements, of: view, in: unit))
            return ViewContext(
                name: view.name, id: CodeLiteral.plain(view.view.id ?? ""), element: CodeLiteral.plain(element.name),
                className: writer.className(of: element, in: unit) ?? writer.viewClass, comment: comment(view),
                initializer: plain(code.initializer ?? ""), statements: statements, ownStatements: statements,
                hasFrame: code.hasFrame,
                placing: isPlaced ? lines(writer.placing(view, in: unit)) : [],
                superview: view.superview.map { unit.views[$0].name } ?? "",
                isRoot: view.place == .root, exists: exists, isDeclared: unit.isDeclared(view))
        }
    }

    /// Removes the frame and the autoresizing mask of a controller's main view, which its container sets.
    private func removeSizing(of code: inout PropertyCode) {
        guard unit.root.document.platform != .macOS else { return }
        code.removeFrame()
        let mask = unit.views[0].name + ".autoresizingMask = [.flexibleWidth, .flexibleHeight]"
        code.statements.removeAll { $0 == mask }
    }

    /// Splits statements into lines, so that a template can indent each line.
    private func lines(_ statements: [String]) -> [String] {
        statements.flatMap { plain($0).split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }

    /// Returns code of Swift without an explicit `self`, which is the root view of a class that is a view.
    private func plain(_ code: String) -> String {
        let isSwift = writer.propertySyntax?.language == .swift
        return isSwift && unit.type.isRoot && code.contains("self.") ? StatementText(code).withoutSelf : code
    }

    private func comment(_ view: CodeView) -> String {
        let element = view.view.element
        let comments = element.userComments.map(CodeLiteral.comment)
        guard unit.showsIDs else { return comments ?? "" }
        var text = CodeLiteral.comment(element.className)
        if let label = element.label.map(CodeLiteral.comment) { text += " “\(label.shortened(to: 40))”" }
        if let id = element.id { text += " (\(CodeLiteral.comment(id)))" }
        return text + (comments.map { ": " + $0 } ?? "")
    }

    // MARK: Constraints

    mutating func constraint(_ constraint: CodeConstraint) -> ConstraintContext {
        let constraint = writer.arranged(constraint, in: unit)
        var words: ConstraintContext.Words?
        if constraint.isFinite, let code = writer.code(constraint, in: unit) {
            words = ConstraintContext.Words(
                code: plain(code), isPlain: writer.isPlain(constraint, in: unit), plain: writer.plain(constraint, in: unit) ?? "",
                lookup: writer.lookup(constraint, in: unit) ?? "", statement: writer.statement(constraint, in: unit))
        } else if let origin = constraint.origin {
            notConverted.append(NotConverted(origin.element, what: "the constraint", why: "code can't express it", affectsLayout: true))
        }
        return ConstraintContext(
            constraint: constraint, first: side(constraint.first), second: constraint.second.map(side), words: words)
    }

    private func side(_ side: CodeConstraint.Side) -> SideContext {
        SideContext(
            view: unit.views[side.item.view].name, guide: CodeLiteral.plain(side.item.guide ?? ""), attribute: side.attribute.rawValue)
    }

    /// Sorts numbered constraints by their subject, then by their number.
    func ordered(_ constraints: [(Int, CodeConstraint)]) -> [(Int, CodeConstraint)] {
        constraints.map { (subject: writer.subject(of: writer.arranged($0.1, in: unit)), constraint: $0) }
            .sorted { ($0.subject, $0.constraint.0) < ($1.subject, $1.constraint.0) }.map(\.constraint)
    }

    /// Groups constraints by their subject.
    func groups(_ constraints: [ConstraintContext]) -> [GroupContext] {
        let said = constraints.filter { $0.words != nil }
        let subjects = Dictionary(grouping: said) { writer.subject(of: $0.constraint) }
        return subjects.sorted { $0.key < $1.key }.map { number, constraints in
            let order = constraints.indices.sorted { left, right in
                (constraints[left].constraint.first.attribute.readingOrder, left)
                    < (constraints[right].constraint.first.attribute.readingOrder, right)
            }
            return GroupContext(view: unit.views[number].name, constraints: order.map { constraints[$0] })
        }
    }

    // MARK: Layout templates and hiding masters

    mutating func templates(replacing replaceable: [Int]) -> [LayoutTemplateContext] {
        var result: [LayoutTemplateContext] = []
        let places = Dictionary(replaceable.enumerated().map { ($1, $0) }) { first, _ in first }
        for template in unit.templates {
            var statements: [String] = []
            for value in template.values {
                let view = unit.views[value.view]
                if value.value.isFinite, let statement = writer.setting(value.value, keyPath: value.keyPath, of: view.name) {
                    statements.append(statement)
                } else {
                    notConverted.append(
                        NotConverted(
                            view.view.element, what: "'\(value.keyPath)' of template '\(template.title)'",
                            why: "code can't express its value"))
                }
            }
            let replaced = template.replaced.compactMap { places[$0] }
            let added = ordered(Array(template.added.enumerated())).map { constraint($0.1) }
            let others = template.replacedOfOthers.sorted { $0.key < $1.key }.map { other, numbers in
                let order = ordered(Array(unit.templates[other].added.enumerated())).map(\.0)
                let numbers = Set(numbers)
                let places = order.indices.filter { numbers.contains(order[$0]) }
                return ReplacedContext(
                    name: unit.templates[other].name, places: places.map(String.init),
                    isAll: places.count == unit.templates[other].added.count)
            }
            result.append(
                LayoutTemplateContext(
                    name: template.name, method: template.methodName, title: CodeLiteral.comment(template.title), statements: statements,
                    constraints: added.filter { $0.words != nil }, groups: groups(added), replaces: replaced.map(String.init),
                    replacesAll: replaced.count == replaceable.count, replacesOfOthers: others))
        }
        return result
    }

    /// Returns a constraint with the constant that is written in code.
    private func written(_ context: ConstraintContext) -> ConstraintContext {
        var constraint = context.constraint
        constraint.terms.constant = writer.constant(constraint.constant, of: constraint)
        return ConstraintContext(constraint: constraint, first: context.first, second: context.second, words: context.words)
    }

    func masters(_ constraints: [ConstraintContext]) -> [MasterContext] {
        (unit.masters + unit.collapsing).map { master in
            MasterContext(
                view: unit.views[master.view].name, views: ([master.view] + master.views).map { unit.views[$0].name },
                constraints: master.constraints.map { written(constraints[$0]) },
                collapsing: master.collapsing.map { CollapsingContext(name: unit.views[$0.view].name, axes: $0.axes) })
        }
    }
}
