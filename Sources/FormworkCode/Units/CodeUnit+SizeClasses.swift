import FormworkModel

/// Constraints that are installed for some size classes and not for others.
struct CodeSizeClassSet: Sendable {
    /// The condition for installing them.
    let condition: CodeSizeClassCondition
    /// The numbers of the constraints that are also installed for unspecified size classes.
    var numbers: [Int] = []
    /// The other constraints.
    var added: [CodeConstraint] = []
}

/// A constraint whose constant differs for some size classes.
struct CodeSizeClassConstant: Sendable {
    /// The property of the constraint.
    let name: String
    let constraint: CodeConstraint
    /// The differing constants with their conditions.
    let cases: [(condition: CodeSizeClassCondition, value: Double)]
    /// The constant everywhere else.
    let usual: Double
}

/// A view whose attributes differ for some size classes.
struct CodeSizeClassView: Sendable {
    /// The unit's number of the view.
    let view: Int
    /// The view for each condition. It belongs to a copy of the document in which the variations are applied.
    let cases: [(condition: CodeSizeClassCondition, view: View)]
    /// The variations that apply to the view.
    let variations: [InterfaceDocument.Variation]
}

/// The parts of a unit that depend on size classes.
struct CodeSizeClasses: Sendable {
    var sets: [CodeSizeClassSet] = []
    var constants: [CodeSizeClassConstant] = []
    var views: [CodeSizeClassView] = []
    /// The conditions of the views that are installed for some size classes only, by view number.
    var installed: [Int: CodeSizeClassCondition] = [:]

    var isEmpty: Bool { sets.isEmpty && constants.isEmpty && views.isEmpty && installed.isEmpty }
}

extension CodeUnit {
    /// The members that adapt to size classes and hide views.
    static let namesOfStates = [
        "sizeClassConstraints", "sizeClassLayout", "adapt", "adaptToTraits", "horizontal", "vertical", "isInstalled", "traits", "collapse",
        "collapsed",
    ]
    /// The local names in methods that perform segues.
    static let namesOfSegues = ["destination", "content", "prepare"]

    /// Whether the code has a method that adapts to size classes.
    package var adapts: Bool { !sizeClasses.isEmpty }

    /// The constraints for any size class.
    package var allConstraints: [CodeConstraint] { constraints + sizeClasses.sets.flatMap(\.added) }

    /// The numbers of the constraints that are installed for some size classes only.
    var numbersOfSizeClasses: Set<Int> { Set(sizeClasses.sets.flatMap(\.numbers)) }
}
