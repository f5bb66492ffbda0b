import ArgumentParser
import FormworkTemplates

/// The arguments that determine the state of a document.
struct StateOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A layout template, by id, label or selector, that is applied to its scene; may be repeated.", valueName: "name")
    )
    var template: [String] = []

    @Option(
        help: ArgumentHelp("A view, by id, label or selector, that is hidden with all that follows it; may be repeated.", valueName: "name")
    )
    var hide: [String] = []

    @Option(
        help: ArgumentHelp("A view, by id, label or selector, that is shown with all that follows it; may be repeated.", valueName: "name"))
    var show: [String] = []

    @Flag(help: "What follows views that the document hides is hidden with them from the start, not only from the next hiding on.")
    var propagateHiding = false

    @Option(
        help: ArgumentHelp(
            "All of it in order: template=A,hide=X,snapshot=S,template=B,restore=S. A snapshot is of the targets of all templates; S@A: of A's.",
            valueName: "steps"),
        transform: Self.steps)
    var state: [StateStep]?

    func validate() throws {
        if state != nil, !template.isEmpty || !hide.isEmpty || !show.isEmpty {
            throw ValidationError("--state says all the steps: --template, --hide and --show cannot stand beside it")
        }
    }

    /// The hide and show steps, or the steps of `--state` in the given order.
    var changes: [StateStep] { first + (state ?? hide.map { .hide($0) } + show.map { .show($0) }) }

    /// All steps: templates first, then hide and show.
    var steps: [StateStep] { template.isEmpty ? changes : first + template.map { .template($0) } + changes.dropFirst(first.count) }

    /// The steps before all others.
    var first: [StateStep] { propagateHiding ? [.propagateHiding] : [] }

    private static func steps(_ text: String) throws -> [StateStep] {
        do { return try StateStep.steps(text) } catch { throw ValidationError("\(error)") }
    }
}
