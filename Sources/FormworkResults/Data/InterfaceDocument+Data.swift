public import FormworkModel
import FormworkTree

extension InterfaceDocument {
    /// Returns the whole document as data: every element with its attributes, texts and comments, in order, so that the document can be restored from
    /// it. An attribute's value becomes a number or, for `YES`, `true` if it is nothing else.
    ///
    /// The format is described by ``FormworkResults/DocumentSchema``.
    ///
    /// - Parameter format: JSON or YAML.
    /// - Complexity: O(n) in the size of the document.
    public func data(as format: InterfaceDocument.DataFormat) -> [UInt8] {
        let capacity = tree.sourceCount + tree.nodes.count * 32
        return switch format {
        case .json: DocumentData.text(of: self, JSONDataWriter(capacity: capacity))
        case .yaml: DocumentData.text(of: self, YAMLDataWriter(capacity: capacity))
        }
    }
}
