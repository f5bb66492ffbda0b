package import FormworkModel
package import FormworkTree

/// The document that a compiled file was made from, as far as it can be reconstructed.
package struct CompiledDocument: Sendable {
    /// A part that can't be in a document, with the number of occurrences.
    package struct Finding: Hashable, Sendable {
        /// The message, in lower case without a full stop, with names in single quotes.
        package var message: String
        package var count: Int

        package init(message: String, count: Int) {
            self.message = message
            self.count = count
        }
    }

    package var tree: ElementTree
    package var kind: InterfaceDocument.Kind
    package var platform: Platform
    /// The findings, in the order of first occurrence.
    package var findings: [Finding]

    package init(tree: ElementTree, kind: InterfaceDocument.Kind, platform: Platform, findings: [Finding]) {
        self.tree = tree
        self.kind = kind
        self.platform = platform
        self.findings = findings
    }
}
