import FormworkLayout
import FormworkModel
package import FormworkRender
import FormworkTemplates
import FormworkTree

/// Pictures of the screens that changed, before and after, on each requested device and in each requested state.
package struct ScreenPictures {
    /// A screen in both versions, or in one if the other doesn't have it.
    package struct Pair {
        /// The number of the screen among those of the file.
        var screen: Int
        /// The label of the scene; for a XIB, the name of the root view, or the file name.
        package var scene: String
        /// The name of the state; empty for the initial one.
        package var state: String
        /// The name of the device; empty for the document's own canvas.
        package var device: String
        package var before: Picture?
        package var after: Picture?
        /// The places of the report's lines in the pictures.
        var marks: [Mark] = []
    }

    /// The place of a line's object in a picture.
    struct Mark: Hashable {
        /// The number of the line among the comparison's entries.
        var entry: Int
        var isOld: Bool
        var frame: Rect
    }

    package private(set) var pairs: [Pair] = []
    /// The screen of each of the comparison's entries; nil for none.
    private(set) var screenOfEntry: [Int?] = []

    /// The maximum number of pairs.
    private static let limit = 200

    private let comparison: FileComparison
    private let entries: [ReviewEntry]
    private var screens: [ScreenKey: Int] = [:]
    private var before, after: SheetWriter

    /// - Parameters:
    ///   - comparison: the comparison of the file.
    ///   - options: the devices and states.
    ///   - render: the options for drawing.
    ///   - outlinesChanges: whether changed views are outlined in the pictures.
    /// - Throws: a `RenderError` if a picture would be too large.
    package init(
        _ comparison: FileComparison, options: ReviewOptions, render: RenderOptions, outlinesChanges: Bool = false
    ) throws(RenderError) {
        self.comparison = comparison
        (before, after) = (SheetWriter(render), SheetWriter(render))
        guard let changes = comparison.changes else {
            entries = []
            try addOnlySide(options)
            return
        }
        entries = comparison.entries
        screenOfEntry = Array(repeating: nil, count: entries.count)
        if outlinesChanges {
            before.options.marked = Self.ids(entries.flatMap(\.old))
            after.options.marked = Self.ids(entries.flatMap(\.new))
        }
        let scenes = scenes(changes)
        for screen in ReviewedScreen.all(changes, options: options) {
            guard let one = screen.before, let other = screen.after else { continue }
            for scene in scenes where pairs.count < Self.limit { try add(scene, screen: screen, one: one, other: other, changes: changes) }
        }
        findScreens(scenes)
    }

    /// Adds the screens of a file that only one version has.
    private mutating func addOnlySide(_ options: ReviewOptions) throws(RenderError) {
        guard let side = comparison.new ?? comparison.old else { return }
        let source = PictureSource(StagedDocument(side.document, on: options.layout))
        guard source.emptiness == nil else { return }
        for (number, placed) in try after.placedScreens(source).prefix(Self.limit).enumerated() {
            let (old, new) = comparison.new == nil ? (placed.picture, nil) : (nil, placed.picture)
            pairs.append(Pair(screen: number, scene: placed.name, state: "", device: "", before: old, after: new))
        }
    }

    /// Adds the pictures of a scene in a state on a device.
    private mutating func add(
        _ scene: ChangedScene, screen: ReviewedScreen, one: StagedDocument, other: StagedDocument, changes: DocumentChanges
    ) throws(RenderError) {
        let left = scene.isOld ? PictureSource(one, scene: scene.oldID) : nil
        let right = scene.isNew ? PictureSource(other, scene: scene.newID) : nil
        var olds: [PlacedPicture] = []
        var news: [PlacedPicture] = []
        if let left, left.emptiness == nil { olds = try before.placedScreens(left) }
        if let right, right.emptiness == nil { news = try after.placedScreens(right) }
        for (old, new) in Self.matched(olds, news: news, changes: changes) where pairs.count < Self.limit {
            let marks = marks(old, new)
            // A picture without a change says nothing.
            let isEqual = old?.picture.svg == new?.picture.svg
            if isEqual, !screen.state.isEmpty || marks.isEmpty { continue }
            let name = scene.name ?? new?.name ?? old?.name ?? comparison.name
            let key = ScreenKey(
                scene: scene.number, root: new?.root ?? old?.root.map { -1 - $0 } ?? .max, name: new?.name ?? old?.name ?? "")
            let number = screens[key] ?? screens.count
            screens[key] = number
            var pair = Pair(
                screen: number, scene: name, state: screen.state, device: screen.device, before: old?.picture, after: new?.picture)
            pair.marks = marks + marksOfScene(scene, old: old, new: new)
            for mark in pair.marks where screenOfEntry[mark.entry] == nil { screenOfEntry[mark.entry] = number }
            pairs.append(pair)
        }
    }

    /// Returns the pictures of both versions in pairs: by the view that they show, or by name.
    private static func matched(
        _ olds: [PlacedPicture], news: [PlacedPicture], changes: DocumentChanges
    ) -> [(PlacedPicture?, PlacedPicture?)] {
        var waiting = olds
        var pairs: [(PlacedPicture?, PlacedPicture?)] = []
        for new in news {
            let root = new.root.flatMap { changes.old(View(document: changes.new, index: $0))?.index }
            let place =
                waiting.firstIndex { $0.root != nil && $0.root == root }
                ?? waiting.firstIndex { ($0.root == nil) == (new.root == nil) && root == nil && $0.name == new.name }
                // The only root of a scene may have been replaced.
                ?? (news.count == 1 && olds.count == 1 ? waiting.indices.first : nil)
            pairs.append((place.map { waiting.remove(at: $0) }, new))
        }
        return pairs + waiting.map { ($0, nil) }
    }

    /// Returns the places of the entries in two pictures. A view that isn't seen has the place of its superview.
    private func marks(_ old: PlacedPicture?, _ new: PlacedPicture?) -> [Mark] {
        var marks: [Mark] = []
        for (number, entry) in entries.enumerated() {
            for (elements, others, picture, isOld) in [(entry.old, entry.new, old, true), (entry.new, entry.old, new, false)] {
                guard let picture else { continue }
                // Items of menus are not views.
                for frame in elements.compactMap({ Self.place(of: $0, in: picture) ?? Self.place(ofWindow: $0, in: picture) }) {
                    marks.append(Mark(entry: number, isOld: isOld, frame: frame))
                }
                // A new constraint or outlet has a place in the old picture too: that of its view.
                let views = elements.isEmpty ? others.compactMap { partner(of: $0, isNew: isOld) } : elements.map(Self.view)
                for found in views {
                    var view = found
                    while let candidate = view, picture.frames[candidate.index] == nil { view = candidate.superview }
                    guard let frame = view.flatMap({ picture.frames[$0.index] }) else { continue }
                    let mark = Mark(entry: number, isOld: isOld, frame: frame)
                    if marks.last != mark { marks.append(mark) }
                }
            }
        }
        return marks
    }

    /// Returns the place of the menu item that an element is or is part of.
    private static func place(of element: Element, in picture: PlacedPicture) -> Rect? {
        if picture.places.isEmpty { return nil }
        var current: Element? = element
        while let part = current {
            if let frame = part.id.flatMap({ picture.places[$0] }) { return frame }
            current = part.parent
        }
        return nil
    }

    /// Returns the whole picture for a window, or a part of one outside its content view.
    private static func place(ofWindow element: Element, in picture: PlacedPicture) -> Rect? {
        guard let root = picture.root, view(of: element) == nil,
            let holder = View(document: element.document, index: root).element.parent, holder.name == "window"
        else { return nil }
        var current: Element? = element
        while let part = current, part.node != holder.node { current = part.parent }
        return current.map { _ in Rect(origin: Point(x: 0, y: 0), size: picture.picture.size) }
    }

    /// Returns marks around both whole pictures for the entries about their scene itself or its controller.
    private func marksOfScene(_ scene: ChangedScene, old: PlacedPicture?, new: PlacedPicture?) -> [Mark] {
        entries.indices.flatMap { number -> [Mark] in
            let (before, after) = (entries[number].old.first, entries[number].new.first)
            guard screenOfEntry[number] == nil, let element = after ?? before, Self.view(of: element) == nil,
                let node = Self.scene(of: element)?.node, node == (after == nil ? scene.oldNode : scene.newNode)
            else { return [] }
            return [(old, true), (new, false)].compactMap { picture, isOld in
                picture.map { Mark(entry: number, isOld: isOld, frame: Rect(origin: Point(x: 0, y: 0), size: $0.picture.size)) }
            }
        }
    }

    /// Returns the counterpart of the view that an element is part of; nil if the element is the view, or the view has none.
    private func partner(of element: Element, isNew: Bool) -> View? {
        guard let changes = comparison.changes, let view = Self.view(of: element), view.element.node != element.node else { return nil }
        return (isNew ? changes.old(of: view.element) : changes.new(of: view.element))?.asView
    }

    /// Finds the screens of the entries without a place in a picture: those of their scenes.
    private mutating func findScreens(_ scenes: [ChangedScene]) {
        for (number, entry) in entries.enumerated() where screenOfEntry[number] == nil {
            let key = (entry.new.first ?? entry.old.first).flatMap(Self.scene)
            let scene = scenes.first { $0.newNode == key?.node || $0.oldNode == key?.node }
            guard let scene, key != nil else { continue }
            screenOfEntry[number] = screens.filter { $0.key.scene == scene.number }.map(\.value).min()
        }
    }

    /// A screen of a file.
    private struct ScreenKey: Hashable {
        var scene: Int
        var root: Int
        var name: String
    }

    // MARK: Scenes

    /// A scene of either version.
    private struct ChangedScene {
        var number = 0
        var name: String?
        var oldID: String?
        var newID: String?
        var oldNode: NodeIndex?
        var newNode: NodeIndex?
        var isOld = true
        var isNew = true
    }

    /// Returns the scenes with changes, in the order of the changes; for a XIB, its only scene.
    private func scenes(_ changes: DocumentChanges) -> [ChangedScene] {
        if changes.new.kind == .xib { return [ChangedScene()] }
        var scenes: [ChangedScene] = []
        for change in comparison.shown {
            let (before, after) = (change.oldElement.flatMap(Self.scene), change.newElement.flatMap(Self.scene))
            guard before != nil || after != nil else { continue }
            var found = ChangedScene(number: scenes.count, name: change.scene ?? change.object)
            found.newNode = after?.node ?? before.flatMap { changes.matching.newNode[$0.node] }
            found.oldNode = before?.node ?? after.flatMap { changes.matching.oldNode[$0.node] }
            found.newID = found.newNode.flatMap { Element(document: changes.new, node: $0)["sceneID"] }
            found.oldID = found.oldNode.flatMap { Element(document: changes.old, node: $0)["sceneID"] }
            (found.isNew, found.isOld) = (found.newNode != nil, found.oldNode != nil)
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

    /// Returns the view that an element is about. For a constraint, that is the item that comes later in the document, which is the deeper one.
    private static func view(of element: Element) -> View? {
        var current: Element? = element
        if let record = element.asConstraint?.record, let item = [record.first, record.second].compactMap(\.self).max() {
            current = Element(document: element.document, node: item)
        }
        while let part = current {
            if let view = part.asView { return view }
            current = part.parent
        }
        return nil
    }

    private static func ids(_ elements: [Element]) -> Set<String> { Set(elements.compactMap { view(of: $0)?.id }) }
}
