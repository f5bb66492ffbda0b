import FormworkTemplateLanguage
import FormworkModel

/// Writes the object controllers that a unit creates, and its bindings.
struct BindingWriter {
    let unit: CodeUnit
    let syntax: PropertySyntax

    init(unit: CodeUnit, syntax: PropertySyntax) {
        self.unit = unit
        self.syntax = syntax
    }

    /// - Parameter syntax: the syntax to use if the context has none.
    init(_ context: UnitContext, syntax: PropertySyntax) { self.init(unit: context.unit, syntax: context.syntax ?? syntax) }

    private var language: CodeLanguage { syntax.language }
    /// The expression of the owner, which is optional unless the owner is the object itself.
    private var owner: String { language.either(swift: unit.type.ownerName, objectiveC: "_owner") }
    private var isOwnerOptional: Bool { owner != "self" }

    /// Returns a description of an object controller; empty if it says no more than its class.
    private func comment(_ controller: Element) -> String {
        let text = ObjectControllerCode.comment(controller, showsID: unit.showsIDs)
        return text.allSatisfy(\.isLetter) ? "" : text
    }

    /// The properties that hold the controllers and the table columns.
    var controllers: [ControllerContext] {
        let controllers = unit.controllers.map { controller in
            ControllerContext(
                name: controller.name, comment: comment(controller.element),
                className: ObjectControllerCode.className(controller.element, language: language),
                initializer: ObjectControllerCode.initializer(controller.element, language: language))
        }
        return controllers
            + unit.columns.map { column in
                ControllerContext(
                    name: column.name, comment: "", className: AppKitColumns.className(column.element, language: language),
                    initializer: AppKitColumns.initializer(column.element, language: language))
            }
    }

    /// The statements that configure the controllers and bind the objects when the object is created.
    var statements: [String] {
        code(isLate: false).statements.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }

    /// The statements that bind to an owner that is set later.
    var lateStatements: [String] {
        guard unit.type.isRoot else { return [] }
        return ifThereIsOwner(code(isLate: true).statements)
    }

    /// The statements that remove the bindings to a previous owner.
    var unbinding: [String] {
        guard unit.type.isRoot else { return [] }
        return unit.bindings.filter { $0.isOfOwner && $0.element.name == "binding" }.reversed().compactMap { binding in
            unit.bound(binding.source, language: language).map { BindingCode.unbinding(binding.element, of: $0, language: language) }
        }
    }

    /// The parts of the controllers and the bindings that code cannot express.
    var notConverted: [NotConverted] { code(isLate: false).notConverted + (unit.type.isRoot ? code(isLate: true).notConverted : []) }

    private func code(isLate: Bool) -> PropertyCode {
        var code = PropertyWriter(syntax)
        if !isLate {
            for controller in unit.controllers {
                ObjectControllerCode.write(
                    controller.element, variable: language.either(swift: controller.name, objectiveC: "_" + controller.name), code: &code)
            }
        }
        if !code.statements.isEmpty { code.statements.append("") }
        guard isOwnerOptional else {
            write(unit.bindings, code: &code)
            return code.code()
        }
        if !isLate { write(unit.bindings.filter { !$0.isOfOwner }, code: &code) }
        if isLate || !unit.type.isRoot {
            var own = PropertyWriter(syntax)
            write(unit.bindings.filter(\.isOfOwner), code: &own)
            code.statements += isLate ? own.statements : ifThereIsOwner(own.statements)
            code.notConverted += own.notConverted
        }
        return code.code()
    }

    private func ifThereIsOwner(_ statements: [String]) -> [String] {
        if statements.isEmpty { return [] }
        let lines = statements.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        return [language.either(swift: "if let owner {", objectiveC: "if (_owner) {")] + lines.map { "    \($0)" } + ["}"]
    }

    private func write(_ bindings: [CodeBinding], code: inout PropertyWriter) {
        for binding in bindings {
            guard let source = unit.bound(binding.source, language: language) else { continue }
            let target = binding.target.expression(language, owner: owner)
            if binding.element.name == "binding" {
                BindingCode.write(binding.element, of: source, to: target, code: &code)
                continue
            }
            let outlet = binding.element["property"] ?? ""
            code.statements.append(
                outlet == "content"
                    ? language.assignment(source, property: "content", value: target)
                    : language.call(
                        source, swift: "setValue(\(target), forKey: \(language.string(outlet)))",
                        objectiveC: "setValue:\(target) forKey:\(language.string(outlet))"))
        }
    }
}

/// The members of an object controller or a table column that a template can use.
struct ControllerContext: TemplateRecord {
    let name: String
    let comment: String
    let className: String
    let initializer: String

    static let members: [String: TemplateMember] = [
        "name": .text(\ControllerContext.name),
        "comment": .text(\ControllerContext.comment),
        "class": .text(\ControllerContext.className),
        "initializer": .text(\ControllerContext.initializer),
        "isOwning": .truth { (controller: ControllerContext) in SwiftName.isOwning(controller.name) },
    ]
}
