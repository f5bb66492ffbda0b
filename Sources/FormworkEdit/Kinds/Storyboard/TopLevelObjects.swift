import FormworkModel
import FormworkTree

/// The top-level objects of a XIB, sorted by their role in a storyboard.
struct TopLevelObjects {
    private(set) var owner: NodeIndex?
    private(set) var responder: NodeIndex?
    private(set) var application: NodeIndex?
    private(set) var views: [NodeIndex] = []
    private(set) var cells: [NodeIndex] = []
    private(set) var windows: [NodeIndex] = []
    private(set) var controllers: [NodeIndex] = []
    /// Other objects that a scene can contain.
    private(set) var others: [NodeIndex] = []
    /// Objects that no scene can contain, with the reason.
    private(set) var unplaceable: [(node: NodeIndex, reason: ConversionNote.Reason, message: String)] = []

    init(_ source: InterfaceDocument) {
        for element in Element(document: source, node: source.objectsNode).children { sort(element, source: source) }
    }

    private mutating func sort(_ element: Element, source: InterfaceDocument) {
        let (node, name) = (element.node, source.name(of: element.node))
        let isMac = source.platform == .macOS
        switch name {
        case .placeholder:
            switch element[.placeholderIdentifier] {
            case "IBFilesOwner": owner = node
            case "IBFirstResponder": responder = node
            default: unplaceable.append((node, .placeholder, "'\(element.description)' is an external object, which a scene can't contain"))
            }
        case .customObject where isMac && element.id == "-2": owner = node
        case .customObject where isMac && element.id == "-1": responder = node
        case .customObject where isMac && element.id == "-3": application = node
        case .tableViewCell, .collectionViewCell, .collectionReusableView: cells.append(node)
        case .window where isMac: windows.append(node)
        case .window: unplaceable.append((node, .object, "an iOS storyboard can't contain the window '\(element.description)'"))
        case .popover, .drawer:
            unplaceable.append((node, .object, "a scene can't contain the \(element.name) '\(element.description)'"))
        default:
            if element.name == "collectionViewItem" {
                unplaceable.append((node, .object, "a scene can't contain the collection view item '\(element.description)'"))
            } else if element.isController {
                if Self.holdsControllers(element) {
                    let message = "'\(element.description)' contains other controllers, which a storyboard connects with segues"
                    unplaceable.append((node, .object, message))
                } else {
                    controllers.append(node)
                }
            } else if element.asView != nil {
                views.append(node)
            } else {
                others.append(node)
            }
        }
    }

    private static func holdsControllers(_ element: Element) -> Bool {
        let document = element.document
        return (element.node + 1..<document.tree.nodes[element.node].subtreeEnd).contains {
            document.index.recordOfNode[$0].kind == .controller
        }
    }
}
