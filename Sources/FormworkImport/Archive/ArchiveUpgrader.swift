import FormworkModel
package import FormworkTree

/// Turns legacy archives (Interface Builder 3 to Xcode 4: `<archive>`) into modern documents as Xcode writes them.
///
/// See <doc:LegacyArchives>: the rules come from comparing archives with what Xcode made of them.
package enum ArchiveUpgrader {
    /// The modern document that says what `archive` says.
    ///
    /// - Parameters:
    ///   - archive: the tree of the archive.
    ///   - compiled: what is known of the compiled file that the archive was read from; nil for an archive of Interface Builder's.
    /// - Throws: the reason for which there is nothing to upgrade.
    /// - Complexity: O(n) in the size of the archive.
    package static func upgrade(_ archive: ElementTree, compiled: CompiledOrigin? = nil) throws(ArchiveError) -> UpgradedArchive {
        guard let root = archive.nodeIndices.first(where: { archive.nodes[$0].kind == .element }),
            archive.nodes[root].name == Name.archive.id
        else { throw ArchiveError(kind: .notAnArchive, message: "the document is not a legacy archive", offset: 0) }
        let offset = Int(archive.nodes[root].start)
        guard archive.nodes.count < Int(Int32.max), archive.bytes.count < Int(UInt32.max) / 4 else {
            throw ArchiveError(kind: .limit, message: "the archive is larger than a document can be", offset: offset)
        }
        let typeText = archive.value(of: Name.type.id, at: root)
        let type = try ArchiveType(archive.string(typeText) ?? "", offset: offset)
        let graph = ArchiveGraph(archive)
        guard let data = archive.children(of: root).first(where: { archive.nodes[$0].name == Name.data.id }),
            let container = graph.value(data.place, "IBDocument.Objects")
        else { throw ArchiveError(kind: .noObjects, message: "the archive holds no objects", offset: offset) }
        let records = ArchiveRecords(graph, container: container)
        guard !records.records.isEmpty else {
            throw ArchiveError(kind: .noObjects, message: "the archive holds no records of objects", offset: graph.offset(container))
        }
        let usesAutolayout = graph.bool(data.place, "IBDocument.UseAutolayout") == true
        var upgrade = ArchiveUpgrade(graph, records, type, usesAutolayout: usesAutolayout)
        upgrade.writer.isCompiled = compiled?.isOfModernDocument == true
        upgrade.compiled = compiled
        upgrade.writeDocument(root: root.place, data: data.place, type: typeText, toolsVersion: compiled?.toolsVersion ?? "4514")
        return upgrade.finish()
    }
}

/// What is known of a compiled file beside its objects.
package struct CompiledOrigin: Sendable {
    /// Which Interface Builder the document is of.
    package var toolsVersion: String
    /// Whether the objects are those of a modern document, which have keys that archives lack, and mean by some bits what archives do not.
    package var isOfModernDocument: Bool
    /// Whether buttons have their cells before their constraints, as Interface Builder writes them from Xcode 15 on.
    package var putsCellsFirst: Bool
    /// Whether buttons that hold their height say so: before Xcode 16 none did by itself, but those of archives.
    package var saysHugging: Bool
}
