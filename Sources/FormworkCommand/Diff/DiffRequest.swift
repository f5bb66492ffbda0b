package import FormworkLayout
package import FormworkTree

/// The request of `formwork diff`: show what changed between documents or git revisions, in terms of objects.
///
/// Its values have the names of the options, whose help describes them.
package struct DiffRequest: CommandRequest {
    package var old: String?
    package var new: String?
    package var paths: [String] = []
    package var staged = false
    package var format = DiffFormat.text
    package var stat = false
    package var unfold = false
    package var scene: String?
    package var solve = false
    package var device: [Device] = []
    package var state = StateSelection()
    package var pictures: String?
    package var pictureFormat = DiffPictureFormat.svg
    package var output = "-"
    package var solverLimit: Int = LayoutOptions.defaultSolverLimit
    package var limits = DocumentLimits.usual

    package init() {}

    /// The arguments before a `--`.
    var words: [String] { [old, new].compactMap(\.self) }

    package func check() throws(UsageError) {
        try state.check()
        if stat, format != .text { throw UsageError("--stat works with --format text only") }
        if !solve, format != .html, !device.isEmpty || !state.steps.isEmpty, pictures == nil {
            throw UsageError("--device and states need --solve, --pictures or --format html")
        }
        if words.filter({ $0 == "-" }).count > 1 { throw UsageError("'-' can only be used once") }
    }

    package func perform() throws -> ExitStatus { try DiffRun(self).run() }
}

/// The output format of a comparison.
package enum DiffFormat: String, CaseIterable, Sendable {
    case text, json, ndjson, markdown, html
}

package enum DiffPictureFormat: String, CaseIterable, Sendable {
    case svg, png
}
