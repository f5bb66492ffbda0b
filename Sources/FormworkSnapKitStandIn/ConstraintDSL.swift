/// SnapKit's `ConstraintItem`: a view or a guide, and which of its sides.
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
    /// SnapKit's `target`.
    var target: AnyObject? { get }
}

extension ConstraintAttributesDSL {
    /// SnapKit's `left`.
    public var left: ConstraintItem { ConstraintItem(target, [.left]) }
    /// SnapKit's `top`.
    public var top: ConstraintItem { ConstraintItem(target, [.top]) }
    /// SnapKit's `right`.
    public var right: ConstraintItem { ConstraintItem(target, [.right]) }
    /// SnapKit's `bottom`.
    public var bottom: ConstraintItem { ConstraintItem(target, [.bottom]) }
    /// SnapKit's `leading`.
    public var leading: ConstraintItem { ConstraintItem(target, [.leading]) }
    /// SnapKit's `trailing`.
    public var trailing: ConstraintItem { ConstraintItem(target, [.trailing]) }
    /// SnapKit's `width`.
    public var width: ConstraintItem { ConstraintItem(target, [.width]) }
    /// SnapKit's `height`.
    public var height: ConstraintItem { ConstraintItem(target, [.height]) }
    /// SnapKit's `centerX`.
    public var centerX: ConstraintItem { ConstraintItem(target, [.centerX]) }
    /// SnapKit's `centerY`.
    public var centerY: ConstraintItem { ConstraintItem(target, [.centerY]) }
    /// SnapKit's `lastBaseline`.
    public var lastBaseline: ConstraintItem { ConstraintItem(target, [.lastBaseline]) }
    /// SnapKit's `firstBaseline`.
    public var firstBaseline: ConstraintItem { ConstraintItem(target, [.firstBaseline]) }
    /// SnapKit's `leftMargin`.
    public var leftMargin: ConstraintItem { ConstraintItem(target, [.leftMargin]) }
    /// SnapKit's `rightMargin`.
    public var rightMargin: ConstraintItem { ConstraintItem(target, [.rightMargin]) }
    /// SnapKit's `topMargin`.
    public var topMargin: ConstraintItem { ConstraintItem(target, [.topMargin]) }
    /// SnapKit's `bottomMargin`.
    public var bottomMargin: ConstraintItem { ConstraintItem(target, [.bottomMargin]) }
    /// SnapKit's `leadingMargin`.
    public var leadingMargin: ConstraintItem { ConstraintItem(target, [.leadingMargin]) }
    /// SnapKit's `trailingMargin`.
    public var trailingMargin: ConstraintItem { ConstraintItem(target, [.trailingMargin]) }
    /// SnapKit's `centerXWithinMargins`.
    public var centerXWithinMargins: ConstraintItem { ConstraintItem(target, [.centerXWithinMargins]) }
    /// SnapKit's `centerYWithinMargins`.
    public var centerYWithinMargins: ConstraintItem { ConstraintItem(target, [.centerYWithinMargins]) }
    /// SnapKit's `edges`.
    public var edges: ConstraintItem { ConstraintItem(target, [.left, .top, .right, .bottom]) }
    /// SnapKit's `horizontalEdges`.
    public var horizontalEdges: ConstraintItem { ConstraintItem(target, [.left, .right]) }
    /// SnapKit's `verticalEdges`.
    public var verticalEdges: ConstraintItem { ConstraintItem(target, [.top, .bottom]) }
    /// SnapKit's `directionalEdges`.
    public var directionalEdges: ConstraintItem { ConstraintItem(target, [.leading, .top, .trailing, .bottom]) }
    /// SnapKit's `directionalHorizontalEdges`.
    public var directionalHorizontalEdges: ConstraintItem { ConstraintItem(target, [.leading, .trailing]) }
    /// SnapKit's `directionalVerticalEdges`.
    public var directionalVerticalEdges: ConstraintItem { ConstraintItem(target, [.top, .bottom]) }
    /// SnapKit's `size`.
    public var size: ConstraintItem { ConstraintItem(target, [.width, .height]) }
    /// SnapKit's `center`.
    public var center: ConstraintItem { ConstraintItem(target, [.centerX, .centerY]) }
    /// SnapKit's `margins`.
    public var margins: ConstraintItem { ConstraintItem(target, [.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
    /// SnapKit's `directionalMargins`.
    public var directionalMargins: ConstraintItem { ConstraintItem(target, [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]) }
    /// SnapKit's `centerWithinMargins`.
    public var centerWithinMargins: ConstraintItem { ConstraintItem(target, [.centerXWithinMargins, .centerYWithinMargins]) }
}

extension UIView {
    /// SnapKit's `snp`.
    public var snp: ConstraintViewDSL { ConstraintViewDSL(item: self) }
}

extension UILayoutGuide {
    /// SnapKit's `snp`.
    public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(item: self) }
}

/// SnapKit's `ConstraintViewDSL`, and its like for guides.
@MainActor
public struct ConstraintViewDSL: ConstraintAttributesDSL {
    let item: any LayoutConstraintItem

    /// SnapKit's `target`.
    public var target: AnyObject? { item }

    /// SnapKit's `prepareConstraints`.
    @discardableResult
    public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        let maker = ConstraintMaker(item)
        closure(maker)
        return maker.descriptions.compactMap(\.constraint)
    }

    /// SnapKit's `makeConstraints`.
    public func makeConstraints(_ closure: (ConstraintMaker) -> Void) { for one in prepareConstraints(closure) { one.activate() } }

    /// SnapKit's `remakeConstraints`.
    public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(closure)
    }

    /// SnapKit's `removeConstraints`.
    public func removeConstraints() { for one in Constraint.active where one.item === item { one.deactivate() } }
}

/// SnapKit's `ConstraintLayoutGuideDSL`.
public typealias ConstraintLayoutGuideDSL = ConstraintViewDSL

/// SnapKit's `LayoutConstraintItem`.
@MainActor
public protocol LayoutConstraintItem: AnyObject {
    /// What constraints of it alone are held against.
    var itemSuperview: ConstraintView? { get }
    /// What SnapKit does before it makes constraints of it.
    func prepare()
}

extension UIView: LayoutConstraintItem {
    /// SnapKit's `superview`.
    public var itemSuperview: ConstraintView? { superview }
    /// Constraints place it from now on.
    public func prepare() { translatesAutoresizingMaskIntoConstraints = false }
}

extension UILayoutGuide: LayoutConstraintItem {
    /// SnapKit's `superview`.
    public var itemSuperview: ConstraintView? { owningView as? UIView }
    /// There is nothing to do.
    public func prepare() {}
}
