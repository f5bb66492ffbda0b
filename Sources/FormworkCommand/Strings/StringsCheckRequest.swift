public import FormworkLayout
public import FormworkStrings

/// The request of `formwork strings check`: check translations against their documents, and layouts with translated texts.
public struct StringsCheckRequest: CommandRequest {
    /// The documents to read.
    public var files: FileSelection
    /// The only languages to check; empty for all that have translations.
    public var language: [String] = []
    /// The language of the documents' texts (default: that of the document's folder, else en).
    public var sourceLanguage: String?
    /// The output format: text, json or ndjson.
    public var format = OutputFormat.text
    /// Whether to lay out the documents in each language.
    public var layout = false
    /// The pseudolanguages to lay out in.
    public var pseudo: [PseudoLanguage] = []
    /// The devices, and sets of devices, to lay out on; empty for the canvas.
    public var device: [String] = []
    /// The orientations of the devices.
    public var orientation: [Device.Orientation] = []
    /// The maximum work for solving a document, in steps of the innermost loops.
    public var solverLimit: Int = LayoutOptions.defaultSolverLimit

    /// Creates a request with the defaults for all other values.
    public init(files: FileSelection) { self.files = files }

    public func check() throws(UsageError) {
        try files.check()
        if !layout, !pseudo.isEmpty || !device.isEmpty { throw UsageError("--pseudo and --device need --layout") }
        if device.isEmpty, !orientation.isEmpty { throw UsageError("--orientation needs --device") }
        _ = try ScreenChecks.devices(device)
    }

    public func perform() throws -> ExitStatus { try StringsCheckRun(self).run() }
}
