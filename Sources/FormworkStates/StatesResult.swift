public import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel
public import FormworkTemplates
import FormworkTree

extension StagedDocument {
    /// What `formwork states` says of a document: every state that its templates, hiding masters and devices make, solved.
    public struct StatesResult: Sendable {
        /// What came of solving a state.
        public enum Outcome: String, Hashable, Sendable, CaseIterable {
            /// Every frame is said, and nothing contradicts.
            case determined
            /// There are views whose frame the constraints do not say.
            case ambiguous
            /// There are required constraints that cannot hold together.
            case conflicting
            /// Solving ended at its limit, before it was done.
            case unfinished
        }

        /// One state of one view tree.
        public struct Entry: Sendable {
            /// The tree as it was laid out, without its frames: states are many, and `moved` says how many frames are other ones.
            public let layout: DocumentLayout.Root
            /// The template that was applied; nil for none.
            public let template: LayoutTemplate?
            /// The hiding masters that were hidden.
            public let hidden: [InterfaceDocument.View]
            /// How many views have another frame than without the template and with nothing hidden, on the same screen.
            public let moved: Int

            /// The device whose screen it is; nil on the canvas.
            public var device: Device? { layout.environment == .device ? layout.device : nil }

            /// Which way up the device is held; nil on the canvas.
            public var orientation: Device.Orientation? {
                guard device != nil else { return nil }
                return layout.orientation
            }

            /// What came of it.
            public var outcome: Outcome {
                if layout.isUnfinished { return .unfinished }
                if layout.conflicts.contains(where: { !$0.endsWithHeight }) { return .conflicting }
                return layout.ambiguous.isEmpty ? .determined : .ambiguous
            }
        }

        /// The document's path as the caller gave it.
        public let file: String
        /// The document.
        public let document: InterfaceDocument
        /// The states: of each scene in the document's order without and with each template, on each device, without and with each master hidden.
        public let entries: [Entry]
        /// What is to be said about the document.
        public let diagnostics: [Diagnostic]

        /// Solves the states of a document.
        ///
        /// - Parameters:
        ///   - stage: the document in the state that the others begin with.
        ///   - file: the document's path as the caller gave it.
        ///   - devices: the screens; none for the one that the document stands on.
        ///   - scene: the id of the only scene that is asked for; nil for all.
        ///   - templates: the templates that are asked for; nil for all.
        ///   - masters: what is hidden; nil for each of the document's hiding masters.
        ///   - limit: how many states are solved; where there are more, none is, and a diagnostic says so.
        /// - Complexity: O(n * m) in the number of states and the size of the document.
        public init(
            _ stage: StagedDocument, file: String, devices: [Device] = [], scene: String? = nil, templates: [LayoutTemplate]? = nil,
            masters: [InterfaceDocument.View]? = nil, limit: Int = usualLimit
        ) {
            self.file = file
            let document = stage.document
            self.document = document
            let templates = templates ?? document.layoutTemplates
            let masters = masters ?? HidingLinks(document).allMasters
            let roots = Set(document.layoutTemplates.compactMap { $0.root?.index })
            let byScene = Dictionary(grouping: templates) { $0.scene?.index ?? 0 }
            let mastersByScene = Dictionary(grouping: masters) { $0.scene?.index ?? -1 }
            let makers = document.scenes.filter { scene == nil || $0.id == scene }.map { candidate in
                StateMaker(
                    candidate, templates: byScene[candidate.index] ?? [], masters: mastersByScene[candidate.index] ?? [],
                    templateRoots: roots)
            }
            // What solving may do is for all states together.
            var left = stage.options.solverLimit
            let found: [(stage: StagedDocument, before: StatesBefore)] = (devices.isEmpty ? [stage] : devices.map(stage.on)).map { screen in
                // Of several scenes all are laid out at once.
                let layout = screen.layout(scene: makers.count == 1 ? makers[0].scene : nil, effort: &left)
                return (screen, StatesBefore(layout, of: document))
            }
            let count = found.reduce(0) { count, screen in count + makers.reduce(0) { $0 + $1.count(screen.before) } }
            entries = count > limit ? [] : makers.flatMap { $0.entries(found, effort: &left) }
            var diagnostics: [Diagnostic] = []
            if count > limit {
                let excess = ExceededLimit(.states, limit: limit, found: count)
                diagnostics.append(
                    Diagnostic(
                        rule: "limit-exceeded", severity: .error, message: excess.message,
                        location: SourceLocation(file: file, line: 1, column: 1), notes: excess.notes))
            }
            if document.platform == .watchOS {
                diagnostics += stage.layout.diagnostics(document, file: file)
            } else {
                // A tree that is unfinished in several states is named once.
                var seen: Set<Int> = []
                let unfinished = entries.map(\.layout).filter { $0.isUnfinished && seen.insert($0.root.index).inserted }
                diagnostics += unfinished.limitDiagnostics(document, file: file)
            }
            self.diagnostics = diagnostics
        }

        /// How many states are solved at most unless it is said otherwise.
        public static let usualLimit = 5_000
    }
}
