import FormworkChanges
import FormworkData
import FormworkDiagnostics
import FormworkResults
import FormworkLayout
import FormworkModel

extension FileComparison {
    /// The format of `formwork diff` for one file.
    static let shape = JSONShape<FileComparison>.object("comparison", "The differences between two versions of a file.") {
        JSONMember("file", ResultShapes.file) { $0.name }
        JSONMember("status", .word, "The status of the file.") { $0.outcome }
        JSONMember("old", orNull: .text, "The name of the file before; null if there was none.") { $0.old?.name }
        JSONMember("new", orNull: .text, "The name of the file after; null if it was removed.") { $0.new?.name }
        JSONMember("changes", .list(of: change), "The changes that somebody made.") { $0.placed($0.shown) }
        JSONMember(
            "folded", .dictionary(of: .integer(from: 1), names: foldedClass.schema),
            "The number of differences that Interface Builder made by itself, by class."
        ) { $0.folded.map { ($0.folded.rawValue, $0.count) } }
        JSONMember(
            optional: "differences", differences,
            "For two versions: the number of differences between the trees, and where they are listed."
        ) { $0.changes }
        JSONMember(
            optional: "unfolded", .dictionary(of: .list(of: change), names: foldedClass.schema),
            "With --unfold: the changes that Interface Builder made by itself, by class."
        ) { comparison in
            comparison.unfolds ? comparison.changes?.unfolded.map { ($0.folded.rawValue, comparison.placed($0.changes)) } : nil
        }
        JSONMember(ifAny: { $0.effects }) {
            JSONMember("screens", .list(of: .text), "With --solve: the screens and states that were compared, as text.") { $0.screens }
            JSONMember("findings", .list(of: finding), "With --solve: new and resolved findings.") { effects in
                effects.findings.map { ($0, $0.screens.isEmpty ? effects.screens : $0.screens) }
            }
            JSONMember("moves", .list(of: move), "With --solve: the views that have moved.") { effects in
                effects.moves.map { ($0, $0.screens.isEmpty ? effects.screens : $0.screens) }
            }
            JSONMember("notes", .list(of: .text), "With --solve: what was not compared.") { $0.notes }
        }
    }

    private static let foldedClass = JSONShape<FoldedClass>.word.named("foldedClass", "The reason why a difference isn't an edit.")

    /// Each difference between the two trees belongs to one change or one class.
    private static let differences = JSONShape<DocumentChanges>.object(
        "differences", "The number of differences between two trees, and where they are listed."
    ) {
        JSONMember("total", ResultShapes.count, "All differences.") { $0.differences.count }
        JSONMember("changes", ResultShapes.count, "The differences in changes.") { Set($0.changes.flatMap(\.differences)).count }
        JSONMember("folded", ResultShapes.count, "The folded differences.") { $0.folded.values.reduce(0, +) }
    }

    // MARK: Changes

    private typealias PlacedChange = (change: Change, old: InterfaceDocument.SourceMap?, new: InterfaceDocument.SourceMap?)

    private func placed(_ changes: [Change]) -> [PlacedChange] {
        let (old, new) = (
            old.map { InterfaceDocument.SourceMap($0.document, file: $0.name) },
            new.map { InterfaceDocument.SourceMap($0.document, file: $0.name) }
        )
        return changes.map { ($0, old, new) }
    }

    private static let change = JSONShape<PlacedChange>.object("change", "A change that somebody made, as a line for reviewers.") {
        JSONMember(of: { $0.change }) {
            JSONMember("kind", .word, "The kind of change.") { $0.kind }
            JSONMember("subject", .word, "The kind of object that was changed.") { $0.subject }
            JSONMember(
                "scene", orNull: .text, "A readable name of the scene; null in a XIB, and for changes of the document itself."
            ) { $0.scene }
            JSONMember("object", .text, "A readable name of the object; empty for the document.") { $0.object }
            JSONMember("property", orNull: .text, "The property of the object, as text; null for the object itself.") { $0.property }
            JSONMember("from", orNull: .text, "The old value, as text; null for none or the default.") { $0.from }
            JSONMember("to", orNull: .text, "The new value, as text; null for none or the default.") { $0.to }
            JSONMember("remark", orNull: .text, "The parts that were added or removed with it, or its new place.") { $0.remark }
            JSONMember("text", .text, "A readable description.") { $0.line }
        }
        JSONMember(optional: "old", element, "Its place in the file before, if it exists there.") { entry in
            entry.old.flatMap { map in entry.change.oldElement.map { ($0, map.location(of: $0)) } }
        }
        JSONMember(optional: "new", element, "Its place in the file after, if it exists there.") { entry in
            entry.new.flatMap { map in entry.change.newElement.map { ($0, map.location(of: $0)) } }
        }
    }

    private static let element = JSONShape<(element: Element, place: Diagnostic.Location)>.object(
        "changedElement", "An element and its place."
    ) {
        JSONMember("element", .text, "The name of the XML element.") { $0.element.name }
        JSONMember("id", ResultShapes.id) { $0.element.id ?? $0.element["sceneID"] }
        JSONMember("line", ResultShapes.line) { $0.place.line }
        JSONMember("column", ResultShapes.column) { $0.place.column }
    }

    // MARK: Effects

    private static let finding = JSONShape<(change: ScreenEffects.FindingChange, screens: [String])>.object(
        "findingChange", "A finding that only one of the two files has."
    ) {
        JSONMember("effect", .words(["introduced", "resolved"]), "Whether the file after has it, or the file before.") {
            $0.change.isIntroduced ? "introduced" : "resolved"
        }
        JSONMember(of: { $0.change.finding }) {
            JSONMember("rule", .text, "The rule's id.") { $0.rule }
            JSONMember("severity", ResultShapes.severity) { $0.severity }
            JSONMember("message", .text, "The problem.") { $0.message }
            JSONMember("id", ResultShapes.id, "The id of its element.") { $0.location.element }
            JSONMember("path", ResultShapes.path) { $0.path }
        }
        JSONMember("screens", .list(of: .text), "The screens and states, as text.") { $0.screens }
    }

    private static let move = JSONShape<(move: ScreenEffects.Move, screens: [String])>.object(
        "move", "A view with another position or size."
    ) {
        JSONMember("id", ResultShapes.id) { $0.move.view.id }
        JSONMember("path", ResultShapes.path) { $0.move.view.element.path }
        JSONMember("from", ResultShapes.frame, "The frame before, in points.") { $0.move.from }
        JSONMember("to", ResultShapes.frame, "The frame after, in points.") { $0.move.to }
        JSONMember("screens", .list(of: .text), "The screens and states, as text.") { $0.screens }
    }
}
