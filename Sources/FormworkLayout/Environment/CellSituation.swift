/// A table cell, as its document has it.
struct CellSituation {
    var cellWidth: Double
    var tableWidth: Double?
    var isPreserving: Bool
    var isContentPreserving: Bool
    var hasAccessory: Bool
    /// Whether its content view lets the safe area add to its margins.
    var addsSafeArea = true
}
