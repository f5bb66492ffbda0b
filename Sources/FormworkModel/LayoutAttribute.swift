/// What of a view or guide a constraint speaks of, spelled as Interface Builder spells it.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge where a line of text begins.
    case leading
    /// The edge where a line of text ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle along the horizontal.
    case centerX
    /// The middle along the vertical.
    case centerY
    /// What the last line of text stands on, as older documents write it.
    case baseline
    /// What the first line of text stands on.
    case firstBaseline
    /// What the last line of text stands on.
    case lastBaseline
    /// The left edge less its margin.
    case leftMargin
    /// The right edge less its margin.
    case rightMargin
    /// The upper edge less its margin.
    case topMargin
    /// The lower edge less its margin.
    case bottomMargin
    /// The leading edge less its margin.
    case leadingMargin
    /// The trailing edge less its margin.
    case trailingMargin
    /// The middle between the left and the right margin.
    case centerXWithinMargins
    /// The middle between the upper and the lower margin.
    case centerYWithinMargins
    /// There is none: the constraint has no second item.
    case notAnAttribute

    /// Whether it is a length, not a place.
    public var isSize: Bool { self == .width || self == .height }

    /// Whether it is a place or length along the horizontal.
    package var isHorizontal: Bool { self == .width || isHorizontalPlace }

    /// Whether it is a place between left and right.
    package var isHorizontalPlace: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            true
        default: false
        }
    }

    /// Whether it changes sides with the direction of writing.
    package var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether it is where a text stands.
    package var isBaseline: Bool { self == .baseline || self == .firstBaseline || self == .lastBaseline }

    /// Whether it is the middle of a view's frame.
    package var isCenter: Bool { self == .centerX || self == .centerY }

    /// Whether it is measured from layout margins.
    package var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
            .centerYWithinMargins:
            true
        default: false
        }
    }

    static let byText = TextLookup(allCases.dropLast().map { ($0.rawValue, $0) })
}

/// How the two sides of a constraint compare.
public enum LayoutRelation: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// Both sides are equal.
    case equal
    /// The first side is at most the second.
    case lessThanOrEqual
    /// The first side is at least the second.
    case greaterThanOrEqual

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
