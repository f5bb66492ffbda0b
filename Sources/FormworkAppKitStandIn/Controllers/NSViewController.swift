/// AppKit's `NSViewController`.
@MainActor
open class NSViewController: NSResponder {
    /// AppKit's initializer.
    public init(nibName: NSNib.Name?, bundle: Bundle?) { super.init() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    // Safe: generated code decodes nothing, and a person's code that does is told so.
    /// AppKit's initializer.
    public required init?(coder: NSCoder) { fatalError("the stand-in reads no archives") }

    private var loaded: NSView?

    /// Its view, which is loaded when it is first asked for.
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

    /// AppKit's `loadView`.
    open func loadView() { loaded = NSView() }
    /// AppKit's `viewDidLoad`.
    open func viewDidLoad() {}
    /// AppKit's `loadViewIfNeeded`.
    public final func loadViewIfNeeded() { _ = view }

    /// AppKit's `title`.
    open var title: String?
    /// AppKit's `identifier`.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// AppKit's `preferredContentSize`.
    open var preferredContentSize = NSSize.zero
    /// AppKit's `children`.
    public private(set) final var children: [NSViewController] = []

    /// AppKit's `addChild`.
    open func addChild(_ child: NSViewController) { children.append(child) }
    /// AppKit's `presentAsModalWindow`. In a proof nothing is presented.
    open func presentAsModalWindow(_ controller: NSViewController) {}
    /// AppKit's `presentAsSheet`.
    open func presentAsSheet(_ controller: NSViewController) {}
    /// AppKit's `present`.
    open func present(
        _ controller: NSViewController, asPopoverRelativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge,
        behavior: NSPopover.Behavior
    ) {}
}

/// AppKit's `NSPageController`.
open class NSPageController: NSViewController {}

/// AppKit's `NSPopover`.
@MainActor
open class NSPopover: NSResponder {
    /// AppKit's `Behavior`.
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
}

/// AppKit's `NSNib`.
@MainActor
open class NSNib: NSObject {
    /// AppKit's `Name`.
    public typealias Name = String
}

/// AppKit's `NSStoryboard`. In a proof nothing is shown.
@MainActor
open class NSStoryboard: NSObject {
    /// AppKit's `Name`.
    public typealias Name = String

    /// AppKit's initializer.
    public init(name: Name, bundle: Bundle?) { super.init() }

    /// AppKit's `instantiateInitialController`.
    open func instantiateInitialController() -> Any? { nil }
    /// AppKit's `instantiateController`.
    open func instantiateController(withIdentifier identifier: String) -> Any { NSViewController() }
}

/// AppKit's `NSStoryboardSegue`. In a proof nothing is shown.
@MainActor
open class NSStoryboardSegue: NSObject {
    /// AppKit's initializer.
    public init(identifier: String, source: Any, destination: Any) { super.init() }

    /// AppKit's `perform`.
    open func perform() {}
}
