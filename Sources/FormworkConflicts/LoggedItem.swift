package import FormworkModel

/// A view or guide as a log names it.
package struct LoggedItem: Hashable, Sendable {
    /// Its class, without the module; "" where the log has a name instead.
    package var className: String
    /// By which it is the same in other constraints: its address, or its name.
    package var address: String
    /// Its text, or the name of a guide: what stands in quotes behind the address. Long texts are cut off with dots.
    package var text: String?

    /// Whether it is the size that something outside of the document gives.
    var isGuide: Bool { className.hasSuffix("LayoutGuide") }

    /// For messages: `UILabel 'Title'`.
    package var words: String {
        let name = className.isEmpty ? address : className
        return text.map { "\(name) '\($0)'" } ?? name
    }
}

/// What a constraint of a log says.
package typealias LoggedTerms = ConstraintTerms<LoggedItem>
