import FormworkModel

extension SheetWriter {
    /// A storyboard of a map.
    public struct MapDocument: Sendable {
        /// The document, laid out.
        public var source: PictureSource
        /// What storyboard references call it: the file's name without its end.
        public var name: String
        /// Images beside the file.
        public var assets: AssetLibrary

        /// A storyboard by what it is called.
        public init(_ source: PictureSource, name: String, assets: AssetLibrary = AssetLibrary()) {
            self.source = source
            self.name = name
            self.assets = assets
        }
    }

    /// The picture of storyboards as a map: their scenes where they stand on Interface Builder's canvas, and the segues between them.
    ///
    /// - Parameters:
    ///   - documents: The storyboards; of several each has a frame with its name, and references lead from one to another.
    ///   - title: What the picture is called: the file's or the project's name.
    ///   - isArranged: Whether the scenes are put anew, each to the right of those that lead to it.
    /// - Throws: a `RenderError` where it would become too large.
    /// - Complexity: O(n log n) in the number of scenes and segues; O(v) in that of views and the length of their texts.
    public func map(_ documents: [MapDocument], title: String, isArranged: Bool = false) throws(RenderError) -> Picture {
        let map = FlowMap(
            documents.map { (source: $0.source, context: $0.source.context($0.assets), name: $0.name) }, isArranged: isArranged)
        if map.scenes.isEmpty { return try sheet([Self.notice(PictureSource.noScenes)], title: title) }
        let bounds = map.bounds
        let size = Size(width: bounds.size.width + 2 * FlowWriter.margin.width, height: bounds.size.height + 2 * FlowWriter.margin.height)
        var picture = try picture(of: size, title: title) { canvas in
            FlowWriter(map: map) { screen, part, canvas in
                if let source = part.source { draw(screen, part.context, source, into: &canvas) }
            }.write(into: &canvas)
        }
        if map.otherViews > 0 {
            let views = map.otherViews == 1 ? "a view stands" : "\(map.otherViews) views stand"
            picture.notes.append("\(views) beside the views of controllers, and not on the map")
        }
        return picture
    }
}
