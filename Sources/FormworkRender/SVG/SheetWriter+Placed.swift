package import FormworkModel

/// A picture of one screen, with the places of its views.
package struct PlacedPicture {
    /// The name: the scene's label, or the window's title.
    package var name: String
    package var picture: Picture
    /// The index of the root view in the document; nil for a menu, or a controller without a view.
    package var root: Int?
    /// The frames of the views that are seen, in points, by their indices in the document.
    package var frames: [Int: Rect]
    /// The frames of the items of a menu, by their ids.
    package var places: [String: Rect]
}

extension SheetWriter {
    /// Draws each screen of a document as a separate picture without a caption, with the places of its views, in document order.
    ///
    /// - Parameter source: The document, laid out.
    /// - Throws: a `RenderError` if a picture would be too large.
    /// - Complexity: O(n) in the number of views and the length of their texts.
    package func placedScreens(_ source: PictureSource) throws(RenderError) -> [PlacedPicture] {
        var pictures: [PlacedPicture] = []
        for panel in panels(source, context: source.context(options.assets)) {
            let picture = try picture(of: panel.size, title: panel.name) { canvas in canvas.clipped { panel.draw(&$0) } }
            var frames: [Int: Rect] = [:]
            if let screen = panel.screen {
                for (placed, (frame, isSeen)) in zip(screen.views, zip(screen.screenFrames, screen.areSeen)) where isSeen {
                    frames[placed.view.index] = frame
                }
            }
            pictures.append(
                PlacedPicture(
                    name: panel.name, picture: picture, root: panel.screen?.views.first?.view.index, frames: frames, places: panel.places))
        }
        return pictures
    }
}
