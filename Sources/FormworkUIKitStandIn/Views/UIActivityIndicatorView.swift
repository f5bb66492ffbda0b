/// UIKit's `UIActivityIndicatorView`.
@MainActor
open class UIActivityIndicatorView: UIView {
    open override class var interfaceElement: String { "activityIndicatorView" }
    open override class var startingAttributes: [String: String] { ["opaque": "NO", "hidesWhenStopped": "YES"] }
    /// UIKit's `Style`.
    public enum Style: Int, Sendable, InterfaceWord { case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101 }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// UIKit's initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// UIKit's initializer.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        write("style", style)
    }

    /// UIKit's `isAnimating`.
    public private(set) final var isAnimating = false

    /// UIKit's `startAnimating`.
    open func startAnimating() {
        isAnimating = true
        write("animating", true)
    }

    /// UIKit's `stopAnimating`.
    open func stopAnimating() {
        isAnimating = false
        write("animating", nil as String?)
    }

    /// UIKit's `style`.
    open var style = Style.medium { didSet { write("style", style) } }
    /// UIKit's `hidesWhenStopped`.
    open var hidesWhenStopped = true { didSet { write("hidesWhenStopped", hidesWhenStopped) } }
    // Safe: declared as UIKit declares it; nothing here unwraps it.
    /// UIKit's `color`.
    open var color: UIColor! { didSet { write(color, "color") } }
}
