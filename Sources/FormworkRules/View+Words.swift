import FormworkModel

extension View {
    /// What it is called, and its id where that is another: `'Title' ('a1b-2c-d3e')`.
    var nameAndID: String {
        let name = element.shortName
        guard let id, id != name else { return "'\(name)'" }
        return "'\(name)' ('\(id)')"
    }
}

extension Sequence<View> {
    /// The first few by name and id, and how many there are besides.
    var listed: String {
        let names = map(\.nameAndID)
        let shown = names.prefix(40).joined(separator: ", ")
        return names.count > 40 ? "\(shown) and \(names.count - 40) more" : shown
    }
}
