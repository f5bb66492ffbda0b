import FormworkChanges
import FormworkLayout
import FormworkModel
package import FormworkRender

/// Pictures of the screens that changed, before and after, on each requested device and in each requested state.
package struct ScreenPictures {
    /// A screen in both versions, or in one if the other doesn't have it.
    package struct Pair {
        /// The label of the scene; for a XIB, the file name.
        package var scene: String
        /// The name of the state; empty for the initial one.
        package var state: String
        /// The name of the device; empty for the document's own canvas.
        package var device: String
        package var before: Picture?
        package var after: Picture?
        /// One version over the other, with marks for views that moved; nil if there is only one.
        package var marks: Picture?
    }

    package private(set) var pairs: [Pair] = []

    /// The maximum number of pairs.
    private static let limit = 200

    /// - Parameters:
    ///   - comparison: the comparison of the file.
    ///   - options: the devices and states.
    ///   - render: the options for drawing.
    /// - Throws: a `RenderError` if a picture would be too large.
    package init(_ comparison: FileComparison, _ options: ReviewOptions, _ render: RenderOptions) throws(RenderError) {
        guard let changes = comparison.changes else { return }
        var before = SheetWriter(render), after = before
        before.options.marked = Self.ids(comparison.shown.compactMap(\.oldElement))
        after.options.marked = Self.ids(comparison.shown.compactMap(\.newElement))
        let scenes = Self.scenes(comparison.shown, changes)
        for screen in ReviewedScreen.all(changes, options) {
            guard pairs.count < Self.limit else { return }
            guard let one = screen.before, let other = screen.after else { continue }
            for scene in scenes where pairs.count < Self.limit {
                let left = scene.isOld ? PictureSource(one, scene: scene.oldID) : nil
                let right = scene.isNew ? PictureSource(other, scene: scene.newID) : nil
                var pair = Pair(scene: scene.name ?? comparison.name, state: screen.state, device: screen.device)
                if let left, left.emptiness == nil { pair.before = try before.picture(left, title: comparison.name) }
                if let right, right.emptiness == nil { pair.after = try after.picture(right, title: comparison.name) }
                if let left, let right, pair.before != nil, pair.after != nil {
                    // A template without effect on this scene needs no picture.
                    if !screen.state.isEmpty, pair.before?.svg == pair.after?.svg { continue }
                    pair.marks = try after.picture(before: left, after: right, [.overlay], title: comparison.name)
                }
                if pair.before != nil || pair.after != nil { pairs.append(pair) }
            }
        }
    }

    /// A scene of either version.
    private struct ChangedScene {
        var name: String?
        var oldID: String?
        var newID: String?
        var isOld = true
        var isNew = true
    }

    /// Returns the scenes with changes, in the order of the changes; for a XIB, its only scene.
    private static func scenes(_ shown: [Change], _ changes: DocumentChanges) -> [ChangedScene] {
        if changes.new.kind == .xib { return [ChangedScene()] }
        var scenes: [ChangedScene] = []
        for change in shown {
            let (before, after) = (change.oldElement.flatMap(scene), change.newElement.flatMap(scene))
            guard before != nil || after != nil else { continue }
            var found = ChangedScene(name: change.scene ?? change.object)
            let node = after?.node ?? before.flatMap { changes.matching.newNode[$0.node] }
            let partner = before?.node ?? after.flatMap { changes.matching.oldNode[$0.node] }
            found.newID = node.flatMap { Element(document: changes.new, node: $0)["sceneID"] }
            found.oldID = partner.flatMap { Element(document: changes.old, node: $0)["sceneID"] }
            (found.isNew, found.isOld) = (node != nil, partner != nil)
            if !scenes.contains(where: { $0.newID == found.newID && $0.oldID == found.oldID }) { scenes.append(found) }
        }
        return scenes
    }

    private static func scene(of element: Element) -> Element? {
        var current: Element? = element
        while let part = current {
            if part.name == "scene" { return part }
            current = part.parent
        }
        return nil
    }

    /// Returns the ids of the views that changes refer to. For a constraint, that is the item that comes later in the document, which is the deeper
    /// one.
    private static func ids(_ elements: [Element]) -> Set<String> {
        Set(
            elements.compactMap { element in
                var current: Element? = element
                if let record = element.asConstraint?.record, let item = [record.first, record.second].compactMap(\.self).max() {
                    current = Element(document: element.document, node: item)
                }
                while let part = current {
                    if part.asView != nil, let id = part.id { return id }
                    current = part.parent
                }
                return nil
            })
    }
}
