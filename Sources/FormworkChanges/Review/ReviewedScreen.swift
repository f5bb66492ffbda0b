import FormworkLayout
import FormworkModel
import FormworkTemplates
import FormworkTree

/// Both versions in one state on one device.
struct ReviewedScreen {
    /// The name of the device; empty for the document's own canvas.
    let device: String
    /// The name of the state; empty for the initial one.
    let state: String
    /// The two versions; nil if one doesn't have the state.
    let before, after: StagedDocument?

    /// Returns all requested screens, each created when it is needed.
    static func all(_ changes: DocumentChanges, options: ReviewOptions) -> some Sequence<ReviewedScreen> {
        let states = ScreenState.states(changes, steps: options.steps)
        let devices = options.devices.isEmpty ? [nil] : options.devices.map(Optional.some)
        return devices.lazy.flatMap { device in
            var layout = options.layout
            layout.device = device ?? layout.device
            let sides = (StagedDocument(changes.old, on: layout), StagedDocument(changes.new, on: layout))
            return states.lazy.map { state in
                ReviewedScreen(
                    device: device?.name ?? "", state: state.name ?? "", before: state.taken(by: sides.0, isNew: false),
                    after: state.taken(by: sides.1, isNew: true))
            }
        }
    }
}

/// A state to apply to both versions.
private struct ScreenState {
    let name: String?
    private let old: (inout StagedDocument) -> Bool
    private let new: (inout StagedDocument) -> Bool

    /// Returns a version in this state; nil if it doesn't have the state.
    func taken(by stage: StagedDocument, isNew: Bool) -> StagedDocument? {
        var stage = stage
        return (isNew ? new : old)(&stage) ? stage : nil
    }

    /// Returns the requested states, or the initial state, each template, and each hiding master hidden.
    static func states(_ changes: DocumentChanges, steps: [LayoutState.Step]) -> [ScreenState] {
        func take(_ stage: inout StagedDocument) -> Bool {
            do throws(LayoutState.NameError) {
                try stage.take(steps)
                return true
            } catch { return false }
        }
        if !steps.isEmpty { return [ScreenState(name: nil, old: take, new: take)] }
        var states = [ScreenState(name: nil, old: { _ in true }, new: { _ in true })]
        let templates = changes.old.layoutTemplates
        for template in changes.new.layoutTemplates {
            let before = changes.matching.oldNode[template.element.node].flatMap { node in templates.first { $0.element.node == node } }
            let title = template.label ?? template.id ?? "without a name"
            states.append(ScreenState(name: "template \(title)", old: apply(before), new: apply(template)))
        }
        for master in InterfaceDocument.HidingLinks(changes.new).allMasters {
            let before = changes.matching.oldNode[master.record.node].flatMap { changes.old.view(at: $0) }
            states.append(ScreenState(name: "\(master.element.shortName) hidden", old: hide(before), new: hide(master)))
        }
        return states
    }

    private static func apply(_ template: LayoutTemplate?) -> (inout StagedDocument) -> Bool {
        { stage in
            guard let template else { return false }
            stage = stage.applying(template)
            return true
        }
    }

    private static func hide(_ view: View?) -> (inout StagedDocument) -> Bool {
        { stage in
            guard let view else { return false }
            stage = stage.applying(nil, hiding: [view])
            return true
        }
    }
}

extension InterfaceDocument {
    /// Returns the view at a node.
    fileprivate func view(at node: NodeIndex) -> View? { Element(document: self, node: node).asView }
}

extension DocumentChanges {
    /// Returns the old version of a view; nil if the view is new.
    func old(_ view: View) -> View? { matching.oldNode[view.record.node].flatMap(old.view) }
}
