public import FormworkModel
import FormworkTree

extension InterfaceDocument {
    /// Returns the document as a file: the original bytes, or Xcode's formatting for a converted document.
    ///
    /// - Parameter reformatted: Whether to use Xcode's formatting in any case.
    /// - Complexity: O(n) in the size of the document.
    public func text(reformatted: Bool = false) -> [UInt8] {
        storage.tree.isVerbatim && !reformatted
            ? Array(storage.tree.source) : XMLSerializer.text(of: storage.tree, declaration: declaration)
    }
}
