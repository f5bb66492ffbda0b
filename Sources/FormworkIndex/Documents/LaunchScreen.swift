package import FormworkModel
import FormworkTree

/// The restrictions of launch screens: the system shows them before the application runs, so nothing in them may need its code.
///
/// Source: the errors of Xcode's build ("Illegal Configuration: Launch screens may not …") as public reports quote them.
package enum LaunchScreen {
    /// A part that a launch screen may not have.
    package struct Breach: Sendable {
        /// The part.
        package var element: Element
        /// Lower case, without a full stop.
        package var message: String
    }

    /// Whether a document says that it is a launch screen ("Use as Launch Screen" in Xcode), so that Xcode checks it.
    package static func isDeclared(in document: InterfaceDocument) -> Bool {
        document.attribute(.launchScreen, of: document.rootNode) == "YES"
    }

    /// Returns what a launch screen has and may not have, in the document's order.
    ///
    /// - Complexity: O(n) in the size of the document.
    package static func breaches(in document: InterfaceDocument) -> [Breach] {
        var found: [Breach] = []
        for node in document.tree.nodeIndices where document.tree.nodes[node].kind == .element {
            let element = Element(document: document, node: node)
            if let rest = message(element, document.name(of: node)) {
                found.append(Breach(element: element, message: "a launch screen may not have " + rest))
            }
        }
        return found
    }

    /// Returns the reason why a launch screen may not have an element; nil where it may.
    private static func message(_ element: Element, _ name: Name) -> String? {
        switch name {
        case .webView, .wkWebView: return "a web view"
        case .userDefinedRuntimeAttribute: return "runtime attributes" + quoted(element[.keyPath])
        case .action: return "actions" + quoted(element[.selector])
        case .outlet, .outletCollection:
            return element.parent?.parent?.isFilesOwner == true ? "outlets of its File's Owner" + quoted(element[.property]) : nil
        case .placeholder:
            // First Responder always has a class, and the owner's own is that of any object.
            guard element.isFilesOwner, let name = element.customClass, name != "NSObject" else { return nil }
            return "a class of its File's Owner: '\(name)'"
        default:
            guard let name = element.customClass, name != element.platformClass else { return nil }
            return "a custom class: '\(name)'"
        }
    }

    private static func quoted(_ name: String?) -> String { name.map { ": '\($0)'" } ?? "" }
}
