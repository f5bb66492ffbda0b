import FormworkLayout
import FormworkModel

/// The rectangles of constraint items on a screen: views, their margins and their guides.
struct ConstraintItems {
    private let screen: Screen
    private let frames: [Rect]
    /// The insets by the place of the view.
    private var insets: [Int: ViewInsets] = [:]

    init(_ screen: Screen, frames: [Rect]) {
        self.screen = screen
        self.frames = frames
        for entry in screen.layout.insets { if let place = screen.places[entry.view.index] { insets[place] = entry } }
    }

    /// Returns the place of a view, or of the view that owns a guide; nil if it is not on the screen.
    func place(_ item: Element) -> Int? {
        if let view = item.asView { return screen.places[view.index] }
        guard let guide = item.asGuide else { return nil }
        if let view = guide.owner.asView { return screen.places[view.index] }
        // A controller's guides belong to its view.
        return guide.owner.isController && screen.views.first?.view.element.parent == guide.owner ? 0 : nil
    }

    /// Returns the rectangle to which an attribute of an item refers, in screen coordinates.
    func rect(_ item: Element, attribute: LayoutAttribute) -> Rect? {
        guard let place = place(item) else { return nil }
        let frame = frames[place]
        if item.asView != nil { return attribute.isMargin ? frame.inset(by: insets[place]?.margins ?? .zero) : frame }
        let safeArea = insets[place]?.safeArea ?? (place == 0 ? screen.layout.surroundings.safeArea : .zero)
        return switch item.asGuide?.kind {
        case "safeArea": frame.inset(by: safeArea)
        case "layoutMargins": frame.inset(by: insets[place]?.margins ?? .zero)
        case "top": Rect(x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: safeArea.top)
        case "bottom":
            Rect(x: frame.origin.x, y: frame.maxY - safeArea.bottom, width: frame.size.width, height: safeArea.bottom)
        case "keyboard": Rect(x: frame.origin.x, y: frame.maxY - safeArea.bottom, width: frame.size.width, height: safeArea.bottom)
        default: frame
        }
    }
}
