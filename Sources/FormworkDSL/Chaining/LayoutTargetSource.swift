public import FormworkModel

extension FormationLayout {
    /// A view or a guide, whose attributes are targets (see <doc:ChainingLanguage#Arithmetic-of-targets>).
    ///
    /// Without an attribute it stands for the one that is held against it: `width(other * 0.5)` follows the other's width.
    public protocol TargetSource: TargetConvertible, LayoutItem.Convertible {}
}

extension LayoutView: LayoutTargetSource {}

extension LayoutItem: LayoutTargetSource {}

extension LayoutTargetSource {
    public var asLayoutTarget: FormationLayout.Target { LayoutTarget(layoutItem) }

    /// Any of its attributes, such as `leftMargin`.
    public func layoutTarget(_ attribute: LayoutAttribute) -> FormationLayout.Target { LayoutTarget(layoutItem, attribute) }

    /// Its left edge.
    public var left: FormationLayout.Target { layoutTarget(.left) }
    /// Its right edge.
    public var right: FormationLayout.Target { layoutTarget(.right) }
    /// Its upper edge.
    public var top: FormationLayout.Target { layoutTarget(.top) }
    /// Its lower edge.
    public var bottom: FormationLayout.Target { layoutTarget(.bottom) }
    /// The edge where a line of text begins.
    public var leading: FormationLayout.Target { layoutTarget(.leading) }
    /// The edge where a line of text ends.
    public var trailing: FormationLayout.Target { layoutTarget(.trailing) }
    /// Its width.
    public var width: FormationLayout.Target { layoutTarget(.width) }
    /// Its height.
    public var height: FormationLayout.Target { layoutTarget(.height) }
    /// Its middle along the horizontal.
    public var centerX: FormationLayout.Target { layoutTarget(.centerX) }
    /// Its middle along the vertical.
    public var centerY: FormationLayout.Target { layoutTarget(.centerY) }
    /// What its last line of text stands on.
    public var baseline: FormationLayout.Target { layoutTarget(.baseline) }
    /// What its first line of text stands on.
    public var firstBaseline: FormationLayout.Target { layoutTarget(.firstBaseline) }
    /// What its last line of text stands on, as newer documents write it.
    public var lastBaseline: FormationLayout.Target { layoutTarget(.lastBaseline) }
    /// Its middle along the horizontal, between its margins.
    public var centerXWithinMargins: FormationLayout.Target { layoutTarget(.centerXWithinMargins) }
    /// Its middle along the vertical, between its margins.
    public var centerYWithinMargins: FormationLayout.Target { layoutTarget(.centerYWithinMargins) }
}
