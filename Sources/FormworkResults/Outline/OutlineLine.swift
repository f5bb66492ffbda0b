import FormworkDiagnostics
import FormworkModel

/// The line of an object in an outline, in the pieces that each level of detail adds.
struct OutlineLine {
    let element: Element
    /// The nesting depth.
    let depth: Int
    /// Whether the line is part of the lowest level of detail, `scenes`.
    let isTop: Bool
    /// Whether the object is in the focus of the outline.
    let isFocused: Bool
    /// The element, the name and the reference.
    var head = ""
    var looks: [String] = []
    var connections: [String] = []
    /// The constraints, on a separate line.
    var constraints: [String] = []

    /// Returns the line at a level of detail; nil if that level omits it.
    func text(_ detail: OutlineDetail) -> String? {
        if detail == .scenes, !isTop { return nil }
        let indent = String(repeating: " ", count: depth)
        var words = [head]
        if detail >= .looks { words += looks }
        if detail >= .connections { words += connections }
        // Names cannot start a new line or contain terminal control sequences.
        var text = indent + ShownText(words.joined(separator: " ")).text
        if detail >= .constraints, !constraints.isEmpty {
            text += "\n" + indent + "  " + ShownText(constraints.joined(separator: "; ")).text
        }
        return text
    }
}
