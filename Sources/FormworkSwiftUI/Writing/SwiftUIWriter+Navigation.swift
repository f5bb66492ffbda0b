import FormworkCode
import FormworkModel

/// Bars, segues and embedded scenes.
extension SwiftUIWriter {
    /// The scene that a segue shows, and the modifier that shows it.
    struct Route {
        /// The kinds of presentation.
        enum Kind: String {
            case link = "navigationDestination", sheet, cover = "fullScreenCover", popover
        }

        let kind: Kind
        let lines: [String]
        /// Whether the controller takes it in code, by segues with these identifiers.
        var isPerformed = false
        var identifiers: [String] = []
        /// The state that presents it; nil until a control needs it.
        var state: String?
    }

    /// The controller whose view is the root; nil for other roots.
    var controller: Element? { unit.root.element.parent.flatMap { $0.isController && unit.root.superview == nil ? $0 : nil } }

    // MARK: Segues

    /// Finds the scenes that the unit's segues show.
    mutating func addRoutes() {
        var sources = Set(unit.views.map(\.view.element)).union(unit.recognizers.map(\.element))
        if let controller {
            sources.insert(controller)
            sources.formUnion(Self.items(of: controller).map(\.item))
        }
        for view in unit.views where view.view.element.name == "toolbar" {
            sources.formUnion(view.view.element.children.filter { $0.name == "items" }.flatMap(\.children))
        }
        for (number, view) in unit.views.enumerated() where ["tableView", "collectionView"].contains(view.view.element.name) {
            sources.formUnion(Self.cells(of: unit.views[number].view.element))
        }
        for connection in unit.root.document.connections where connection.kind == .segue && sources.contains(connection.source) {
            let element = connection.element
            if element["kind"] == "unwind" {
                dismissals[connection.source] = connection
                continue
            }
            guard let destination = connection.destination, let kind = Self.kind(of: element) else { continue }
            // A cell's own unit doesn't show its scenes: its list does.
            if connection.source == unit.root.element { continue }
            guard let lines = scenes.lines(of: destination, isInStack: kind == .link) else { continue }
            // A control has one action. A controller performs any of its segues in code.
            let isPerformed = connection.source == controller
            if !isPerformed, routeOfSource[connection.source] != nil { continue }
            writtenSegues.insert(element)
            noteRest(of: element)
            let index = routes.firstIndex { $0.kind == kind && $0.lines == lines } ?? routes.count
            if index == routes.count { routes.append(Route(kind: kind, lines: lines)) }
            routeOfSource[connection.source] = index
            if isPerformed {
                routes[index].isPerformed = true
                if let identifier = element["identifier"] { routes[index].identifiers.append(identifier) }
            }
        }
    }

    /// Notes the attributes of a segue that the modifier for its scene doesn't have.
    private mutating func noteRest(of segue: Element) {
        var facts = ElementFacts(segue)
        for name in ["kind", "destination", "identifier", "modalPresentationStyle"] { _ = facts.take(name) }
        notConverted += facts.rest
    }

    /// Returns the kind of presentation of a segue; nil for one that SwiftUI has no counterpart for.
    static func kind(of segue: Element) -> Route.Kind? {
        switch segue["kind"] {
        case "show", "push", "showDetail", "replace": .link
        case "presentation", "modal":
            switch segue["modalPresentationStyle"] {
            case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext": .cover
            case "popover": .popover
            default: .sheet
            }
        case "popoverPresentation": .popover
        default: nil
        }
    }

    /// Returns the lines of an embedded scene; nil for a view that embeds none.
    func embedded(_ view: View) -> (lines: [String], segue: Element)? {
        for connection in view.connections where connection.kind == .segue && connection.element["kind"] == "embed" {
            if let lines = connection.destination.flatMap({ scenes.lines(of: $0) }) { return (lines, connection.element) }
        }
        return nil
    }

    /// Returns the statements that follow a segue or an unwind segue of a control.
    mutating func navigation(from source: Element) -> [String] {
        if dismissals[source] != nil {
            needsDismissal = true
            return ["dismiss()"]
        }
        guard let index = routeOfSource[source] else { return [] }
        return ["\(presenting(index)) = true"]
    }

    /// Returns the state that presents a route.
    mutating func presenting(_ index: Int) -> String {
        if let state = routes[index].state { return state }
        let word = routes[index].lines.map { $0.trimmed }.first { $0.hasSuffix("()") }.map { String($0.dropLast(2)) } ?? "Scene"
        let stem = word.hasSuffix("View") && word.count > 4 ? String(word.dropLast(4)) : word
        let state = memberNames.take("shows" + stem, fallback: "showsScene")
        let segues = routes[index].identifiers.map { "'\(CodeLiteral.comment($0))'" }
        if !segues.isEmpty { states.append("/// Whether the scene of the segue \(segues.joined(separator: " or ")) is shown.") }
        states.append("@State private var \(state) = false")
        routes[index].state = state
        return state
    }

