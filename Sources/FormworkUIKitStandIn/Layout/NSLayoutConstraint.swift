import FormworkDSL
import FormworkModel

/// UIKit's `NSLayoutConstraint`.
@MainActor
open class NSLayoutConstraint: NSObject {
    let made: LayoutConstraint
    /// UIKit's `firstItem`.
    public private(set) final weak var firstItem: AnyObject?
    /// UIKit's `secondItem`.
    public private(set) final weak var secondItem: AnyObject?
    /// UIKit's `firstAttribute`.
    public final let firstAttribute: Attribute
    /// UIKit's `secondAttribute`.
    public final let secondAttribute: Attribute
    /// UIKit's `relation`.
    public final let relation: Relation
    /// UIKit's `multiplier`.
    public final let multiplier: CGFloat

    init(
        _ first: ConstraintItem, _ relation: Relation, _ second: ConstraintItem?, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        firstItem = first.object
        secondItem = second?.object
        firstAttribute = first.attribute
        secondAttribute = second?.attribute ?? .notAnAttribute
        self.relation = relation
        self.multiplier = multiplier
        let (left, right) = (first.resolved, second?.resolved)
        made = StandIn.document.makeConstraint(
            left.item, left.attribute, relation.inDocument, right?.item, right?.attribute ?? .notAnAttribute, multiplier: multiplier,
            constant: constant, at: ConstraintItem.site)
        super.init()
        StandIn.constraints[made] = self
    }

    /// UIKit's initializer.
    public convenience init(
        item: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?, attribute secondAttribute: Attribute,
        multiplier: CGFloat, constant: CGFloat
    ) {
        let right = second.map { ConstraintItem($0, secondAttribute) }
        self.init(ConstraintItem(item, attribute), relation, right, multiplier: multiplier, constant: constant)
    }

    /// UIKit's `constant`.
    public final var constant: CGFloat {
        get { made.constant }
        set { made.constant = newValue }
    }

    /// UIKit's `priority`.
    public final var priority = UILayoutPriority.required {
        didSet { made.priority = Double("\(priority.rawValue)") ?? 1000 }
    }

    /// UIKit's `identifier`.
    public final var identifier: String? {
        get { made.identifier }
        set { made.identifier = newValue }
    }

    /// UIKit's `isActive`.
    public final var isActive: Bool {
        get { made.isActive }
        set { made.isActive = newValue }
    }

    /// UIKit's `shouldBeArchived`.
    public final var shouldBeArchived = false

    /// UIKit's `firstAnchor`.
    public final var firstAnchor: AnyObject? { firstItem }

    /// UIKit's `activate`.
    public static func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }

    /// UIKit's `deactivate`.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }
}
