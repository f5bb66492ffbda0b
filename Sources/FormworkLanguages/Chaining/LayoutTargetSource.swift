public import FormworkModel

/// A view or a guide, whose attributes are targets (see <doc:ChainingLanguage#Arithmetic-of-targets>).
///
/// Without an attribute it means the same attribute as on the left side: `width(other * 0.5)` follows the other's width.
public protocol LayoutTargetSource<View>: LayoutTargetConvertible {
    /// The view or guide as the item of a constraint.
    var layoutItem: View.Item { get }
}

extension LayoutTargetSource {
    public var asLayoutTarget: LayoutTarget<View> { LayoutTarget<View>(layoutItem) }

    /// Returns a target for any of its attributes, such as `leftMargin`.
    public func layoutTarget(_ attribute: LayoutAttribute) -> LayoutTarget<View> { LayoutTarget<View>(layoutItem, attribute) }

    /// Its left edge.
    public var left: LayoutTarget<View> { layoutTarget(.left) }
    /// Its right edge.
    public var right: LayoutTarget<View> { layoutTarget(.right) }
    /// Its upper edge.
    public var top: LayoutTarget<View> { layoutTarget(.top) }
    /// Its lower edge.
    public var bottom: LayoutTarget<View> { layoutTarget(.bottom) }
    /// The edge where a line of text begins.
    public var leading: LayoutTarget<View> { layoutTarget(.leading) }
    /// The edge where a line of text ends.
    public var trailing: LayoutTarget<View> { layoutTarget(.trailing) }
    /// Its width.
    public var width: LayoutTarget<View> { layoutTarget(.width) }
    /// Its height.
    public var height: LayoutTarget<View> { layoutTarget(.height) }
    /// Its horizontal centre.
    public var centerX: LayoutTarget<View> { layoutTarget(.centerX) }
    /// Its vertical centre.
    public var centerY: LayoutTarget<View> { layoutTarget(.centerY) }
    /// Its last baseline.
    public var baseline: LayoutTarget<View> { layoutTarget(.baseline) }
    /// Its first baseline.
    public var firstBaseline: LayoutTarget<View> { layoutTarget(.firstBaseline) }
    /// Its last baseline, written as `lastBaseline` as newer documents do.
    public var lastBaseline: LayoutTarget<View> { layoutTarget(.lastBaseline) }
    /// Its horizontal centre within its margins.
    public var centerXWithinMargins: LayoutTarget<View> { layoutTarget(.centerXWithinMargins) }
    /// Its vertical centre within its margins.
    public var centerYWithinMargins: LayoutTarget<View> { layoutTarget(.centerYWithinMargins) }
}
