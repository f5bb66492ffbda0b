/// SnapKit's `ConstraintMakerExtendable`: sides that are said so far, and what they are related to.
@MainActor
public final class ConstraintMakerExtendable {
    private let description: ConstraintDescription

    init(_ description: ConstraintDescription) { self.description = description }

    private func adding(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        description.attributes += attributes
        return self
    }

    private func related(_ other: any ConstraintRelatableTarget, _ relation: NSLayoutConstraint.Relation) -> ConstraintMakerEditable {
        description.relation = relation
        switch other {
        case let item as ConstraintItem: description.related = item
        case let constant as any ConstraintConstantTarget: description.constant = constant
        case let object as any LayoutConstraintItem: description.related = ConstraintItem(object, [])
        // Safe: code that was compiled against the stand-in decides, no document.
        default: preconditionFailure("constraints speak of views, guides and numbers, not of \(other)")
        }
        return ConstraintMakerEditable(description)
    }

    // Safe: code that was compiled against the stand-in decides, as in SnapKit.
    private var superview: ConstraintView { description.item.itemSuperview! }

    /// SnapKit's `equalTo`.
    @discardableResult
    public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable { related(other, .equal) }

    /// SnapKit's `equalToSuperview`.
    @discardableResult
    public func equalToSuperview() -> ConstraintMakerEditable { related(superview, .equal) }

    /// SnapKit's `lessThanOrEqualTo`.
    @discardableResult
    public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable { related(other, .lessThanOrEqual) }

    /// SnapKit's `lessThanOrEqualToSuperview`.
    @discardableResult
    public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable { related(superview, .lessThanOrEqual) }

    /// SnapKit's `greaterThanOrEqualTo`.
    @discardableResult
    public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
        related(other, .greaterThanOrEqual)
    }

    /// SnapKit's `greaterThanOrEqualToSuperview`.
    @discardableResult
    public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable { related(superview, .greaterThanOrEqual) }

    /// SnapKit's `left`.
    public var left: ConstraintMakerExtendable { adding([.left]) }
    /// SnapKit's `top`.
    public var top: ConstraintMakerExtendable { adding([.top]) }
    /// SnapKit's `right`.
    public var right: ConstraintMakerExtendable { adding([.right]) }
    /// SnapKit's `bottom`.
    public var bottom: ConstraintMakerExtendable { adding([.bottom]) }
    /// SnapKit's `leading`.
    public var leading: ConstraintMakerExtendable { adding([.leading]) }
    /// SnapKit's `trailing`.
    public var trailing: ConstraintMakerExtendable { adding([.trailing]) }
    /// SnapKit's `width`.
    public var width: ConstraintMakerExtendable { adding([.width]) }
    /// SnapKit's `height`.
    public var height: ConstraintMakerExtendable { adding([.height]) }
    /// SnapKit's `centerX`.
    public var centerX: ConstraintMakerExtendable { adding([.centerX]) }
    /// SnapKit's `centerY`.
    public var centerY: ConstraintMakerExtendable { adding([.centerY]) }
    /// SnapKit's `lastBaseline`.
    public var lastBaseline: ConstraintMakerExtendable { adding([.lastBaseline]) }
    /// SnapKit's `firstBaseline`.
    public var firstBaseline: ConstraintMakerExtendable { adding([.firstBaseline]) }
    /// SnapKit's `leftMargin`.
    public var leftMargin: ConstraintMakerExtendable { adding([.leftMargin]) }
    /// SnapKit's `rightMargin`.
    public var rightMargin: ConstraintMakerExtendable { adding([.rightMargin]) }
    /// SnapKit's `topMargin`.
    public var topMargin: ConstraintMakerExtendable { adding([.topMargin]) }
    /// SnapKit's `bottomMargin`.
    public var bottomMargin: ConstraintMakerExtendable { adding([.bottomMargin]) }
    /// SnapKit's `leadingMargin`.
    public var leadingMargin: ConstraintMakerExtendable { adding([.leadingMargin]) }
    /// SnapKit's `trailingMargin`.
    public var trailingMargin: ConstraintMakerExtendable { adding([.trailingMargin]) }
    /// SnapKit's `centerXWithinMargins`.
    public var centerXWithinMargins: ConstraintMakerExtendable { adding([.centerXWithinMargins]) }
    /// SnapKit's `centerYWithinMargins`.
    public var centerYWithinMargins: ConstraintMakerExtendable { adding([.centerYWithinMargins]) }
    /// SnapKit's `edges`.
    public var edges: ConstraintMakerExtendable { adding([.left, .top, .right, .bottom]) }
    /// SnapKit's `horizontalEdges`.
    public var horizontalEdges: ConstraintMakerExtendable { adding([.left, .right]) }
    /// SnapKit's `verticalEdges`.
    public var verticalEdges: ConstraintMakerExtendable { adding([.top, .bottom]) }
    /// SnapKit's `directionalEdges`.
    public var directionalEdges: ConstraintMakerExtendable { adding([.leading, .top, .trailing, .bottom]) }
    /// SnapKit's `directionalHorizontalEdges`.
    public var directionalHorizontalEdges: ConstraintMakerExtendable { adding([.leading, .trailing]) }
    /// SnapKit's `directionalVerticalEdges`.
    public var directionalVerticalEdges: ConstraintMakerExtendable { adding([.top, .bottom]) }
    /// SnapKit's `size`.
    public var size: ConstraintMakerExtendable { adding([.width, .height]) }
    /// SnapKit's `margins`.
    public var margins: ConstraintMakerExtendable { adding([.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
    /// SnapKit's `directionalMargins`.
    public var directionalMargins: ConstraintMakerExtendable { adding([.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]) }
    /// SnapKit's `centerWithinMargins`.
    public var centerWithinMargins: ConstraintMakerExtendable { adding([.centerXWithinMargins, .centerYWithinMargins]) }
}
