import FormworkDiagnostics
import FormworkFiles
public import FormworkImport
public import FormworkModel
public import FormworkTree

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension InterfaceDocument {
    /// The document in an interface file, modern or a legacy archive.
    ///
    /// Values that could not be understood are kept as they are. ``/FormworkImport/DocumentReader`` says what they are, and is the quicker
    /// one where there are many files.
    ///
    /// - Parameters:
    ///   - url: the place of a file on this machine.
    ///   - limits: what is larger is refused.
    /// - Throws: a `DocumentError` where there is no such file, or no document in it.
    /// - Complexity: O(n) in the size of the file.
    public init(contentsOf url: URL, limits: DocumentLimits = .usual) throws(DocumentError) {
        guard url.isFileURL else { throw Self.unreadable(url.absoluteString, "it is not on this machine") }
        try self.init(path: url.path, limits: limits)
    }

    /// The document in an interface file, modern or a legacy archive.
    ///
    /// - Parameters:
    ///   - path: the path of a file, from the working folder or from the root.
    ///   - limits: what is larger is refused.
    /// - Throws: a `DocumentError` where there is no such file, or no document in it.
    /// - Complexity: O(n) in the size of the file.
    public init(path: String, limits: DocumentLimits = .usual) throws(DocumentError) {
        let read: Result<ReadDocument, DocumentError>
        do {
            read = try FileBuffer(sizeLimit: limits.size).read(plainFile: SystemPath(path)) { bytes in
                Result { () throws(DocumentError) in try DocumentReader(limits: limits).read(bytes, file: path) }
            }
        } catch {
            throw Self.unreadable(path, (error as? FileError)?.reason ?? "\(error)")
        }
        self = try read.get().document
    }

    /// The document in the bytes of an interface file, modern or a legacy archive.
    ///
    /// - Parameters:
    ///   - data: a whole file.
    ///   - file: what errors call it.
    ///   - limits: what is larger is refused.
    /// - Throws: a `DocumentError` where there is no document in it.
    /// - Complexity: O(n) in the number of bytes.
    public init(
        data: some Sequence<UInt8>, file: String = "document", limits: DocumentLimits = .usual
    ) throws(DocumentError) {
        self = try DocumentReader(limits: limits).read(Array(data), file: file).document
    }

    private static func unreadable(_ path: String, _ reason: String) -> DocumentError {
        DocumentError(
            diagnostic: Diagnostic(
                rule: "unreadable-document", severity: .error, message: "the file cannot be read: \(reason)",
                location: SourceLocation(file: path, line: 1, column: 1)))
    }
}
