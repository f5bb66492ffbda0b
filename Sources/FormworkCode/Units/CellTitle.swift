package import FormworkModel

/// Titles for cells without a class of their own.
package enum CellTitle {
    /// The number of views of a cell that are searched for a text.
    private static let searched = 24
    private static let longest = 40

    /// Identifiers that any cell has.
    private static let identifiers = words(
        "cell cellid cellidentifier identifier reuseidentifier reusablecell tablecell basiccell basic prototype default")
    /// Texts that Interface Builder gives to new views.
    private static let placeholders = words("label title subtitle detail text button")

    /// Returns a title that tells a cell from others: its identifier, or its first text if that says nothing; nil if neither does.
    package static func title(of cell: InterfaceDocument.View) -> String? {
        if let identifier = identifier(of: cell.element) { return identifier }
        if let column = cell.element.parent?.parent, column.name == "tableColumn",
            let title = column.child(key: "headerCell")?["title"], isTelling(title, besides: ["column"])
        {
            return title
        }
        var waiting = [cell]
        var place = 0
        while place < waiting.count, place < searched {
            let element = waiting[place].element
            waiting += waiting[place].subviews
            place += 1
            guard element.name == "label", let text = element["text"], text.count <= longest else { continue }
            if isTelling(text, besides: placeholders) { return text }
        }
        return nil
    }

    /// Returns the identifier of a cell; nil if any cell could have it.
    package static func identifier(of cell: InterfaceDocument.Element) -> String? {
        // Interface Builder numbers the identifiers of columns and their cell views on macOS.
        let own = cell["reuseIdentifier"] ?? (cell.name == "tableCellView" ? cell["identifier"] : nil)
        return own.flatMap { isTelling($0, besides: identifiers) && !$0.hasPrefix("AutomaticTableColumnIdentifier") ? $0 : nil }
    }

    /// Whether an identifier tells a cell from others.
    static func isTelling(_ identifier: String) -> Bool { isTelling(identifier, besides: identifiers) }

    /// Whether a text has letters, and is more than one of some words with a number.
    private static func isTelling(_ text: String, besides words: Set<String>) -> Bool {
        let letters = text.filter(\.isLetter).lowercased()
        return letters.count > 1 && !words.contains(letters)
    }

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
