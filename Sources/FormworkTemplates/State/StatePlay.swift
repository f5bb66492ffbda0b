public import FormworkModel

extension LayoutState {
    /// Performs steps on a document, one after another.
    public struct Play: Sendable {
        /// A performed step.
        public struct PerformedStep: Sendable {
            /// The step.
            public let step: Step
            /// The template that was applied, if one was.
            public let template: LayoutTemplate?
            /// The view that was hidden or shown, if one was.
            public let view: InterfaceDocument.View?
            /// The effects of the step.
            public let change: Change
            /// The indices of the scenes affected.
            public let scenes: Set<Int>
        }

        /// The current state.
        public private(set) var state: LayoutState
        /// The performed steps.
        public private(set) var performedSteps: [PerformedStep] = []
        /// The scene to find templates and views in; nil for all scenes.
        public let scene: InterfaceDocument.Scene?
        private let templates: [LayoutTemplate]
        private var snapshots: [String: LayoutState.Snapshot] = [:]

        /// Creates a player that hasn't performed any steps.
        ///
        /// - Parameters:
        ///   - state: The initial state.
        ///   - scene: The scene to find templates and views in; nil for all scenes.
        public init(_ state: LayoutState, scene: InterfaceDocument.Scene? = nil) {
            self.state = state
            self.scene = scene
            templates = state.document.layoutTemplates.filter { scene == nil || $0.scene == scene }
        }

        /// Performs a step.
        ///
        /// - Throws: `StateNameError` if a name is unknown or ambiguous; the state is unchanged in that case.
        public mutating func take(_ step: Step) throws(NameError) {
            let change: LayoutState.Change
            let scenes: Set<Int>
            var applied: LayoutTemplate?
            var named: View?
            switch step {
            case .template(let name):
                let template = try template(name)
                change = state.apply(template)
                applied = template
                scenes = Self.scenes([template])
            case .hide(let name), .show(let name):
                let view = try state.document.view(named: name, scene: scene)
                named = view
                if case .hide = step { change = state.hide(view) } else { change = state.show(view) }
                scenes = Set([view.scene?.index ?? 0])
            case .snapshot(let name, let base):
                var chosen = templates
                if let base { chosen = [try template(base)] }
                snapshots[name] = state.snapshot(basedOn: chosen)
                change = LayoutState.Change()
                scenes = Self.scenes(chosen)
            case .restore(let name):
                guard let snapshot = snapshots[name] else {
                    throw LayoutState.NameError(kind: .snapshot, name: name, known: snapshots.keys.sorted())
                }
                change = state.restore(snapshot)
                scenes = Set(snapshot.targets.map { $0.scene?.index ?? 0 })
            case .propagateHiding:
                change = state.propagateHiding()
                scenes = Set(
                    change.visibility.map { $0.view.scene?.index ?? 0 }
                        + change.constants.map { $0.constraint.owner.asView?.scene?.index ?? 0 })
            }
            performedSteps.append(PerformedStep(step: step, template: applied, view: named, change: change, scenes: scenes))
        }

        /// Applies a template of the document, which needn't have a unique name.
        package mutating func apply(_ template: LayoutTemplate) -> Change {
            note(
                .template(template.id ?? template.label ?? ""), change: state.apply(template), template: template,
                scenes: Self.scenes([template]))
        }

        /// Restores a snapshot, which needn't have a name.
        package mutating func restore(_ snapshot: Snapshot) -> Change {
            note(.restore("snapshot"), change: state.restore(snapshot), scenes: Set(snapshot.targets.map { $0.scene?.index ?? 0 }))
        }

        /// Hides or shows a view, which needn't have a unique name.
        package mutating func setHidden(_ isHidden: Bool, of view: View) -> Change {
            let name = view.id ?? ""
            return note(
                isHidden ? .hide(name) : .show(name), change: state.setHidden(isHidden, of: view), view: view,
                scenes: [view.scene?.index ?? 0])
        }

        private mutating func note(
            _ step: Step, change: Change, template: LayoutTemplate? = nil, view: View? = nil, scenes: Set<Int>
        ) -> Change {
            performedSteps.append(PerformedStep(step: step, template: template, view: view, change: change, scenes: scenes))
            return change
        }

