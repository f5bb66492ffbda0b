/// The settings of a table cell in its document.
struct CellSituation {
    var cellWidth: Double
    var tableWidth: Double?
    var isPreserving: Bool
    var isContentPreserving: Bool
    var hasAccessory: Bool
    /// Whether the safe area adds to the margins of its content view.
    var addsSafeArea = true
}
