package import FormworkModel

/// A view or guide as a log describes it.
package struct LoggedItem: Hashable, Sendable {
    /// The class, without the module; empty where the log has a name instead.
    package var className: String
    /// The address, or the name where the log has no address. It identifies the item in all constraints.
    package var address: String
    /// The quoted text after the address: the view's text, or the name of a guide. Long texts are truncated.
    package var text: String?
    /// The name that the log has instead of the class and the address: an identifier, or a library's key.
    package var name: String?

    /// Whether it is a layout guide.
    var isGuide: Bool { className.hasSuffix("LayoutGuide") }
    /// Whether the log has its address.
    var hasAddress: Bool { address.hasPrefix("0x") }
    /// Whether the class is private to the system, so that only the system creates and places such views.
    var isPrivate: Bool {
        className.hasPrefix("_") || className.hasSuffix("ContentView") && (className.hasPrefix("UI") || className.hasPrefix("NS"))
            || className == "NSClipView" || className == "NSThemeFrame"
    }

    /// The item for messages: `UILabel 'Title'`.
    package var words: String {
        if let name, className.isEmpty || text == nil { return name }
        let kind = className.isEmpty ? address : className
        return text.map { "\(kind) '\($0)'" } ?? kind
    }

    /// Returns the item with the data from another line of the log.
    func merged(with other: LoggedItem) -> LoggedItem {
        // Some lines have a view's name in the place of its class.
        let names = [name, other.name].compactMap(\.self)
        let className = [className, other.className].first { !$0.isEmpty && !names.contains($0) } ?? ""
        return LoggedItem(className: className, address: address, text: text ?? other.text, name: names.first)
    }
}

/// The terms of a logged constraint.
package typealias LoggedTerms = InterfaceDocument.ConstraintTerms<LoggedItem>
