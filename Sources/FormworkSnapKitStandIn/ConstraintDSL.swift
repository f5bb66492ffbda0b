/// SnapKit's `ConstraintItem`: a view or guide, and its attributes.
public final class ConstraintItem: ConstraintRelatableTarget {
    let target: AnyObject?
    let attributes: [NSLayoutConstraint.Attribute]

    init(_ target: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute]) {
        self.target = target
        self.attributes = attributes
    }
}

/// SnapKit's `ConstraintAttributesDSL`.
@MainActor
public protocol ConstraintAttributesDSL {
    var target: AnyObject? { get }
}

extension ConstraintAttributesDSL {
    public var left: ConstraintItem { ConstraintItem(target, [.left]) }
    public var top: ConstraintItem { ConstraintItem(target, [.top]) }
    public var right: ConstraintItem { ConstraintItem(target, [.right]) }
    public var bottom: ConstraintItem { ConstraintItem(target, [.bottom]) }
    public var leading: ConstraintItem { ConstraintItem(target, [.leading]) }
    public var trailing: ConstraintItem { ConstraintItem(target, [.trailing]) }
    public var width: ConstraintItem { ConstraintItem(target, [.width]) }
    public var height: ConstraintItem { ConstraintItem(target, [.height]) }
    public var centerX: ConstraintItem { ConstraintItem(target, [.centerX]) }
    public var centerY: ConstraintItem { ConstraintItem(target, [.centerY]) }
    public var lastBaseline: ConstraintItem { ConstraintItem(target, [.lastBaseline]) }
    public var firstBaseline: ConstraintItem { ConstraintItem(target, [.firstBaseline]) }
    public var leftMargin: ConstraintItem { ConstraintItem(target, [.leftMargin]) }
    public var rightMargin: ConstraintItem { ConstraintItem(target, [.rightMargin]) }
    public var topMargin: ConstraintItem { ConstraintItem(target, [.topMargin]) }
    public var bottomMargin: ConstraintItem { ConstraintItem(target, [.bottomMargin]) }
    public var leadingMargin: ConstraintItem { ConstraintItem(target, [.leadingMargin]) }
    public var trailingMargin: ConstraintItem { ConstraintItem(target, [.trailingMargin]) }
    public var centerXWithinMargins: ConstraintItem { ConstraintItem(target, [.centerXWithinMargins]) }
    public var centerYWithinMargins: ConstraintItem { ConstraintItem(target, [.centerYWithinMargins]) }
    public var edges: ConstraintItem { ConstraintItem(target, [.left, .top, .right, .bottom]) }
    public var horizontalEdges: ConstraintItem { ConstraintItem(target, [.left, .right]) }
    public var verticalEdges: ConstraintItem { ConstraintItem(target, [.top, .bottom]) }
    public var directionalEdges: ConstraintItem { ConstraintItem(target, [.leading, .top, .trailing, .bottom]) }
    public var directionalHorizontalEdges: ConstraintItem { ConstraintItem(target, [.leading, .trailing]) }
    public var directionalVerticalEdges: ConstraintItem { ConstraintItem(target, [.top, .bottom]) }
    public var size: ConstraintItem { ConstraintItem(target, [.width, .height]) }
    public var center: ConstraintItem { ConstraintItem(target, [.centerX, .centerY]) }
    public var margins: ConstraintItem { ConstraintItem(target, [.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
    public var directionalMargins: ConstraintItem { ConstraintItem(target, [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]) }
    public var centerWithinMargins: ConstraintItem { ConstraintItem(target, [.centerXWithinMargins, .centerYWithinMargins]) }
}

extension UIView {
    public var snp: ConstraintViewDSL { ConstraintViewDSL(item: self) }
}

extension UILayoutGuide {
    public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(item: self) }
}

/// SnapKit's `ConstraintViewDSL`, also used for guides.
@MainActor
public struct ConstraintViewDSL: ConstraintAttributesDSL {
    let item: any LayoutConstraintItem

    public var target: AnyObject? { item }

    @discardableResult
    public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        let maker = ConstraintMaker(item)
        closure(maker)
        return maker.descriptions.compactMap(\.constraint)
    }

    public func makeConstraints(_ closure: (ConstraintMaker) -> Void) { for one in prepareConstraints(closure) { one.activate() } }

    public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(closure)
    }

    public func removeConstraints() { for one in Constraint.active where one.item === item { one.deactivate() } }
}

/// SnapKit's `ConstraintLayoutGuideDSL`.
public typealias ConstraintLayoutGuideDSL = ConstraintViewDSL

/// SnapKit's `LayoutConstraintItem`.
@MainActor
public protocol LayoutConstraintItem: AnyObject {
    /// The second item of constraints that name none.
    var itemSuperview: ConstraintView? { get }
    /// Prepares the item before constraints are made for it.
    func prepare()
}

extension UIView: LayoutConstraintItem {
    public var itemSuperview: ConstraintView? { superview }
    /// Turns off the constraints of the autoresizing mask.
    public func prepare() { translatesAutoresizingMaskIntoConstraints = false }
}

extension UILayoutGuide: LayoutConstraintItem {
    public var itemSuperview: ConstraintView? { owningView as? UIView }
    /// Does nothing.
    public func prepare() {}
}
