package import FormworkModel
import FormworkTree

/// The restrictions of launch screens. The system shows them before the application runs, so they can't use its code.
///
/// Source: the errors of Xcode's build ("Illegal Configuration: Launch screens may not …") as public reports quote them.
package enum LaunchScreen {
    /// Whether a document is marked as a launch screen ("Use as Launch Screen" in Xcode), so that Xcode checks it.
    package static func isDeclared(in document: InterfaceDocument) -> Bool {
        document.attribute(.launchScreen, of: document.rootNode) == "YES"
    }

    /// Returns the parts that aren't allowed in a launch screen, in document order.
    ///
    /// - Complexity: O(n) in the size of the document.
    package static func violations(in document: InterfaceDocument) -> [DocumentViolation] {
        var found: [DocumentViolation] = []
        for node in document.tree.nodeIndices where document.tree.nodes[node].kind == .element {
            let element = Element(document: document, node: node)
            if let rest = message(element, name: document.name(of: node)) {
                found.append(DocumentViolation(element: element, message: "a launch screen may not have " + rest))
            }
        }
        return found
    }

    /// Returns a description of an element that isn't allowed in a launch screen; nil if it is allowed.
    private static func message(_ element: Element, name: Name) -> String? {
        switch name {
        case .webView, .wkWebView: return "a web view"
        case .userDefinedRuntimeAttribute: return "runtime attributes" + quoted(element[.keyPath])
        case .action: return "actions" + quoted(element[.selector])
        case .outlet, .outletCollection:
            return element.parent?.parent?.isFilesOwner == true ? "outlets of its File's Owner" + quoted(element[.property]) : nil
        case .placeholder:
            // First Responder always has a class, and a File's Owner without a custom class is an NSObject.
            guard element.isFilesOwner, let name = element.customClass, name != "NSObject" else { return nil }
            return "a class of its File's Owner: '\(name)'"
        default:
            guard let name = element.customClass, name != element.platformClass else { return nil }
            return "a custom class: '\(name)'"
        }
    }

    private static func quoted(_ name: String?) -> String { name.map { ": '\($0)'" } ?? "" }
}
