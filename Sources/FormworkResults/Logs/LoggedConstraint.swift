import FormworkModel

/// A constraint as a log describes it.
package struct LoggedConstraint: Sendable {
    /// A constraint's origin, as far as the log indicates it.
    package enum Origin: Hashable, Sendable {
        /// A document, or code.
        case unknown
        /// A view's autoresizing mask.
        case autoresizingMask
        /// Interface Builder, for a view without constraints.
        case prototype
        /// The size of a view's content.
        case contentSize
        /// The size that a table view, a collection view or a window gives to its content.
        case host
        /// The arrangement of a stack view.
        case stack
        /// A stack view that collapses a hidden arranged view.
        case hiding
        /// A layout library, by its name.
        case library(String)
        /// Another part of the system.
        case system
    }

    /// The object's address.
    package var address: String
    /// The identifier; nil for none.
    package var identifier: String?
    package var origin: Origin
    /// The terms; the visual format `[a]-(8)-[b]` is converted. Nil where the description is not understood.
    package var terms: LoggedTerms?
    /// Whether the constant is the system's standard spacing.
    package var isSymbolic: Bool
    /// The description in the log.
    package var text: String
    /// The constrained attribute of a frame, such as `minY`: a position in the superview's own coordinates.
    package var frameAttribute: String?
    /// The file and the line that created the constraint, if a library logs it.
    package var source: String?
    /// The superview, where the log names it.
    package var superview: LoggedItem?

    /// The items that the constraint refers to.
    package var items: [LoggedItem] { [terms?.first.item, terms?.second?.item, superview].compactMap(\.self) }
}
