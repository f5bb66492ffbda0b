import FormworkTree

/// A scene that is made of what stands in a XIB.
struct PlannedScene {
    /// What the scene's controller is.
    enum Controller {
        /// What the File's Owner becomes: the name of the element, and the class where it is its own.
        case owner(element: String, customClass: Bool)
        /// A new one that shows a window.
        case made(element: String)
        /// One that stood in the XIB.
        case existing(node: NodeIndex)
    }

    var controller: Controller
    var controllerID: String
    var sceneID: String
    var responderID: String
    /// The view, window or menu that stands in the controller, and its key there.
    var root: (node: NodeIndex, key: String)?
    /// What stands beside the controller.
    var objects: [NodeIndex] = []
    /// The cells that become prototypes.
    var cells: [NodeIndex] = []
    /// Where it stands on the canvas.
    var point: NodeIndex?
    /// What the canvas simulates around the view.
    var metrics: [NodeIndex] = []
    /// The size of a view that is not as large as the screen, as it is written.
    var freeformSize: (width: String, height: String)?
    /// The ids of a table or collection that is made for cells, and of its parts.
    var listIDs: [String] = []

    /// Whether the File's Owner is its controller.
    var isOwners: Bool { if case .owner = controller { true } else { false } }
}
