/// An attribute of a view or guide in a constraint, in Interface Builder's spelling.
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
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The last baseline, as older documents write it.
    case baseline
    /// The first baseline.
    case firstBaseline
    /// The last baseline.
    case lastBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The leading margin.
    case leadingMargin
    /// The trailing margin.
    case trailingMargin
    /// The centre between the left and right margins.
    case centerXWithinMargins
    /// The centre between the top and bottom margins.
    case centerYWithinMargins
    /// No attribute, because the constraint has no second item.
    case notAnAttribute

    /// The attributes in the order of Apple's enumeration, from 1. The last baseline has two names.
    private static let ordered = allCases.filter { $0 != .lastBaseline && $0 != .notAnAttribute }

    /// Creates the attribute with a raw value of Apple's enumeration; nil for a number that none has, such as 0.
    package init?(number: Int) {
        guard (1...Self.ordered.count).contains(number) else { return nil }
        self = Self.ordered[number - 1]
    }

    /// The raw value of Apple's enumeration.
    package var number: Int { self == .lastBaseline ? Self.baseline.number : (Self.ordered.firstIndex(of: self) ?? -1) + 1 }

    /// Whether it is a width or height rather than a position.
    public var isSize: Bool { self == .width || self == .height }

    /// Whether it is a horizontal position or a width.
    package var isHorizontal: Bool { self == .width || isHorizontalPlace }

    /// Whether it is a horizontal position.
    package var isHorizontalPlace: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            true
        default: false
        }
    }

    /// Whether it depends on the layout direction.
    package var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether it is a baseline.
    package var isBaseline: Bool { self == .baseline || self == .firstBaseline || self == .lastBaseline }

    /// Whether it is a centre of a view's frame.
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

/// The relation between the two sides of a constraint.
public enum LayoutRelation: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// Both sides are equal.
    case equal
    /// The first side is at most the second.
    case lessThanOrEqual
    /// The first side is at least the second.
    case greaterThanOrEqual

    /// The relation after exchanging the sides.
    public var flipped: LayoutRelation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }

    static let byText = TextLookup(allCases.map { ($0.rawValue, $0) })
}
