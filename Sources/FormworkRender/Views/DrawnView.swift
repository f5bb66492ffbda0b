import FormworkModel
import FormworkTree

/// A view that is drawn, without what stands in it.
struct DrawnView {
    let context: ViewContext
    let screen: Screen
    /// The view's place among the screen's.
    let place: Int

    var placed: PlacedView { screen.views[place] }
    var node: NodeIndex { screen.views[place].node }
    var size: Size { screen.views[place].frame.size }

    /// Where text begins that says nothing of its alignment.
    var natural: TextBlock.Alignment { context.isRightToLeft ? .right : .left }

    init(_ place: Int, of screen: Screen, _ context: ViewContext) {
        self.place = place
        self.screen = screen
        self.context = context
    }

    /// Draws what stands behind the view's subviews: its background and what it shows itself.
    func draw(into canvas: inout Canvas) {
        if size.width <= 0 || size.height <= 0 { return }
        let placed = placed
        let around = canvas.ownAppearance
        canvas.ownAppearance = placed.appearance ?? around
        defer { canvas.ownAppearance = around }
        ArtistTable.artist(for: self).draw(into: &canvas)
        if placed.borderWidth > 0 {
            canvas.border(size, placed.borderColor ?? .black, width: placed.borderWidth, radius: placed.cornerRadius)
        }
    }

    /// Draws what stands before the view's subviews; most views have nothing there.
    func drawFront(into canvas: inout Canvas) {
        if size.width <= 0 || size.height <= 0 { return }
        let around = canvas.ownAppearance
        canvas.ownAppearance = placed.appearance ?? around
        defer { canvas.ownAppearance = around }
        ArtistTable.artist(for: self).drawFront(into: &canvas)
    }
}
