public import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel
import FormworkTree

extension StagedDocument {
    /// The result of `formwork states`: the solved states for all combinations of a document's templates, hiding masters and devices.
    public struct StatesResult: Sendable {
        /// The outcome of solving a state.
        public enum Outcome: String, Hashable, Sendable, CaseIterable {
            /// All frames are determined, without conflicts.
            case determined
            /// The frames of some views are ambiguous.
            case ambiguous
            /// Some required constraints conflict.
            case conflicting
            /// The solver reached its limit.
            case unfinished
        }

        /// One state of one view tree.
        public struct Entry: Sendable {
            /// The layout of the tree, without frames to save space; `moved` is the number of frames that changed.
            public let layout: DocumentLayout.Root
            /// The applied template; nil for none.
            public let template: LayoutTemplate?
            /// The hiding masters that were hidden.
            public let hidden: [InterfaceDocument.View]
            /// The number of views whose frame differs from that without template and hidden views, on the same screen.
            public let moved: Int

            /// The device of the screen; nil on the canvas.
            public var device: Device? { layout.environment == .device ? layout.device : nil }

            /// The device's orientation; nil on the canvas.
            public var orientation: Device.Orientation? {
                guard device != nil else { return nil }
                return layout.orientation
            }

            /// The outcome of solving.
            public var outcome: Outcome {
                if layout.isUnfinished { return .unfinished }
                if layout.conflicts.contains(where: { !$0.endsWithHeight }) { return .conflicting }
                return layout.ambiguous.isEmpty ? .determined : .ambiguous
            }
        }

        /// The document's path as given by the caller.
        public let file: String
        /// The document.
        public let document: InterfaceDocument
        /// The states: of each scene in document order, without and with each template, on each device, without and with each master hidden.
        public let entries: [Entry]
        /// The diagnostics of the document.
        public let diagnostics: [Diagnostic]

        /// Solves the states of a document.
        ///
        /// - Parameters:
        ///   - stage: The document in its initial state.
        ///   - file: The document's path as given by the caller.
        ///   - devices: The devices; empty for the stage's own screen.
        ///   - scene: The id of the scene to solve; nil for all.
        ///   - templates: The templates to apply; nil for all.
        ///   - masters: The views to hide; nil for all of the document's hiding masters.
        ///   - limit: The maximum number of states. If there are more, none is solved and a diagnostic is added.
        /// - Complexity: O(n * m) in the number of states and the size of the document.
        public init(
            _ stage: StagedDocument, file: String, devices: [Device] = [], scene: String? = nil, templates: [LayoutTemplate]? = nil,
            masters: [InterfaceDocument.View]? = nil, limit: Int = usualLimit
        ) {
            self.file = file
            let document = stage.document
            self.document = document
            let templates = templates ?? document.layoutTemplates
            let masters = masters ?? InterfaceDocument.HidingLinks(document).allMasters
            let roots = Set(document.layoutTemplates.compactMap { $0.root?.index })
            let byScene = Dictionary(grouping: templates) { $0.scene?.index ?? 0 }
            let mastersByScene = Dictionary(grouping: masters) { $0.scene?.index ?? -1 }
            let makers = document.scenes.filter { scene == nil || $0.id == scene }.map { candidate in
                StateMaker(
                    candidate, templates: byScene[candidate.index] ?? [], masters: mastersByScene[candidate.index] ?? [],
                    templateRoots: roots)
            }
            // All states share one solver limit.
            var left = stage.options.solverLimit
            let found: [(stage: StagedDocument, before: StatesBefore)] = (devices.isEmpty ? [stage] : devices.map(stage.on)).map { screen in
                // With several scenes, all are laid out at once.
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
                        location: Diagnostic.Location(file: file, line: 1, column: 1), notes: excess.notes))
            }
            if document.platform == .watchOS {
                diagnostics += stage.layout.diagnostics(document, file: file)
            } else {
                // Report a view tree once, even if it is unfinished in several states.
                var seen: Set<Int> = []
                let unfinished = entries.map(\.layout).filter { $0.isUnfinished && seen.insert($0.root.index).inserted }
                diagnostics += unfinished.limitDiagnostics(document, file: file)
            }
            self.diagnostics = diagnostics
        }

        /// The default limit of the number of states.
        public static let usualLimit = 5_000
    }
}
