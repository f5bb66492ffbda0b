import FormworkData
import FormworkResults

/// The object around the results of a verb.
struct ResultEnvelope: Sendable {
    typealias Skipped = (path: String, reason: String)

    /// The version of the formats.
    static let version = 1
    /// The text between two results.
    static let separator = ",\n"

    /// The value of `command`: the verb, with an option if that changes the format.
    let command: String

    /// Returns the text before the first result and the text after the last one.
    func pieces(skipped: [Skipped] = []) -> (opening: [UInt8], closing: [UInt8]) {
        let whole = Self.shape(command, result: .words([]), skips: true).bytes((command, [], skipped))
        // The first bracket opens the results: the members before them have none.
        let opening = whole.prefix { $0 != UInt8(ascii: "[") }.count + 1
        let newline = [UInt8(ascii: "\n")]
        return (whole[..<opening] + newline, newline + whole[opening...] + newline)
    }

    /// Returns all results in one line.
    func line<Result>(of results: [Result], _ shape: JSONShape<Result>) -> [UInt8] {
        Self.shape(command, result: shape, skips: false).bytes((command, results, [])) + [UInt8(ascii: "\n")]
    }

    /// Returns the form of an envelope.
    ///
    /// - Parameter skips: Whether it lists paths that were not read.
    static func shape<Result>(
        _ command: String, result: JSONShape<Result>, skips: Bool
    ) -> JSONShape<(command: String, results: [Result], skipped: [Skipped])> {
        .object("output", "The results of a command.") {
            JSONMember("schema", .integer(always: version), "The version of this schema.") { _ in version }
            JSONMember("command", .words([command]), "The verb.") { $0.command }
            JSONMember("results", .list(of: result), "The results.") { $0.results }
            if skips {
                JSONMember(nonEmpty: "skipped", ResultShapes.skipped, "The paths that were not read, if any.") { $0.skipped }
            }
        }
    }
}

/// The text around the results of a run over files.
enum ResultFrame: Sendable {
    /// No text. Paths that were not read are listed on standard error only.
    case none
    /// An object, which lists the paths that were not read.
    case envelope(ResultEnvelope)
    /// A line for each result and each path that was not read.
    case lines

    var opening: [UInt8] { if case .envelope(let envelope) = self { envelope.pieces().opening } else { [] } }

    var separator: String { if case .envelope = self { ResultEnvelope.separator } else { "" } }

    /// Returns the text after the last result.
    func closing(_ skipped: [ResultEnvelope.Skipped]) -> [UInt8] {
        switch self {
        case .none: []
        case .envelope(let envelope): envelope.pieces(skipped: skipped).closing
        case .lines: skipped.flatMap { ResultShapes.skippedLine.bytes($0) + [UInt8(ascii: "\n")] }
        }
    }
}
