import FormworkDSL

/// Apple's [UIVisualEffectView](https://developer.apple.com/documentation/uikit/uivisualeffectview).
open class UIVisualEffectView: UIView {
    open override class var startingAttributes: [String: String] { ["opaque": "NO"] }

    public convenience init(effect: UIVisualEffect?) {
        self.init(frame: .zero)
        self.effect = effect
        writeEffect()
    }

    open var effect: UIVisualEffect? { didSet { writeEffect() } }
    /// The superview of the content.
    public final lazy var contentView: UIView = {
        let view = UIView()
        addPart(view, .part(key: "contentView"))
        return view
    }()

    private func writeEffect() {
        remove("blurEffect", nil)
        remove("vibrancyEffect", nil)
        if let content = effect?.content { write(content) }
    }
}
