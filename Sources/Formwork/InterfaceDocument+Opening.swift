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
    /// Reads a document from an interface file, modern or a legacy archive.
    ///
    /// Values that could not be understood are kept unchanged. ``/FormworkImport/DocumentReader`` reports them, and is faster for many files.
    ///
    /// - Parameters:
    ///   - url: the URL of a local file.
    ///   - limits: limits beyond which a file is rejected.
    /// - Throws: a `DocumentError` if the file does not exist or does not contain a document.
    /// - Complexity: O(n) in the size of the file.
    public init(contentsOf url: URL, limits: DocumentLimits = .usual) throws(DocumentError) {
        guard url.isFileURL else { throw Self.unreadable(url.absoluteString, reason: "it is not on this machine") }
        try self.init(path: url.path, limits: limits)
    }

    /// Reads a document from an interface file, modern or a legacy archive.
    ///
    /// - Parameters:
    ///   - path: the path of a file, relative to the working directory or absolute.
    ///   - limits: limits beyond which a file is rejected.
    /// - Throws: a `DocumentError` if the file does not exist or does not contain a document.
    /// - Complexity: O(n) in the size of the file.
    public init(path: String, limits: DocumentLimits = .usual) throws(DocumentError) {
        let read: Result<ReadDocument, DocumentError>
        do {
            read = try FileBuffer(sizeLimit: limits.size).read(plainFile: SystemPath(path)) { bytes in
                Result { () throws(DocumentError) in try DocumentReader(limits: limits).read(bytes, file: path) }
            }
        } catch {
            throw Self.unreadable(path, reason: (error as? FileError)?.reason ?? "\(error)")
        }
        self = try read.get().document
    }

    /// Reads a document from the bytes of an interface file, modern or a legacy archive.
    ///
    /// - Parameters:
    ///   - data: the bytes of the whole file.
    ///   - file: the file name for errors.
    ///   - limits: limits beyond which a file is rejected.
    /// - Throws: a `DocumentError` if the bytes do not contain a document.
    /// - Complexity: O(n) in the number of bytes.
    public init(
        data: some Sequence<UInt8>, file: String = "document", limits: DocumentLimits = .usual
    ) throws(DocumentError) {
        self = try DocumentReader(limits: limits).read(Array(data), file: file).document
    }

    private static func unreadable(_ path: String, reason: String) -> DocumentError {
        DocumentError(
            diagnostic: Diagnostic(
                rule: "unreadable-document", severity: .error, message: "the file cannot be read: \(reason)",
                location: Diagnostic.Location(file: path, line: 1, column: 1)))
    }
}
