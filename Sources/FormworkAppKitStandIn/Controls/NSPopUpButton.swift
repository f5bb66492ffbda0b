import FormworkDSL

/// Apple's [NSPopUpButton](https://developer.apple.com/documentation/appkit/nspopupbutton).
open class NSPopUpButton: NSButton {
    open override class var cellClass: NSCell.Type? { NSPopUpButtonCell.self }

    public enum ArrowPosition: UInt, Sendable, InterfaceWord {
        case noArrow, arrowAtCenter, arrowAtBottom
    }

    open var pullsDown = false { didSet { writeCell(pullsDown) } }
    open var autoenablesItems = true { didSet { writeCell(autoenablesItems) } }
    open var preferredEdge: NSRectEdge = .minY { didSet { writeCell(preferredEdge) } }

    /// The index of the selected item; -1 for none.
    public private(set) final var indexOfSelectedItem = -1

    open func selectItem(at index: Int) {
        indexOfSelectedItem = index
        menuChanged()
    }

    open func addItem(withTitle title: String) { menu?.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: "")) }

    open func addItems(withTitles titles: [String]) {
        for title in titles { addItem(withTitle: title) }
    }

    open func item(at index: Int) -> NSMenuItem? { menu.flatMap { $0.items.indices.contains(index) ? $0.items[index] : nil } }

    open var lastItem: NSMenuItem? { menu?.items.last }

    open var itemArray: [NSMenuItem] { menu?.items ?? [] }

    override func begin() {
        super.begin()
        writeCell("title", nil as String?)
        let own = NSMenu(title: "")
        menu = own
        own.changed = { [weak self] in self?.menuChanged() }
        imagePosition = .imageLeft
    }

    /// Writes the menu and the shown item. Without a selection, a pop-up menu selects its first item.
    private func menuChanged() {
        guard let menu else { return }
        if indexOfSelectedItem < 0, !pullsDown, !menu.items.isEmpty { indexOfSelectedItem = 0 }
        writeCell(menu.content(standInLayoutView.id))
        let shown = pullsDown ? 0 : indexOfSelectedItem
        guard menu.items.indices.contains(shown) else { return }
        writeCell("title", menu.items[shown].title)
        writeCell("selectedItem", NSMenu.id(standInLayoutView.id, of: shown))
    }
}

/// Apple's [NSComboButton](https://developer.apple.com/documentation/appkit/nscombobutton).
open class NSComboButton: NSControl {}
