import FormworkTree

/// A scene to create from objects of a XIB.
struct PlannedScene {
    /// The controller of the scene.
    enum Controller {
        /// The File's Owner, with the name of the new element. `customClass` is true if it keeps its class.
        case owner(element: String, customClass: Bool)
        /// A new controller that shows a window.
        case made(element: String)
        /// A controller of the XIB.
        case existing(node: NodeIndex)
    }

    var controller: Controller
    var controllerID: String
    var sceneID: String
    var responderID: String
    /// The view, window or menu of the controller, with its key.
    var root: (node: NodeIndex, key: String)?
    /// The other objects of the scene.
    var objects: [NodeIndex] = []
    /// The cells that become prototypes.
    var cells: [NodeIndex] = []
    /// Its position on the canvas.
    var point: NodeIndex?
    /// The simulated metrics of the view.
    var metrics: [NodeIndex] = []
    /// The size of a view that isn't as large as the screen, as written in the document.
    var freeformSize: (width: String, height: String)?
    /// The ids of a table or collection view created for cells, and of its parts.
    var listIDs: [String] = []

    /// Whether its controller is the File's Owner.
    var isOwners: Bool { if case .owner = controller { true } else { false } }
}
