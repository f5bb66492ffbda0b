package import FormworkModel

extension CodeGenerator {
    /// The code of one view.
    package struct ViewCode {
        /// The view.
        package let view: InterfaceDocument.View
        /// The lines that make it, set it up, add it to its superview and constrain it; layout templates, actions and outlets are not part of them.
        package let text: String
    }

    /// Returns the code of each view by itself, in the order of the generated files.
    ///
    /// - Parameter document: the document.
    /// - Complexity: O(n) in the size of the document.
    package func views(of document: InterfaceDocument) -> [ViewCode] {
        var builder = CodeUnitBuilder(
            document, source: "", form: .layout, namesClasses: dialect.hasForms, kinds: [], isObjectiveC: dialect.isObjectiveC)
        return builder.units().flatMap { unit in
            let context = UnitContext(unit, writer: writer)
            let constraints = Dictionary(context.groups.map { ($0.view, $0) }) { first, _ in first }
            return zip(unit.views, context.views).map { view, code in
                let declaration = dialect.declaration(of: code)
                let lines = declaration + code.statements + code.placing + (constraints[code.name].map(dialect.lines) ?? [])
                return ViewCode(view: view.view, text: lines.joined(separator: "\n"))
            }
        }
    }
}

extension CodeDialect {
    /// Returns the lines that declare a view; none for a view that has no property.
    fileprivate func declaration(of view: ViewContext) -> [String] {
        guard view.isDeclared, !view.initializer.isEmpty else { return [] }
        if isObjectiveC { return ["_\(view.name) = \(view.initializer);"] }
        return [view.exists ? "var \(view.name): \(view.className) { \(view.initializer) }" : "let \(view.name) = \(view.initializer)"]
    }

    /// Returns the lines that make the constraints of one subject.
    fileprivate func lines(of group: GroupContext) -> [String] {
        func list(_ opening: String, _ constraints: [ConstraintContext], _ closing: String, _ code: (ConstraintContext) -> String?)
            -> [String]
        {
            let lines = constraints.compactMap(code).map { "    \($0)," }
            return lines.isEmpty ? [] : [opening] + lines + [closing]
        }
        func block(_ opening: String, _ lines: [String], _ closing: String) -> [String] {
            lines.isEmpty ? [] : [opening] + lines.map { "    \($0)" } + [closing]
        }
        switch self {
        case .uikit, .appkit, .snapkit:
            let (own, others) = (
                group.constraints.filter { $0.words?.statement != nil }, group.constraints.filter { $0.words?.statement == nil }
            )
            return block(
                "\(group.view).snp.makeConstraints { make in", SnapKitBlock.merged(own.compactMap { $0.words?.statement }), "}")
                + list("NSLayoutConstraint.activate([", others, "])") { $0.words?.code }
        case .uikitObjC, .appkitObjC:
            return list("[NSLayoutConstraint activateConstraints:@[", group.constraints, "]];") { $0.words?.plain }
        case .autolayoutkitObjC:
            let (plain, own) = (
                group.constraints.filter { $0.words?.isPlain == true }, group.constraints.filter { $0.words?.isPlain != true }
            )
            return block(
                "[ALKConstraints layout:\(ObjectiveCWriter.variable(named: group.view)) do:^(ALKConstraints *c) {", own.flatMap(Self.lines),
                "}];") + plain.compactMap { $0.words.map { "\($0.plain).active = YES;" } }
        case .formation: return block("layout.view(\(group.view))", group.constraints.flatMap(Self.lines), "").dropLast()
        case .autolayoutkit: return block("\(group.view).layout { c in", group.constraints.flatMap(Self.lines), "}")
        }
    }

    private static func lines(_ constraint: ConstraintContext) -> [String] {
        constraint.words?.code.split(separator: "\n").map(String.init) ?? []
    }
}
