import FormworkModel
import FormworkTree

// Yielded, not copied: a copy retains a dozen arrays. Values cannot be yielded across targets, so these two accessors are defined here.
extension ResolvedDocument {
    var tree: ElementTree { _read { yield storage.tree } }
    var index: DocumentIndex { _read { yield storage.index } }
}
