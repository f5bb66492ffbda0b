import FormworkImport
public import FormworkLayout
public import FormworkModel
import FormworkTree

/// A merge of two documents with a common base. Frames that both sides left to the constraints are solved again, and broken references are noted.
public struct ReviewedMerge: Sendable {
    /// The resolution of conflicts.
    public enum Choice: Sendable {
        /// Both versions, surrounded by markers.
        case markers(size: Int, ours: String, theirs: String)
        /// The version of one side.
        case side(MergeSide)
    }

    /// The bytes of the merged file.
    public let text: [UInt8]
    /// The merged document. If there are markers, it has our version of the conflicts.
    public let document: InterfaceDocument
    /// The conflicts to resolve, or those that were resolved in favor of the chosen side.
    public let conflicts: [MergeConflict]
    /// The number of conflicts with markers.
    public private(set) var markerCount = 0
    /// Notes for the user: objects with new ids, and broken references.
    public let notes: [String]
    /// The number of frames that were solved again.
    public let solvedFrames: Int

    /// Merges three documents.
    ///
    /// - Parameters:
    ///   - base: the common base.
    ///   - ours: our side.
    ///   - theirs: their side.
    ///   - choice: the resolution of conflicts.
    ///   - solverLimit: the limit on solving a tree of views.
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
        var notes = merged.renumbered.map { "theirs '\($0.from)' was renamed to '\($0.to)', because ours uses the id for another object" }
        notes += Self.dangling(made, others: [base, ours, theirs])
        self.notes = notes
        let endsLine = ours.storage.tree.source.last == UInt8(ascii: "\n")
        if case .markers(let size, let our, let their) = choice, !conflicts.isEmpty {
            var markers = MergeMarkers(
                ours: merged, theirs: merge(.theirs), declaration: ours.declaration, endsLine: endsLine, size: size, names: (our, their))
            let marked = markers.text()
            markerCount = markers.count
            // Conflicts without a difference in the text need no decision: the versions are the same.
            if markerCount > 0 {
                (text, document, solvedFrames) = (marked, made, 0)
                return
            }
        }
        for side in [ours, theirs] where made == side && side.format == .modern {
            (text, document, solvedFrames) = (side.text(), side, 0)
            return
        }
        let solved = SolvedMergeFrames(base: base, ours: ours, theirs: theirs, merged: made, frames, solverLimit: solverLimit)
        made = solved.document
        (text, document, solvedFrames) = (made.text(), made, solved.count)
    }

    /// Returns notes for references that are broken in the merged document, but not on both sides.
    private static func dangling(_ merged: InterfaceDocument, others: [InterfaceDocument]) -> [String] {
        var notes: [String] = []
        let tree = merged.storage.tree
        for node in tree.nodeIndices where tree.nodes[node].kind == .element {
            for position in tree.attributeRange(of: node) {
                let (name, value) = (tree.names[tree.attributes[position].name], tree.string(tree.attributes[position].value) ?? "")
                guard ObjectReference.isReference(name, value: value), merged.element(id: value) == nil else { continue }
                guard let target = others.lazy.compactMap({ $0.element(id: value) }).first else { continue }
                let element = Element(document: merged, node: node)
                notes.append("\(element.path): \(name) refers to \(target.description), which no longer exists")
            }
        }
        return notes
    }
}
