import FormworkModel

extension View {
    /// The name, followed by the id if it differs: `'Title' ('a1b-2c-d3e')`.
    var nameAndID: String {
        let name = element.shortName
        guard let id, id != name else { return "'\(name)'" }
        return "'\(name)' ('\(id)')"
    }
}

extension Sequence<View> {
    /// The first views by name and id, and the number of the remaining ones.
    var listed: String {
        let names = map(\.nameAndID)
        let shown = names.prefix(40).joined(separator: ", ")
        return names.count > 40 ? "\(shown) and \(names.count - 40) more" : shown
    }
}
