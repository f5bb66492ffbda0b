package import FormworkTree

/// A legacy archive in the modern format.
package struct UpgradedArchive: Sendable {
    /// The modern document. The `start` of each node is the offset of the archive's element that it comes from.
    package var tree: ElementTree
    /// What was not understood, or has no modern form, in the order of its first appearance.
    package var findings: [ArchiveFinding]
}
