package import FormworkData
import FormworkDiagnostics
import FormworkModel

extension ConflictExplanation {
    private typealias Place = (constraint: Constraint, location: Diagnostic.Location)

    /// The format of a conflict that `formwork explain` prints.
    package static let shape = JSONShape<ConflictExplanation>.object(
        "explainedConflict", "A conflict from a log, with the names of a document."
    ) {
        JSONMember("file", orNull: .text, "The document; null if no document has any of the constraints.") { $0.file }
        JSONMember("others", .list(of: ResultShapes.file), "Other documents that match.") { $0.otherFiles }
        JSONMember("times", .integer(from: 1), "The number of times that the log contains the conflict.") { $0.times }
        JSONMember("consistent", .boolean, "Whether the numbers in the log are consistent.") { $0.isConsistent }
        JSONMember("constraints", .list(of: constraint), "The constraints, in the order of the log.") { explanation in
            let places = explanation.document.map { InterfaceDocument.SourceMap($0, file: explanation.file ?? "") }
            return explanation.lines.map { ($0, places) }
        }
    }

    private static let constraint = JSONShape<(line: Line, places: InterfaceDocument.SourceMap?)>.object(
        "explainedConstraint", "A constraint in a log."
    ) {
        JSONMember("text", .text, "The constraint with the document's names, as far as they are known.") { $0.line.text }
        JSONMember("logged", .text, "The constraint as written in the log.") { $0.line.logged.text }
        JSONMember("identifier", orNull: .text, "Its identifier in the log, if any.") { $0.line.logged.identifier }
        JSONMember("broken", .boolean, "Whether it is the broken constraint.") { $0.line.isBroken }
        JSONMember("origin", orNull: .text, "The origin of a constraint that isn't in any document, as text.") { $0.line.origin }
        JSONMember(
            "change", orNull: .text, "The changes that code made to the document's constraint, as text: another constant or priority."
        ) { $0.line.change }
        JSONMember("place", orNull: place, "The place in the document; null if there is none.") { entry in
            entry.line.constraint.flatMap { Self.place(of: $0, entry.places) }
        }
        JSONMember("alternatives", .list(of: place), "Other constraints that match.") { entry in
            entry.line.alternatives.compactMap { Self.place(of: $0, entry.places) }
        }
    }

    private static let place = JSONShape<Place>.object("place", "A place in a document.") {
        JSONMember("line", ResultShapes.line) { $0.location.line }
        JSONMember("column", ResultShapes.column) { $0.location.column }
        JSONMember("element", ResultShapes.id, "The constraint's id.") { $0.location.element }
        JSONMember("path", ResultShapes.path) { $0.constraint.element.path }
    }

    private static func place(of constraint: Constraint, _ places: InterfaceDocument.SourceMap?) -> Place? {
        places.map { (constraint, $0.location(of: constraint.element)) }
    }
}
