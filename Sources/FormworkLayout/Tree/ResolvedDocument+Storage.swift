import FormworkModel
import FormworkTree

// Lent, not copied: a copy counts references to a dozen arrays. Across targets nothing can be lent, which is why these two stand here.
extension ResolvedDocument {
    var tree: ElementTree { _read { yield storage.tree } }
    var index: DocumentIndex { _read { yield storage.index } }
}
