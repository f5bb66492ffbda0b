import FormworkModel
import FormworkQuery
import FormworkTemplates

/// A name of the command line that means nothing in a document, or several things.
enum UnmetName: Error, CustomStringConvertible {
    case step(StateNameError)
    case object(ObjectNameError)

    /// Whether it means several things: then it is an error in whatever document.
    var isAmbiguous: Bool {
        switch self {
        case .step(let error): !error.ambiguous.isEmpty
        case .object(let error): !error.candidates.isEmpty || error.selectorError != nil
        }
    }

    /// Whether the document has anything that could have been meant.
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
