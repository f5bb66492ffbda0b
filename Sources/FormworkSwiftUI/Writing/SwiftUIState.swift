/// A state of a unit other than the one that the document stands in, and how near SwiftUI's layout comes to it.
package struct SwiftUIState: Sendable {
    package enum Kind: Sendable, Hashable {
        /// A layout template is applied, by its number in the unit.
        case template(Int)
        /// A master is hidden, and what follows it, by its number among the unit's masters.
        case hidden(Int)
    }

    package let kind: Kind
    /// What a person would call it.
    package let title: String
    package let agreement: SwiftUIAgreement
    /// The layout that a template has; that of the document where views are hidden.
    let node: SwiftUINode
    /// Whether views that are hidden take no room.
    let leavesOut: Bool
}
