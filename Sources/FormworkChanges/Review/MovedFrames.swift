import FormworkLayout
package import FormworkModel
import FormworkTree

/// Records the frames of views that an edit moves, as Interface Builder does.
package enum MovedFrames {
    /// The views whose frames are recorded.
    package enum Scope: Sendable {
        /// Those that the edit moves.
        case moved
        /// All views.
        case all
    }

    /// The largest difference of a recorded frame from the solved one at which the layout is trusted for a view, in points.
    private static let tolerance = 0.5
    /// The smallest difference between frames that counts, in points.
    private static let smallest = 0.001

    /// Returns a document with solved frames recorded.
    ///
    /// A frame stays as it is if constraints do not determine it, or if constraints of its view tree conflict. The frame of a moved view also stays if
    /// it did not follow from the constraints before the edit, or if a view of its tree has new content in a font whose widths are estimated.
    ///
    /// - Parameters:
    ///   - scope: the views whose frames are recorded.
    ///   - document: the edited document.
    ///   - original: the document before the edit.
    ///   - solverLimit: the limit on solving a tree of views, see `LayoutOptions.solverLimit`.
    /// - Returns: the document, the number of frames that it updates, and the views with estimated contents, whose trees stay.
    /// - Complexity: that of laying out both documents.
    package static func recorded(
        _ scope: Scope, in document: InterfaceDocument, editedFrom original: InterfaceDocument, solverLimit: Int
    ) -> (document: InterfaceDocument, count: Int, estimated: [View]) {
        var options = LayoutOptions()
        options.solverLimit = solverLimit
        let before = Frames(original.layout(options))
        let new = document.views.filter { hasNewContent($0, comparedWith: original) }
        let estimated = scope == .all ? [] : new.filter { hasEstimatedFont($0.element) }
        options.unrecorded = Set(new.map(\.index))
        var editor = DocumentEditor(document)
        var count = 0
        for root in document.layout(options).roots where !root.isUnfinished && root.conflicts.isEmpty {
            if !estimated.isEmpty, !Set(estimated).isDisjoint(with: root.frames.map(\.view)) { continue }
            let open = Set(root.ambiguous)
            for (view, frame) in root.frames.map({ ($0.view, $0.frame) }) where view.superview != nil && !open.contains(view) {
                guard let recorded = view.frame, recorded.distance(to: frame) > smallest,
                    scope == .all || before.follows(view, within: tolerance) && before.moves(view, to: frame, by: smallest)
                else { continue }
                editor.setFrame(frame, of: view)
                count += 1
            }
        }
        return (count == 0 ? document : editor.finish(), count, estimated)
    }

    /// Whether a part of an element names a font whose widths are estimated.
    private static func hasEstimatedFont(_ element: Element) -> Bool {
        if ["fontDescription", "font"].contains(element.name), let name = element["name"] {
            return FontDescription.isEstimated(name, family: element["family"] ?? "")
        }
        return element.children.contains(where: hasEstimatedFont)
    }

    /// Whether the recorded size of a view without subviews is not that of its content: the view is new, or its attributes have changed.
    private static func hasNewContent(_ view: View, comparedWith original: InterfaceDocument) -> Bool {
        guard view.element.children.allSatisfy({ $0.name != "subviews" }) else { return false }
        guard let old = view.id.flatMap({ original.view(id: $0) }) else { return true }
        return content(of: view) != content(of: old)
    }

    /// Returns a view's element without its position, its connections and its constraints.
    private static func content(of view: View) -> ElementFragment {
        var fragment = ElementFragment(copying: view.element.node, of: view.document.tree)
        fragment.attributes.removeAll {
            ["fixedFrame", "translatesAutoresizingMaskIntoConstraints", "userLabel", "misplaced"].contains($0.name)
        }
        fragment.children.removeAll { ["rect", "autoresizingMask", "constraints", "connections"].contains($0.name) }
        return fragment
    }

    /// The frames of a document's views, by id.
    private struct Frames {
        private var frames: [String: (recorded: Rect?, solved: Rect, superview: String?)] = [:]

        init(_ layout: DocumentLayout) {
            for root in layout.roots where !root.isUnfinished {
                for entry in root.frames {
                    guard let id = entry.view.id else { continue }
                    frames[id] = (entry.view.frame, entry.frame, entry.view.superview?.id)
                }
            }
        }

        /// Whether the recorded frame of a view was the solved one; true for a new view.
        func follows(_ view: View, within tolerance: Double) -> Bool {
            guard let id = view.id, let old = frames[id] else { return true }
            return old.recorded.map { $0.distance(to: old.solved) <= tolerance } ?? false
        }

        /// Whether a view has another solved frame than before, or another superview; true for a new view.
        func moves(_ view: View, to frame: Rect, by distance: Double) -> Bool {
            guard let id = view.id, let old = frames[id] else { return true }
            return old.superview != view.superview?.id || old.solved.distance(to: frame) > distance
        }
    }
}
