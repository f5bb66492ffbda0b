public import FormworkModel

/// Something that a conversion between kinds of documents left out, or says otherwise than the original did.
public struct ConversionNote: Hashable, Sendable {
    /// Why; the text is stable, as the ids of rules are.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The File's Owner is not said to be a controller, or is not needed.
        case owner = "file-owner"
        /// An object that only a XIB has: the application, an external object.
        case placeholder = "placeholder"
        /// An object that cannot stand where it would have to.
        case object = "object-without-place"
        /// The outlet that a storyboard expresses by where the view or window stands.
        case rootOutlet = "root-outlet"
        /// A connection, binding or constraint whose other end is in another scene, or is not there.
        case reference = "reference-to-elsewhere"
        /// An action of the application, which now goes through the responder chain.
        case action = "application-action"
        /// An outlet to a prototype, which is made many times.
        case repeatingContent = "outlet-to-prototype"
        /// A segue: only storyboards have them.
        case segue = "segue"
        /// A part of a controller that the File's Owner does not have: a navigation item, a tab bar item.
        case controllerPart = "controller-part"
        /// What a controller's attributes say.
        case controllerSetting = "controller-setting"
        /// The top or bottom layout guide of a controller, and the constraints to it.
        case layoutGuide = "layout-guide"
        /// A container view, which shows another scene's controller.
        case containerView = "container-view"
        /// Prototypes and static content of tables and collections.
        case prototypes = "prototypes"
        /// What is for the canvas only: places, simulated sizes.
        case canvas = "canvas"
        /// What the whole document says.
        case document = "document-setting"
        /// The safe area and the margins around the root, which the canvas shows otherwise.
        case surroundings = "surroundings"
        /// A scene of which there is no XIB.
        case scene = "scene-without-view"
        /// A scene or controller that there was not.
        case made = "made-scene"
    }

    /// What became of the element.
    public enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// It is not in the new document, nor is anything that stands in it.
        case leftOut = "left-out"
        /// It is in the new document, and says something else there, or means something else.
        case changed
    }

    /// Why.
    public let reason: Reason
    /// What became of it.
    public let outcome: Outcome
    /// What happened: lower case, no full stop, names in single quotes.
    public let message: String
    /// The element of the original.
    public let element: InterfaceDocument.Element

    package init(_ reason: Reason, _ outcome: Outcome, _ message: String, _ element: Element) {
        self.reason = reason
        self.outcome = outcome
        self.message = message
        self.element = element
    }
}
