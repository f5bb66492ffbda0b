package import FormworkDiagnostics
import FormworkLayout
package import FormworkModel
import FormworkRules
import FormworkTemplates

/// The effects of changes on screens: views that move, and findings that appear or disappear, on each device and in each state.
package struct ScreenEffects {
    /// A view whose position or size changes.
    package struct Move {
        /// The view in the new version.
        package var view: View
        /// The view's name, as changes have it.
        package var place = ""
        /// The frames, in points, relative to the superview, or to the root if the superview changed.
        package var from: Rect
        package var to: Rect
        /// The screens and states; empty if it applies everywhere.
        package var screens: [String]
    }

    /// A finding that only one version has.
    package struct FindingChange {
        package var finding: Diagnostic
        /// The name of the object, as changes have it; empty for the document.
        package var place = ""
        /// Whether it is new; otherwise it is resolved.
        package var isIntroduced: Bool
        /// The screens and states; empty if it applies everywhere.
        package var screens: [String]
    }

    /// The moved views, in the order of the new version.
    package private(set) var moves: [Move] = []
    /// The findings, with new ones before resolved ones.
    package private(set) var findings: [FindingChange] = []
    /// The screens and states that were compared.
    package private(set) var screens: [String] = []
    /// Notes on parts that were not compared: states that only one version has, and screens beyond the limit.
    package private(set) var notes: [String] = []

    /// The maximum number of screens and states.
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

    init(_ changes: DocumentChanges, options: ReviewOptions) {
        for (number, screen) in ReviewedScreen.all(changes, options: options).enumerated() {
            guard number < Self.limit else {
                notes.append("only \(Self.limit) screens and states were compared")
                break
            }
            let name = [screen.device, screen.state].filter { !$0.isEmpty }.joined(separator: ", ")
            guard let before = screen.before, let after = screen.after else {
                notes.append("\(name): only one of the documents has this state")
                continue
            }
            screens.append(name)
            compare(before, after: after, changes: changes, name: name)
        }
        finish(changes)
    }

    private mutating func compare(_ before: StagedDocument, after: StagedDocument, changes: DocumentChanges, name: String) {
        // Making a state permanent keeps the indices of the views.
        let (earlier, later) = (SettledFrames(before), SettledFrames(after))
        for root in after.layout.roots {
            for entry in root.frames {
                let view = View(document: changes.new, index: entry.view.index)
                guard let old = changes.old(view) else { continue }
                // A view with another superview has not moved if it is at the same position on the screen.
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
        let known = Set(old.map { Self.place($0, changes: changes, isNew: false) })
        let left = Set(new.map { Self.place($0, changes: changes, isNew: true) })
        for finding in new where !known.contains(Self.place(finding, changes: changes, isNew: true)) {
            add(finding, isIntroduced: true, changes: changes, name: name)
        }
        for finding in old where !left.contains(Self.place(finding, changes: changes, isNew: false)) {
            add(finding, isIntroduced: false, changes: changes, name: name)
        }
    }

    private mutating func add(_ finding: Diagnostic, isIntroduced: Bool, changes: DocumentChanges, name: String) {
        let key = FindingKey(
            isIntroduced: isIntroduced, rule: finding.rule, place: Self.place(finding, changes: changes, isNew: isIntroduced))
        if let place = findingOf[key] { return findings[place].screens.append(name) }
        findingOf[key] = findings.count
        findings.append(FindingChange(finding: finding, isIntroduced: isIntroduced, screens: [name]))
    }

    /// Returns a key for a finding that is the same for both versions: the rule, and the object's id in the new version.
    private static func place(_ finding: Diagnostic, changes: DocumentChanges, isNew: Bool) -> String {
        var id = finding.location.element ?? finding.path ?? ""
        if !isNew, let element = changes.old.element(id: id), let node = changes.matching.newNode[element.node] {
            id = Element(document: changes.new, node: node).id ?? id
        }
        return finding.rule + "\u{0}" + id
    }

    /// Sorts and names the results. An effect that applies to all screens needs no list of them.
    private mutating func finish(_ changes: DocumentChanges) {
        if moves.isEmpty, findings.isEmpty { return }
        let (old, new) = (changes.places(inOld: true), changes.places(inOld: false))
        for index in moves.indices { moves[index].place = new(moves[index].view.element) }
        for index in findings.indices {
            let entry = findings[index]
            let document = entry.isIntroduced ? changes.new : changes.old
            let element = entry.finding.location.element.flatMap { document.element(id: $0) }
            findings[index].place = element.map(entry.isIntroduced ? new : old) ?? entry.finding.path ?? ""
        }
        for index in moves.indices where moves[index].screens.count == screens.count { moves[index].screens = [] }
        for index in findings.indices where findings[index].screens.count == screens.count { findings[index].screens = [] }
        moves.sort { $0.view.index < $1.view.index }
        findings = findings.filter(\.isIntroduced) + findings.filter { !$0.isIntroduced }
    }
}

/// The frames of a layout, by view.
private struct SettledFrames {
    private var frames: [Int: Rect] = [:]

    init(_ stage: StagedDocument) {
        for root in stage.layout.roots { for entry in root.frames { frames[entry.view.index] = entry.frame } }
    }

    /// Returns the frame relative to the superview.
    func frame(of view: View) -> Rect? { frames[view.index] }

    /// Returns the frame relative to the root of the view's tree.
    ///
    /// - Complexity: O(n) in the depth of the view.
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
