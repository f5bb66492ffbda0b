package import FormworkModel
package import FormworkTree

/// What a compiled file was made of, as far as it can be told from it.
package struct CompiledDocument: Sendable {
    /// Something that has no place in a document: what, and how often.
    package struct Finding: Hashable, Sendable {
        /// Lower case, no full stop, names in single quotes.
        package var message: String
        package var count: Int

        package init(message: String, count: Int) {
            self.message = message
            self.count = count
        }
    }

    package var tree: ElementTree
    package var kind: DocumentKind
    package var platform: Platform
    /// In the order of their first appearance.
    package var findings: [Finding]

    package init(tree: ElementTree, kind: DocumentKind, platform: Platform, findings: [Finding]) {
        self.tree = tree
        self.kind = kind
        self.platform = platform
        self.findings = findings
    }
}
