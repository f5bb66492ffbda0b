public import FormworkTemplates

/// The state into which documents are brought.
public struct StateSelection: Sendable {
    /// The layout templates to apply, by id, label or selector.
    public var template: [String] = []
    /// The views to hide.
    public var hide: [String] = []
    /// The views to show.
    public var show: [String] = []
    /// Whether the followers of views that the document hides are hidden first.
    public var propagateHiding = false
    /// All steps in order, instead of the others.
    public var state: [LayoutState.Step]?

    /// Creates a selection of the defaults.
    public init() {}

    /// Throws if the values cannot be used together.
    func check() throws(UsageError) {
        if state != nil, !template.isEmpty || !hide.isEmpty || !show.isEmpty {
            throw UsageError("--state cannot be used together with --template, --hide or --show")
        }
    }

    /// The hide and show steps, or the steps of `--state` in the given order.
    var changes: [LayoutState.Step] { first + (state ?? hide.map { .hide($0) } + show.map { .show($0) }) }

    /// All steps: templates first, then hide and show.
    var steps: [LayoutState.Step] { template.isEmpty ? changes : first + template.map { .template($0) } + changes.dropFirst(first.count) }

    /// The steps before all others.
    var first: [LayoutState.Step] { propagateHiding ? [.propagateHiding] : [] }
}
