/// A name by which code refers to something in documents or asset catalogs.
package struct NameUse: Hashable, Sendable {
    package enum Kind: UInt8, Sendable, CaseIterable {
        /// The reuse identifier for registering a cell or reusable view.
        case registeredCell
        /// The reuse identifier for dequeuing a cell or reusable view.
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
    /// The name; nil if the source computes it.
    package var name: String?
    /// The type that contains the code; "" outside of all types.
    package var owner: String
    /// Whether it is looked up in a bundle other than the application's.
    package var isInOtherBundle: Bool
    /// The class of the object that loads a nib as its owner; "" if it is loaded without one, nil if it isn't known.
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
