import FormworkModel

/// A segue on the map of a storyboard.
struct FlowArrow {
    /// A kind of segue.
    enum Kind: Hashable {
        case show, present, popover, embed, relationship, custom
        /// A link from a storyboard reference to its destination.
        case reference

        /// Creates the kind given by a segue's element.
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

        /// Whether the arrow describes structure rather than navigation.
        var isStructure: Bool { self == .embed || self == .relationship || self == .reference }
    }

    let kind: Kind
    /// The arrow's label: the segue's identifier, or the name of the relationship.
    let label: String?
    /// The source scene, as an index in the map's list.
    let source: Int
    /// The view in the source scene from which the arrow starts, relative to the scene, in points; nil to start at the scene's edge.
    var start: Rect?
    /// The destination scene, as an index in the map's list.
    let destination: Int

    /// Returns the name of a relationship in words.
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
