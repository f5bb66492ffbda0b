import FormworkModel
package import FormworkTree

/// Converts legacy archives (Interface Builder 3 to Xcode 4: `<archive>`) to modern documents as Xcode writes them.
///
/// See <doc:LegacyArchives>. The rules were derived by comparing archives with Xcode's conversions.
package enum ArchiveUpgrader {
    /// Converts an archive to a modern document.
    ///
    /// - Parameters:
    ///   - archive: The tree of the archive.
    ///   - compiled: Facts about the compiled file that the archive was read from; nil for an archive of Interface Builder.
    /// - Throws: `ArchiveError` if there is nothing to upgrade.
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
            let container = graph.value(data.place, key: "IBDocument.Objects")
        else { throw ArchiveError(kind: .noObjects, message: "the archive contains no objects", offset: offset) }
        let records = ArchiveRecords(graph, container: container)
        guard !records.records.isEmpty else {
            throw ArchiveError(kind: .noObjects, message: "the archive contains no object records", offset: graph.offset(container))
        }
        let usesAutolayout = graph.bool(data.place, key: "IBDocument.UseAutolayout") == true
        var upgrade = ArchiveUpgrade(graph, records: records, type: type, usesAutolayout: usesAutolayout)
        upgrade.writer.isCompiled = compiled?.isOfModernDocument == true
        upgrade.compiled = compiled
        upgrade.writeDocument(root: root.place, data: data.place, type: typeText, toolsVersion: compiled?.toolsVersion ?? "4514")
        return upgrade.finish()
    }
}

/// Facts about a compiled file apart from its objects.
package struct CompiledOrigin: Sendable {
    /// The version of Interface Builder for the document.
    package var toolsVersion: String
    /// Whether the objects come from a modern document. They have additional keys, and some bits have a different meaning than in archives.
    package var isOfModernDocument: Bool
    /// Whether a button's cell precedes its constraints, as in documents from Xcode 15 on.
    package var putsCellsFirst: Bool
    /// Whether buttons store a vertical content hugging of 750 explicitly, so that one without stored priorities has 250. Before Xcode 16, only
    /// buttons from archives have 750 by default.
    package var storesExplicitHugging: Bool
}
