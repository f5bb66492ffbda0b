/// SnapKit's `ConstraintMakerExtendable`: adds attributes, and relates them to another item.
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
        // Safe: depends only on the code compiled against the stand-in, never on a document.
        default: preconditionFailure("constraints speak of views, guides and numbers, not of \(other)")
        }
        return ConstraintMakerEditable(description)
    }

    // Safe: depends only on the code compiled against the stand-in, as in SnapKit.
    private var superview: ConstraintView { description.item.itemSuperview! }

    @discardableResult
    public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable { related(other, .equal) }

    @discardableResult
    public func equalToSuperview() -> ConstraintMakerEditable { related(superview, .equal) }

    @discardableResult
    public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable { related(other, .lessThanOrEqual) }

    @discardableResult
    public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable { related(superview, .lessThanOrEqual) }

    @discardableResult
    public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
        related(other, .greaterThanOrEqual)
    }

    @discardableResult
    public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable { related(superview, .greaterThanOrEqual) }

    public var left: ConstraintMakerExtendable { adding([.left]) }
    public var top: ConstraintMakerExtendable { adding([.top]) }
    public var right: ConstraintMakerExtendable { adding([.right]) }
    public var bottom: ConstraintMakerExtendable { adding([.bottom]) }
    public var leading: ConstraintMakerExtendable { adding([.leading]) }
    public var trailing: ConstraintMakerExtendable { adding([.trailing]) }
    public var width: ConstraintMakerExtendable { adding([.width]) }
    public var height: ConstraintMakerExtendable { adding([.height]) }
    public var centerX: ConstraintMakerExtendable { adding([.centerX]) }
    public var centerY: ConstraintMakerExtendable { adding([.centerY]) }
    public var lastBaseline: ConstraintMakerExtendable { adding([.lastBaseline]) }
    public var firstBaseline: ConstraintMakerExtendable { adding([.firstBaseline]) }
    public var leftMargin: ConstraintMakerExtendable { adding([.leftMargin]) }
    public var rightMargin: ConstraintMakerExtendable { adding([.rightMargin]) }
    public var topMargin: ConstraintMakerExtendable { adding([.topMargin]) }
    public var bottomMargin: ConstraintMakerExtendable { adding([.bottomMargin]) }
    public var leadingMargin: ConstraintMakerExtendable { adding([.leadingMargin]) }
    public var trailingMargin: ConstraintMakerExtendable { adding([.trailingMargin]) }
    public var centerXWithinMargins: ConstraintMakerExtendable { adding([.centerXWithinMargins]) }
    public var centerYWithinMargins: ConstraintMakerExtendable { adding([.centerYWithinMargins]) }
    public var edges: ConstraintMakerExtendable { adding([.left, .top, .right, .bottom]) }
    public var horizontalEdges: ConstraintMakerExtendable { adding([.left, .right]) }
    public var verticalEdges: ConstraintMakerExtendable { adding([.top, .bottom]) }
    public var directionalEdges: ConstraintMakerExtendable { adding([.leading, .top, .trailing, .bottom]) }
    public var directionalHorizontalEdges: ConstraintMakerExtendable { adding([.leading, .trailing]) }
    public var directionalVerticalEdges: ConstraintMakerExtendable { adding([.top, .bottom]) }
    public var size: ConstraintMakerExtendable { adding([.width, .height]) }
    public var margins: ConstraintMakerExtendable { adding([.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
    public var directionalMargins: ConstraintMakerExtendable { adding([.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]) }
    public var centerWithinMargins: ConstraintMakerExtendable { adding([.centerXWithinMargins, .centerYWithinMargins]) }
}
