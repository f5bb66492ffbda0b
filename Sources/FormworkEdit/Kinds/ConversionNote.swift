public import FormworkModel

/// A part of a document that a conversion to another kind of document left out or changed.
public struct ConversionNote: Hashable, Sendable {
    /// The reason for a note. The raw values are stable, as rule ids are.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The File's Owner isn't known to be a controller, or isn't needed.
        case owner = "file-owner"
        /// An object that only a XIB can have: the application or an external object.
        case placeholder = "placeholder"
        /// An object that isn't allowed in the place where it would have to be.
        case object = "object-without-place"
        /// An outlet that a storyboard expresses by the position of the view or window.
        case rootOutlet = "root-outlet"
        /// A connection, binding or constraint whose other end is in another scene or doesn't exist.
        case reference = "reference-to-elsewhere"
        /// An action to the application, which now goes through the responder chain.
        case action = "application-action"
        /// An outlet to a prototype, which may have many instances.
        case repeatingContent = "outlet-to-prototype"
        /// A segue, which only storyboards can have.
        case segue = "segue"
        /// A part of a controller that the File's Owner can't have, such as a navigation item or a tab bar item.
        case controllerPart = "controller-part"
        /// The attributes of a controller.
        case controllerSetting = "controller-setting"
        /// The top or bottom layout guide of a controller, and the constraints to it.
        case layoutGuide = "layout-guide"
        /// A container view, which embeds another scene's controller.
        case containerView = "container-view"
        /// Prototypes and static content of table and collection views.
        case prototypes = "prototypes"
        /// Data for the canvas only: positions and simulated sizes.
        case canvas = "canvas"
        /// An attribute or child of the document itself.
        case document = "document-setting"
        /// The safe area and the margins around the root, which the canvas displays differently.
        case surroundings = "surroundings"
        /// A scene without a view, for which there is no XIB.
        case scene = "scene-without-view"
        /// A scene or controller that the conversion created.
        case made = "made-scene"
    }

    /// The outcome for an element.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// The element and its descendants are not in the new document.
        case leftOut = "left-out"
        /// The element is in the new document with other contents or another meaning.
        case changed
    }

    /// The reason.
    public let reason: Reason
    /// The outcome for the element.
    public let outcome: Outcome
    /// A description in lower case, without a full stop and with names in single quotes.
    public let message: String
    /// The element of the original document.
    public let element: InterfaceDocument.Element

    package init(_ reason: Reason, outcome: Outcome, message: String, element: Element) {
        self.reason = reason
        self.outcome = outcome
        self.message = message
        self.element = element
    }
}
