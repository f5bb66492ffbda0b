public import FormworkModel

/// A view or a guide, whose attributes are targets (see <doc:ChainingLanguage#Arithmetic-of-targets>).
///
/// Without an attribute it stands for the one that is held against it: `width(other * 0.5)` follows the other's width.
public protocol LayoutTargetSource: LayoutTargetConvertible, LayoutItemConvertible {}

extension LayoutView: LayoutTargetSource {}

extension LayoutItem: LayoutTargetSource {}

extension LayoutTargetSource {
    public var asLayoutTarget: LayoutTarget { LayoutTarget(layoutItem) }

    /// Any of its attributes, such as `leftMargin`.
    public func layoutTarget(_ attribute: LayoutAttribute) -> LayoutTarget { LayoutTarget(layoutItem, attribute) }

    /// Its left edge.
    public var left: LayoutTarget { layoutTarget(.left) }
    /// Its right edge.
    public var right: LayoutTarget { layoutTarget(.right) }
    /// Its upper edge.
    public var top: LayoutTarget { layoutTarget(.top) }
    /// Its lower edge.
    public var bottom: LayoutTarget { layoutTarget(.bottom) }
    /// The edge where a line of text begins.
    public var leading: LayoutTarget { layoutTarget(.leading) }
    /// The edge where a line of text ends.
    public var trailing: LayoutTarget { layoutTarget(.trailing) }
    /// Its width.
    public var width: LayoutTarget { layoutTarget(.width) }
    /// Its height.
    public var height: LayoutTarget { layoutTarget(.height) }
    /// Its middle along the horizontal.
    public var centerX: LayoutTarget { layoutTarget(.centerX) }
    /// Its middle along the vertical.
    public var centerY: LayoutTarget { layoutTarget(.centerY) }
    /// What its last line of text stands on.
    public var baseline: LayoutTarget { layoutTarget(.baseline) }
    /// What its first line of text stands on.
    public var firstBaseline: LayoutTarget { layoutTarget(.firstBaseline) }
}
