import ArgumentParser
import FormworkCommand
import FormworkTemplates

/// The arguments that determine the state of a document.
struct StateOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A layout template to apply to its scene, by id, label or selector; may be repeated.", valueName: "name")
    )
    var template: [String] = []

    @Option(
        help: ArgumentHelp("A view to hide with its followers, by id, label or selector; may be repeated.", valueName: "name")
    )
    var hide: [String] = []

    @Option(
        help: ArgumentHelp("A view to show with its followers, by id, label or selector; may be repeated.", valueName: "name"))
    var show: [String] = []

    @Flag(help: "From the start, hide the followers of views that the document hides.")
    var propagateHiding = false

    @Option(
        help: ArgumentHelp(
            "All steps in order: template=A,hide=X,snapshot=S,template=B,restore=S. A snapshot covers the targets of all templates; S@A: A's.",
            valueName: "steps"),
        transform: Self.steps)
    var state: [LayoutState.Step]?

    var selection: StateSelection {
        var selection = StateSelection()
        selection.template = template
        selection.hide = hide
        selection.show = show
        selection.propagateHiding = propagateHiding
        selection.state = state
        return selection
    }

    private static func steps(_ text: String) throws -> [LayoutState.Step] {
        do { return try LayoutState.Step.steps(text) } catch { throw ValidationError("\(error)") }
    }
}
