import FormworkModel

/// What a segue becomes: the class of its template, and what is said of it.
struct SegueTemplate: Sendable {
    let className: String
    var action: String?
    var isProved = false

    /// What a popover points at, by the attributes of segues: the names of the templates' properties.
    static let anchors = [("popoverAnchorBarButtonItem", "anchorBarButtonItem"), ("popoverAnchorView", "anchorView")]

    /// The sides of what it points at that a popover may be on.
    static let arrows = [("up", 1), ("down", 2), ("left", 4), ("right", 8)]

    var isPopover: Bool { className.hasPrefix("UIStoryboardPopover") }

    /// The numbers of UIKit's styles, by the attributes of controllers and segues.
    static let styles: [(name: String, key: String, numbers: [String: Int])] = [
        (
            "modalPresentationStyle", "UIModalPresentationStyle",
            [
                "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "custom": 4, "overFullScreen": 5,
                "overCurrentContext": 6, "popover": 7, "none": -1, "automatic": -2,
            ]
        ),
        (
            "modalTransitionStyle", "UIModalTransitionStyle",
            ["coverVertical": 0, "flipHorizontal": 1, "crossDissolve": 2, "partialCurl": 3]
        ),
    ]

    /// - Returns: nil for relationships, which are no templates.
    init?(_ element: InterfaceDocument.Element) {
        switch element["kind"] {
        case "relationship"?: return nil
        case "show"?:
            className = "UIStoryboardShowSegueTemplate"
            action = "showViewController:sender:"
            isProved = true
        case "showDetail"?:
            className = "UIStoryboardShowSegueTemplate"
            action = "showDetailViewController:sender:"
            isProved = true
        case "presentation"?:
            className = element["customClass"] == nil ? "UIStoryboardPresentationSegueTemplate" : "UIStoryboardSegueTemplate"
        case "push"?: className = "UIStoryboardPushSegueTemplate"
        case "modal"?: className = "UIStoryboardModalSegueTemplate"
        case "replace"?: className = "UIStoryboardReplaceSegueTemplate"
        case "popoverPresentation"?: className = "UIStoryboardPopoverPresentationSegueTemplate"
        case "popover"?: className = "UIStoryboardPopoverSegueTemplate"
        case "embed"?: className = "UIStoryboardEmbedSegueTemplate"
        case "unwind"?: className = "UIStoryboardUnwindSegueTemplate"
        case "custom"?: className = "UIStoryboardSegueTemplate"
        default: return nil
        }
    }
}
