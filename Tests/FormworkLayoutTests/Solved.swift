import FormworkLayout
import FormworkModel

/// The frames of a document, and the results of its layout.
struct Solved {
    let layout: DocumentLayout
    private var frames: [String: [Double]] = [:]

    init(_ document: InterfaceDocument, _ change: (inout LayoutOptions) -> Void = { _ in }) {
        var options = LayoutOptions()
        change(&options)
        self.init(document.layout(options))
    }

    init(_ layout: DocumentLayout) {
        self.layout = layout
        for entry in layout.roots.flatMap(\.frames) {
            guard let id = entry.view.id else { continue }
            frames[id] = [entry.frame.origin.x, entry.frame.origin.y, entry.frame.size.width, entry.frame.size.height]
        }
    }

    /// x, y, width and height of a view.
    subscript(id: String) -> [Double] { frames[id] ?? [] }

    /// By the views' ids.
    var all: [String: [Double]] { frames }

    var ambiguous: [String] { layout.roots.flatMap(\.ambiguous).compactMap(\.id) }
    var conflicts: [[String]] { layout.roots.flatMap(\.conflicts).map { $0.constraints.compactMap(\.id) } }
    var broken: [String?] { layout.roots.flatMap(\.conflicts).map(\.broken?.id) }
    var misplaced: [String] { layout.roots.flatMap(\.misplaced).compactMap(\.view.id) }
    var problems: [DocumentLayout.Problem.Kind] { layout.problems.map(\.kind) }

    /// Returns the width and height of a scroll view's content.
    func contentSize(_ id: String) -> [Double] {
        guard let entry = layout.roots.flatMap(\.contentSizes).first(where: { $0.view.id == id }) else { return [] }
        return [entry.size.width, entry.size.height]
    }

    /// Nothing is ambiguous or in conflict, and every constraint takes part.
    var isClear: Bool { ambiguous.isEmpty && conflicts.isEmpty && problems.isEmpty }

    /// Whether every number is finite.
    var isFinite: Bool { frames.values.allSatisfy { $0.allSatisfy { $0.isFinite } } }
}
