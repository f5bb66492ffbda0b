public import FormworkTree

#if !Preview
    import FormworkDiagnostics
#endif

/// The request of `formwork preview`: show documents in the browser while they are edited.
public struct PreviewRequest: CommandRequest {
    /// Files or folders.
    public var files: [String]
    /// The port on 127.0.0.1; 0 for any free port.
    public var port: UInt16 = 0
    /// The limits of reading documents.
    public var limits = DocumentLimits.usual
    /// Whether to write changes on the page to the file: dragged constants, and texts and values in the inspector.
    public var edit = false
    /// The git revision with which each file is shown.
    public var against: String?
    /// Whether not to open the browser.
    public var noOpen = false

    /// Creates a request with the defaults for all other values.
    public init(files: [String]) { self.files = files }

    public func check() throws(UsageError) {
        if files.isEmpty { throw UsageError("specify at least one file") }
        if files.contains("-") { throw UsageError("'-' cannot be previewed: standard input can only be read once") }
    }

    public func perform() throws -> ExitStatus {
        #if Preview
            PreviewRun(
                paths: files, port: port, opensBrowser: !noOpen && StandardOutput.isTerminal, limits: limits,
                isEditing: edit, revision: against
            ).run()
        #else
            throw RunFailure("this build has no preview: it was built without the trait 'Preview'", .wrongUsage)
        #endif
    }
}
