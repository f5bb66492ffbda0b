import FormworkModel

/// A constraint as a log describes it.
package struct LoggedConstraint: Sendable {
    /// Where a constraint comes from, as far as the log tells.
    package enum Origin: Hashable, Sendable {
        /// A document, or code.
        case unknown
        /// A view's autoresizing mask.
        case autoresizingMask
        /// Interface Builder, for a view without constraints.
        case prototype
        /// The size of a view's content.
        case contentSize
        /// The size that a table, a collection or a window gives to what it holds.
        case host
        /// The arrangement of a stack view.
        case stack
        /// A stack view that hides an arranged view: it has no extent.
        case hiding
        /// A library of constraints in code, by its name.
        case library(String)
        /// Another part of the system.
        case system
    }

    /// The object's address.
    package var address: String
    /// The identifier, where it has one.
    package var identifier: String?
    package var origin: Origin
    /// What it says, item by item: a chain `[a]-(8)-[b]` is one. Nil where the log's words are not understood.
    package var terms: LoggedTerms?
    /// Whether the constant is the system's standard spacing.
    package var isSymbolic: Bool
    /// The log's own words.
    package var text: String
    /// The attribute of a frame that it speaks of, such as `minY`: a place in the superview, by the superview's own coordinates.
    package var frameAttribute: String?
    /// The file and the line of the code that made it, where a library says so.
    package var source: String?
    /// The superview, where the log names it.
    package var superview: LoggedItem?

    /// The item that it names.
    package var items: [LoggedItem] { [terms?.first.item, terms?.second?.item, superview].compactMap(\.self) }
}
