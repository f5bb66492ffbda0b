extension FormationLayout {
    /// What a length is held against (see <doc:ChainingLanguage#Calls>).
    public enum Length: Hashable {
        /// A number of points.
        case points(Double)
        /// An attribute of a view or guide.
        case target(Target)
    }
}
