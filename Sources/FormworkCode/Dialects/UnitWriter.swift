import FormworkTemplateLanguage
import FormworkModel

/// Writes a unit's views and constraints in a dialect.
protocol UnitWriter: Sendable {
    /// Returns the code of a view.
    func properties(of view: CodeView, in unit: CodeUnit) -> PropertyCode

    /// Wraps statements about a view in availability checks if the deployment target needs them.
    func guarded(_ statements: [String], of view: CodeView, in unit: CodeUnit) -> [String]

    /// Returns the statements that add a view to its superview; none for the root and for views that exist already.
    func placing(_ view: CodeView, in unit: CodeUnit) -> [String]

    /// Whether views that exist for some size classes only are added like the others until the code adapts. The dialect can make constraints only
    /// between views in the same hierarchy.
    var placesEveryView: Bool { get }

    /// Returns the class of an element, as the dialect writes it.
    func className(of element: Element) -> String

    /// Whether code can refer to bar items by expressions.
    var namesItems: Bool { get }

    /// Returns the expression of a bar item, given its Swift expression.
    func path(_ swift: String) -> String

    /// The common superclass of all views.
    var viewClass: String { get }

    /// Returns a constraint with its sides in the order in which the dialect writes them.
    func arranged(_ constraint: CodeConstraint, in unit: CodeUnit) -> CodeConstraint

    /// Returns the number of the view that is a constraint's subject in code.
    func subject(of constraint: CodeConstraint) -> Int

    /// Returns the code of a constraint; nil if the dialect cannot express it.
    func code(_ constraint: CodeConstraint, in unit: CodeUnit) -> String?

    /// Whether a constraint is made by the toolkit's own call, although the dialect has a notation of its own.
    func isPlain(_ constraint: CodeConstraint, in unit: CodeUnit) -> Bool

    /// Returns the toolkit's own call that makes a constraint, if the dialect has both notations; otherwise nil.
    func plain(_ constraint: CodeConstraint, in unit: CodeUnit) -> String?

    /// Returns the expression that looks up a constraint by its name, if the dialect's notation doesn't return it; otherwise nil.
    func lookup(_ constraint: CodeConstraint, in unit: CodeUnit) -> String?

    /// Returns the statement that makes a constraint in its subject's block; nil if it is made outside of such blocks.
    func statement(_ constraint: CodeConstraint, in unit: CodeUnit) -> String?

    /// Returns a statement that sets a value by its key path; nil if the dialect cannot express it.
    func setting(_ value: InterfaceDocument.RuntimeAttribute.Value, keyPath: String, of variable: String) -> String?

    /// Returns a comparison of `horizontal` or `vertical` with a size class.
    func comparison(_ variable: String, isEqual: Bool, value: InterfaceDocument.SizeClass) -> String

    /// Returns the statement that sets the constant of a named constraint.
    func statement(settingConstantOf name: String, to value: String) -> String

    /// Converts a constant of the document to the constant of the constraint in code, whose sides may be exchanged.
    func constant(_ value: Double, of constraint: CodeConstraint) -> Double

    /// Returns the line that opens a branch: `if` or `} else if`, and a condition.
    func opening(_ keyword: String, condition: String) -> String

    /// Returns the statements that add a view to its superview, unless it is there already.
    ///
    /// - Parameters:
    ///   - count: the number of views that always precede it.
    ///   - others: the names of the views that may precede it.
    func insertion(_ name: String, into superview: CodeView, count: Int, others: [String]) -> [String]

    /// Returns the statement that removes a view from its superview.
    func removal(_ name: String) -> String

    /// Returns the statement that resets a property to its initial value; nil if that value is not known.
    func initialStatement(_ statement: String) -> String?

    /// Returns a text as a literal of the language.
    func literal(_ text: String) -> String

    /// Returns a writer that uses a document's translations, if the dialect supports them.
    func translated(_ translations: CodeTranslations?) -> any UnitWriter

    /// Returns a writer that also writes statements without effect, if the dialect leaves them out otherwise.
    func exhaustive(_ isExhaustive: Bool) -> any UnitWriter

    /// The colors and fonts that the unit repeats, as constants.
    var styles: StyleConstants { get }

    /// Returns a writer that makes constants of the colors and fonts that a class repeats, if the dialect supports them.
    func namingStyles() -> any UnitWriter

    /// The syntax of properties; nil if the dialect doesn't use a toolkit.
    var propertySyntax: PropertySyntax? { get }

    /// Returns a writer with values computed once for a unit, rather than for each view.
    func prepared(for unit: CodeUnit) -> any UnitWriter

    /// Returns notes for parts that are neither views nor constraints and that the dialect cannot express.
    func notConverted(of unit: CodeUnit) -> [NotConverted]

    /// Returns the template context of a class for an object that isn't a view; nil if the dialect cannot express it.
    func context(of object: CodeObject) -> ObjectContext?

    /// The major version of the deployment target; `Int.max` for the newest system.
    var deploymentTarget: Int { get }

    /// The members of a unit that only this dialect's template can use, by name.
    var members: [String: TemplateMember] { get }
}

extension UnitWriter {
    func className(of element: Element) -> String { TypeName.swift(element) ?? (SwiftName.isName(element.name) ? element.name : "View") }

    /// Returns the class of a view in a unit; nil for other elements. A view that its superview creates has the platform's class.
    func className(of element: Element, in unit: CodeUnit) -> String? {
        guard let view = element.asView else { return nil }
        // The root of the unit is an instance of the generated class.
        if unit.type.isRoot, view == unit.root { return unit.name }
        let isMade = unit.viewNumbers[view].map { !unit.isExisting(unit.views[$0]) } ?? true
        return (isMade ? nil : element.platformClass) ?? className(of: element)
    }

    func guarded(_ statements: [String], of view: CodeView, in unit: CodeUnit) -> [String] { statements }

    var placesEveryView: Bool { false }

    var namesItems: Bool { false }

    func path(_ swift: String) -> String { swift }

    func translated(_ translations: CodeTranslations?) -> any UnitWriter { self }

    func exhaustive(_ isExhaustive: Bool) -> any UnitWriter { self }

    var styles: StyleConstants { StyleConstants() }

    func namingStyles() -> any UnitWriter { self }

    var propertySyntax: PropertySyntax? { nil }

    func context(of object: CodeObject) -> ObjectContext? { nil }

    func prepared(for unit: CodeUnit) -> any UnitWriter { self }

    func arranged(_ constraint: CodeConstraint, in unit: CodeUnit) -> CodeConstraint { constraint }

    func subject(of constraint: CodeConstraint) -> Int { constraint.first.item.view }

    func isPlain(_ constraint: CodeConstraint, in unit: CodeUnit) -> Bool { false }

    func plain(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? { nil }

    func lookup(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? { nil }

    func statement(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? { nil }

    func literal(_ text: String) -> String { CodeLiteral.string(text) }

    func notConverted(of unit: CodeUnit) -> [NotConverted] { [] }

    var members: [String: TemplateMember] { [:] }
}
