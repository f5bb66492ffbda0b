/// The template of a segue: its class and properties.
struct SegueTemplate: Sendable {
    let className: String
    var action: String?
    var isProved = false

    var isPopover: Bool { className.hasPrefix("UIStoryboardPopover") }

    /// - Returns: Nil for a relationship, which has no template.
    init?(_ element: RecordedElement) {
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
