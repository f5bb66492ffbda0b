extension SheetWriter {
    /// Draws a document in several languages, with a row for each screen and a column for each language.
    ///
    /// - Parameters:
    ///   - sources: The document, laid out with the texts of each language, and the language's name.
    ///   - title: The picture's title: the file's name.
    /// - Throws: a `RenderError` if the picture would be too large.
    /// - Complexity: O(n) in the number of views and the length of their texts.
    public func picture(_ sources: [(language: String, source: PictureSource)], title: String) throws(RenderError) -> Picture {
        let columns = sources.map { language, source in
            panels(source, context: source.context(options.assets)).map { panel in
                var panel = panel
                panel.caption = "\(language): \(panel.caption)"
                return panel
            }
        }
        let count = columns.map(\.count).max() ?? 0
        let ordered = (0..<count).flatMap { row in columns.compactMap { row < $0.count ? $0[row] : nil } }
        return try sheet(ordered, title: title, columns: ordered.count == count * columns.count ? columns.count : nil)
    }
}
