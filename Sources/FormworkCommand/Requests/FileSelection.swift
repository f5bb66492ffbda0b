public import FormworkTree

/// The documents that a request reads.
public struct FileSelection: Sendable {
    /// Files and folders; `-` is standard input.
    public var paths: [String]
    /// The name of standard input in results.
    public var standardInputName: String?
    /// The number of files to process at once; nil for one per core.
    public var jobs: Int?
    /// Whether warnings are errors.
    public var strict = false
    /// Whether missing paths and other kinds of files are ignored.
    public var ignoreOthers = false
    /// Whether folders without documents are a success.
    public var allowEmpty = false
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual

    /// Creates a selection of files and folders.
    public init(_ paths: [String]) { self.paths = paths }

    /// Throws if the values cannot be used together.
    func check() throws(UsageError) {
        if paths.isEmpty, !ignoreOthers { throw UsageError("specify at least one file or folder") }
        if let jobs, jobs < 1 { throw UsageError("--jobs must be at least 1") }
        if allPaths.filter({ $0 == "-" }).count > 1 { throw UsageError("'-' can only be used once") }
    }

    /// The paths that aren't ignored.
    public var allPaths: [String] { ignoreOthers ? paths.filter(InputFiles.isOfInterest) : paths }
}

/// The output format of results.
public enum OutputFormat: String, CaseIterable, Sendable {
    /// Lines for people, one JSON object, or one JSON object per line and document.
    case text, json, ndjson
}
