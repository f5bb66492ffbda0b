package import FormworkDiagnostics
import FormworkLayout
import FormworkModel

extension SolveResult {
    /// The frames as an outline for people, with ambiguous, conflicting and misplaced views.
    public var text: String { shownText.text }

    /// The same text, for display.
    package var shownText: ShownText {
        var text: ShownText = "\(file): \(document.platform.rawValue) \(document.kind.rawValue)\n"
        for scene in scenes { write(scene, to: &text) }
        for diagnostic in diagnostics { text += "  \(diagnostic)\n" }
        return text
    }

    private func write(_ scene: DocumentLayout.Root, to text: inout ShownText) {
        var title = "  "
        if let owner = scene.scene {
            title += "scene"
            if let label = owner.label { title += " \"\(label)\"" }
            if let id = owner.id { title += " \(id)" }
            title += ": "
        }
        title += "\(scene.size) on "
        if scene.environment == .canvas {
            title += "Interface Builder's canvas" + (scene.device.map { " of \($0.id)" } ?? "")
        } else {
            title += scene.device?.nameAndBasis ?? "a device"
        }
        if let state = state(of: scene) { title += ", \(state)" }
        text += "\(title)\n"
        let misplaced = Dictionary(scene.misplaced.map { ($0.view.index, $0.recorded) }, uniquingKeysWith: { first, _ in first })
        let ambiguous = Set(scene.ambiguous.map(\.index))
        for entry in scene.frames {
            var depth = 0
            var above = entry.view.superview
            while let view = above {
                depth += 1
                above = view.superview
            }
            var line = String(repeating: "  ", count: depth + 2) + describe(entry.view) + "  \(entry.frame)"
            if let recorded = misplaced[entry.view.index] { line += "  recorded \(recorded)" }
            if ambiguous.contains(entry.view.index) { line += "  ambiguous" }
            if View(document: shown, index: entry.view.index).isHidden { line += "  hidden" }
            text += "\(line)\n"
        }
        for conflict in scene.conflicts { write(conflict, of: scene, to: &text) }
        var counts: [String] = []
        if !scene.misplaced.isEmpty { counts.append("\(scene.misplaced.count) differ from the recorded frame") }
        if !scene.ambiguous.isEmpty { counts.append("\(scene.ambiguous.count) ambiguous") }
        if !scene.conflicts.isEmpty { counts.append("\(scene.conflicts.count) in conflict") }
        if !counts.isEmpty { text += "    \(counts.joined(separator: ", "))\n" }
    }

    private func write(_ conflict: DocumentLayout.Conflict, of scene: DocumentLayout.Root, to text: inout ShownText) {
        text += "    cannot be satisfied together\(conflict.isCertain(in: scene.environment) ? "" : ", based on estimated sizes"):\n"
        for constraint in conflict.constraints {
            let formula = constraint.value.text { document.shortName(ofID: $0) }
            text += "      \(formula)  \(constraint.id ?? "")\(constraint == conflict.broken ? "  left out" : "")\n"
        }
        for view in conflict.stackViews { text += "      the arrangement of \(describe(view))\n" }
    }

    private func describe(_ view: View) -> String {
        let element = view.element
        let label = element.label.map { " \"\($0.firstLine.shortened(to: 32))\"" }
        return element.className + (label ?? "") + (view.id.map { " \($0)" } ?? "")
    }
}

extension Device {
    /// The name to show, with the basis of the safe area.
    var nameAndBasis: String { "\(name) (safe area: \(basis.rawValue))" }
}
