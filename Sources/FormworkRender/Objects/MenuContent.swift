import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTree

/// The content of an AppKit menu, as an open menu shows it.
struct MenuContent {
    /// A menu item.
    struct Item {
        /// The mark in front of the title.
        enum Mark {
            case on, mixed
        }

        /// The id; empty for none.
        var id = ""
        /// The title; empty for a separator.
        var title = ""
        /// The key equivalent as menus display it: `⇧⌘S`; empty for none.
        var keys = ""
        var mark: Mark?
        var image: String?
        /// The indentation level.
        var indentation = 0
        var isSeparator = false
        var isEnabled = true
        /// The submenu, as an index in the same tree.
        var submenu: Int?
    }

    /// The title: that of the item that opens the menu, or the menu's own title for the root.
    var title: String
    var items: [Item] = []

    /// The maximum number of menus, and of items in a menu, that are read.
    private static let greatest = 400

    /// Returns the menu itself, then its submenus level by level, each once. Hidden and alternate items are left out.
    ///
    /// - Complexity: O(n) in the number of items.
    static func tree(of menu: NodeIndex, _ values: ResolvedDocument) -> [MenuContent] {
        var menus = [MenuContent(title: values.text(.title, node: menu, key: "title") ?? "")]
        var waiting = [(node: menu, place: 0)]
        var next = 0
        while next < waiting.count {
            let (node, place) = waiting[next]
            next += 1
            guard let list = values.child(node, name: .items) else { continue }
            for element in values.children(list).prefix(greatest) where values.name(element) == .menuItem {
                if values.flag(.hidden, node: element) == true || values.isSet("alternate", node: element) == true { continue }
                var item = Item(element, values: values)
                if let submenu = values.child(element, key: "submenu"), menus.count < greatest {
                    item.submenu = menus.count
                    waiting.append((submenu, menus.count))
                    menus.append(MenuContent(title: item.title))
                }
                menus[place].items.append(item)
            }
        }
        return menus
    }
}

extension MenuContent.Item {
    /// Reads a menu item.
    fileprivate init(_ element: NodeIndex, values: ResolvedDocument) {
        id = values.string(.id, node: element) ?? ""
        isSeparator = values.isSet("isSeparatorItem", node: element) == true
        if isSeparator { return }
        title = values.text(.title, node: element, key: "title") ?? ""
        if let attributed = values.child(element, key: "attributedTitle"), title.isEmpty {
            title = values.children(attributed).compactMap { values.text(.content, node: $0, key: "content") }.joined()
        }
        // An item with a submenu has no key equivalent.
        if values.child(element, key: "submenu") == nil { keys = Self.keys(of: element, values) }
        switch values.word("state", node: element) {
        case "on": mark = .on
        case "mixed": mark = .mixed
        default: break
        }
        image = values.string(.image, node: element)
        indentation = Int(clamping: min(max(values.amount("indentationLevel", node: element) ?? 0, 0), 15))
        isEnabled = values.flag(.enabled, node: element) ?? true
    }

    /// Returns the key equivalent with its modifiers in the order in which macOS shows them.
    private static func keys(of element: NodeIndex, _ values: ResolvedDocument) -> String {
        guard let key = values.word("keyEquivalent", node: element) ?? keyChild(element, values: values),
            let first = key.unicodeScalars.first
        else {
            return ""
        }
        var result = ""
        var isShifted = key != key.lowercased()
        if let mask = values.child(element, key: "keyEquivalentModifierMask") {
            if values.isSet("control", node: mask) == true { result += "⌃" }
            if values.isSet("option", node: mask) == true { result += "⌥" }
            isShifted = isShifted || values.isSet("shift", node: mask) == true
            if isShifted { result += "⇧" }
            if values.isSet("command", node: mask) == true { result += "⌘" }
        } else {
            result = isShifted ? "⇧⌘" : "⌘"
        }
        return result + (names[first.value] ?? String(key.uppercased().prefix(2)))
    }

    private static func keyChild(_ element: NodeIndex, values: ResolvedDocument) -> String? {
        values.child(element, key: "keyEquivalent").flatMap { Element(document: values.document, node: $0).plainText }
    }

    /// The symbols of keys that aren't letters, by AppKit's characters for them.
    private static let names: [UInt32: String] = [
        0x03: "⌤", 0x08: "⌫", 0x09: "⇥", 0x0A: "↩", 0x0D: "↩", 0x19: "⇤", 0x1B: "⎋", 0x20: "Space", 0x7F: "⌦", 0xF700: "↑", 0xF701: "↓",
        0xF702: "←", 0xF703: "→", 0xF704: "F1", 0xF705: "F2", 0xF706: "F3", 0xF707: "F4", 0xF708: "F5", 0xF709: "F6", 0xF70A: "F7",
        0xF70B: "F8", 0xF70C: "F9", 0xF70D: "F10", 0xF70E: "F11", 0xF70F: "F12", 0xF728: "⌦", 0xF729: "↖", 0xF72B: "↘", 0xF72C: "⇞",
        0xF72D: "⇟",
    ]
}