        /// Performs several steps.
        ///
        /// - Throws: `StateNameError` at the first step with an unknown or ambiguous name.
        public mutating func take(_ steps: [Step]) throws(NameError) {
            for step in steps { try take(step) }
        }

        /// Returns the steps performed on a scene: `template=A,hide=X`; nil for none.
        public func text(ofScene index: Int) -> String? {
            let steps = performedSteps.filter { $0.scenes.contains(index) }
            return steps.isEmpty ? nil : steps.map(\.step.text).joined(separator: ",")
        }

        /// Changes the state without recording a step.
        package mutating func change(_ change: (inout LayoutState) -> Void) { change(&state) }

        private static func scenes(_ templates: [LayoutTemplate]) -> Set<Int> { Set(templates.map { $0.scene?.index ?? 0 }) }

        // MARK: Names

        /// Returns the template with an id or label.
        private func template(_ name: String) throws(LayoutState.NameError) -> LayoutTemplate {
            if let found = templates.first(where: { $0.id == name }) { return found }
            let found = templates.filter { $0.label == name }
            if found.count == 1 { return found[0] }
            if found.isEmpty {
                throw LayoutState.NameError(
                    kind: .template, name: name, known: templates.compactMap { $0.label ?? $0.id }, ids: templates.compactMap(\.id))
            }
            throw LayoutState.NameError(kind: .template, name: name, ambiguous: found.compactMap(\.id))
        }
    }
}

extension InterfaceDocument {
    /// Returns the view with an id, an Interface Builder label or a displayed text.
    ///
    /// - Parameter scene: The scene to search; nil for all scenes.
    /// - Throws: `StateNameError` if there is none, or more than one.
    /// - Complexity: O(1) for an id, O(n) in the number of views for a label.
    package func view(named name: String, scene: Scene? = nil) throws(LayoutState.NameError) -> View {
        if let found = view(id: name), scene == nil || found.scene == scene { return found }
        let views = views.filter { scene == nil || $0.scene == scene }
        var found = views.filter { $0.element.userLabel == name }
        if found.isEmpty { found = views.filter { $0.element.label == name } }
        if found.count == 1 { return found[0] }
        if found.isEmpty {
            throw LayoutState.NameError(
                kind: .view, name: name, known: views.compactMap { $0.element.label ?? $0.id }, ids: views.compactMap(\.id))
        }
        throw LayoutState.NameError(kind: .view, name: name, ambiguous: found.compactMap(\.id))
    }
}

extension LayoutState {
    /// An unknown or ambiguous name.
    public struct NameError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The kind of thing that is named.
        public enum Kind: String, Hashable, Sendable {
            /// A layout template, by label or id.
            case template = "layout template"
            /// A view, by label or id.
            case view
            /// A snapshot, by the name it was given.
            case snapshot
        }

        /// The kind of thing that is named.
        public let kind: Kind
        /// The name.
        public let name: String
        /// Similar labels and ids.
        public let near: [String]
        /// The known labels or ids; empty if the name is ambiguous.
        public let known: [String]
        /// The ids of everything with the name.
        public let ambiguous: [String]

        init(kind: Kind, name: String, known: [String], ids: [String] = []) {
            self.kind = kind
            self.name = name
            self.known = known
            near = NearNames.of(name, among: known + ids)
            ambiguous = []
        }

        init(kind: Kind, name: String, ambiguous: [String]) {
            self.kind = kind
            self.name = name
            self.ambiguous = ambiguous
            known = []
            near = []
        }

        public var description: String {
            if !ambiguous.isEmpty {
                return "\(ambiguous.count) \(kind.rawValue)s are named '\(name)'; name one by its id: \(Self.list(ambiguous))"
            }
            let start = "there is no \(kind.rawValue) '\(name)'"
            if !near.isEmpty { return "\(start); similar names: \(Self.list(near))" }
            return known.isEmpty ? "\(start); there are none" : "\(start); available: \(Self.list(known))"
        }

        private static func list(_ names: [String]) -> String {
            let lines = names.prefix(12).map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
            return lines.joined(separator: ", ") + (names.count > 12 ? ", …" : "")
        }
    }
}
