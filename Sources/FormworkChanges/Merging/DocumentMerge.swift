package import FormworkModel
package import FormworkTree

/// Two documents that come from one, brought together: what either side did is done, and what collides is said.
///
/// Attributes are merged one by one, children by what they are, in an order that both sides allow; a view, a constraint or a connection is
/// the same one in all three documents where it has the same id, or is much alike. Where both sides changed one fact, our side stands, and
/// the conflict is among ``conflicts``.
package struct DocumentMerge: Sendable {
    /// The tree of what comes of it.
    package let tree: ElementTree
    /// What a person has to decide, in the order of the document.
    package let conflicts: [MergeConflict]
    /// For each node of the tree its entry.
    let entryOfNode: [Int]
    /// The objects of their side that have another id now, since our side had given theirs to another object: from which, to which.
    package let renumbered: [(from: String, to: String)]

    /// Merges two documents.
    ///
    /// - Parameters:
    ///   - base: the document that both come from.
    ///   - ours: one side; its formatting and its order stand.
    ///   - theirs: the other side.
    ///   - side: whose values stand where both changed the same.
    ///   - frames: which frames follow from constraints.
    /// - Complexity: near linear in the sizes of the documents.
    package init(
        base: InterfaceDocument, ours: InterfaceDocument, theirs: InterfaceDocument, favoring side: MergeSide = .ours,
        frames: any DerivedFrames
    ) {
        let toOurs = DocumentChanges(from: base, to: ours, frames: frames)
        let toTheirs = DocumentChanges(from: base, to: theirs, frames: frames)
        let trees = (ComparedTree(base), ComparedTree(ours), ComparedTree(theirs))
        let entries = MergeEntries(trees.0, trees.1, trees.2, toOurs.matching, toTheirs.matching)
        var merger = DocumentMerger(
            entries, SideChanges(trees.0, toOurs, trees.1), SideChanges(trees.0, toTheirs, trees.2), favoring: side, frames)
        merger.decide()
        var writer = MergeWriter(merger)
        writer.write()
        conflicts = writer.conflicts
        renumbered = writer.renumbered
        (tree, entryOfNode) = writer.finish()
    }

    /// A document with what somebody did to it since, and nothing that Interface Builder wrote by itself on the way.
    ///
    /// - Parameters:
    ///   - changes: what is different between the document and its later state.
    ///   - frames: which frames follow from constraints.
    /// - Complexity: near linear in the sizes of the documents.
    package init(withoutFolded changes: DocumentChanges, frames: any DerivedFrames) {
        let (base, side) = (ComparedTree(changes.old), ComparedTree(changes.new))
        let nothing = DocumentChanges(from: changes.old, to: changes.old, frames: frames)
        let entries = MergeEntries(base, base, side, nothing.matching, changes.matching)
        var merger = DocumentMerger(
            entries, SideChanges(base, nothing, base), SideChanges(base, changes, side), favoring: .theirs, frames, leavesFoldedOut: true)
        merger.decide()
        var writer = MergeWriter(merger)
        writer.write()
        conflicts = writer.conflicts
        renumbered = writer.renumbered
        (tree, entryOfNode) = writer.finish()
    }
}
