import FormworkModel

extension SheetWriter {
    /// A storyboard on a map.
    public struct MapDocument: Sendable {
        /// The document, laid out.
        public var source: PictureSource
        /// The name by which storyboard references refer to it: the file name without its extension.
        public var name: String
        /// The images next to the file.
        public var assets: AssetLibrary

        /// Creates a storyboard for a map.
        public init(_ source: PictureSource, name: String, assets: AssetLibrary = AssetLibrary()) {
            self.source = source
            self.name = name
            self.assets = assets
        }
    }

    /// Draws storyboards as a map: their scenes at their positions on Interface Builder's canvas, and the segues between them.
    ///
    /// - Parameters:
    ///   - documents: The storyboards. If there are several, each has a frame with its name, and references link them.
    ///   - title: The picture's title: the file's or the project's name.
    ///   - isArranged: Whether to arrange the scenes by their segues instead, each to the right of those that lead to it.
    /// - Throws: a `RenderError` if the picture would be too large.
    /// - Complexity: O(n log n) in the number of scenes and segues; O(v) in the number of views and the length of their texts.
    public func map(_ documents: [MapDocument], title: String, isArranged: Bool = false) throws(RenderError) -> Picture {
        let map = FlowMap(
            documents.map { (source: $0.source, context: $0.source.context($0.assets), name: $0.name) }, isArranged: isArranged)
        if map.scenes.isEmpty { return try sheet([Self.notice(PictureSource.noScenes)], title: title) }
        let bounds = map.bounds
        let size = Size(width: bounds.size.width + 2 * FlowWriter.margin.width, height: bounds.size.height + 2 * FlowWriter.margin.height)
        var picture = try picture(of: size, title: title) { canvas in
            FlowWriter(map: map) { screen, part, canvas in
                if let source = part.source { draw(screen, context: part.context, source: source, into: &canvas) }
            }.write(into: &canvas)
        }
        if map.otherViews > 0 {
            let views = map.otherViews == 1 ? "a view is" : "\(map.otherViews) views are"
            picture.notes.append("\(views) outside the views of controllers, and not on the map")
        }
        return picture
    }
}