    /// Returns the destination of a link that needs no state; nil for other sources.
    func link(from source: Element) -> [String]? {
        guard let index = routeOfSource[source], routes[index].kind == .link else { return nil }
        return routes[index].lines
    }

    // MARK: Bars

    /// Adds the modifiers of the screen: title, bar items and presented scenes.
    mutating func addNavigation(to body: [String]) -> [String] {
        var words: [[String]] = []
        if let controller {
            if let item = controller.child(key: "navigationItem") { words += title(item, controller: controller) }
            let items = toolbar(of: controller)
            if !items.isEmpty { words.append([".toolbar {"] + items.map { "    " + $0 } + ["}"]) }
            // A scene that the controller shows in code needs a state, too.
            for index in routes.indices where routes[index].isPerformed { _ = presenting(index) }
        }
        for route in routes {
            guard let state = route.state else { continue }
            words.append([".\(route.kind.rawValue)(isPresented: $\(state)) {"] + route.lines.map { "    " + $0 } + ["}"])
        }
        if needsDismissal { states.append("@Environment(\\.dismiss) private var dismiss") }
        guard !words.isEmpty else { return body }
        var result = body
        if let first = body.first(where: { !$0.hasPrefix("//") }), first.hasPrefix("switch ") || first.hasPrefix("if ") {
            result = ["Group {"] + body.map { "    " + $0 } + ["}"]
        }
        let indent = modifier("", after: result)
        return result + words.flatMap { $0 }.map { indent + $0 }
    }

    private mutating func title(_ item: Element, controller: Element) -> [[String]] {
        var facts = ElementFacts(item)
        var words: [[String]] = []
        if let title = facts.text("title") ?? controller["title"], !title.isEmpty {
            words.append([".navigationTitle(\(SwiftUIValues.key(title)))"])
            let mode = facts.take("largeTitleDisplayMode")
            if mode == "never" { words.append([".navigationBarTitleDisplayMode(.inline)"]) }
            if mode == "always" { words.append([".navigationBarTitleDisplayMode(.large)"]) }
        }
        // The title of the back button is the title of the scene before.
        for part in item.children where part["key"]?.hasSuffix("BarButtonItem") == true || part["key"]?.hasSuffix("BarButtonItems") == true
        {
            if part["key"] != "backBarButtonItem" || (part["title"] ?? " ") == " " || part["title"] == item["title"] { facts.say(part) }
        }
        for part in item.children where part.name.hasSuffix("BarButtonItems") { facts.say(part) }
        if let view = item.child(key: "titleView")?.asView, let name = names.name(of: view) {
            facts.say(view.element)
            words.append([".toolbar {", "    ToolbarItem(placement: .principal) {", "        \(name)()", "    }", "}"])
        }
        if let custom = item.customClass {
            notConverted.append(
                NotConverted(
                    item, what: "the class '\(CodeLiteral.comment(custom))'", why: "SwiftUI makes the items of navigation bars"))
        }
        notConverted += facts.rest
        return words
    }

    /// Returns the bar items of a controller with their placements.
    static func items(of controller: Element) -> [(item: Element, placement: String)] {
        var result: [(item: Element, placement: String)] = []
        func add(_ element: Element, _ placement: String) {
            if element.name == "barButtonItem" { result.append((element, placement)) }
        }
        if let item = controller.child(key: "navigationItem") {
            for part in item.children {
                switch part["key"] ?? part.name {
                case "leftBarButtonItem": add(part, "topBarLeading")
                case "rightBarButtonItem": add(part, "topBarTrailing")
                case "leftBarButtonItems": for part in part.children { add(part, "topBarLeading") }
                // UIKit shows the first item at the edge.
                case "rightBarButtonItems": for part in part.children.reversed() { add(part, "topBarTrailing") }
                default: break
                }
            }
        }
        for part in controller.child(key: "toolbarItems")?.children ?? [] { add(part, "bottomBar") }
        return result
    }

    private mutating func toolbar(of controller: Element) -> [String] {
        var result: [String] = []
        var current: String?
        for (item, placement) in Self.items(of: controller) {
            if current != placement {
                if current != nil { result.append("}") }
                result.append("ToolbarItemGroup(placement: .\(placement)) {")
                current = placement
            }
            result += barItem(item).map { "    " + $0 }
        }
        return result + (current == nil ? [] : ["}"])
    }

