public import FormworkDSL
public import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel

/// The solution of a draft's constraints: frames, ambiguous views and conflicts.
public struct SolvedLayout {
    /// A set of required constraints that contradict each other.
    public struct Conflict {
        /// Constraints made in code.
        public let made: [LayoutConstraint]
        /// Constraints of the imported document.
        public let imported: [InterfaceDocument.Constraint]
        /// The call site of the constraint that the solver broke; nil if it belongs to the imported document or none was broken.
        public let brokenSite: CallSite?
    }

    /// The solved draft.
    public let document: DocumentDraft
    /// The document made from the draft.
    public let interfaceDocument: InterfaceDocument
    private let frames: [String: Rect]
    /// Views whose frames the constraints do not determine.
    public let ambiguous: [LayoutView]
    /// Sets of required constraints that contradict each other.
    public let conflicts: [Conflict]

    /// Returns the frame of a view in points, relative to its superview; nil for a view outside of the view hierarchy.
    public func frame(of view: LayoutView) -> Rect? { frames[view.id] }

    /// The draft's own diagnostics, and one for each conflict at its call site in the program.
    ///
    /// - Complexity: O(n) in the number of conflicts and their constraints.
    public var diagnostics: [Diagnostic] {
        document.diagnostics
            + conflicts.compactMap { conflict in
                guard let site = conflict.brokenSite ?? conflict.made.last?.site else { return nil }
                func text(_ value: InterfaceDocument.ConstraintValue) -> String { value.text { interfaceDocument.shortName(ofID: $0) } }
                let notes =
                    conflict.imported.map { "\(text($0.value)) ('\($0.id ?? "")')" }
                    + conflict.made.map { "\(text($0.value)) (\($0.site.file):\($0.site.line))" }
                return Diagnostic(
                    rule: "conflicting-constraints", severity: .error,
                    message: "\(notes.count) required constraints cannot be satisfied together",
                    location: Diagnostic.Location(file: site.file, line: site.line, column: 1), notes: notes)
            }
    }

    init(_ draft: DocumentDraft, options: LayoutOptions) {
        document = draft
        let made = draft.make()
        interfaceDocument = made.document
        var options = options
        options.isChanged = true
        var views: [String: Int] = [:]
        for view in draft.allViews { views[view.id] = view.index }
        options.unrecorded = Set(
            made.document.views.filter { view in view.id.flatMap { views[$0] }.map { draft.view(at: $0).imported == nil } ?? false }
                .map(\.index))
        let solved = made.document.layout(options)
        var frames: [String: Rect] = [:]
        var ambiguous: [LayoutView] = []
        var conflicts: [Conflict] = []
        for scene in solved.roots {
            for entry in scene.frames { if let id = entry.view.id { frames[id] = entry.frame } }
            ambiguous += scene.ambiguous.compactMap { $0.id.flatMap { views[$0] }.map(draft.view(at:)) }
            conflicts += scene.conflicts.map { conflict in
                Conflict(
                    made: conflict.constraints.compactMap { $0.id.flatMap { made.constraints[$0] } },
                    imported: conflict.constraints.compactMap { constraint in
                        constraint.id.flatMap { made.constraints[$0] == nil ? draft.imported?.constraint(id: $0) : nil }
                    }, brokenSite: conflict.broken?.id.flatMap { made.constraints[$0]?.site })
            }
        }
        self.frames = frames
        self.ambiguous = ambiguous
        self.conflicts = conflicts
    }
}

extension DocumentDraft {
    /// Lays out the views with the active constraints.
    ///
    /// - Complexity: near linear in the number of views and constraints.
    public func solve(_ options: LayoutOptions = LayoutOptions()) -> SolvedLayout { SolvedLayout(self, options: options) }
}
