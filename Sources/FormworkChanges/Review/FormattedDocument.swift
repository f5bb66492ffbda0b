import FormworkImport
import FormworkLayout
package import FormworkModel

/// A document without the changes that Interface Builder made automatically since an earlier state.
package struct FormattedDocument {
    /// The changes from the earlier to the later state. The folded ones are reverted.
    package let changes: DocumentChanges
    /// The earlier state with the changes that somebody made.
    package let document: InterfaceDocument
    /// The bytes of the document. They are those of the earlier or later state if the document equals it.
    package let text: [UInt8]

    /// - Parameters:
    ///   - old: the earlier state.
    ///   - new: the later state.
    ///   - solverLimit: the limit on solving a tree of views.
    package init(_ new: InterfaceDocument, since old: InterfaceDocument, solverLimit: Int = LayoutOptions.defaultSolverLimit) {
        let frames = SolvedFrames(solverLimit: solverLimit)
        changes = DocumentChanges(from: old, to: new, frames: frames)
        if changes.folded.isEmpty {
            (document, text) = (new, new.text())
            return
        }
        let merged = DocumentMerge(withoutFolded: changes, frames: frames)
        let made = InterfaceDocument(tree: merged.tree, kind: new.kind, platform: new.platform, format: .modern)
        for side in [old, new] where made == side && side.format == .modern {
            (document, text) = (side, side.text())
            return
        }
        (document, text) = (made, made.text())
    }
}
