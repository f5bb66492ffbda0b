import FormworkDiagnostics
import FormworkModel

/// An object's line of an outline, in the pieces that each detail adds.
struct OutlineLine {
    let element: Element
    /// How deep it stands.
    let depth: Int
    /// Whether it is told of where only scenes are.
    let isTop: Bool
    /// Whether it is in what an outline is asked to look at.
    let isFocused: Bool
    /// What it is, what it is called, its reference.
    var head = ""
    var looks: [String] = []
    var connections: [String] = []
    /// On a line of their own.
    var constraints: [String] = []

    /// The line with so much detail; nil where that has none for it.
    func text(_ detail: OutlineDetail) -> String? {
        if detail == .scenes, !isTop { return nil }
        let indent = String(repeating: " ", count: depth)
        var words = [head]
        if detail >= .looks { words += looks }
        if detail >= .connections { words += connections }
        // No name in it begins a line, or is obeyed by a terminal.
        var text = indent + ShownText(words.joined(separator: " ")).text
        if detail >= .constraints, !constraints.isEmpty {
            text += "\n" + indent + "  " + ShownText(constraints.joined(separator: "; ")).text
        }
        return text
    }
}
