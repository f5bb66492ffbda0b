import FormworkLayout
import FormworkModel

/// A scene on the map of a storyboard.
struct FlowScene {
    /// The content of a scene.
    enum Content {
        /// The view of the scene's controller.
        case screen(Screen)
        /// A controller without a view: a navigation, tab bar or page controller, or one whose view is created in code.
        case controller(ControllerArtist)
        /// A storyboard reference.
        case reference(StoryboardReference)
    }

    /// The scene's storyboard, as an index in the map's list of parts.
    let part: Int
    let controller: Element
    let content: Content
    /// The title above the scene.
    let title: String
    /// The frame on the map, in points.
    var frame: Rect
    /// Whether this is the storyboard's initial scene.
    let isInitial: Bool
    /// The actions of the unwind segues in the scene.
    var exits: [String] = []
}

/// The destination of a storyboard reference.
struct StoryboardReference: Hashable {
    /// The name of the other storyboard; nil for the one that contains the reference.
    let storyboard: String?
    /// The storyboard identifier of the controller; nil for the initial controller.
    let identifier: String?
    let bundle: String?

    /// Reads a storyboard reference; nil if the controller isn't one.
    init?(_ controller: Element) {
        guard controller.name == "viewControllerPlaceholder" || controller.name == "controllerPlaceholder" else { return nil }
        storyboard = controller["storyboardName"]
        identifier = controller["referencedIdentifier"]
        bundle = controller["bundleIdentifier"]
    }

    /// The name of the destination.
    var name: String { identifier ?? "initial controller" }

    /// The place of the destination, in words.
    var place: String { [storyboard ?? "this storyboard", bundle].compactMap(\.self).joined(separator: " in ") }

    static let nameFont = FontDescription(size: 14, weight: .medium)
    static let placeFont = FontDescription(size: 12)
    /// The space on the left and on the right of the texts, in points.
    static let padding = 12.0

    /// Returns the size of the reference's box on the map, in points: as wide as its texts in the widest replacement of the
    /// system font.
    func size(_ context: ViewContext) -> Size {
        let room = 220 - 2 * Self.padding
        let width = max(
            context.fitted(name, font: Self.nameFont, maximumWidth: room).width,
            context.fitted(place, font: Self.placeFont, maximumWidth: room).width)
        return Size(width: max(100, (width * 1.06).rounded(.up) + 2 * Self.padding), height: 64)
    }
}
