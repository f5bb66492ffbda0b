package import FormworkTree

/// A legacy archive converted to the modern format.
package struct UpgradedArchive: Sendable {
    /// The modern document. The `start` of each node is the offset of the archive element that it comes from.
    package var tree: ElementTree
    /// The parts that weren't understood or have no modern form, in the order of first occurrence.
    package var findings: [ArchiveFinding]
}
