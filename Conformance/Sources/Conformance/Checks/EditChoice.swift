import Foundation

/// A command with its kind, its opposite, and the number of lines it may touch, if known; `LAST` is the id of the object it makes.
struct Edit {
    let kind: String
    let command: String
    var opposite: String?
    var lines: Int?

    init(_ kind: String, _ command: String, _ opposite: String? = nil, _ lines: Int? = nil) {
        (self.kind, self.command, self.opposite, self.lines) = (kind, command, opposite, lines)
    }
}

/// The elements of a document to choose from.
struct EditedDocument {
    private let root: Element
    private let elements: [Element]
    private let unique: Set<String>
    private let isMac: Bool
    private let isWatch: Bool
    /// Whether the document lists its system colours. Documents of Xcode 10 and earlier do not: the first command that uses one lists it.
    let listsColors: Bool
    /// The number of lines that one command may change, in addition to those that are copied, moved or wrapped.
    private static let margin = 24
    private static let plain: Set = ["view", "customView", "tableViewCellContentView", "collectionViewCellContentView"]
    private static let word = Pattern(#"[A-Za-z_]\w*"#)

    init(_ root: Element) {
        self.root = root
        elements = root.all
        let ids = Counter(elements.compactMap(\.id).filter { !$0.isEmpty })
        unique = Set(ids.keys.filter { ids[$0] == 1 })
        isMac = (root["targetRuntime"] ?? "").contains("MacOSX")
        isWatch = (root["targetRuntime"] ?? "").contains("watchKit")
        let listed = Set(elements.filter { $0.tag == "systemColor" }.compactMap { $0["name"] })
        listsColors = elements.allSatisfy { $0.tag != "color" || ($0["systemColor"] ?? "").isEmpty || listed.contains($0["systemColor"]!) }
    }

    private func isUnique(_ id: String?) -> Bool { id.map(unique.contains) ?? false }
    private func named(_ tags: Set<String>) -> [Element] { elements.filter { tags.contains($0.tag) && isUnique($0.id) } }
    private func named(_ tag: String) -> [Element] { named([tag]) }
    private var controllers: [Element] { elements.filter { $0["sceneMemberID"] == "viewController" && isUnique($0.id) } }

    /// The number of lines that a copy of an element has, with the margin.
    private func lines(_ element: Element) -> Int {
        element.all.reduce(1 + Self.margin) { $0 + ($1.text + $1.tail).utf8.count { $0 == 10 } }
    }

    private func quoted(_ text: String) -> String {
        let escapes = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n"), ("\t", "\\t")]
        return "\"" + escapes.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) } + "\""
    }

    private func id(_ element: Element) -> String { "#" + (element.id ?? "") }

    /// Returns a random edit; nil if the chosen one is impossible.
    func choose(_ random: inout Random) -> Edit? {
        let views = elements.filter { $0.parent?.tag == "subviews" && isUnique($0.id) }
        guard !views.isEmpty else { return nil }
        let view = random.choice(views)
        guard let owner = view.parent?.parent else { return nil }
        switch random.below(4) {
        case 0: return setting(&random, view, id(view))
        case 1: return layout(&random, view, id(view), owner)
        case 2: return structure(&random, view, id(view), owner)
        default: return whole(&random, view, id(view), views)
        }
    }

    private func setting(_ random: inout Random, _ view: Element, _ name: String) -> Edit? {
        func has(_ test: (Element) -> Bool) -> Bool { view.children.contains(where: test) }
        switch random.below(9) {
        case 0 where view["hidden"] == nil: return Edit("set", "set \(name) hidden=YES", "set \(name) hidden=NO", 2)
        case 1 where view.tag == "label" && view["usesAttributedText"] != "YES":
            guard let old = view["text"] else { return nil }
            let text = random.choice(["Übung & <b>", String(repeating: "x", count: 200), "a\nb", ""])
            guard old.unicodeScalars.count < 128, !old.contains("\n") else { return nil }
            return Edit("set", "set \(name) text=\(quoted(text))", "set \(name) text=\(quoted(old))", 6)
        case 2:
            return Edit("set", "set \(name) userLabel=\(random.below(1000))", "set \(name) userLabel=\(quoted(view["userLabel"] ?? ""))", 2)
        case 3:
            let constraints = named("constraint").filter { $0["symbolic"] == nil && !($0["constant"] ?? "").isEmpty }
            guard !constraints.isEmpty else { return nil }
            let constraint = random.choice(constraints)
            return Edit(
                "set", "set \(id(constraint)) constant=\(random.number(in: 1..<400)).5",
                "set \(id(constraint)) constant=\(constraint["constant"]!)", 2)
        case 4 where ["label", "button", "view", "imageView"].contains(view.tag) && !isMac && !has { $0["key"] == "tintColor" }:
            return Edit("set", "set \(name) tintColor=#123456", "set \(name) tintColor=default", 3)
        case 5 where ["imageView", "label", "view", "button"].contains(view.tag) && !isMac:
            return Edit(
                "set", "set \(name) contentMode=\(random.choice(["center", "scaleAspectFill", "top"])) tag=\(random.number(in: 1..<99))",
                nil, 2)
        case 6 where !isWatch && !has { $0.tag == "accessibility" }:
            return Edit(
                "set", "set \(name) accessibilityLabel=\"a & b\" accessibilityIdentifier=x",
                "set \(name) accessibilityLabel= accessibilityIdentifier=", 4)
        case 7 where view.tag == "imageView" && !isMac: return Edit("set image", "set \(name) image=image\(random.below(100))", nil, 8)
        case 8 where ["label", "button", "textField"].contains(view.tag) && !isWatch:
            return Edit("set", "set \(name) font=\(random.choice(["headline", quoted("bold 21"), quoted("Avenir-Book 14")]))", nil, 4)
        default: return nil
        }
    }

    private func layout(_ random: inout Random, _ view: Element, _ name: String, _ owner: Element) -> Edit? {
        let kind = random.below(8)
        let isPlain = Self.plain.contains(owner.tag) && isUnique(owner.id)
        let isPlaced = view["translatesAutoresizingMaskIntoConstraints"] == "NO" && (view["fixedFrame"] ?? "").isEmpty
        let constraints = kind < 4 ? [] : named("constraint").filter { isUnique($0["secondItem"]) && isUnique($0["firstItem"]) }
        switch kind {
        case 0 where isPlain && isPlaced:
            let what = random.choice([
                "leading = superview.leading", "top = superview.top", "width = superview.width", "centerX = superview.centerX",
            ])
            return Edit("add constraint", "add constraint \(name).\(what) + \(random.number(in: 1000..<9000)).25", "remove #LAST", 6)
        case 1 where isPlain:
            let inset = random.number(in: 1000..<9000)
            let sides = random.choice(["top", "leading", "bottom trailing", "top leading bottom trailing"])
            return Edit("pin", "pin \(name) to superview on \(sides) inset \(inset).25", nil, 20)
        case 2 where isPlain: return Edit("center", "center \(name)\(random.choice(["", " horizontally", " vertically"]))", nil, 14)
        case 3 where isPlain:
            return Edit(
                "size", "size \(name) \(random.choice(["width=111.5", "height=77.5", "ratio=16:9", "width=10 height=20"]))", nil, 16)
        case 4 where !constraints.isEmpty:
            let constraint = id(random.choice(constraints))
            return Edit(
                "replace constraint", "replace constraint \(constraint) with \(name).width = \(random.number(in: 1000..<9000)).75", nil, 14)
        case 5 where !named("constraint").isEmpty: return Edit("remove", "remove \(id(random.choice(named("constraint")))) with references")
        case 6 where !isMac && !isWatch:
            let all = named("constraint")
            let constraint = random.choice(all.isEmpty ? [view] : all)
            let classes = random.choice(["compact width", "regular height", "compact width compact height"])
            let (target, setting) = random.choice([
                (name, "hidden=YES"), (name, "installed=NO"), (id(constraint), "installed=NO"), (id(constraint), "constant=12.5"),
            ])
            return Edit("variation", "variation \(target) \(setting) for \(classes)", nil, 10)
        case 7 where !isMac && isPlain: return Edit("add guide", "add guide safeArea to \(id(owner))", nil, 4)
        default: return nil
        }
    }

    private func structure(_ random: inout Random, _ view: Element, _ name: String, _ owner: Element) -> Edit? {
        let kind = random.below(9)
        let isPlain = Self.plain.contains(owner.tag) && isUnique(owner.id)
        switch kind {
        case 0 where isPlain:
            let what = random.choice(["label", "button", "imageView", "view", "textField", "stackView", "slider"])
            return Edit("add", "add \(what) to \(id(owner))", "remove #LAST", 40)
        case 1 where isPlain:
            return Edit("add image", "add imageView \"picture & \(random.below(9))\" to \(id(owner)) at 1,2", "remove #LAST", 16)
        case 2: return Edit("duplicate", "duplicate \(name)", "remove #LAST with references", lines(view))
        case 3 where !isMac:
            guard let siblings = view.parent?.children, siblings.count > 1, siblings.allSatisfy({ isUnique($0.id) }) else { return nil }
            let place = siblings.firstIndex { $0 === view }!
            let back = place + 1 < siblings.count ? "before \(id(siblings[place + 1]))" : "last"
            return Edit("move", "move \(name) first", "move \(name) \(back)", 2 * lines(view))
        case 4 where owner.tag == "stackView" && !isMac: return Edit("wrap", "wrap \(name) in stack", "unwrap #LAST", 2 * lines(view))
        case 5:
            return Edit("wrap", "wrap \(name) in \(random.choice(["stack", "view", "scroll"]))\(random.choice(["", " with references"]))")
        case 6: return Edit("remove", "remove \(name)\(random.choice(["", " with references"]))")
        case 7 where !named("stackView").isEmpty: return Edit("unwrap", "unwrap \(id(random.choice(named("stackView")))) with references")
        case 8:
            let targets = named(Self.plain.union(["stackView"])).filter { $0 !== view }
            return targets.isEmpty ? nil : Edit("move", "move \(name) into \(id(random.choice(targets))) with references")
        default: return nil
        }
    }

    private func whole(_ random: inout Random, _ view: Element, _ name: String, _ views: [Element]) -> Edit? {
        let kind = random.below(12)
        let controllers = controllers
        func names(_ attribute: String, _ isWanted: (Element) -> Bool = { _ in true }) -> [String] {
            Set(elements.filter(isWanted).compactMap { $0[attribute] }.filter { !$0.isEmpty }).sorted {
                $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
            }
        }
        switch kind {
        case 0:
            let outlet = "outlet\(random.below(1_000_000))"
            return Edit(
                "connect", "connect outlet \(outlet) from \(name) to \(id(random.choice(views)))",
                "disconnect outlet \(outlet) from \(name)", 6)
        case 1 where view.tag == "button":
            let press = random.below(99)
            return Edit(
                "connect", "connect action \"press\(press):\" from \(name) to \(id(random.choice(views)))",
                isMac ? nil : "disconnect #LAST", 6)
        case 2:
            let classes = names("customClass").filter(Self.word.isWhole)
            guard !classes.isEmpty else { return nil }
            let old = random.choice(classes)
            return Edit(
                "rename class", "rename class \(old) to Zz\(old)", "rename class Zz\(old) to \(old)",
                4 * elements.count { $0["customClass"] == old } + 12)
        case 3:
            let outlets = names("property") { $0.tag == "outlet" }.filter(Self.word.isWhole)
            guard !outlets.isEmpty else { return nil }
            let old = random.choice(outlets)
            return Edit("rename outlet", "rename outlet \(old) to zz\(old)", nil, 4 * elements.count { $0["property"] == old })
        case 4:
            let colors = names("name") { $0.tag == "color" && ($0["catalog"] ?? "").isEmpty }
            guard !colors.isEmpty else { return nil }
            let color = quoted(random.choice(colors))
            return Edit("replace color", "replace color \(color) \(random.choice(["#102030", "NewColor"]))")
        case 5:
            let images = names("image") { $0.tag != "image" }
            return images.isEmpty ? nil : Edit("replace image", "replace image \(quoted(random.choice(images))) other-image")
        case 6 where !controllers.isEmpty:
            let controller = id(random.choice(controllers))
            return Edit("embed", "embed \(controller) in \(random.choice(["navigation", "tabs"]))", nil, 60)
        case 7 where !controllers.isEmpty:
            let controller = id(random.choice(controllers))
            return Edit("extract", "extract scene \(controller) to Extracted\(random.below(1_000_000)).storyboard")
        case 8 where !controllers.isEmpty && !isMac:
            let template = random.below(99)
            return Edit("add template", "add template Wide\(template) to \(id(random.choice(controllers)))")
        case 9 where !isWatch: return Edit("hide-master", "hide-master \(name) for \(id(random.choice(views)))", nil, 6)
        case 10 where !controllers.isEmpty: return Edit("remove scene", "remove \(id(random.choice(controllers))) with references")
        case 11 where controllers.count > 1:
            let buttons = named("button")
            let button = id(random.choice(buttons.isEmpty ? [view] : buttons))
            return Edit(
                "connect segue", "connect segue show from \(button) to \(id(random.choice(controllers))) identifier s", "disconnect #LAST",
                6)
        default: return nil
        }
    }
}
