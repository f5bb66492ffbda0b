package import FormworkLayout
package import FormworkStrings

/// The request of `formwork strings check`: check translations against their documents, and layouts with translated texts.
///
/// Its values have the names of the options, whose help describes them.
package struct StringsCheckRequest: CommandRequest {
    package var files: FileSelection
    package var language: [String] = []
    package var sourceLanguage: String?
    package var format = OutputFormat.text
    package var layout = false
    package var pseudo: [PseudoLanguage] = []
    package var device: [String] = []
    package var orientation: [Orientation] = []
    package var solverLimit: Int = LayoutOptions.defaultSolverLimit

    package init(files: FileSelection) { self.files = files }

    package func check() throws(UsageError) {
        try files.check()
        if !layout, !pseudo.isEmpty || !device.isEmpty { throw UsageError("--pseudo and --device need --layout") }
        if device.isEmpty, !orientation.isEmpty { throw UsageError("--orientation needs --device") }
        _ = try ScreenChecks.devices(device)
    }

    package func perform() throws -> ExitStatus { try StringsCheckRun(self).run() }
}
