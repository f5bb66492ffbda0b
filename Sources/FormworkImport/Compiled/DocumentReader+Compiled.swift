import FormworkDiagnostics
import FormworkModel
package import FormworkNib
import FormworkTree
import FormworkXML

// Safe pointers: buffers are used only during a call.

/// Compiled files: nibs, nib folders and compiled storyboards.
extension DocumentReader {
    /// Returns the document that a compiled file was made from, as far as it can be reconstructed.
    func compiled(_ bytes: UnsafeBufferPointer<UInt8>, file: String) throws(DocumentError) -> ReadDocument {
        guard bytes.count <= limits.size else {
            throw refusal(NibError(.limit, message: "the file has more than \(limits.size) bytes", at: limits.size), file: file)
        }
        let bytes = Array(bytes)
        do {
            if NibBundle.isPacked(bytes) { return try read(try NibBundle(packed: bytes), file: file) }
            return try read(try NibContents(bytes).graph, file: file)
        } catch {
            throw refusal(error, file: file)
        }
    }

    /// Returns the document of a keyed archive in XML.
    func compiled(_ tree: ElementTree, file: String) throws(DocumentError) -> ReadDocument {
        do {
            return try read(try NibContents(tree).graph, file: file)
        } catch {
            let rule = error.kind == .limit ? "limit-exceeded" : "unreadable-document"
            throw refusal(error.message, tree: tree, at: error.offset, file: file, rule: rule)
        }
    }

    private func read(_ bundle: NibBundle, file: String) throws(NibError) -> ReadDocument {
        if bundle.isStoryboard {
            let storyboard = try CompiledStoryboard(
                bundle, read: { bytes throws(NibError) in try self.contents(bytes) },
                list: { bytes throws(NibError) in try self.propertyList(bytes) })
            return storyboard.isMac ? try readMac(storyboard, file: file) : document(try storyboard.document(), file: file)
        }
        guard let member = bundle.newestMember else {
            throw NibError(.unknownFormat, message: "the folder contains no compiled file", at: 0)
        }
        do throws(NibError) {
            let graph = try contents(member.bytes).graph
            guard graph.keys.contains(Self.tableStyle), graph.value(graph.root, key: "IB.objectdata") != nil else {
                return try read(graph, file: file)
            }
            // In the file for macOS 11, a table without a style in the document is plain. The file for former systems has no style then.
            let former = bundle.members.first { $0.name == "keyedobjects.nib" }
            let isImplied = former.flatMap { try? contents($0.bytes).graph }?.keys.contains(Self.tableStyle) == false
            return try readMac(graph, implied: isImplied ? [Self.tableStyle] : [], file: file)
        } catch {
            throw NibError(error.kind, message: error.message, at: error.offset, member: member.name)
        }
    }

    private static let tableStyle = "NSTableViewStyle"

    /// Reads the contents of a file, which may be an XML property list.
    ///
    /// - Throws: `NibError` with an offset.
    package func contents(_ bytes: [UInt8]) throws(NibError) -> NibContents {
        if NibContents.isBinary(bytes) { return try NibContents(bytes) }
        return try NibContents(try tree(bytes))
    }

    private func propertyList(_ bytes: [UInt8]) throws(NibError) -> PropertyList {
        PropertyList.isBinary(bytes) ? try PropertyList(binary: bytes) : try PropertyList(try tree(bytes))
    }

