package import FormworkModel

/// A view or guide as a log names it.
package struct LoggedItem: Hashable, Sendable {
    /// Its class, without the module; "" where the log has a name instead.
    package var className: String
    /// By which it is the same in other constraints: its address, or its name where the log has no address.
    package var address: String
    /// Its text, or the name of a guide: what stands in quotes behind the address. Long texts are cut off with dots.
    package var text: String?
    /// The name that the log has in place of class and address: an identifier, or a key of a library.
    package var name: String?

    /// Whether it is a layout guide.
    var isGuide: Bool { className.hasSuffix("LayoutGuide") }
    /// Whether the log has its address.
    var hasAddress: Bool { address.hasPrefix("0x") }
    /// Whether its class is a private one of the system: nobody else makes such views, or places them.
    var isPrivate: Bool {
        className.hasPrefix("_") || className.hasSuffix("ContentView") && (className.hasPrefix("UI") || className.hasPrefix("NS"))
            || className == "NSClipView" || className == "NSThemeFrame"
    }

    /// For messages: `UILabel 'Title'`.
    package var words: String {
        if let name, className.isEmpty || text == nil { return name }
        let kind = className.isEmpty ? address : className
        return text.map { "\(kind) '\($0)'" } ?? kind
    }

    /// The same with what another line of the log says of it.
    func merged(with other: LoggedItem) -> LoggedItem {
        // Some lines have the name of a view in place of its class.
        let names = [name, other.name].compactMap(\.self)
        let className = [className, other.className].first { !$0.isEmpty && !names.contains($0) } ?? ""
        return LoggedItem(className: className, address: address, text: text ?? other.text, name: names.first)
    }
}

/// What a constraint of a log says.
package typealias LoggedTerms = ConstraintTerms<LoggedItem>
