public import FormworkLayout
public import FormworkTree

/// The request of `formwork diff`: show what changed between documents or git revisions, in terms of objects.
public struct DiffRequest: CommandRequest {
    /// The earlier file, folder or revision.
    public var old: String?
    /// The later file, folder or revision.
    public var new: String?
    /// The only files and folders to compare with git.
    public var paths: [String] = []
    /// Whether to compare the index instead of the working tree.
    public var staged = false
    /// The output format: text, json, ndjson, markdown (for pull requests) or html (with screens).
    public var format = DiffFormat.text
    /// Whether to print only the number of changes in each file.
    public var stat = false
    /// Whether to also list the hidden changes.
    public var unfold = false
    /// The only scene, by id, name or selector; nil for all.
    public var scene: String?
    /// Whether to also compare layouts: views that move and findings that come or go, with each template and each hidden master.
    public var solve = false
    /// The devices for layouts and pages.
    public var device: [Device] = []
    /// The major version of the system whose controls are used; nil for the one that fits each document and its device.
    public var system: Int?
    /// The state that documents are brought into.
    public var state = StateSelection()
    /// The folder for pictures of each changed screen before and after.
    public var pictures: String?
    /// The picture format: svg or png.
    public var pictureFormat = DiffPictureFormat.svg
    /// The output file, replaced atomically (default: '-', standard output).
    public var output = "-"
    /// The maximum work for solving a document, in steps of the innermost loops.
    public var solverLimit: Int = LayoutOptions.defaultSolverLimit
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual

    /// Creates a request with the defaults.
    public init() {}

    /// The arguments before a `--`.
    var words: [String] { [old, new].compactMap(\.self) }

    public func check() throws(UsageError) {
        try state.check()
        if stat, format != .text { throw UsageError("--stat works with --format text only") }
        if !solve, format != .html, !device.isEmpty || system != nil || !state.steps.isEmpty, pictures == nil {
            throw UsageError("--device, --system and states need --solve, --pictures or --format html")
        }
        if words.filter({ $0 == "-" }).count > 1 { throw UsageError("'-' can only be used once") }
    }

    public func perform() throws -> ExitStatus { try DiffRun(self).run() }
}

/// The output format of a comparison.
public enum DiffFormat: String, CaseIterable, Sendable {
    /// The format of this name; `markdown` is for pull requests, `html` has screens.
    case text, json, ndjson, markdown, html
}

/// The format of pictures of changed screens.
public enum DiffPictureFormat: String, CaseIterable, Sendable {
    /// The format of this name.
    case svg, png
}
