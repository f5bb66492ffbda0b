package import FormworkChanges
import FormworkImport
import FormworkLayout
package import FormworkModel

/// A document without what Interface Builder wrote by itself since an earlier state.
package struct FormattedDocument {
    /// What was put back.
    package let changes: DocumentChanges
    /// The document: what somebody did, on the earlier state.
    package let document: InterfaceDocument
    /// The bytes of the document: those of the earlier state, or of the later one, where it is one of them.
    package let text: [UInt8]

    /// - Parameters:
    ///   - old: the earlier state.
    ///   - new: the later state.
    ///   - solverLimit: how much solving may do for a tree of views.
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
