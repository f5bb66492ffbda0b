/// The right side of a constraint of a width or height (see <doc:ChainingLanguage#Calls>).
public enum LayoutLength<View: ConstrainedView>: Hashable {
    /// A number of points.
    case points(Double)
    /// An attribute of a view or guide.
    case target(LayoutTarget<View>)
}
