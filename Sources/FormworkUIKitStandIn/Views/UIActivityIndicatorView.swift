/// Apple's [UIActivityIndicatorView](https://developer.apple.com/documentation/uikit/uiactivityindicatorview).
open class UIActivityIndicatorView: UIView {
    open override class var startingAttributes: [String: String] { ["opaque": "NO", "hidesWhenStopped": "YES"] }
    public enum Style: Int, Sendable, InterfaceWord { case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101 }

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        write("style", style)
    }

    public private(set) final var isAnimating = false

    open func startAnimating() {
        isAnimating = true
        write("animating", true)
    }

    open func stopAnimating() {
        isAnimating = false
        write("animating", nil as String?)
    }

    open var style = Style.medium { didSet { write(style) } }
    open var hidesWhenStopped = true { didSet { write(hidesWhenStopped) } }
    open var color: UIColor! { didSet { write(color) } }
}
