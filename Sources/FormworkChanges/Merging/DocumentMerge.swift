package import FormworkModel
package import FormworkTree

/// A three-way merge of two documents with a common base. It applies the changes of both sides, and reports conflicts.
///
/// Attributes are merged one by one, and children by identity, in an order that fits both sides. Views, constraints and connections are the same
/// object in all three documents if they have the same id or are very similar. Where both sides changed the same fact, the favored side wins, and the
/// conflict is in ``conflicts``.
package struct DocumentMerge: Sendable {
    /// The merged tree.
    package let tree: ElementTree
    /// The conflicts for the user to resolve, in document order.
    package let conflicts: [MergeConflict]
    /// The merge entry of each node of the tree.
    let entryOfNode: [Int]
    /// The ids that were replaced in their side's new objects because our side uses the same ids for other objects, with their replacements.
    package let renumbered: [(from: String, to: String)]

    /// Merges two documents.
    ///
    /// - Parameters:
    ///   - base: the common base.
    ///   - ours: our side, whose formatting and order are kept.
    ///   - theirs: their side.
    ///   - side: the side whose values win in conflicts.
    ///   - frames: the frames that follow from constraints.
    /// - Complexity: near linear in the sizes of the documents.
    package init(
        base: InterfaceDocument, ours: InterfaceDocument, theirs: InterfaceDocument, favoring side: MergeSide = .ours,
        frames: any DerivedFrames
    ) {
        let toOurs = DocumentChanges(from: base, to: ours, frames: frames)
        let toTheirs = DocumentChanges(from: base, to: theirs, frames: frames)
        let trees = (ComparedTree(base), ComparedTree(ours), ComparedTree(theirs))
        let entries = MergeEntries(trees.0, ours: trees.1, theirs: trees.2, toOurs: toOurs.matching, toTheirs: toTheirs.matching)
        var merger = DocumentMerger(
            entries, ourChanges: SideChanges(trees.0, changes: toOurs, side: trees.1),
            theirChanges: SideChanges(trees.0, changes: toTheirs, side: trees.2), favoring: side, frames: frames)
        self.init(&merger)
    }

    /// Applies only a user's changes to a document, without those that Interface Builder made by itself.
    ///
    /// - Parameters:
    ///   - changes: the changes from the document to its later state.
    ///   - frames: the frames that follow from constraints.
    /// - Complexity: near linear in the sizes of the documents.
    package init(withoutFolded changes: DocumentChanges, frames: any DerivedFrames) {
        let (base, side) = (ComparedTree(changes.old), ComparedTree(changes.new))
        let nothing = DocumentChanges(from: changes.old, to: changes.old, frames: frames)
        let entries = MergeEntries(base, ours: base, theirs: side, toOurs: nothing.matching, toTheirs: changes.matching)
        var merger = DocumentMerger(
            entries, ourChanges: SideChanges(base, changes: nothing, side: base),
            theirChanges: SideChanges(base, changes: changes, side: side), favoring: .theirs, frames: frames, omitsFoldedChanges: true
        )
        self.init(&merger)
    }

    private init(_ merger: inout DocumentMerger) {
        merger.decide()
        var writer = MergeWriter(merger)
        writer.write()
        conflicts = writer.conflicts
        renumbered = writer.renumbered
        (tree, entryOfNode) = writer.finish()
    }
}
