package import FormworkModel
package import FormworkTree

/// What a compiled file was made of, as far as it can be told from it.
package struct CompiledDocument: Sendable {
    /// Something that has no place in a document: what, and how often.
    package struct Finding: Hashable, Sendable {
        /// Lower case, no full stop, names in single quotes.
        package var message: String
        package var count: Int
    }

    package var tree: ElementTree
    package var kind: DocumentKind
    package var platform: Platform
    /// In the order of their first appearance.
    package var findings: [Finding]
}
