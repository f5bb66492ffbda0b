import FormworkChanges
package import FormworkDiagnostics
import FormworkLayout
package import FormworkModel
import FormworkRules
import FormworkStates

/// What a change does to the screens: views that stand elsewhere, and findings that come or go, on each device and in each state.
package struct ScreenEffects {
    /// A view that stands elsewhere, or has another size.
    package struct Move {
        /// The view, in the document after.
        package var view: View
        /// In points, in the document's coordinates: relative to the superview, and to the root where the superview is another one.
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
        for (number, screen) in ReviewedScreen.all(changes, options).enumerated() {
            guard number < Self.limit else {
                notes.append("only \(Self.limit) screens and states were looked at")
                break
            }
            let name = [screen.device, screen.state].filter { !$0.isEmpty }.joined(separator: ", ")
            guard let before = screen.before, let after = screen.after else {
                notes.append("\(name): only one of the documents has this state")
                continue
            }
            screens.append(name)
            compare(before, after, changes, name)
        }
        finish()
    }

    private mutating func compare(_ before: StagedDocument, _ after: StagedDocument, _ changes: DocumentChanges, _ name: String) {
        // Making a state permanent keeps the views in their places.
        let (earlier, later) = (SettledFrames(before), SettledFrames(after))
        for root in after.layout.roots {
            for entry in root.frames {
                let view = View(document: changes.new, index: entry.view.index)
                guard let old = changes.old(view) else { continue }
                // A view that went into another one is where it was if the screen shows it there.
                let isAtHome = view.superview.flatMap(changes.old)?.index == old.superview?.index
                guard let from = isAtHome ? earlier.frame(of: old) : earlier.place(of: old),
                    let to = isAtHome ? entry.frame : later.place(of: view), from.distance(to: to) > 0.5
                else { continue }
                let key = MoveKey(view: view.index, from: from, to: to)
                if let place = moveOf[key] {
                    moves[place].screens.append(name)
                } else {
                    moveOf[key] = moves.count
                    moves.append(Move(view: view, from: from, to: to, screens: [name]))
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

/// The frames of a layout by their views.
private struct SettledFrames {
    private var frames: [Int: Rect] = [:]

    init(_ stage: StagedDocument) {
        for root in stage.layout.roots { for entry in root.frames { frames[entry.view.index] = entry.frame } }
    }

    /// Relative to the superview.
    func frame(of view: View) -> Rect? { frames[view.index] }

    /// Relative to the root of the view's tree.
    ///
    /// - Complexity: O(depth).
    func place(of view: View) -> Rect? {
        guard var place = frames[view.index] else { return nil }
        var current = view
        while let superview = current.superview, superview.superview != nil {
            guard let frame = frames[superview.index] else { return nil }
            place.origin.x += frame.origin.x
            place.origin.y += frame.origin.y
            current = superview
        }
        return place
    }
}
