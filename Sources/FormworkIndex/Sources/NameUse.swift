/// A name by which code asks for something that documents or catalogues have.
package struct NameUse: Hashable, Sendable {
    package enum Kind: UInt8, Sendable, CaseIterable {
        /// A cell or reusable view is registered under it.
        case registeredCell
        /// A cell or reusable view is asked for by it.
        case dequeuedCell
        case nib
        case storyboard
        /// A scene's identifier.
        case controller
        case segue
        case font
        case image
        case symbol
        case color
    }

    package var kind: Kind
    /// Nil where the source computes it.
    package var name: String?
    /// The type whose code it is in; "" outside of all types.
    package var owner: String
    /// Whether it is looked for elsewhere than in the application's own bundle.
    package var isInOtherBundle: Bool
    /// The class of the object that loads a nib as its owner; "" where it is loaded without one, nil where that is not known.
    package var nibOwner: String?
    package var position: SourcePosition

    package init(
        kind: Kind, name: String?, owner: String, isInOtherBundle: Bool = false, nibOwner: String? = nil, position: SourcePosition
    ) {
        self.kind = kind
        self.name = name
        self.owner = owner
        self.isInOtherBundle = isInOtherBundle
        self.nibOwner = nibOwner
        self.position = position
    }
}
