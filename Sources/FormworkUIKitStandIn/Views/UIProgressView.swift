/// UIKit's `UIProgressView`.
@MainActor
open class UIProgressView: UIView {
    open override class var interfaceElement: String { "progressView" }
    open override class var startingAttributes: [String: String] { ["opaque": "NO"] }
    /// UIKit's `Style`.
    public enum Style: Int, Sendable, InterfaceWord { case `default`, bar }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// UIKit's initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// UIKit's initializer.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        if style == .bar { write("progressViewStyle", style) }
    }

    /// UIKit's `progressViewStyle`.
    open var progressViewStyle = Style.default { didSet { write("progressViewStyle", progressViewStyle) } }
    /// UIKit's `progress`.
    open var progress: Float = 0 { didSet { write("progress", progress) } }
    /// UIKit's `progressImage`.
    open var progressImage: UIImage? { didSet { write(progressImage, "progressImage") } }
    /// UIKit's `trackImage`.
    open var trackImage: UIImage? { didSet { write(trackImage, "trackImage") } }
    /// UIKit's `progressTintColor`.
    open var progressTintColor: UIColor? { didSet { write(progressTintColor, "progressTintColor") } }
    /// UIKit's `trackTintColor`.
    open var trackTintColor: UIColor? { didSet { write(trackTintColor, "trackTintColor") } }
}
