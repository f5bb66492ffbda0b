import FormworkModel
import FormworkQuery
import FormworkTree

/// Adds an object from the library: `add label "Name" to Form at 16,100 textColor=secondaryLabelColor`.
///
/// A stack view arranges the object. Elsewhere it has a fixed frame until a constraint is added for it, as in Interface Builder.
public struct AddOperation: Hashable, Sendable {
    /// The kind of object: `label`, `button`, `stackView`.
    public var kind: String
    /// The text or the image that it shows; nil for the library's default.
    public var text: String?
    /// The view, or for bar items the bar, to add it to.
    public var owner: EditTarget
    /// The frame or only the origin, in points; nil for the library's size in the middle of the owner.
    public var frame: [Double]?
    /// The position among its siblings.
    public var placement: Placement
    /// The attributes to set.
    public var settings: [AttributeSetting]
    /// The position of the kind in its command.
    var place = CommandPosition()

    /// An operation that adds an object.
    public init(
        _ kind: String, _ text: String? = nil, to owner: EditTarget, frame: [Double]? = nil, placement: Placement = .last,
        settings: [AttributeSetting] = []
    ) {
        (self.kind, self.text, self.owner, self.frame) = (kind, text, owner, frame)
        (self.placement, self.settings) = (placement, settings)
    }

    func apply(to session: inout EditSession) throws(EditError) {
        let platform = session.document.platform
        guard platform != .watchOS, let prototype = ElementPrototype.named(kind, on: platform) else {
            let names = platform == .watchOS ? [] : ElementPrototype.names(on: platform)
            throw EditError(
                .missing(
                    "there is no '\(kind)' to add; available: \(names.joined(separator: ", "))", near: NearNames.of(kind, among: names)),
                column: place.column)
        }
        if prototype.fragment.name == "barButtonItem" { return try addBarItem(prototype, to: &session) }
        if prototype.fragment.name.hasSuffix("GestureRecognizer") { return try addRecognizer(prototype, to: &session) }
        let owner = try session.container(owner)
        var fragment = prototype.fragment
        try setFrame(of: &fragment, prototype, in: owner)
        let children = owner.element.children.first { $0.name == "subviews" }?.children ?? []
        let sibling = try placement.sibling(among: children, in: session)
        let seeds = [kind, text ?? "", owner.id ?? owner.element.path]
        try session.edit { editor throws(EditError) in
            fragment = Self.identified(fragment, seeds: seeds, editor: &editor)
            editor.insert([fragment], intoList: "subviews", of: owner.element, before: sibling)
            ArrangedLists(owner.element).insert(1, before: sibling, with: &editor)
            let colors = fragment.children.compactMap { $0["systemColor"] }
            editor.list(colors.compactMap { ColorText($0, in: owner.document)?.resource(on: platform) })
        }
        try finish(fragment["id"], in: &session)
    }

    /// Makes the new object the last one, and sets its attributes.
    private func finish(_ id: String?, in session: inout EditSession) throws(EditError) {
        session.last = id
        guard let id, let element = session.document.element(id: id) else { return }
        var all = settings
        if let text { all.insert(Self.textSetting(text, of: element), at: 0) }
        if !all.isEmpty { try SetOperation.set(all, of: [element], in: &session) }
        session.note("added \(element.name) '\(id)'")
    }

    /// Returns the setting for a text: the image of an image view, the placeholder of a field, otherwise the text or the title.
    private static func textSetting(_ text: String, of element: Element) -> AttributeSetting {
        switch element.name {
        case "imageView": return AttributeSetting("image", text)
        case "segmentedControl": return AttributeSetting("segments", text)
        case "textField", "searchBar":
            let isLabel = element.child(key: "cell")?["editable"] != "YES" && element.document.platform == .macOS
            return AttributeSetting(isLabel ? "title" : "placeholder", text)
        default:
            let known = AttributeHolder.attributes(of: element, .table(for: element.document.platform))
            return AttributeSetting(known["text"] != nil ? "text" : known["title"] != nil ? "title" : "userLabel", text)
        }
    }

    // MARK: Views

    /// Gives a new view a frame, fixed unless a stack view arranges it.
    private func setFrame(of fragment: inout ElementFragment, _ prototype: ElementPrototype, in owner: View) throws(EditError) {
        guard var size = prototype.size else { return }
        var origin = Point(x: 0, y: 0)
        let isArranged = owner.element.name == "stackView"
        if let frame {
            origin = Point(x: frame[0], y: frame[1])
            if frame.count == 4 { size = Size(width: frame[2], height: frame[3]) }
        } else if !isArranged, let bounds = owner.frame?.size {
            // Centered, on whole points.
            origin = Point(x: max(0, ((bounds.width - size.width) / 2).rounded()), y: max(0, ((bounds.height - size.height) / 2).rounded()))
        }
        var parts = [ElementFragment(frame: Rect(x: origin.x, y: origin.y, width: size.width, height: size.height))]
        if !isArranged {
            if owner.document.usesAutoLayout {
                fragment.setAttribute("fixedFrame", to: "YES")
            } else {
                fragment.setAttribute("translatesAutoresizingMaskIntoConstraints", to: nil)
            }
            let vertical = owner.document.platform == .macOS ? "flexibleMinY" : "flexibleMaxY"
            parts.append(ElementPrototype.part("autoresizingMask key=autoresizingMask flexibleMaxX=YES \(vertical)=YES"))
        }
        fragment.children.insert(contentsOf: parts, at: 0)
    }

