/// Apple's [UIProgressView](https://developer.apple.com/documentation/uikit/uiprogressview).
open class UIProgressView: UIView {
    open override class var startingAttributes: [String: String] { ["opaque": "NO"] }
    public enum Style: Int, Sendable, InterfaceWord { case `default`, bar }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        if style == .bar { write("progressViewStyle", style) }
    }

    open var progressViewStyle = Style.default { didSet { write(progressViewStyle) } }
    open var progress: Float = 0 { didSet { write(progress) } }
    open var progressImage: UIImage? { didSet { write(progressImage) } }
    open var trackImage: UIImage? { didSet { write(trackImage) } }
    open var progressTintColor: UIColor? { didSet { write(progressTintColor) } }
    open var trackTintColor: UIColor? { didSet { write(trackTintColor) } }
}
