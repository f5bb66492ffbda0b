/// SnapKit's `ConstraintMaker`.
@MainActor
public final class ConstraintMaker {
    let item: any LayoutConstraintItem
    private(set) var descriptions: [ConstraintDescription] = []

    init(_ item: any LayoutConstraintItem) {
        self.item = item
        item.prepare()
    }

    private func extendable(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        let description = ConstraintDescription(item, attributes)
        descriptions.append(description)
        return ConstraintMakerExtendable(description)
    }

    /// SnapKit's `left`.
    public var left: ConstraintMakerExtendable { extendable([.left]) }
    /// SnapKit's `top`.
    public var top: ConstraintMakerExtendable { extendable([.top]) }
    /// SnapKit's `right`.
    public var right: ConstraintMakerExtendable { extendable([.right]) }
    /// SnapKit's `bottom`.
    public var bottom: ConstraintMakerExtendable { extendable([.bottom]) }
    /// SnapKit's `leading`.
    public var leading: ConstraintMakerExtendable { extendable([.leading]) }
    /// SnapKit's `trailing`.
    public var trailing: ConstraintMakerExtendable { extendable([.trailing]) }
    /// SnapKit's `width`.
    public var width: ConstraintMakerExtendable { extendable([.width]) }
    /// SnapKit's `height`.
    public var height: ConstraintMakerExtendable { extendable([.height]) }
    /// SnapKit's `centerX`.
    public var centerX: ConstraintMakerExtendable { extendable([.centerX]) }
    /// SnapKit's `centerY`.
    public var centerY: ConstraintMakerExtendable { extendable([.centerY]) }
    /// SnapKit's `lastBaseline`.
    public var lastBaseline: ConstraintMakerExtendable { extendable([.lastBaseline]) }
    /// SnapKit's `firstBaseline`.
    public var firstBaseline: ConstraintMakerExtendable { extendable([.firstBaseline]) }
    /// SnapKit's `leftMargin`.
    public var leftMargin: ConstraintMakerExtendable { extendable([.leftMargin]) }
    /// SnapKit's `rightMargin`.
    public var rightMargin: ConstraintMakerExtendable { extendable([.rightMargin]) }
    /// SnapKit's `topMargin`.
    public var topMargin: ConstraintMakerExtendable { extendable([.topMargin]) }
    /// SnapKit's `bottomMargin`.
    public var bottomMargin: ConstraintMakerExtendable { extendable([.bottomMargin]) }
    /// SnapKit's `leadingMargin`.
    public var leadingMargin: ConstraintMakerExtendable { extendable([.leadingMargin]) }
    /// SnapKit's `trailingMargin`.
    public var trailingMargin: ConstraintMakerExtendable { extendable([.trailingMargin]) }
    /// SnapKit's `centerXWithinMargins`.
    public var centerXWithinMargins: ConstraintMakerExtendable { extendable([.centerXWithinMargins]) }
    /// SnapKit's `centerYWithinMargins`.
    public var centerYWithinMargins: ConstraintMakerExtendable { extendable([.centerYWithinMargins]) }
    /// SnapKit's `edges`.
    public var edges: ConstraintMakerExtendable { extendable([.left, .top, .right, .bottom]) }
    /// SnapKit's `horizontalEdges`.
    public var horizontalEdges: ConstraintMakerExtendable { extendable([.left, .right]) }
    /// SnapKit's `verticalEdges`.
    public var verticalEdges: ConstraintMakerExtendable { extendable([.top, .bottom]) }
    /// SnapKit's `directionalEdges`.
    public var directionalEdges: ConstraintMakerExtendable { extendable([.leading, .top, .trailing, .bottom]) }
    /// SnapKit's `directionalHorizontalEdges`.
    public var directionalHorizontalEdges: ConstraintMakerExtendable { extendable([.leading, .trailing]) }
    /// SnapKit's `directionalVerticalEdges`.
    public var directionalVerticalEdges: ConstraintMakerExtendable { extendable([.top, .bottom]) }
    /// SnapKit's `size`.
    public var size: ConstraintMakerExtendable { extendable([.width, .height]) }
    /// SnapKit's `center`.
    public var center: ConstraintMakerExtendable { extendable([.centerX, .centerY]) }
    /// SnapKit's `margins`.
    public var margins: ConstraintMakerExtendable { extendable([.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
    /// SnapKit's `directionalMargins`.
    public var directionalMargins: ConstraintMakerExtendable { extendable([.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]) }
    /// SnapKit's `centerWithinMargins`.
    public var centerWithinMargins: ConstraintMakerExtendable { extendable([.centerXWithinMargins, .centerYWithinMargins]) }
}

/// What is being said of an item.
@MainActor
public final class ConstraintDescription {
    let item: any LayoutConstraintItem
    var attributes: [NSLayoutConstraint.Attribute]
    var relation: NSLayoutConstraint.Relation?
    var related: ConstraintItem?
    var constant: any ConstraintConstantTarget = 0
    var multiplier: CGFloat = 1
    var priority: Float = 1000
    var label: String?

    init(_ item: any LayoutConstraintItem, _ attributes: [NSLayoutConstraint.Attribute]) {
        self.item = item
        self.attributes = attributes
    }

    /// The constraint; nil where no relation was said.
    private(set) lazy var constraint: Constraint? = relation.map { Constraint(self, $0) }
}

/// SnapKit's `ConstraintMakerFinalizable`.
@MainActor
public class ConstraintMakerFinalizable {
    let description: ConstraintDescription

    // Unused: subclasses inherit it.
    init(_ description: ConstraintDescription) { self.description = description }

    /// SnapKit's `labeled`.
    @discardableResult
    public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        description.label = label
        return self
    }

    // Safe: a relation was said before there is one of these.
    /// SnapKit's `constraint`.
    public var constraint: Constraint { description.constraint! }
}

/// SnapKit's `ConstraintMakerPrioritizable`.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
    /// SnapKit's `priority`.
    @discardableResult
    public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
        description.priority = amount.value
        return self
    }

    /// SnapKit's `priority`.
    @discardableResult
    public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
        description.priority = amount.constraintPriorityTargetValue
        return self
    }
}

/// SnapKit's `ConstraintMakerEditable`.
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    /// SnapKit's `multipliedBy`.
    @discardableResult
    public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        description.multiplier = amount.constraintMultiplierTargetValue
        return self
    }

    /// SnapKit's `dividedBy`.
    @discardableResult
    public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        multipliedBy(1 / amount.constraintMultiplierTargetValue)
    }

    /// SnapKit's `offset`.
    @discardableResult
    public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
        description.constant = amount
        return self
    }

    /// SnapKit's `inset`.
    @discardableResult
    public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
        description.constant = amount.constraintInsetTargetValue
        return self
    }
}
