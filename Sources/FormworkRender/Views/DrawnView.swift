import FormworkModel
import FormworkTree

/// A view to be drawn without its subviews.
struct DrawnView {
    let context: ViewContext
    let screen: Screen
    /// The view's place among the screen's views.
    let place: Int

    var placed: PlacedView { screen.views[place] }
    var node: NodeIndex { screen.views[place].node }
    var size: Size { screen.views[place].frame.size }

    /// The natural text alignment.
    var natural: TextBlock.Alignment { context.isRightToLeft ? .right : .left }

    init(_ place: Int, of screen: Screen, context: ViewContext) {
        self.place = place
        self.screen = screen
        self.context = context
    }

    /// Draws everything behind the view's subviews: its background and its own content.
    func draw(into canvas: inout Canvas) {
        if size.width <= 0 || size.height <= 0 { return }
        let placed = placed
        let around = canvas.ownAppearance
        canvas.ownAppearance = placed.appearance ?? around
        defer { canvas.ownAppearance = around }
        ArtistTable.artist(for: self).draw(into: &canvas)
        if placed.borderWidth > 0 {
            canvas.border(size, paint: placed.borderColor ?? .black, width: placed.borderWidth, radius: placed.cornerRadius)
        }
    }

    /// Draws everything in front of the view's subviews, which is nothing for most views.
    func drawFront(into canvas: inout Canvas) {
        if size.width <= 0 || size.height <= 0 { return }
        let around = canvas.ownAppearance
        canvas.ownAppearance = placed.appearance ?? around
        defer { canvas.ownAppearance = around }
        ArtistTable.artist(for: self).drawFront(into: &canvas)
    }
}
