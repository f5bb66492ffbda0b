public import FormworkDiagnostics
import FormworkFiles
import FormworkIndex
public import FormworkModel
public import FormworkRules
public import FormworkTree

/// An app's sources, documents and asset catalogs, against which its documents are checked.
///
/// Sources are parsed if the package is built with the trait `ProjectChecks`. Without it, classes, outlets and actions are not checked.
public struct Project: Sendable {
    let index: ProjectIndex

    /// Reads the files in a folder and the folders below it, except build products and dependencies, on the calling thread.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder, with which the paths in findings begin. The initializer returns nil if it is not a folder.
    ///   - limits: Limits beyond which a document is not read.
    /// - Complexity: O(n) in the size of the folder's files.
    public init?(folder: String, limits: DocumentLimits = .usual) {
        guard let reader = ProjectReader(root: SystemPath(folder), limits: limits) else { return nil }
        index = reader.read(SourceCache(), named: folder) { $0() }.index
    }

    /// The files that could not be read, in the order of their paths, with the reason. Nothing is reported as missing that they may contain.
    public var unreadFiles: [(path: String, reason: String)] { index.unread.map { ($0.path, $0.reason) } }

    /// The limit because of which the project was not read completely, in words; nil if it was. Then nothing is reported as missing.
    public var exceededLimit: String? { index.limit }
}

extension Validator {
    /// Returns the diagnostics of a document of a project, in document order.
    ///
    /// - Parameters:
    ///   - document: The document to check.
    ///   - file: The path to give in locations.
    ///   - project: The project that has the document's classes and images.
    /// - Complexity: O(n) in the size of the document.
    public func validate(_ document: InterfaceDocument, file: String, in project: Project) -> [Diagnostic] {
        validate(document, file: file, reference: nil, readingDiagnostics: [], in: project.index)
    }

    /// Returns the diagnostics of a project that are in none of its documents, such as a segue that only the code names, in the order of their
    /// paths.
    ///
    /// - Complexity: O(n) in the size of the project.
    public func validate(_ project: Project) -> [Diagnostic] { validate(project.index) }
}
