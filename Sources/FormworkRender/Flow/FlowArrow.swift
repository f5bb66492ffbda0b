import FormworkModel

/// A segue on the map of a storyboard.
struct FlowArrow {
    /// What a segue does.
    enum Kind: Hashable {
        case show, present, popover, embed, relationship, custom
        /// From a storyboard reference to the scene that it stands for.
        case reference

        /// The kind that a segue's element says.
        init(_ segue: Element) {
            switch segue["kind"] {
            case "show", "push", "showDetail", "replace": self = .show
            case "presentation", "modal", "sheet": self = .present
            case "popoverPresentation", "popover": self = .popover
            case "embed": self = .embed
            case "relationship": self = .relationship
            default: self = .custom
            }
        }

        /// Whether the controllers belong together, so that nobody goes from the one to the other.
        var isStructure: Bool { self == .embed || self == .relationship || self == .reference }
    }

    let kind: Kind
    /// What is written at it: the identifier; for a relationship what it is.
    let label: String?
    /// The scene that it leaves, as a place in the map's list.
    let source: Int
    /// Where in that scene it begins, in points on the map: a container's view; nil for anywhere at its edge.
    var start: Rect?
    /// The scene that it leads to.
    let destination: Int

    /// A relationship in words.
    static func words(_ relationship: String) -> String {
        switch relationship {
        case "rootViewController": "root view controller"
        case "viewControllers": "view controllers"
        case "tabItems": "tab items"
        case "splitItems": "split items"
        case "window.shadowedContentViewController": "window content"
        case "masterViewController": "primary"
        case "detailViewController": "secondary"
        case "supplementaryViewController": "supplementary"
        case "compactViewController": "compact"
        default: relationship
        }
    }
}
