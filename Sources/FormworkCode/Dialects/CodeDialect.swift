public import FormworkModel

/// A language and a toolkit that code is generated for.
public enum CodeDialect: String, Hashable, Sendable, CaseIterable {
    /// Swift with UIKit's layout anchors.
    case uikit
    /// Swift with AppKit's layout anchors.
    case appkit
    /// The chaining language, on Formwork.
    case formation
    /// The set/make language, on Formwork.
    case autolayoutkit
    /// Objective-C with AutoLayoutKit.
    case autolayoutkitObjC = "autolayoutkit-objc"

    /// What the files' names end with.
    public var fileExtension: String { self == .autolayoutkitObjC ? "m" : "swift" }

    /// The template that it is generated through, in Stencil's language; a user may replace it.
    public var template: String {
        switch self {
        case .uikit, .appkit: KitTemplate.text
        case .formation, .autolayoutkit: LanguageTemplate.text
        case .autolayoutkitObjC: ObjectiveCTemplate.text
        }
    }

    /// Whether code in it can speak of the views of a platform.
    public func canSpeak(of platform: Platform) -> Bool {
        switch self {
        case .uikit, .autolayoutkitObjC: platform == .iOS || platform == .tvOS
        case .appkit: platform == .macOS
        case .formation, .autolayoutkit: platform != .watchOS
        }
    }

    var writer: any UnitWriter {
        switch self {
        case .uikit: KitWriter(isMac: false)
        case .appkit: KitWriter(isMac: true)
        case .formation: LanguageWriter(isChaining: true)
        case .autolayoutkit: LanguageWriter(isChaining: false)
        case .autolayoutkitObjC: ObjectiveCWriter()
        }
    }
}

/// Says a unit's views and constraints in a dialect.
protocol UnitWriter {
    /// What a view becomes.
    func properties(of view: CodeView, in unit: CodeUnit) -> PropertyCode

    /// The statements that put a view where it stands; none for the root, and for what is there already.
    func placing(_ view: CodeView, in unit: CodeUnit) -> [String]

    /// The unit's number of the view that a constraint is said of.
    func subject(of constraint: CodeConstraint) -> Int

    /// A constraint; nil where the dialect cannot say it.
    func code(_ constraint: CodeConstraint, in unit: CodeUnit) -> String?

    /// A statement that sets a value by its key path; nil where the dialect cannot say it.
    func setting(_ value: RuntimeAttribute.Value, keyPath: String, of variable: String) -> String?

    /// What is not converted of what is neither view nor constraint.
    func notConverted(of unit: CodeUnit) -> [NotConverted]

    /// The context's members that only this dialect has.
    func context(of unit: CodeUnit) -> [String: Any]
}

extension UnitWriter {
    func subject(of constraint: CodeConstraint) -> Int { constraint.first.view }

    func notConverted(of unit: CodeUnit) -> [NotConverted] { [] }

    func context(of unit: CodeUnit) -> [String: Any] { [:] }
}
