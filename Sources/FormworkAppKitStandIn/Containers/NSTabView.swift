import FormworkDSL

/// Apple's [NSTabView](https://developer.apple.com/documentation/appkit/nstabview).
open class NSTabView: NSView {
    open override class var startingAttributes: [String: String] { ["allowsTruncatedLabels": "NO"] }

    public enum TabType: UInt, Sendable, InterfaceWord {
        case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder, noTabsBezelBorder
        case noTabsLineBorder, noTabsNoBorder
    }

    public enum TabPosition: UInt, Sendable, InterfaceWord {
        case none, top, left, bottom, right
    }

    public enum TabViewBorderType: UInt, Sendable, InterfaceWord {
        case none, line, bezel
    }

    open var tabViewType: TabType = .topTabsBezelBorder { didSet { write(tabViewType) } }
    open var tabPosition: TabPosition = .top { didSet { write(tabPosition) } }
    open var tabViewBorderType: TabViewBorderType = .bezel { didSet { write(tabViewBorderType) } }
    open var font: NSFont = .systemFont(ofSize: 13) { didSet { write(font) } }
    open var drawsBackground = true { didSet { write(drawsBackground) } }
    open var allowsTruncatedLabels = false { didSet { write(allowsTruncatedLabels) } }
    open var controlSize: NSControl.ControlSize = .regular { didSet { write(controlSize) } }
    open weak var delegate: (any NSTabViewDelegate)?

    public private(set) final var tabViewItems: [NSTabViewItem] = []

    open func addTabViewItem(_ item: NSTabViewItem) {
        item.tabView = self
        tabViewItems.append(item)
        itemsChanged()
        item.putView()
    }

    open func tabViewItem(at index: Int) -> NSTabViewItem { tabViewItems[index] }

    open func selectTabViewItem(at index: Int) { write("initialItem", id(of: tabViewItems[index])) }

    func itemsChanged() {
        write(
            ElementFragment(
                "tabViewItems",
                children: tabViewItems.map { ElementFragment("tabViewItem", ["label": $0.label, "identifier": "", "id": id(of: $0)]) }))
    }

    func id(of item: NSTabViewItem) -> String { "\(standInLayoutView.id)-item-\(tabViewItems.firstIndex(of: item) ?? 0)" }
}

/// Apple's [NSTabViewItem](https://developer.apple.com/documentation/appkit/nstabviewitem).
open class NSTabViewItem: NSObject {
    weak var tabView: NSTabView?

    public init(identifier: Any?) { self.identifier = identifier }
    /// AppKit's initializer. The stand-in shows nothing.
    public convenience init(viewController: NSViewController) { self.init(identifier: nil) }

    open var identifier: Any?

    open var label = "" { didSet { tabView?.itemsChanged() } }
    open var image: NSImage?
    open var toolTip: String?
    open var view: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            putView()
        }
    }

    func putView() { if let view, let tabView { tabView.put(view, in: .element(id: tabView.id(of: self), key: "view")) } }
}
