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

    public var left: ConstraintMakerExtendable { extendable([.left]) }
    public var top: ConstraintMakerExtendable { extendable([.top]) }
    public var right: ConstraintMakerExtendable { extendable([.right]) }
    public var bottom: ConstraintMakerExtendable { extendable([.bottom]) }
    public var leading: ConstraintMakerExtendable { extendable([.leading]) }
    public var trailing: ConstraintMakerExtendable { extendable([.trailing]) }
    public var width: ConstraintMakerExtendable { extendable([.width]) }
    public var height: ConstraintMakerExtendable { extendable([.height]) }
    public var centerX: ConstraintMakerExtendable { extendable([.centerX]) }
    public var centerY: ConstraintMakerExtendable { extendable([.centerY]) }
    public var lastBaseline: ConstraintMakerExtendable { extendable([.lastBaseline]) }
    public var firstBaseline: ConstraintMakerExtendable { extendable([.firstBaseline]) }
    public var leftMargin: ConstraintMakerExtendable { extendable([.leftMargin]) }
    public var rightMargin: ConstraintMakerExtendable { extendable([.rightMargin]) }
    public var topMargin: ConstraintMakerExtendable { extendable([.topMargin]) }
    public var bottomMargin: ConstraintMakerExtendable { extendable([.bottomMargin]) }
    public var leadingMargin: ConstraintMakerExtendable { extendable([.leadingMargin]) }
    public var trailingMargin: ConstraintMakerExtendable { extendable([.trailingMargin]) }
    public var centerXWithinMargins: ConstraintMakerExtendable { extendable([.centerXWithinMargins]) }
    public var centerYWithinMargins: ConstraintMakerExtendable { extendable([.centerYWithinMargins]) }
    public var edges: ConstraintMakerExtendable { extendable([.left, .top, .right, .bottom]) }
    public var horizontalEdges: ConstraintMakerExtendable { extendable([.left, .right]) }
    public var verticalEdges: ConstraintMakerExtendable { extendable([.top, .bottom]) }
    public var directionalEdges: ConstraintMakerExtendable { extendable([.leading, .top, .trailing, .bottom]) }
    public var directionalHorizontalEdges: ConstraintMakerExtendable { extendable([.leading, .trailing]) }
    public var directionalVerticalEdges: ConstraintMakerExtendable { extendable([.top, .bottom]) }
    public var size: ConstraintMakerExtendable { extendable([.width, .height]) }
    public var center: ConstraintMakerExtendable { extendable([.centerX, .centerY]) }
    public var margins: ConstraintMakerExtendable { extendable([.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
    public var directionalMargins: ConstraintMakerExtendable { extendable([.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]) }
    public var centerWithinMargins: ConstraintMakerExtendable { extendable([.centerXWithinMargins, .centerYWithinMargins]) }
}

/// The description of a constraint while a chain of calls builds it.
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

    /// The constraint; nil if the chain has no relation.
    private(set) lazy var constraint: Constraint? = relation.map { Constraint(self, $0) }
}

/// SnapKit's `ConstraintMakerFinalizable`.
@MainActor
public class ConstraintMakerFinalizable {
    let description: ConstraintDescription

    // Unused: subclasses inherit it.
    init(_ description: ConstraintDescription) { self.description = description }

    @discardableResult
    public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        description.label = label
        return self
    }

    // Safe: only a call that sets a relation returns this type.
    public var constraint: Constraint { description.constraint! }
}

/// SnapKit's `ConstraintMakerPrioritizable`.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
    @discardableResult
    public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
        description.priority = amount.value
        return self
    }

    @discardableResult
    public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
        description.priority = amount.constraintPriorityTargetValue
        return self
    }
}

/// SnapKit's `ConstraintMakerEditable`.
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    @discardableResult
    public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        description.multiplier = amount.constraintMultiplierTargetValue
        return self
    }

    @discardableResult
    public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        multipliedBy(1 / amount.constraintMultiplierTargetValue)
    }

    @discardableResult
    public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
        description.constant = amount
        return self
    }

    @discardableResult
    public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
        description.constant = amount.constraintInsetTargetValue
        return self
    }
}
