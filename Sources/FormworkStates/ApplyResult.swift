public import FormworkDiagnostics
public import FormworkLayout
public import FormworkModel
public import FormworkTemplates

extension StagedDocument {
    /// What `formwork apply` makes of a document: the document with a state made permanent.
    public struct ApplyResult: Sendable {
        /// The document's path as the caller gave it.
        public let file: String
        /// The document that was read.
        public let original: InterfaceDocument
        /// The values that were set first.
        public let assignments: [DocumentEditor.Assignment]
        /// The steps that were taken.
        public let taken: [LayoutState.Play.Taken]
        /// The document that is to be written.
        public let document: InterfaceDocument
        /// The connections that went with the constraints that they led to.
        public let lostConnections: [InterfaceDocument.Connection]
        /// View trees whose frames were not recorded, because solving ended at its limit.
        private let limits: [Diagnostic]
        /// Of how many views another frame is recorded.
        public let recordedFrames: Int

        /// Takes steps in a document in which values were set, and makes what came of it permanent.
        ///
        /// - Parameters:
        ///   - document: the document that was read.
        ///   - file: its path as the caller gave it.
        ///   - assignments: the values that were set first.
        ///   - edited: the document with these values; nil where there are none.
        ///   - steps: templates, what is hidden and shown, snapshots.
        ///   - scene: the id of the only scene whose templates and views are meant; nil for all.
        ///   - options: the screen; it chooses among size classes.
        ///   - keepsEqual: whether constraints stay that a template says alike.
        ///   - recordsFrames: whether the solved frames are recorded.
        /// - Throws: an `ApplyError` where something is named that there is not.
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
            taken = stage.play.taken
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

        /// What did not come along, at its place in the document that was read.
        ///
        /// - Complexity: O(n) in the number of diagnostics.
        public var diagnostics: [Diagnostic] {
            let map = SourceMap(original, file: file)
            func warning(_ rule: String, _ message: String, _ element: Element) -> Diagnostic {
                let element = element.id.flatMap { original.element(id: $0) } ?? Element(document: original, node: original.rootNode)
                return Diagnostic(rule: rule, severity: .warning, message: message, location: map.location(of: element), path: element.path)
            }
            var found = limits
            for change in taken.map(\.change) {
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
                            "constraint '\(constraint.id ?? "")' is not copied: 0.9.0 copies it without its second item, which UIKit refuses",
                            constraint.element))
                }
                for value in change.unknownValues {
                    found.append(
                        warning(
                            "invalid-template-attribute",
                            "'\(value.keyPath)' of '\(value.view.element.shortName)' stays as it is: its value is not known",
                            value.view.element))
                }
            }
            for connection in lostConnections {
                found.append(
                    warning(
                        "dangling-reference",
                        "\(connection.kind.rawValue) '\(connection.name ?? "")' of '\(connection.source.shortName)' goes with the constraint it belongs to",
                        connection.element))
            }
            return found
        }
    }
}

extension StagedDocument {
    /// Why nothing can be applied.
    public enum ApplyError: Error, Hashable, Sendable, CustomStringConvertible {
        /// A step names what there is not.
        case name(LayoutState.NameError)
        /// There is no such scene; there are others.
        case unknownScene(String, [String])

        public var description: String {
            switch self {
            case .name(let error): error.description
            case .unknownScene(let id, let known):
                "there is no scene '\(id)'; "
                    + (known.isEmpty ? "there are none" : "there are: \(known.prefix(20).joined(separator: ", "))")
            }
        }
    }
}
