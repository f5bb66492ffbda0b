/// A state of a unit other than the document's initial one, with the agreement of SwiftUI's layout with the constraints in that state.
public struct SwiftUIState: Sendable {
    /// The kind of a state.
    public enum Kind: Sendable, Hashable {
        /// An applied layout template, by its number in the unit.
        case template(Int)
        /// A hidden master with the views that follow it, by its number among the unit's masters.
        case hidden(Int)
        /// Screens with other size classes than the screens of the document's layout.
        case sizeClasses(ScreenClass)
    }

    /// The screens with a layout of their own.
    public enum ScreenClass: Sendable, Hashable, CaseIterable {
        /// Tablets: both size classes are regular.
        case regular
        /// Phones on their side: the height is compact.
        case low
    }

    /// The kind of the state.
    public let kind: Kind
    /// A human-readable title.
    public let title: String
    /// The agreement of the frames in this state.
    public let agreement: SwiftUIAgreement
    /// The layout with the template applied, or the document's layout if views are hidden.
    let node: SwiftUINode
    /// Whether hidden views take no room.
    let leavesOut: Bool
}
