/// Apple's [NSViewController](https://developer.apple.com/documentation/appkit/nsviewcontroller).
open class NSViewController: NSResponder {
    public init(nibName: NSNib.Name?, bundle: Bundle?) { super.init() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    // Safe: generated code never decodes; other code that does gets this message.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    open func setValue(_ value: Any?, forKey key: String) {}

    private var loaded: NSView?

    /// The controller's view, loaded on first access.
    open var view: NSView {
        get {
            if loaded == nil {
                loadView()
                viewDidLoad()
            }
            return loaded ?? NSView()
        }
        set { loaded = newValue }
    }

    open func loadView() { loaded = NSView() }
    open func viewDidLoad() {}
    public final func loadViewIfNeeded() { _ = view }

    open var title: String?
    open var identifier: NSUserInterfaceItemIdentifier?
    open var preferredContentSize = NSSize.zero
    public private(set) final var children: [NSViewController] = []

    open func addChild(_ child: NSViewController) { children.append(child) }
    /// AppKit's `presentAsModalWindow`. The stand-in presents nothing.
    open func presentAsModalWindow(_ controller: NSViewController) {}
    open func presentAsSheet(_ controller: NSViewController) {}
    open func present(
        _ controller: NSViewController, asPopoverRelativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge,
        behavior: NSPopover.Behavior
    ) {}
}

/// Apple's [NSPageController](https://developer.apple.com/documentation/appkit/nspagecontroller).
open class NSPageController: NSViewController {}

/// Apple's [NSPopover](https://developer.apple.com/documentation/appkit/nspopover).
open class NSPopover: NSResponder {
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
}

/// Apple's [NSNib](https://developer.apple.com/documentation/appkit/nsnib).
open class NSNib: NSObject {
    public typealias Name = String
}

/// Apple's [NSStoryboard](https://developer.apple.com/documentation/appkit/nsstoryboard). The stand-in shows nothing.
open class NSStoryboard: NSObject {
    public typealias Name = String

    public init(name: Name, bundle: Bundle?) { super.init() }

    open func instantiateInitialController() -> Any? { nil }
    open func instantiateController(withIdentifier identifier: String) -> Any { NSViewController() }
}

/// Apple's [NSStoryboardSegue](https://developer.apple.com/documentation/appkit/nsstoryboardsegue). The stand-in shows nothing.
open class NSStoryboardSegue: NSObject {
    public init(identifier: String, source: Any, destination: Any) { super.init() }

    open func perform() {}
}
