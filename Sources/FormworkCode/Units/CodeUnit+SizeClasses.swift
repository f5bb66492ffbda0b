import FormworkModel

/// Constraints that are installed for some size classes and not for others.
struct CodeSizeClassSet: Sendable {
    /// When they are.
    let condition: CodeSizeClassCondition
    /// Those that are installed where size classes are unspecified, as numbers.
    var numbers: [Int] = []
    /// Those that are not.
    var added: [CodeConstraint] = []
}

/// A constant that is another one for some size classes.
struct CodeSizeClassConstant: Sendable {
    /// The property of the constraint.
    let name: String
    let constraint: CodeConstraint
    /// The others, each with its condition.
    let cases: [(condition: CodeSizeClassCondition, value: Double)]
    /// What it is elsewhere.
    let usual: Double
}

/// A view that says something else for some size classes.
struct CodeSizeClassView: Sendable {
    /// The unit's number of the view.
    let view: Int
    /// What it is there, each with its condition: views of other documents, which have what differs in its place.
    let cases: [(condition: CodeSizeClassCondition, view: View)]
    /// What says so.
    let variations: [Variation]
}

/// What of a unit is for some size classes.
struct CodeSizeClasses: Sendable {
    var sets: [CodeSizeClassSet] = []
    var constants: [CodeSizeClassConstant] = []
    var views: [CodeSizeClassView] = []
    /// The views that are in their superviews for some size classes only, by their numbers.
    var installed: [Int: CodeSizeClassCondition] = [:]

    var isEmpty: Bool { sets.isEmpty && constants.isEmpty && views.isEmpty && installed.isEmpty }
}

extension CodeUnit {
    /// The members that switch by size classes, and hide.
    static let namesOfStates = [
        "sizeClassConstraints", "sizeClassLayout", "adapt", "adaptToTraits", "horizontal", "vertical", "isInstalled", "traits", "collapse",
        "collapsed",
    ]
    /// What functions that perform segues call their own.
    static let namesOfSegues = ["destination", "content", "prepare"]

    /// Whether the code has a method that chooses by size classes.
    package var adapts: Bool { !sizeClasses.isEmpty }

    /// The constraints that there may be, for whatever size classes.
    package var allConstraints: [CodeConstraint] { constraints + sizeClasses.sets.flatMap(\.added) }

    /// The numbers of the constraints that are not for all size classes.
    var numbersOfSizeClasses: Set<Int> { Set(sizeClasses.sets.flatMap(\.numbers)) }
}
