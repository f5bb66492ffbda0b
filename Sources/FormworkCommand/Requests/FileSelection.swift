package import FormworkTree

/// The documents that a request reads.
package struct FileSelection: Sendable {
    /// Files and folders; `-` is standard input.
    package var paths: [String]
    /// The name of standard input in results.
    package var standardInputName: String?
    /// The number of files to process at once; nil for one per core.
    package var jobs: Int?
    /// Whether warnings are errors.
    package var strict = false
    /// Whether missing paths and other kinds of files are ignored.
    package var ignoreOthers = false
    /// Whether folders without documents are a success.
    package var allowEmpty = false
    package var limits = DocumentLimits.usual

    package init(_ paths: [String]) { self.paths = paths }

    /// Throws if the values cannot be used together.
    func check() throws(UsageError) {
        if paths.isEmpty, !ignoreOthers { throw UsageError("specify at least one file or folder") }
        if let jobs, jobs < 1 { throw UsageError("--jobs must be at least 1") }
        if allPaths.filter({ $0 == "-" }).count > 1 { throw UsageError("'-' can only be used once") }
    }

    /// The paths that aren't ignored.
    package var allPaths: [String] { ignoreOthers ? paths.filter(InputFiles.isOfInterest) : paths }
}

/// The output format of results.
package enum OutputFormat: String, CaseIterable, Sendable {
    case text, json, ndjson
}
