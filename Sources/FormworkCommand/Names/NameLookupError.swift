import FormworkModel
import FormworkQuery
import FormworkTemplates

/// An error for a name on the command line that matches nothing in a document, or several objects.
enum NameLookupError: Error, CustomStringConvertible {
    case step(LayoutState.NameError)
    case object(InterfaceDocument.ObjectNameError)

    /// Whether the name is ambiguous or an invalid selector, which is an error in any document.
    var isAmbiguous: Bool {
        switch self {
        case .step(let error): !error.ambiguous.isEmpty
        case .object(let error): !error.candidates.isEmpty || error.selectorError != nil
        }
    }

    /// Whether the document has any objects of the kind that the name is for.
    var knowsOthers: Bool {
        switch self {
        case .step(let error): !error.known.isEmpty
        case .object(let error): !error.known.isEmpty
        }
    }

    var description: String {
        switch self {
        case .step(let error): error.description
        case .object(let error): error.description
        }
    }
}
