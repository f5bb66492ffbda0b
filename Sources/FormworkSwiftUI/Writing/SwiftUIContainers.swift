import FormworkCode
import FormworkModel

/// Writes the container controllers of a document as structures: tab bars, split views, and the initial navigation controller.
struct SwiftUIContainers {
    let document: InterfaceDocument
    let scenes: SwiftUIScenes
    let source: String

    /// Returns a file for each container.
    func files() -> [SwiftUIFile] {
        let initial = Element(document: document, node: document.rootNode)["initialViewController"]
        return document.scenes.compactMap { scene in
            guard let controller = scene.controller, let name = scenes.names.name(ofContainer: controller) else { return nil }
            var notes: [NotConverted] = []
            let body: [String]
            switch controller.name {
            case "tabBarController": body = tabs(controller, notes: &notes)
            case "splitViewController": body = split(controller, notes: &notes)
            case "navigationController" where controller.id == initial && initial != nil:
                guard let lines = scenes.lines(of: controller) else { return nil }
                body = lines
            default: return nil
            }
            var text = SwiftUIWriter.lines(of: notes)
            if !text.isEmpty { text.append("") }
            text += [
                "import SwiftUI", "",
                "/// \(CodeLiteral.comment(scene.label ?? controller.className)), from \(CodeLiteral.comment(source)).",
            ]
            text += ["struct \(name): View {", "    var body: some View {"] + body.map { "        " + $0 } + ["    }", "}"]
            text += ["", "#Preview {", "    \(name)()", "}"]
            return SwiftUIFile(
                name: name + ".swift", text: text.joined(separator: "\n") + "\n", unit: nil, notConverted: notes, agreement: nil,
                otherAgreement: nil, states: [])
        }
    }

    private func shown(_ controller: Element, notes: inout [NotConverted]) -> [String] {
        if let lines = scenes.lines(of: controller) { return lines }
        let name = controller["storyboardName"].map { "the storyboard '\($0)'" } ?? controller.className
        notes.append(
            NotConverted(controller, what: "the controller", why: "\(name) isn't part of this document: an empty view replaces it"))
        return ["// Gap: \(CodeLiteral.comment(name)) isn't converted: replace this view.", "EmptyView()"]
    }

    private func tabs(_ container: Element, notes: inout [NotConverted]) -> [String] {
        var result = ["TabView {"]
        for controller in scenes.children(of: container, "viewControllers") {
            var lines = shown(controller, notes: &notes)
            let inner =
                controller.child(key: "tabBarItem") != nil
                ? controller : scenes.children(of: controller, "rootViewController").first ?? controller
            if let item = inner.child(key: "tabBarItem") {
                let indent = lines.contains { $0.hasSuffix("{") } ? "" : "    "
                lines += label(item, notes: &notes).map { indent + $0 }
            }
            result += lines.map { "    " + $0 }
        }
        return result + ["}"]
    }

    /// Returns the modifier that gives a tab its title and image.
    private func label(_ item: Element, notes: inout [NotConverted]) -> [String] {
        var facts = ElementFacts(item)
        let system = facts.take("systemItem").flatMap { Self.systemItems[$0] }
        let title = facts.text("title") ?? system?.title ?? ""
        var result: [String]
        if let image = facts.take("image") ?? item.child(key: "image")?["image"] {
            // A catalog names the system's symbols.
            let isSymbol = (facts.take("catalog") ?? item.child(key: "image")?["catalog"]) == "system"
            if let child = item.child(key: "image") { facts.say(child) }
            let picture = SwiftUIValues.image(image, isSymbol: isSymbol)
            let label =
                SwiftUIValues.isMarked(title)
                ? ["Label {", "    " + SwiftUIValues.text(title), "} icon: {", "    " + picture, "}"]
                : ["Label(\(CodeLiteral.string(title)), \(isSymbol ? "systemImage" : "image"): \(CodeLiteral.string(image)))"]
            result = [".tabItem {"] + label.map { "    " + $0 } + ["}"]
        } else if let system {
            result = [".tabItem {", "    Label(\(CodeLiteral.string(system.title)), systemImage: \"\(system.symbol)\")", "}"]
        } else {
            result = [".tabItem {", "    " + SwiftUIValues.text(title), "}"]
        }
        if let badge = facts.text("badgeValue") { result.append(".badge(\(CodeLiteral.string(badge)))") }
        notes += facts.rest
        return result
    }

    /// The titles and symbols of the system's tabs.
    private static let systemItems: [String: (title: String, symbol: String)] = [
        "favorites": ("Favorites", "star.fill"), "featured": ("Featured", "star.fill"), "topRated": ("Top Rated", "star.fill"),
        "recents": ("Recents", "clock.fill"), "contacts": ("Contacts", "person.crop.circle.fill"), "history": ("History", "clock.fill"),
        "bookmarks": ("Bookmarks", "book.fill"), "search": ("Search", "magnifyingglass"),
        "downloads": ("Downloads", "arrow.down.circle.fill"),
        "mostRecent": ("Most Recent", "clock.fill"), "mostViewed": ("Most Viewed", "list.number"), "more": ("More", "ellipsis"),
    ]

    private func split(_ container: Element, notes: inout [NotConverted]) -> [String] {
        func part(_ relationship: String) -> [String]? {
            scenes.children(of: container, relationship).first.map { shown($0, notes: &notes).map { "    " + $0 } }
        }
        var result = ["NavigationSplitView {"] + (part("masterViewController") ?? ["    EmptyView()"])
        if let middle = part("supplementaryViewController") { result += ["} content: {"] + middle }
        return result + ["} detail: {"] + (part("detailViewController") ?? ["    EmptyView()"]) + ["}"]
    }
}
