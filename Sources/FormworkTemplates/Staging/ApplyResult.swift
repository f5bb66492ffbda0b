public import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel

extension StagedDocument {
    /// The result of `formwork apply`: a document with a state made permanent.
    public struct ApplyResult: Sendable {
        /// The document's path as given by the caller.
        public let file: String
        /// The document that was read.
        public let original: InterfaceDocument
        /// The values that were set before the steps.
        public let assignments: [DocumentEditor.Assignment]
        /// The steps that were performed.
        public let performedSteps: [LayoutState.Play.PerformedStep]
        /// The document to write.
        public let document: InterfaceDocument
        /// The connections that were removed together with the constraints they lead to.
        public let lostConnections: [InterfaceDocument.Connection]
        /// View trees whose frames weren't recorded because the solver reached its limit.
        private let limits: [Diagnostic]
        /// The number of views whose recorded frame changed.
        public let recordedFrames: Int

        /// Performs steps on a document in which values were set, and makes the resulting state permanent.
        ///
        /// - Parameters:
        ///   - document: The original document.
        ///   - file: The document's path as given by the caller.
        ///   - assignments: The values that were set before.
        ///   - edited: The document with these values; nil if there are none.
        ///   - steps: The steps.
        ///   - scene: The id of the scene to find templates and views in; nil for all scenes.
        ///   - options: The screen, which selects size classes.
        ///   - keepsEqual: Whether constraints stay if a template adds an equal one.
        ///   - recordsFrames: Whether to record the solved frames.
        /// - Throws: `ApplyError` for an unknown name.
        public init(
            _ document: InterfaceDocument, file: String, assignments: [DocumentEditor.Assignment] = [],
            edited: InterfaceDocument? = nil, steps: [LayoutState.Step],
            scene: String? = nil,
            options: LayoutOptions = LayoutOptions(), keepsEqual: Bool = false, recordsFrames: Bool = false
        ) throws(ApplyError) {
            self.file = file
            original = document
            self.assignments = assignments
            let edited = edited ?? document
            var chosen: Scene?
            if let scene {
                chosen = edited.scenes.first { $0.id == scene }
                if chosen == nil { throw .unknownScene(scene, edited.scenes.compactMap(\.id)) }
            }
            var stage = StagedDocument(edited, on: options, scene: chosen, keepsEqual: keepsEqual)
            do { try stage.take(steps) } catch { throw .name(error) }
            performedSteps = stage.play.performedSteps
            var changed = stage.changed
            lostConnections = changed.lostConnections
            if recordsFrames {
                let before = changed.document.views
                let recorded = ChangedDocument(edited: changed, of: document).recordFrames(options)
                changed = recorded.changed
                limits = recorded.layout.roots.limitDiagnostics(document, file: file)
                recordedFrames = zip(before, changed.document.views).count { $0.frame != $1.frame }
            } else {
                recordedFrames = 0
                limits = []
            }
            self.document = changed.document
        }

        /// The parts of the state that couldn't be applied, located in the original document.
        ///
        /// - Complexity: O(n) in the number of diagnostics.
        public var diagnostics: [Diagnostic] {
            let map = InterfaceDocument.SourceMap(original, file: file)
            func warning(_ rule: String, _ message: String, _ element: Element) -> Diagnostic {
                let element = element.id.flatMap { original.element(id: $0) } ?? Element(document: original, node: original.rootNode)
                return Diagnostic(rule: rule, severity: .warning, message: message, location: map.location(of: element), path: element.path)
            }
            var found = limits
            for change in performedSteps.map(\.change) {
                for constraint in change.impossible {
                    found.append(
                        warning(
                            "dangling-target", "constraint '\(constraint.id ?? "")' is not copied: its targets have no common ancestor",
                            constraint.element))
                }
                for constraint in change.invalidCopies {
                    found.append(
                        warning(
                            "outdated-template-generation",
                            "constraint '\(constraint.id ?? "")' is not copied: version 0.9.0 copies it without its second item, which UIKit rejects",
                            constraint.element))
                }
                for value in change.unknownValues {
                    found.append(
                        warning(
                            "invalid-template-attribute",
                            "'\(value.keyPath)' of '\(value.view.element.shortName)' is unchanged: its value is not known",
                            value.view.element))
                }
            }
            for connection in lostConnections {
                found.append(
                    warning(
                        "dangling-reference",
                        "\(connection.kind.rawValue) '\(connection.name ?? "")' of '\(connection.source.shortName)' is removed with its constraint",
                        connection.element))
            }
            return found
        }
    }
}

extension StagedDocument {
    /// An error that prevents applying the steps.
    public enum ApplyError: Error, Hashable, Sendable, CustomStringConvertible {
        /// A step has an unknown or ambiguous name.
        case name(LayoutState.NameError)
        /// The scene is unknown; with the ids of the existing scenes.
        case unknownScene(String, [String])

        public var description: String {
            switch self {
            case .name(let error): error.description
            case .unknownScene(let id, let known):
                "there is no scene '\(id)'; "
                    + (known.isEmpty ? "there are none" : "available: \(known.prefix(20).joined(separator: ", "))")
            }
        }
    }
}
