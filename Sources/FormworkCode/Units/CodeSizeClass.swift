import FormworkModel

/// The size classes for which something is installed, with the chaining language's names.
enum CodeSizeClass: String, Hashable, Sendable, CaseIterable {
    case wCompact, wRegular, hCompact, hRegular, bothCompact, bothRegular, wCompactHRegular, wRegularHCompact

    /// The required horizontal and vertical size classes; nil if either matches.
    var pattern: (horizontal: InterfaceDocument.SizeClass?, vertical: InterfaceDocument.SizeClass?) {
        switch self {
        case .wCompact: (.compact, nil)
        case .wRegular: (.regular, nil)
        case .hCompact: (nil, .compact)
        case .hRegular: (nil, .regular)
        case .bothCompact: (.compact, .compact)
        case .bothRegular: (.regular, .regular)
        case .wCompactHRegular: (.compact, .regular)
        case .wRegularHCompact: (.regular, .compact)
        }
    }

    func matches(_ environment: CodeEnvironment) -> Bool {
        (pattern.horizontal == nil || pattern.horizontal == environment.horizontal)
            && (pattern.vertical == nil || pattern.vertical == environment.vertical)
    }
}

/// The size classes of a screen; nil for an unspecified one.
struct CodeEnvironment: Hashable, Sendable {
    let horizontal: InterfaceDocument.SizeClass?
    let vertical: InterfaceDocument.SizeClass?

    /// All combinations of size classes.
    static let all = InterfaceDocument.SizeClass.allCases.flatMap { horizontal in
        InterfaceDocument.SizeClass.allCases.map { CodeEnvironment(horizontal: horizontal, vertical: $0) }
    }
}

/// A condition on size classes: a list of matching ones, or a list of exceptions.
struct CodeSizeClassCondition: Hashable, Sendable {
    /// The size classes, in the order of their cases.
    let classes: [CodeSizeClass]
    /// Whether it holds except for these size classes. It then also holds for unspecified ones.
    let isExcept: Bool

    /// - Parameters:
    ///   - environments: the screens on which it holds.
    ///   - holdsElsewhere: whether it holds for unspecified size classes.
    init(_ environments: Set<CodeEnvironment>, holdsElsewhere: Bool) {
        isExcept = holdsElsewhere
        classes = Self.cover(holdsElsewhere ? Set(CodeEnvironment.all).subtracting(environments) : environments)
    }

    /// The opposite condition.
    var negated: CodeSizeClassCondition { CodeSizeClassCondition(classes: classes, isExcept: !isExcept) }

    private init(classes: [CodeSizeClass], isExcept: Bool) {
        self.classes = classes
        self.isExcept = isExcept
    }

    /// The beginning of a name: `regularWidth`, or `compactWidthCompactHeight`.
    var name: String {
        func word(_ value: InterfaceDocument.SizeClass?, _ dimension: String) -> String {
            value.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() + dimension } ?? ""
        }
        let words = classes.map { word($0.pattern.horizontal, "Width") + word($0.pattern.vertical, "Height") }.joined(separator: "Or")
        return isExcept ? "other" + words : words.prefix(1).lowercased() + words.dropFirst()
    }

    func holds(_ environment: CodeEnvironment) -> Bool { classes.contains { $0.matches(environment) } != isExcept }

    /// Returns the fewest size classes that match exactly these screens. Two are enough for each of the sixteen sets.
    private static func cover(_ environments: Set<CodeEnvironment>) -> [CodeSizeClass] {
        if environments.isEmpty { return [] }
        func met(_ classes: [CodeSizeClass]) -> Bool {
            Set(CodeEnvironment.all.filter { environment in classes.contains { $0.matches(environment) } }) == environments
        }
        let single = CodeSizeClass.allCases.map { [$0] }
        let pairs = CodeSizeClass.allCases.flatMap { first in CodeSizeClass.allCases.map { [first, $0] } }
        return (single + pairs).first(where: met) ?? []
    }

    /// Returns the condition in a C-like language.
    ///
    /// - Parameter comparison: returns a comparison of `horizontal` or `vertical` with a size class.
    func text(_ comparison: (_ variable: String, _ isEqual: Bool, _ value: InterfaceDocument.SizeClass) -> String) -> String {
        let parts = classes.map { entry in
            [("horizontal", entry.pattern.horizontal), ("vertical", entry.pattern.vertical)].compactMap { name, value in
                value.map { (name, $0) }
            }
        }
        if isExcept, parts.count == 1, parts[0].count == 1 { return comparison(parts[0][0].0, false, parts[0][0].1) }
        let texts = parts.map { part in
            let text = part.map { comparison($0.0, true, $0.1) }.joined(separator: " && ")
            return part.count > 1 && parts.count > 1 ? "(\(text))" : text
        }
        let all = texts.joined(separator: " || ")
        return isExcept ? "!(\(all))" : all
    }
}
