package import FormworkTree

/// The request of `formwork preview`: show documents in the browser while they are edited.
///
/// Its values have the names of the options, whose help describes them.
package struct PreviewRequest: CommandRequest {
    package var files: [String]
    package var port: UInt16 = 0
    package var limits = DocumentLimits.usual
    package var edit = false
    package var against: String?
    package var noOpen = false

    package init(files: [String]) { self.files = files }

    package func check() throws(UsageError) {
        if files.isEmpty { throw UsageError("specify at least one file") }
        if files.contains("-") { throw UsageError("'-' cannot be previewed: standard input can only be read once") }
    }

    package func perform() throws -> ExitStatus {
        PreviewRun(
            paths: files, port: port, opensBrowser: !noOpen && StandardOutput.isTerminal, limits: limits,
            isEditing: edit, revision: against
        ).run()
    }
}
