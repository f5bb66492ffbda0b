import FormworkChanges
package import FormworkDiagnostics
import FormworkLayout
package import FormworkModel
import FormworkRules
import FormworkStates
import FormworkTemplates
import FormworkTree

/// What a change does to the screens: views that stand elsewhere, and findings that come or go, on each device and in each state.
package struct ScreenEffects {
    /// A view that stands elsewhere, or has another size.
    package struct Move {
        /// The view, in the document after.
        package var view: View
        /// In points, relative to the superview, in the document's coordinates.
        package var from: Rect
        package var to: Rect
        /// On which screens and in which states, in words; empty where it is everywhere that was looked at.
        package var screens: [String]
    }

    /// A finding that one side has and the other does not.
    package struct FindingChange {
        package var finding: Diagnostic
        /// Whether the document after has it; else it is resolved.
        package var isIntroduced: Bool
        /// On which screens and in which states, in words; empty where it is everywhere that was looked at.
        package var screens: [String]
    }

    /// In the order of the document after.
    package private(set) var moves: [Move] = []
    /// Those that come first, then those that go.
    package private(set) var findings: [FindingChange] = []
    /// The screens and states that were looked at, in words.
    package private(set) var screens: [String] = []
    /// What was not looked at, in words: a state that one side does not have, and what is beyond the limit.
    package private(set) var notes: [String] = []

    /// How many screens and states are looked at.
    private static let limit = 400

    private var moveOf: [MoveKey: Int] = [:]
    private var findingOf: [FindingKey: Int] = [:]

    private struct MoveKey: Hashable {
        var view: Int
        var from: Rect
        var to: Rect
    }

    private struct FindingKey: Hashable {
        var isIntroduced: Bool
        var rule: String
        var place: String
    }

    init(_ changes: DocumentChanges, _ options: ReviewOptions) {
        look: for device in options.devices.isEmpty ? [nil] : options.devices.map(Optional.some) {
            var layout = options.layout
            layout.device = device ?? layout.device
            let sides = (StagedDocument(changes.old, on: layout), StagedDocument(changes.new, on: layout))
            for state in ScreenState.states(changes, options.steps) {
                guard screens.count < Self.limit else {
                    notes.append("only \(Self.limit) screens and states were looked at")
                    break look
                }
                let name = [device?.names.first, state.name].compactMap { $0 }.joined(separator: ", ")
                guard let before = state.taken(by: sides.0, isNew: false), let after = state.taken(by: sides.1, isNew: true) else {
                    notes.append("\(name): only one of the documents has this state")
                    continue
                }
                screens.append(name)
                compare(before, after, changes, name)
            }
        }
        finish()
    }

    private mutating func compare(_ before: StagedDocument, _ after: StagedDocument, _ changes: DocumentChanges, _ name: String) {
        var frames: [Int: Rect] = [:]
        // Making a state permanent keeps the views in their places.
        for root in before.layout.roots { for entry in root.frames { frames[entry.view.index] = entry.frame } }
        for root in after.layout.roots {
            for entry in root.frames {
                let view = View(document: changes.new, index: entry.view.index)
                guard let node = changes.matching.oldNode[view.record.node], let old = changes.old.view(at: node),
                    let from = frames[old.index],
                    from.distance(to: entry.frame) > 0.5
                else { continue }
                let key = MoveKey(view: view.index, from: from, to: entry.frame)
                if let place = moveOf[key] {
                    moves[place].screens.append(name)
                } else {
                    moveOf[key] = moves.count
                    moves.append(Move(view: view, from: from, to: entry.frame, screens: [name]))
                }
            }
        }
        let validator = Validator()
        let (old, new) = (validator.layoutFindings(of: before), validator.layoutFindings(of: after))
        let known = Set(old.map { Self.place($0, changes, isNew: false) })
        let left = Set(new.map { Self.place($0, changes, isNew: true) })
        for finding in new where !known.contains(Self.place(finding, changes, isNew: true)) {
            add(finding, isIntroduced: true, changes, name)
        }
        for finding in old where !left.contains(Self.place(finding, changes, isNew: false)) {
            add(finding, isIntroduced: false, changes, name)
        }
    }

    private mutating func add(_ finding: Diagnostic, isIntroduced: Bool, _ changes: DocumentChanges, _ name: String) {
        let key = FindingKey(isIntroduced: isIntroduced, rule: finding.rule, place: Self.place(finding, changes, isNew: isIntroduced))
        if let place = findingOf[key] { return findings[place].screens.append(name) }
        findingOf[key] = findings.count
        findings.append(FindingChange(finding: finding, isIntroduced: isIntroduced, screens: [name]))
    }

    /// What a finding is about, the same for both documents: the rule, and the object's id in the document after.
    private static func place(_ finding: Diagnostic, _ changes: DocumentChanges, isNew: Bool) -> String {
        var id = finding.location.element ?? finding.path ?? ""
        if !isNew, let element = changes.old.element(id: id), let node = changes.matching.newNode[element.node] {
            id = Element(document: changes.new, node: node).id ?? id
        }
        return finding.rule + "\u{0}" + id
    }

    /// Puts everything in its order; what is so on all screens needs no list of them.
    private mutating func finish() {
        for index in moves.indices where moves[index].screens.count == screens.count { moves[index].screens = [] }
        for index in findings.indices where findings[index].screens.count == screens.count { findings[index].screens = [] }
        moves.sort { $0.view.index < $1.view.index }
        findings = findings.filter(\.isIntroduced) + findings.filter { !$0.isIntroduced }
    }
}

/// A state that both documents are brought into.
struct ScreenState {
    let name: String?
    private let old: (inout StagedDocument) -> Bool
    private let new: (inout StagedDocument) -> Bool

    /// The document in this state; nil where it does not have it.
    func taken(by stage: StagedDocument, isNew: Bool) -> StagedDocument? {
        var stage = stage
        return (isNew ? new : old)(&stage) ? stage : nil
    }

    /// The states to look at: what was asked for, or the document as it stands, with each template, and with each hiding master hidden.
    static func states(_ changes: DocumentChanges, _ steps: [StateStep]) -> [ScreenState] {
        func take(_ stage: inout StagedDocument) -> Bool {
            do throws(StateNameError) {
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
        for master in HidingLinks(changes.new).allMasters {
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
    /// The view that a node is.
    fileprivate func view(at node: NodeIndex) -> View? { Element(document: self, node: node).asView }
}
