/// Apple's [UIProgressView](https://developer.apple.com/documentation/uikit/uiprogressview).
@MainActor
open class UIProgressView: UIView {
    open override class var interfaceElement: String { "progressView" }
    open override class var startingAttributes: [String: String] { ["opaque": "NO"] }
    public enum Style: Int, Sendable, InterfaceWord { case `default`, bar }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        if style == .bar { write("progressViewStyle", style) }
    }

    open var progressViewStyle = Style.default { didSet { write("progressViewStyle", progressViewStyle) } }
    open var progress: Float = 0 { didSet { write("progress", progress) } }
    open var progressImage: UIImage? { didSet { write(progressImage, "progressImage") } }
    open var trackImage: UIImage? { didSet { write(trackImage, "trackImage") } }
    open var progressTintColor: UIColor? { didSet { write(progressTintColor, "progressTintColor") } }
    open var trackTintColor: UIColor? { didSet { write(trackTintColor, "trackTintColor") } }
}
