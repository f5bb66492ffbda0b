import FormworkDSL
import FormworkModel

/// The platforms' `NSLayoutConstraint`.
open class NSLayoutConstraint: NSObject {
    let made: LayoutConstraint
    /// The platforms' `firstItem`.
    public private(set) final weak var firstItem: AnyObject?
    /// The platforms' `secondItem`.
    public private(set) final weak var secondItem: AnyObject?
    /// The platforms' `firstAttribute`.
    public final let firstAttribute: Attribute
    /// The platforms' `secondAttribute`.
    public final let secondAttribute: Attribute
    /// The platforms' `relation`.
    public final let relation: Relation
    /// The platforms' `multiplier`.
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

    /// As on the platforms.
    public convenience init(
        item: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?, attribute secondAttribute: Attribute,
        multiplier: CGFloat, constant: CGFloat
    ) {
        let right = second.map { ConstraintItem($0, secondAttribute) }
        self.init(ConstraintItem(item, attribute), relation, right, multiplier: multiplier, constant: constant)
    }

    /// The platforms' `constant`.
    public final var constant: CGFloat {
        get { made.constant }
        set { made.constant = newValue }
    }

    /// The platforms' `priority`.
    public final var priority = Priority.required {
        didSet { made.priority = Double("\(priority.rawValue)") ?? 1000 }
    }

    /// The platforms' `identifier`.
    public final var identifier: String? {
        get { made.identifier }
        set { made.identifier = newValue }
    }

    /// The platforms' `isActive`.
    public final var isActive: Bool {
        get { made.isActive }
        set { made.isActive = newValue }
    }

    /// The platforms' `shouldBeArchived`.
    public final var shouldBeArchived = false

    /// The platforms' `firstAnchor`.
    public final var firstAnchor: AnyObject? { firstItem }

    /// The platforms' `activate`.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }

    /// The platforms' `deactivate`.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }
}
