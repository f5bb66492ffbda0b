import FormworkLayout
import FormworkModel

/// A scene of a storyboard, as it stands on the map of all of them.
struct FlowScene {
    /// What is drawn of a scene.
    enum Content {
        /// Its controller's view.
        case screen(Screen)
        /// A controller without a view of its own: navigation, tabs, pages, or one that code fills.
        case controller(ControllerArtist)
        /// A controller of another storyboard.
        case reference(StoryboardReference)
    }

    /// The storyboard that it is part of, as a place in the map's list.
    let part: Int
    /// The scene's controller.
    let controller: Element
    let content: Content
    /// What stands above it.
    let title: String
    /// Where it stands on the map, in points.
    var frame: Rect
    /// Whether the storyboard begins with it.
    let isInitial: Bool
    /// The actions of the unwind segues that leave the scene.
    var exits: [String] = []
}

/// What a storyboard reference leads to.
struct StoryboardReference: Hashable {
    /// Nil for the storyboard that it stands in.
    let storyboard: String?
    /// Nil for the storyboard's initial controller.
    let identifier: String?
    let bundle: String?

    /// Nil for a controller that is none.
    init?(_ controller: Element) {
        guard controller.name == "viewControllerPlaceholder" || controller.name == "controllerPlaceholder" else { return nil }
        storyboard = controller["storyboardName"]
        identifier = controller["referencedIdentifier"]
        bundle = controller["bundleIdentifier"]
    }

    /// How large its box is on the map, in points.
    static let size = Size(width: 220, height: 64)
}
