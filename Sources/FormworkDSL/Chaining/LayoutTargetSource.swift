public import FormworkModel

extension FormationLayout {
    /// A view or a guide, whose attributes are targets (see <doc:ChainingLanguage#Arithmetic-of-targets>).
    ///
    /// Without an attribute it means the same attribute as on the left side: `width(other * 0.5)` follows the other's width.
    public protocol TargetSource: TargetConvertible, LayoutItem.Convertible {}
}

extension LayoutView: LayoutTargetSource {}

extension LayoutItem: LayoutTargetSource {}

extension LayoutTargetSource {
    public var asLayoutTarget: FormationLayout.Target { LayoutTarget(layoutItem) }

    /// Returns a target for any of its attributes, such as `leftMargin`.
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
    /// Its horizontal centre.
    public var centerX: FormationLayout.Target { layoutTarget(.centerX) }
    /// Its vertical centre.
    public var centerY: FormationLayout.Target { layoutTarget(.centerY) }
    /// Its last baseline.
    public var baseline: FormationLayout.Target { layoutTarget(.baseline) }
    /// Its first baseline.
    public var firstBaseline: FormationLayout.Target { layoutTarget(.firstBaseline) }
    /// Its last baseline, written as `lastBaseline` as newer documents do.
    public var lastBaseline: FormationLayout.Target { layoutTarget(.lastBaseline) }
    /// Its horizontal centre within its margins.
    public var centerXWithinMargins: FormationLayout.Target { layoutTarget(.centerXWithinMargins) }
    /// Its vertical centre within its margins.
    public var centerYWithinMargins: FormationLayout.Target { layoutTarget(.centerYWithinMargins) }
}
