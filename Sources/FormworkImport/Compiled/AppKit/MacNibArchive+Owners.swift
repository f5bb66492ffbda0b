import FormworkModel
import FormworkNib

/// The owners and ids of objects.
extension MacNibArchive {
    static let firstResponder = -10

    mutating func readOwners() {
        let root = filesOwner
        if let root { give(root, id: "-2") }
        give(Self.firstResponder, id: "-1")
        for (object, id) in scenes?.ids ?? [] { give(object, id: id) }
        giveKnownIDs()
        var seen: Set<Int> = root.map { [$0] } ?? []
        for data in datas { readMembers(of: data, &seen) }
        giveSortedIDs()
        for object in graph.objects.indices {
            for key in ["NSWindowView", "NSContentView", "NSView", "NSDocView"] {
                if let view = graph.object(object, key: key) { shownViews.insert(view) }
            }
        }
        for entry in owned {
            for constraint in graph.objects(in: graph.value(entry.object, key: "NSViewConstraints"))
            where graph.value(constraint, key: "NSFirstItem") != nil && seen.insert(constraint).inserted {
                constraints.append((constraint, entry.object))
            }
            readGuides(of: entry.object)
        }
    }

    /// Finds a view's guides: those used by constraints, and others in the document.
    private mutating func readGuides(of view: Int) {
        let spokenOf = graph.objects(in: graph.value(view, key: "NSViewLayoutGuides"))
        for (isMargin, name, key) in [
            (false, "NSViewSafeAreaLayoutGuide", "IBNSSafeAreaLayoutGuide"),
            (true, "NSViewLayoutMarginsLayoutGuide", "IBNSLayoutMarginsGuide"),
        ] {
            let own = spokenOf.first { graph.value($0, key: "NSLayoutGuideIdentifier").flatMap(graph.text) == name }
            let other = graph.object(view, key: key)
            guard let guide = own ?? other, guides[guide] == nil else { continue }
            guidesOfViews[view, default: []].append((guide, isMargin))
            guides[guide] = guide
            if let other { guides[other] = guide }
        }
        for guide in spokenOf where guides[guide] == nil { guides[guide] = view }
    }

    /// Reads the objects of a file, with their owners.
    private mutating func readMembers(of data: Int, _ seen: inout Set<Int>) {
        let root = graph.object(data, key: "NSRoot")
        let children = graph.objects(in: graph.value(data, key: "NSObjectsKeys"))
        let parents = graph.value(data, key: "NSObjectsValues").map { graph.items($0) } ?? []
        for (index, child) in children.enumerated() where graph.className(child) != "NSLayoutConstraint" {
            if let scenes, scenes.isLeftOut(child) || scenes.aliases[child] != nil { continue }
            guard seen.insert(child).inserted else { continue }
            let owner = parents.indices.contains(index) ? parents[index].object : nil
            let isAtTop = owner == root || scenes?.isAtTop(child, below: owner.map(resolve)) == true
            owned.append((child, isAtTop ? nil : owner.map(resolve)))
            guard scenes == nil, graph.className(child) == "NSCustomObject" else { continue }
            if graph.value(child, key: "NSClassName").flatMap(graph.text) == "NSApplication" { give(child, id: "-3") }
        }
    }

    /// Finds the ids that localizable strings contain: `abc-12-xyz.title`.
    private mutating func giveKnownIDs() {
        // The cell in the title of a box isn't an object of the document.
        var boxes: [Int: Int] = [:]
        for object in graph.objects.indices { if let cell = graph.object(object, key: "NSTitleCell") { boxes[cell] = object } }
        for object in graph.objects.indices {
            for field in graph.fields(of: object) {
                guard let text = field.value.object, graph.className(text) == "NSLocalizableString",
                    let name = graph.value(text, key: "NSKey").flatMap(graph.text)
                else { continue }
                let parts = name.split(separator: ".", omittingEmptySubsequences: false)
                // `abc.ibShadowedItems[0]` refers to an object inside the named one.
                guard parts.count == 2, !name.contains("["), Self.isID(parts[0]), ids[object] == nil else { continue }
                give(boxes[object] ?? object, id: String(parts[0]))
            }
        }
    }

    /// Whether a text can be an id: letters, digits and hyphens.
    static func isID(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.count < 64
            && text.utf8.allSatisfy { byte in
                byte == UInt8(ascii: "-") || byte &- 48 < 10 || (byte | 0x20) &- 97 < 26
            }
    }

    mutating func give(_ object: Int, id: String) {
        if givenIDs.insert(id).inserted { ids[object] = id }
    }

    /// Returns the id of an object, in Xcode's form. A generated one is always the same for the same file.
    mutating func id(_ object: Int) -> String {
        if let known = ids[object] { return known }
        var generator = ObjectIDGenerator(seed: UInt64(truncatingIfNeeded: object))
        while true {
            let id = String(decoding: generator.next(), as: UTF8.self)
            guard givenIDs.insert(id).inserted else { continue }
            ids[object] = id
            return id
        }
    }
}
