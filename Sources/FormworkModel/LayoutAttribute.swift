/// What of a view or guide a constraint speaks of, spelled as Interface Builder spells it.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    /// There is none: the constraint has no second item.
    case notAnAttribute

    /// Whether it is a length, not a place.
    public var isSize: Bool { self == .width || self == .height }

    static let byText = TextLookup(allCases.dropLast().map { ($0.rawValue, $0) })
}

/// How the two sides of a constraint compare.
public enum LayoutRelation: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case equal, lessThanOrEqual, greaterThanOrEqual

    /// The relation when the sides change places.
    public var flipped: LayoutRelation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }

    static let byText = TextLookup(allCases.map { ($0.rawValue, $0) })
}
