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
