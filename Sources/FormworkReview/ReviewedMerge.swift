public import FormworkChanges
import FormworkImport
public import FormworkLayout
public import FormworkModel
import FormworkTree

/// Two documents that come from one, brought together and made whole: frames that both sides left to the constraints are solved anew, and
/// what no longer leads anywhere is named.
public struct ReviewedMerge: Sendable {
    /// Whose values stand where both sides changed one fact, and how that is shown.
    public enum Choice: Sendable {
        /// Both versions, with markers around them.
        case markers(size: Int, ours: String, theirs: String)
        /// One side's, without asking.
        case side(MergeSide)
    }

    /// What is written.
    public let text: [UInt8]
    /// The document that it is; with markers what our side's version of it would be.
    public let document: InterfaceDocument
    /// What a person has to decide; with a side chosen, what was decided so.
    public let conflicts: [MergeConflict]
    /// How many places have markers around them.
    public private(set) var markerCount = 0
    /// What a person may want to know: objects with new ids, and what leads nowhere.
    public let notes: [String]
    /// How many frames were solved anew.
    public let solvedFrames: Int

    /// Merges three documents.
    ///
    /// - Parameters:
    ///   - base: the document that both sides come from.
    ///   - ours: one side.
    ///   - theirs: the other one.
    ///   - choice: what stands where they collide.
    ///   - solverLimit: how much solving may do for a tree of views.
    public init(
        base: InterfaceDocument, ours: InterfaceDocument, theirs: InterfaceDocument, _ choice: Choice,
        solverLimit: Int = LayoutOptions.defaultSolverLimit
    ) {
        let frames = SolvedFrames(solverLimit: solverLimit)
        func merge(_ side: MergeSide) -> DocumentMerge {
            DocumentMerge(base: base, ours: ours, theirs: theirs, favoring: side, frames: frames)
        }
        var favored = MergeSide.ours
        if case .side(let side) = choice { favored = side }
        let merged = merge(favored)
        conflicts = merged.conflicts
        var made = InterfaceDocument(tree: merged.tree, kind: ours.kind, platform: ours.platform, format: .modern)
        var notes = merged.renumbered.map { "'\($0.from)' of theirs is '\($0.to)' here: ours has given the id to another object" }
        notes += Self.dangling(made, [base, ours, theirs])
        self.notes = notes
        let endsLine = ours.storage.tree.source.last == UInt8(ascii: "\n")
        if case .markers(let size, let our, let their) = choice, !conflicts.isEmpty {
            var markers = MergeMarkers(
                ours: merged, theirs: merge(.theirs), declaration: ours.declaration, endsLine: endsLine, size: size, names: (our, their))
            let marked = markers.text()
            markerCount = markers.count
            // What differs in nothing that is written needs no person: the versions are one.
            if markerCount > 0 {
                (text, document, solvedFrames) = (marked, made, 0)
                return
            }
        }
        for side in [ours, theirs] where made == side && side.format == .modern {
            (text, document, solvedFrames) = (side.text(), side, 0)
            return
        }
        let solved = SolvedMergeFrames(base: base, ours: ours, theirs: theirs, merged: made, frames, solverLimit)
        made = solved.document
        (text, document, solvedFrames) = (made.text(), made, solved.count)
    }

    /// References that lead nowhere, and did not do so on either side.
    private static func dangling(_ merged: InterfaceDocument, _ others: [InterfaceDocument]) -> [String] {
        var notes: [String] = []
        let tree = merged.storage.tree
        for node in tree.nodeIndices where tree.nodes[node].kind == .element {
            for position in tree.attributeRange(of: node) {
                let (name, value) = (tree.names[tree.attributes[position].name], tree.string(tree.attributes[position].value) ?? "")
                guard ObjectReference.isReference(name, value), merged.element(id: value) == nil else { continue }
                guard let target = others.lazy.compactMap({ $0.element(id: value) }).first else { continue }
                let element = Element(document: merged, node: node)
                notes.append("\(element.path): \(name) leads to \(target.description), which is not there any more")
            }
        }
        return notes
    }
}