    /// Parses XML. A property list may name Apple's document type, which interface files don't have; it is skipped.
    func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLSyntaxError) -> ElementTree {
        do {
            return try parser.parse(bytes)
        } catch {
            guard error.kind == .documentType, let rest = Self.withoutListType(bytes) else { throw error }
            return try parser.parse(rest)
        }
    }

    /// Returns a property list with spaces in place of its document type, so that offsets stay the same; nil if the type is another one or
    /// declares anything.
    private static func withoutListType(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        let start = Array("<!DOCTYPE plist PUBLIC ".utf8)
        // The type follows the XML declaration.
        guard let first = bytes.prefix(256).indices.first(where: { bytes[$0...].starts(with: start) }),
            let end = bytes[first...].prefix(256).firstIndex(of: UInt8(ascii: ">")), !bytes[first..<end].contains(UInt8(ascii: "["))
        else { return nil }
        var rest = Array(bytes)
        for index in first...end where rest[index] != UInt8(ascii: "\n") { rest[index] = UInt8(ascii: " ") }
        return rest
    }

    private func tree(_ bytes: [UInt8]) throws(NibError) -> ElementTree {
        do {
            return try bytes.withUnsafeBufferPointer { bytes throws(XMLSyntaxError) in try parse(bytes) }
        } catch {
            throw NibError(.unknownFormat, message: "the file is neither a NIBArchive nor a keyed archive", at: 0)
        }
    }

    private func read(_ graph: NibGraph, file: String) throws(NibError) -> ReadDocument {
        if graph.value(graph.root, key: "IB.objectdata") != nil {
            return try readMac(graph, implied: [], file: file)
        }
        return document(try CompiledInterface(graph).document(), file: file)
    }

    /// Returns an AppKit document. The objects of its nib are treated as those of a legacy archive and upgraded.
    ///
    /// - Parameter implied: Keys that the document doesn't have.
    private func readMac(_ graph: NibGraph, implied: Set<String>, file: String) throws(NibError) -> ReadDocument {
        var archive = try MacNibArchive(graph)
        archive.impliedKeys = implied
        let upgraded = try upgrade(&archive)
        return document(upgraded.tree, kind: .xib, archive: archive, upgraded: upgraded, findings: [], file: file)
    }

    /// Returns an AppKit storyboard. The objects of all its files are upgraded and then assigned to scenes.
    private func readMac(_ storyboard: CompiledStoryboard, file: String) throws(NibError) -> ReadDocument {
        let scenes = try MacNibScenes(storyboard.nibs)
        var archive = MacNibArchive(scenes)
        let upgraded = try upgrade(&archive)
        let tree = MacStoryboardWriter(upgraded.tree, archive: archive, scenes: scenes).written(initialName: storyboard.initialName)
        return document(tree, kind: .storyboard, archive: archive, upgraded: upgraded, findings: scenes.findings, file: file)
    }

    private func upgrade(_ archive: inout MacNibArchive) throws(NibError) -> UpgradedArchive {
        let tree = try archive.tree()
        do {
            return try ArchiveUpgrader.upgrade(tree, compiled: archive.origin)
        } catch {
            throw NibError(error.kind == .limit ? .limit : .damaged, message: error.message, at: 0)
        }
    }

    private func document(
        _ tree: ElementTree, kind: InterfaceDocument.Kind, archive: MacNibArchive, upgraded: UpgradedArchive, findings: [String],
        file: String
    ) -> ReadDocument {
        var document = CompiledDocument(tree: tree, kind: kind, platform: .macOS, findings: [])
        document.findings = findings.map { CompiledDocument.Finding(message: $0, count: 1) }
        document.findings += archive.findings.sorted { $0.key < $1.key }.map { CompiledDocument.Finding(message: $0, count: $1) }
        document.findings += upgraded.findings.map { CompiledDocument.Finding(message: $0.message, count: $0.count) }
        return self.document(document, file: file)
    }

    private func document(_ compiled: CompiledDocument, file: String) -> ReadDocument {
        var document = InterfaceDocument(tree: compiled.tree, kind: compiled.kind, platform: compiled.platform, format: .compiled)
        // The attributes of UIKit's files are read in the order of their keys.
        if compiled.platform == .iOS { document = document.inWritingOrder() }
        let notes = Self.notes(compiled.findings, file: file)
        return ReadDocument(document: document, diagnostics: notes + ReadingDiagnostics.of(document, file: file))
    }

    /// Returns notes on the parts without a counterpart.
    static func notes(_ findings: [CompiledDocument.Finding], file: String) -> [Diagnostic] {
        findings.map { finding in
            Diagnostic(
                rule: "unknown-content", severity: .note,
                message: finding.message + (finding.count > 1 ? ", \(finding.count) times" : ""),
                location: Diagnostic.Location(file: file, line: 1, column: 1))
        }
    }

    func refusal(_ error: NibError, file: String) -> DocumentError {
        DocumentError(
            diagnostic: Diagnostic(
                rule: error.kind == .limit ? "limit-exceeded" : "unreadable-document", severity: .error, message: error.description,
                location: Diagnostic.Location(file: file, line: 1, column: 1)))
    }
}
