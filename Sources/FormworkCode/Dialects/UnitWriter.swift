import FormworkModel

/// Says a unit's views and constraints in a dialect.
protocol UnitWriter: Sendable {
    /// What a view becomes.
    func properties(of view: CodeView, in unit: CodeUnit) -> PropertyCode

    /// Statements about a view, of which those that the earliest system does not have ask first.
    func guarded(_ statements: [String], of view: CodeView, in unit: CodeUnit) -> [String]

    /// The statements that put a view where it stands; none for the root, and for what is there already.
    func placing(_ view: CodeView, in unit: CodeUnit) -> [String]

    /// Whether views that are for some size classes only are placed like the others at first, until the code adapts: constraints of the
    /// dialect are made between views that stand in one another.
    var placesEveryView: Bool { get }

    /// The class of an element, as the dialect writes it.
    func className(of element: Element) -> String

    /// Whether items of bars can be spoken of, by expressions.
    var namesItems: Bool { get }

    /// The expression of an item of a bar, from the one that it has in Swift.
    func path(_ swift: String) -> String

    /// The class of all views.
    var viewClass: String { get }

    /// The unit's number of the view that a constraint is said of.
    func subject(of constraint: CodeConstraint) -> Int

    /// A constraint; nil where the dialect cannot say it.
    func code(_ constraint: CodeConstraint, in unit: CodeUnit) -> String?

    /// Whether a constraint is made by the toolkit's own call, beside the dialect's words.
    func isPlain(_ constraint: CodeConstraint, in unit: CodeUnit) -> Bool

    /// The toolkit's own call that makes a constraint, where a dialect has two ways; nil elsewhere.
    func plain(_ constraint: CodeConstraint, in unit: CodeUnit) -> String?

    /// The expression that finds a constraint by its name, where the dialect's words give none out; nil elsewhere.
    func lookup(_ constraint: CodeConstraint, in unit: CodeUnit) -> String?

    /// The statement that makes a constraint in a block of its subject, where a dialect has such blocks; nil for one that is made beside
    /// them.
    func statement(_ constraint: CodeConstraint, in unit: CodeUnit) -> String?

    /// A statement that sets a value by its key path; nil where the dialect cannot say it.
    func setting(_ value: RuntimeAttribute.Value, keyPath: String, of variable: String) -> String?

    /// A comparison of `horizontal` or `vertical` with a size class.
    func comparison(_ variable: String, _ isEqual: Bool, _ value: SizeClass) -> String

    /// The statement that sets the constant of a constraint that has a name.
    func statement(settingConstantOf name: String, to value: String) -> String

    /// What a constant of the document is in the constraint that the code makes, whose sides may be exchanged.
    func constant(_ value: Double, of constraint: CodeConstraint) -> Double

    /// The line that begins a branch: `if` or `} else if`, and a condition.
    func opening(_ keyword: String, _ condition: String) -> String

    /// The statements that put a view into its superview, unless it is there.
    ///
    /// - Parameters:
    ///   - count: how many views stand before it at any time.
    ///   - others: those that may stand before it.
    func insertion(_ name: String, into superview: CodeView, _ count: Int, _ others: [String]) -> [String]

    /// The statement that takes a view from its superview.
    func removal(_ name: String) -> String

    /// The statement that sets what another one sets to what it is at first; nil where that is not known.
    func initialStatement(_ statement: String) -> String?

    /// A text as a literal of the language.
    func literal(_ text: String) -> String

    /// The same for a document that has translations, as far as the dialect speaks of them.
    func translated(_ translations: CodeTranslations?) -> any UnitWriter

    /// How properties are written; nil where the dialect has no toolkit's.
    var propertySyntax: PropertySyntax? { get }

    /// The same for a unit: with what is found once of all of it, and not again for each view.
    func prepared(for unit: CodeUnit) -> any UnitWriter

    /// What is not converted of what is neither view nor constraint.
    func notConverted(of unit: CodeUnit) -> [NotConverted]

    /// What a template sees of a class for what is no view; nil where the dialect has no words for it.
    func context(of object: CodeObject) -> ObjectContext?

    /// The first release of the system that the code is to run on; the largest number where that is of no account.
    var deploymentTarget: Int { get }

    /// What a template may ask of a unit in this dialect alone, by name.
    var members: [String: TemplateMember] { get }
}

extension UnitWriter {
    func className(of element: Element) -> String { TypeName.swift(element) ?? (SwiftName.isName(element.name) ? element.name : "View") }

    /// The class that a view has in a unit; nil for what is no view. What its superview makes is of the platform's class.
    func className(of element: Element, in unit: CodeUnit) -> String? {
        guard let view = element.asView else { return nil }
        // The object itself is of the class that is generated.
        if unit.type.isRoot, view == unit.root { return unit.name }
        let isMade = unit.viewNumbers[view].map { !unit.isExisting(unit.views[$0]) } ?? true
        return (isMade ? nil : element.platformClass) ?? className(of: element)
    }

    func guarded(_ statements: [String], of view: CodeView, in unit: CodeUnit) -> [String] { statements }

    var placesEveryView: Bool { false }

    var namesItems: Bool { false }

    func path(_ swift: String) -> String { swift }

    func translated(_ translations: CodeTranslations?) -> any UnitWriter { self }

    var propertySyntax: PropertySyntax? { nil }

    func context(of object: CodeObject) -> ObjectContext? { nil }

    func prepared(for unit: CodeUnit) -> any UnitWriter { self }

    func subject(of constraint: CodeConstraint) -> Int { constraint.first.item.view }

    func isPlain(_ constraint: CodeConstraint, in unit: CodeUnit) -> Bool { false }

    func plain(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? { nil }

    func lookup(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? { nil }

    func statement(_ constraint: CodeConstraint, in unit: CodeUnit) -> String? { nil }

    func literal(_ text: String) -> String { CodeLiteral.string(text) }

    func notConverted(of unit: CodeUnit) -> [NotConverted] { [] }

    var members: [String: TemplateMember] { [:] }
}
