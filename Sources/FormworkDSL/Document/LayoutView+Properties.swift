import FormworkModel

/// Common properties of views, independent of Interface Builder's vocabulary. Use ``setAttribute(_:to:)`` and ``setContent(_:)``
/// for the rest.
///
/// Getters return the value that code set, else the imported document's.
extension LayoutView {
    // MARK: Texts

    /// The text of a label, a text field, a text view or a search bar.
    public var text: String? {
        get { isOfMac ? part(cell)?["title"] : value("text") ?? part("string", key: "text")?.text }
        nonmutating set {
            if isOfMac { return changeCell { $0["title"] = newValue } }
            // A text of several lines is written as a child element.
            removeParts(["text", "attributedText"])
            if let newValue, newValue.contains(where: \.isNewline) {
                setAttribute("text", to: nil)
                setContent(ElementFragment("string", ["key": "text"], text: newValue))
            } else {
                setAttribute("text", to: newValue)
            }
        }
    }

    /// The title of a button.
    public var title: String? {
        get {
            isOfMac
                ? part(cell)?["title"]
                : part("state", key: "normal")?["title"] ?? part("buttonConfiguration", key: "configuration")?["title"]
        }
        nonmutating set {
            if isOfMac { return changeCell { $0["title"] = newValue } }
            if part("buttonConfiguration", key: "configuration") != nil {
                change("buttonConfiguration", key: "configuration") { $0["title"] = newValue }
            } else {
                change("state", key: "normal") { $0["title"] = newValue }
            }
        }
    }

    /// The text that a text field shows while it is empty.
    public var placeholder: String? {
        get { isOfMac ? part(cell)?["placeholderString"] : value("placeholder") }
        nonmutating set {
            if isOfMac { changeCell { $0["placeholderString"] = newValue } } else { setAttribute("placeholder", to: newValue) }
        }
    }

    /// The maximum number of a label's lines; 0 for no limit.
    public var numberOfLines: Int {
        get { value("numberOfLines").flatMap { Int($0) } ?? 1 }
        nonmutating set { setAttribute("numberOfLines", to: String(newValue)) }
    }

    /// The font of its text; nil if none is set.
    public var font: Font? {
        get {
            isOfMac
                ? (part(cell)?.children.first { $0.name == "font" }).flatMap { Font(mac: $0) }
                : part("fontDescription", key: "fontDescription").flatMap { Font(touch: $0) }
        }
        nonmutating set {
            let content = newValue?.content(on: document.platform)
            guard isOfMac else {
                removeParts(["fontDescription"])
                if let content { setContent(content) }
                return
            }
            changeCell { cell in
                cell.children.removeAll { $0.name == "font" && $0["key"] == "font" }
                if let content { cell.children.append(content) }
            }
        }
    }

    // MARK: Colours

    /// The colour of its text.
    public var textColor: Color? {
        get { Color(isOfMac ? part(cell)?.children.first { $0["key"] == "textColor" } : part("color", key: "textColor")) }
        nonmutating set {
            guard isOfMac else { return setColor(newValue, key: "textColor") }
            changeCell { cell in
                cell.children.removeAll { $0["key"] == "textColor" }
                if let newValue { cell.children.append(newValue.content("textColor")) }
            }
        }
    }

    /// The background colour.
    public var backgroundColor: Color? {
        get { Color(part("color", key: "backgroundColor")) }
        nonmutating set { setColor(newValue, key: "backgroundColor") }
    }

    /// The tint colour.
    public var tintColor: Color? {
        get { Color(part("color", key: "tintColor")) }
        nonmutating set { setColor(newValue, key: "tintColor") }
    }

    private func setColor(_ color: Color?, key: String) {
        removeParts([key])
        if let color { setContent(color.content(key)) }
    }

    // MARK: Visibility

    /// Whether it is hidden. A hidden view still takes part in the layout.
    public var isHidden: Bool {
        get { value("hidden") == "YES" }
        nonmutating set { setAttribute("hidden", to: newValue ? "YES" : nil) }
    }

    /// The opacity, from 0 to 1.
    public var alpha: Double {
        get { value(isOfMac ? "alphaValue" : "alpha").flatMap { Double($0) } ?? 1 }
        nonmutating set { setAttribute(isOfMac ? "alphaValue" : "alpha", to: DocumentNumber.text(newValue)) }
    }
}

extension LayoutView {
    private var isOfMac: Bool { document.platform == .macOS }

    /// The element name of a macOS control's cell.
    private var cell: String { element + "Cell" }

    /// Returns an XML attribute as code set it, else the imported element's.
    private func value(_ name: String) -> String? {
        if let set = entry.attributes.last(where: { $0.name == name }) { return set.value }
        return imported?.element[name]
    }

    /// Returns a child element as code set it, else the imported element's. A nil key matches any.
    private func part(_ name: String, key: String? = nil) -> ElementFragment? {
        if let set = contents.first(where: { $0.name == name && (key == nil || $0["key"] == key) }) { return set }
        guard let found = imported?.element.children.first(where: { $0.name == name && (key == nil || $0["key"] == key) }),
            !entry.removedParts.contains(found["key"] ?? "")
        else { return nil }
        return ElementFragment(copying: found.node, of: found.document.tree)
    }

    /// Changes a child element, which is added if missing.
    private func change(_ name: String, key: String, change: (inout ElementFragment) -> Void) {
        var content = part(name, key: key) ?? ElementFragment(name, ["key": key])
        change(&content)
        setContent(content)
    }

    private func changeCell(_ change: (inout ElementFragment) -> Void) { self.change(cell, key: "cell", change: change) }

    /// Removes the child elements with these keys, whether imported or set by code.
    private func removeParts(_ keys: Set<String>) {
        entry.removedParts.formUnion(keys)
        entry.contents.removeAll { keys.contains($0["key"] ?? "") }
    }
}
