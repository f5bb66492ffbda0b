public import FormworkModel
import FormworkTree

extension InterfaceDocument {
    /// The document as a file: byte for byte as it was read; made anew in Xcode's formatting where it was converted.
    ///
    /// - Parameter reformatted: make it anew in any case.
    /// - Complexity: O(n) in the size of the document.
    public func text(reformatted: Bool = false) -> [UInt8] {
        storage.tree.isVerbatim && !reformatted
            ? Array(storage.tree.source) : XMLSerializer.text(of: storage.tree, declaration: declaration)
    }
}
