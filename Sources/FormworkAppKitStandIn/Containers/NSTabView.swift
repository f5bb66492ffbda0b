import FormworkDSL

/// AppKit's `NSTabView`.
@MainActor
open class NSTabView: NSView {
    open override class var interfaceElement: String { "tabView" }
    open override class var startingAttributes: [String: String] { ["allowsTruncatedLabels": "NO"] }

    /// AppKit's `TabType`.
    public enum TabType: UInt, Sendable, InterfaceWord {
        case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder, noTabsBezelBorder
        case noTabsLineBorder, noTabsNoBorder
    }

    /// AppKit's `TabPosition`.
    public enum TabPosition: UInt, Sendable, InterfaceWord {
        case none, top, left, bottom, right
    }

    /// AppKit's `TabViewBorderType`.
    public enum TabViewBorderType: UInt, Sendable, InterfaceWord {
        case none, line, bezel
    }

    /// AppKit's `tabViewType`.
    open var tabViewType: TabType = .topTabsBezelBorder { didSet { write("type", tabViewType) } }
    /// AppKit's `tabPosition`.
    open var tabPosition: TabPosition = .top { didSet { write("tabPosition", tabPosition) } }
    /// AppKit's `tabViewBorderType`.
    open var tabViewBorderType: TabViewBorderType = .bezel { didSet { write("tabViewBorderType", tabViewBorderType) } }
    /// AppKit's `font`.
    open var font: NSFont = .systemFont(ofSize: 13) { didSet { write(font, font: "font") } }
    /// AppKit's `drawsBackground`.
    open var drawsBackground = true { didSet { write("drawsBackground", drawsBackground) } }
    /// AppKit's `allowsTruncatedLabels`.
    open var allowsTruncatedLabels = false { didSet { write("allowsTruncatedLabels", allowsTruncatedLabels) } }
    /// AppKit's `controlSize`.
    open var controlSize: NSControl.ControlSize = .regular { didSet { write("controlSize", controlSize) } }
    /// AppKit's `delegate`.
    open weak var delegate: (any NSTabViewDelegate)?

    /// AppKit's `tabViewItems`.
    public private(set) final var tabViewItems: [NSTabViewItem] = []

    /// AppKit's `addTabViewItem`.
    open func addTabViewItem(_ item: NSTabViewItem) {
        item.tabView = self
        tabViewItems.append(item)
        itemsChanged()
        item.putView()
    }

    /// AppKit's `tabViewItem`.
    open func tabViewItem(at index: Int) -> NSTabViewItem { tabViewItems[index] }

    /// AppKit's `selectTabViewItem`.
    open func selectTabViewItem(at index: Int) { write("initialItem", id(of: tabViewItems[index])) }

    func itemsChanged() {
        write(
            LayoutContent(
                "tabViewItems",
                children: tabViewItems.map { LayoutContent("tabViewItem", ["label": $0.label, "identifier": "", "id": id(of: $0)]) }))
    }

    func id(of item: NSTabViewItem) -> String { "\(standInLayoutView.id)-item-\(tabViewItems.firstIndex(of: item) ?? 0)" }
}

/// AppKit's `NSTabViewItem`.
@MainActor
open class NSTabViewItem: NSObject {
    weak var tabView: NSTabView?

    /// AppKit's initializer.
    public init(identifier: Any?) { self.identifier = identifier }
    /// AppKit's initializer. In a proof nothing is shown.
    public convenience init(viewController: NSViewController) { self.init(identifier: nil) }

    /// AppKit's `identifier`.
    open var identifier: Any?

    /// AppKit's `label`.
    open var label = "" { didSet { tabView?.itemsChanged() } }
    /// AppKit's `image`.
    open var image: NSImage?
    /// AppKit's `toolTip`.
    open var toolTip: String?
    /// AppKit's `view`.
    open var view: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            putView()
        }
    }

    func putView() { if let view, let tabView { tabView.put(view, in: .element(id: tabView.id(of: self), key: "view")) } }
}
