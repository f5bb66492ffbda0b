package import FormworkChanges
import FormworkLayout
package import FormworkModel

/// A file before and after: what `formwork diff` says of it.
package struct FileComparison {
    /// One of the two.
    package struct Side {
        /// What the file is called; a revision before a colon where it comes from one.
        package var name: String
        package var document: InterfaceDocument

        package init(name: String, document: InterfaceDocument) {
            self.name = name
            self.document = document
        }
    }

    /// What became of the file.
    package enum Outcome: String {
        case added, removed, renamed, changed, equal
    }

    /// What the file is called in a list of several.
    package let name: String
    /// The file before; nil where there was none.
    package let old: Side?
    /// The file after; nil where there is none any more.
    package let new: Side?
    /// What is different; nil where there is one side only.
    package let changes: DocumentChanges?
    /// What is different in the scene that is asked for, or everywhere.
    package let shown: [Change]
    /// What the changes do to screens; nil where nobody asked.
    package let effects: ScreenEffects?
    /// Whether what is folded away is listed, too.
    package let unfolds: Bool
    /// The name that the file had before; nil where it is the same.
    package let oldName: String?

    /// Compares two files, of which one may be missing.
    ///
    /// - Parameters:
    ///   - name: what the file is called.
    ///   - oldName: what it was called before, where that is something else.
    ///   - old: the file before.
    ///   - new: the file after.
    ///   - options: what is asked for.
    package init(name: String, oldName: String? = nil, old: Side?, new: Side?, _ options: ReviewOptions) {
        self.name = name
        self.oldName = oldName
        self.old = old
        self.new = new
        unfolds = options.unfolds
        if let old, let new {
            let found = DocumentChanges(from: old.document, to: new.document, frames: SolvedFrames(solverLimit: options.layout.solverLimit))
            changes = found
            shown = options.scene.map { scene in found.changes.filter { $0.isIn(scene: scene) } } ?? found.changes
            effects = options.solves ? ScreenEffects(found, options) : nil
        } else {
            changes = nil
            shown = []
            effects = nil
        }
    }

    /// What became of the file.
    package var outcome: Outcome {
        if old == nil { return .added }
        if new == nil { return .removed }
        if !shown.isEmpty || unfolds && !(changes?.differences.isEmpty ?? true) { return .changed }
        return oldName == nil ? .equal : .renamed
    }

    /// Whether nobody did anything to it.
    package var isEqual: Bool { outcome == .equal }

    /// How many differences of each class are folded away, the classes in their order.
    package var folded: [(folded: FoldedClass, count: Int)] {
        (changes?.folded ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// What is in a file that has come, or was in one that is gone.
    package var contents: String? {
        guard let side = old == nil ? new : new == nil ? old : nil else { return nil }
        let (scenes, views) = (side.document.kind == .storyboard ? side.document.scenes.count : 0, side.document.views.count)
        let parts = [(scenes, "scene"), (views, "view"), (side.document.storage.index.constraints.count, "constraint")]
        let said = parts.filter { $0.0 > 0 }.map { $0.0 == 1 ? "1 \($0.1)" : "\($0.0) \($0.1)s" }
        return said.isEmpty ? nil : "with " + said.joined(separator: ", ")
    }
}

extension Change {
    /// Whether it concerns a scene, by the scene's id, or by what a person calls it.
    fileprivate func isIn(scene: String) -> Bool {
        if self.scene == scene { return true }
        for element in [newElement, oldElement] {
            var current = element
            while let part = current {
                if part.name == "scene" { return part["sceneID"] == scene || subject == .scene && object == scene }
                current = part.parent
            }
        }
        return false
    }
}
