import FormworkLayout
package import FormworkModel

/// The comparison of a file's versions, as `formwork diff` reports it.
package struct FileComparison {
    /// A version of the file.
    package struct Side {
        /// The name of the file, preceded by a revision and a colon if it comes from one.
        package var name: String
        package var document: InterfaceDocument

        package init(name: String, document: InterfaceDocument) {
            self.name = name
            self.document = document
        }
    }

    /// The kind of change to the file.
    package enum Outcome: String, CaseIterable {
        case added, removed, renamed, changed, equal
    }

    /// The name of the file in a list of files.
    package let name: String
    /// The old version; nil if the file is new.
    package let old: Side?
    /// The new version; nil if the file was removed.
    package let new: Side?
    /// The changes; nil if there is only one version.
    package let changes: DocumentChanges?
    /// The changes in the requested scene, or all changes.
    package let shown: [Change]
    /// The effects on screens; nil if they weren't requested.
    package let effects: ScreenEffects?
    /// Whether folded changes are listed as well.
    package let unfolds: Bool
    /// The previous name of the file; nil if it is unchanged.
    package let oldName: String?

    /// Compares two versions of a file, one of which may be missing.
    ///
    /// - Parameters:
    ///   - name: the name of the file.
    ///   - oldName: its previous name, if that differs.
    ///   - old: the old version.
    ///   - new: the new version.
    ///   - options: the options of the comparison.
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
            effects = options.solves ? ScreenEffects(found, options: options) : nil
        } else {
            changes = nil
            shown = []
            effects = nil
        }
    }

    /// The kind of change to the file.
    package var outcome: Outcome {
        if old == nil { return .added }
        if new == nil { return .removed }
        if !shown.isEmpty || unfolds && !(changes?.differences.isEmpty ?? true) { return .changed }
        return oldName == nil ? .equal : .renamed
    }

    /// Whether the file is unchanged.
    package var isEqual: Bool { outcome == .equal }

    /// The number of folded differences by class, in the order of the classes.
    package var folded: [(folded: FoldedClass, count: Int)] {
        (changes?.folded ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// A summary of the contents of an added or removed file.
    package var contents: String? {
        guard let side = old == nil ? new : new == nil ? old : nil else { return nil }
        let (scenes, views) = (side.document.kind == .storyboard ? side.document.scenes.count : 0, side.document.views.count)
        let parts = [(scenes, "scene"), (views, "view"), (side.document.storage.index.constraints.count, "constraint")]
        let said = parts.filter { $0.0 > 0 }.map { $0.0 == 1 ? "1 \($0.1)" : "\($0.0) \($0.1)s" }
        return said.isEmpty ? nil : "with " + said.joined(separator: ", ")
    }
}

extension Change {
    /// Whether it concerns a scene, given by id or by label.
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
