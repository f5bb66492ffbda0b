package import FormworkData
package import FormworkDiagnostics

/// The forms of values in the results of all verbs. Each module adds its own.
package enum ResultShapes {
    /// A path as given.
    package static let file = JSONShape.text.named(
        "file", "A path as given; for a file in a given folder, the folder as given and the path in it.")
    /// An identifier of Interface Builder.
    package static let id = JSONShape.text.orNull.named("id", "An Interface Builder id; null if there is none.")
    /// A line of a file.
    package static let line = JSONShape.integer(from: 1).named("line", "A line, from 1.")
    /// A column of a file.
    package static let column = JSONShape.integer(from: 1).named("column", "A column in UTF-8 bytes, from 1.")
    /// A path of labels.
    package static let path = JSONShape.text.orNull.named("path", #"A readable path: Dashboard ▸ Credits Container ▸ label "2018"."#)
    /// A number of things.
    package static let count = JSONShape.integer(from: 0).named("count", "A count.")

    /// The severity of a finding.
    package static let severity = JSONShape<Severity>.word.named(
        "severity", "The severity of a finding: an error fails a run, and a warning does with --strict.")

    /// A finding.
    package static let diagnostic = JSONShape<Diagnostic>.object("diagnostic", "A finding.") {
        JSONMember("rule", .text(pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"), "The rule's id; its meaning never changes.") { $0.rule }
        JSONMember("severity", severity) { $0.severity }
        JSONMember("message", .text, "The problem.") { $0.message }
        JSONMember("file", file) { $0.location.file }
        JSONMember("line", line) { $0.location.line }
        JSONMember("column", column) { $0.location.column }
        JSONMember("element", id, "The id of the element there.") { $0.location.element }
        JSONMember("path", path) { $0.path }
        JSONMember("notes", .list(of: .text), "Additional information, one sentence each.") { $0.notes }
    }

    /// The findings in a file.
    package static let findings = JSONShape<(file: String, findings: [Diagnostic])>.object(
        "findings", "The findings in a document; with --project also in a source file, which has no elements."
    ) {
        JSONMember("file", file) { $0.file }
        JSONMember("diagnostics", .list(of: diagnostic), "The findings in document order.") { $0.findings }
    }

    /// The result for a file without a document.
    package static let refused = JSONShape<(file: String, reason: Diagnostic)>.object("refused", "A document that could not be read.") {
        JSONMember("file", file) { $0.file }
        JSONMember("diagnostics", .list(of: diagnostic, atLeast: 1), "The reason.") { [$0.reason] }
    }

    /// A path that was not read, in the envelope.
    package static let skipped = JSONShape<(path: String, reason: String)>.object("skipped", "A path that was not read.") {
        JSONMember("file", file) { $0.path }
        JSONMember("reason", .text, "The reason, as text.") { $0.reason }
    }

    /// A path that was not read, on a line of its own.
    package static let skippedLine = JSONShape<(path: String, reason: String)>.object(
        "skippedLine", "A path that was not read, on its own line after the results."
    ) {
        JSONMember("file", file) { $0.path }
        JSONMember("skipped", .text, "The reason, as text.") { $0.reason }
    }
}
