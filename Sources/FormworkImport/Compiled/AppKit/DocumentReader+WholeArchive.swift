package import FormworkDiagnostics
import FormworkNib
import FormworkTree

extension DocumentReader {
    /// Returns the legacy archive that a compiled file for macOS was made from. It compiles to the same file again.
    ///
    /// - Parameters:
    ///   - bytes: The file, or a packed folder of such files.
    ///   - file: The path, for messages.
    /// - Returns: The archive's text, and notes on the parts that it can't contain.
    /// - Throws: `DocumentError` if the file wasn't compiled from an archive.
    /// - Complexity: O(n) in the size of the file.
    package func archive(
        ofCompiled bytes: [UInt8], file: String
    ) throws(DocumentError) -> (text: [UInt8], findings: [Diagnostic]) {
        do throws(NibError) {
            guard bytes.count <= limits.size else {
                throw NibError(.limit, message: "the file has more than \(limits.size) bytes", at: limits.size)
            }
            var archive = try MacNibArchive(try graph(ofCompiled: bytes))
            let tree = try archive.wholeTree()
            let findings = archive.findings.sorted { $0.key < $1.key }.map { CompiledDocument.Finding(message: $0, count: $1) }
            return (XMLSerializer.text(of: tree, declaration: XMLDeclaration(standalone: nil)), Self.notes(findings, file: file))
        } catch {
            throw refusal(error, file: file)
        }
    }

    private func graph(ofCompiled bytes: [UInt8]) throws(NibError) -> NibGraph {
        guard NibBundle.isPacked(bytes) else { return try contents(bytes).graph }
        let bundle = try NibBundle(packed: bytes)
        guard !bundle.isStoryboard, let member = bundle.newestMember else {
            throw NibError(.unknownFormat, message: "the folder contains no compiled XIB", at: 0)
        }
        return try contents(member.bytes).graph
    }
}