    /// Returns a toolbar that is a view: a row of its items, which begins at the leading edge unless spaces move it.
    mutating func bar(_ number: Int) -> [String] {
        let view = unit.views[number]
        for name in ["translucent", "barStyle"] { _ = facts[number].take(name) }
        let list = view.view.element.children.first { $0.name == "items" }
        if let list { facts[number].say(list) }
        let items = (list?.children ?? []).filter { $0.name == "barButtonItem" }
        let isSpread = items.contains { $0["systemItem"] == "flexibleSpace" }
        let lines = items.flatMap { barItem($0) } + (isSpread ? [] : ["Spacer()"])
        return ["HStack {"] + lines.map { "    " + $0 } + [
            "}", ".padding(.horizontal)", ".frame(height: \(Self.barHeight))", ".background(.bar)",
        ]
    }

    /// The height of a toolbar, in points.
    private static let barHeight = 44

    private mutating func barItem(_ item: Element) -> [String] {
        var facts = ElementFacts(item)
        defer { notConverted += facts.rest }
        let system = facts.take("systemItem")
        let style = facts.take("style")
        if system == "flexibleSpace" { return ["Spacer()"] }
        if system == "fixedSpace" {
            let width = facts.number("width") ?? 0
            return ["Spacer()", "    .frame(width: \(SwiftUIValues.number(width)))"]
        }
        _ = facts.take("width")
        if let view = item.children.first(where: { $0.asView != nil }) {
            facts.say(view)
            if let name = view.asView.flatMap({ names.name(of: $0) }) { return ["\(name)()"] }
        }
        var calls: [String] = []
        for connection in item.children.first(where: { $0.name == "connections" })?.children ?? [] where connection.name == "action" {
            if let selector = connection["selector"] { calls.append(call(selector, from: item)) }
        }
        let known = Self.systemItems[system ?? ""]
        let shown = facts.text("title") ?? known?.title ?? ""
        let image = facts.take("image") ?? item.child(key: "image")?["image"]
        let isSymbol = (facts.take("catalog") ?? item.child(key: "image")?["catalog"]) == "system"
        if let child = item.child(key: "image") { facts.say(child) }
        let picture = image.map { SwiftUIValues.image($0, isSymbol: isSymbol) } ?? known?.symbol.map { "Image(systemName: \"\($0)\")" }
        var lines: [String]
        if calls.isEmpty, let destination = link(from: item) {
            lines =
                ["NavigationLink {"] + destination.map { "    " + $0 } + [
                    "} label: {", "    " + (picture ?? SwiftUIValues.text(shown)), "}",
                ]
        } else {
            calls += navigation(from: item)
            lines = button(shown, picture: picture, calls: calls)
        }
        let indent = modifier("", after: lines)
        if style == "done" || ["done", "save"].contains(system) { lines.append(indent + ".bold()") }
        if facts.take("enabled") == "NO" { lines.append(indent + ".disabled(true)") }
        if let color = facts.color("tintColor") { lines.append(indent + ".tint(\(SwiftUIValues.style(color)))") }
        return lines
    }

    /// Returns a button with a text or a picture that runs some statements.
    func button(_ title: String, picture: String?, calls: [String]) -> [String] {
        let inner = calls.isEmpty ? ["    // Gap: the document has no action for this: add it here."] : calls.map { "    " + $0 }
        let action = calls.count == 1 && calls[0].hasSuffix("()") && calls[0] != "dismiss()" ? calls[0].dropLast(2) : nil
        if picture != nil || SwiftUIValues.isMarked(title) {
            let label = "    " + (picture ?? SwiftUIValues.text(title))
            if let action { return ["Button(action: \(action)) {", label, "}"] }
            return ["Button {"] + inner + ["} label: {", label, "}"]
        }
        if let action { return ["Button(\(CodeLiteral.string(title)), action: \(action))"] }
        return ["Button(\(CodeLiteral.string(title))) {"] + inner + ["}"]
    }

    /// The titles and symbols of the system's bar items.
    private static let systemItems: [String: (title: String, symbol: String?)] = [
        "done": ("Done", nil), "cancel": ("Cancel", nil), "edit": ("Edit", nil), "save": ("Save", nil), "undo": ("Undo", nil),
        "redo": ("Redo", nil), "close": ("Close", "xmark"), "add": ("Add", "plus"), "compose": ("Compose", "square.and.pencil"),
        "reply": ("Reply", "arrowshape.turn.up.left"), "action": ("Share", "square.and.arrow.up"), "organize": ("Organize", "folder"),
        "bookmarks": ("Bookmarks", "book"), "search": ("Search", "magnifyingglass"), "refresh": ("Refresh", "arrow.clockwise"),
        "stop": ("Stop", "xmark"), "camera": ("Camera", "camera"), "trash": ("Delete", "trash"), "play": ("Play", "play.fill"),
        "pause": ("Pause", "pause.fill"), "rewind": ("Rewind", "backward.fill"), "fastForward": ("Forward", "forward.fill"),
        "pageCurl": ("Curl", "book.pages"),
    ]
}

extension String {
    /// The text without spaces at its beginning.
    fileprivate var trimmed: Substring { drop { $0 == " " } }
}