    /// Returns a fragment with new ids for itself and the objects in it.
    private static func identified(_ fragment: ElementFragment, seeds: [String], editor: inout DocumentEditor) -> ElementFragment {
        var fragment = fragment
        fragment.setAttribute("id", to: editor.newID(seeds))
        for place in fragment.children.indices where Self.hasID(fragment.children[place].name) {
            fragment.children[place] = identified(fragment.children[place], seeds: seeds + ["\(place)"], editor: &editor)
        }
        return fragment
    }

    private static func hasID(_ name: String) -> Bool { name.hasSuffix("Cell") || name == "view" || name == "menu" }

    // MARK: Other objects

    private func addBarItem(_ prototype: ElementPrototype, to session: inout EditSession) throws(EditError) {
        let element = try session.one(owner, preferring: .controller)
        var fragment = prototype.fragment
        let owner = element.asScene?.controller ?? element
        let item = owner.name == "navigationItem" ? owner : owner.child(key: "navigationItem")
        let items = owner.children.first { $0.name == "items" }?.children ?? []
        let sibling = owner.name == "toolbar" ? try placement.sibling(among: items, in: session) : nil
        try session.edit { editor throws(EditError) in
            fragment["id"] = editor.newID(["barButtonItem", text ?? "", owner.id ?? ""])
            if owner.name == "toolbar" {
                editor.insert([fragment], intoList: "items", of: owner, before: sibling)
            } else if let item {
                fragment = Self.keyed(fragment, key: placement == .first ? "leftBarButtonItem" : "rightBarButtonItem")
                try Self.insert(fragment, into: item, editor: &editor, target: self.owner)
            } else if owner.isController {
                fragment = Self.keyed(fragment, key: placement == .first ? "leftBarButtonItem" : "rightBarButtonItem")
                let bar = ElementFragment(
                    "navigationItem",
                    attributes: [.init("key", "navigationItem"), .init("id", editor.newID(["navigationItem", owner.id ?? ""]))],
                    children: [fragment])
                editor.insert(part: bar, into: owner)
            } else {
                throw EditError(.unusableObject("'\(self.owner.text)' is \(element.kindText), not a bar"), column: self.owner.column)
            }
        }
        try finish(fragment["id"], in: &session)
    }

    private static func keyed(_ fragment: ElementFragment, key: String) -> ElementFragment {
        var fragment = fragment
        fragment.attributes.insert(.init("key", key), at: 0)
        return fragment
    }

    /// Adds an item to one side of a navigation item. A single item has a key, several are in a list.
    private static func insert(
        _ fragment: ElementFragment, into item: Element, editor: inout DocumentEditor, target: EditTarget
    ) throws(EditError) {
        let key = fragment["key"] ?? ""
        var plain = fragment
        plain["key"] = nil
        if let list = item.children.first(where: { $0.name == key + "s" }) {
            editor.insert(plain, into: list, before: nil)
        } else if let old = item.child(key: key) {
            var first = ElementFragment(copying: old.node, of: item.document.tree)
            first["key"] = nil
            editor.remove(old)
            editor.insert(ElementFragment(key + "s", children: [first, plain]), into: item, before: old)
        } else {
            editor.insert(part: fragment, into: item)
        }
    }

    private func addRecognizer(_ prototype: ElementPrototype, to session: inout EditSession) throws(EditError) {
        let view = try session.view(owner)
        guard let id = view.id, let objects = view.element.topLevelObjects else {
            throw EditError(.unusableObject("'\(owner.text)' cannot have a gesture recognizer"), column: owner.column)
        }
        var fragment = prototype.fragment
        try session.edit { editor throws(EditError) in
            fragment["id"] = editor.newID([fragment.name, id])
            editor.insert(fragment, into: objects, before: nil)
            let connection = ElementFragment(
                "outletCollection",
                attributes: [
                    .init("property", "gestureRecognizers"), .init("destination", fragment["id"] ?? ""), .init("appends", "YES"),
                    .init("id", editor.newID(["gestureRecognizers", id, fragment["id"] ?? ""])),
                ])
            editor.insert(connection: connection, of: view.element)
        }
        try finish(fragment["id"], in: &session)
    }
}

extension Element {
    /// The list of top-level objects that contains the element: the scene's, or the XIB's.
    var topLevelObjects: Element? {
        var element: Element? = self
        while let current = element, current.name != "objects" { element = current.parent }
        return element
    }
}
