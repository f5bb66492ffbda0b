import FormworkDSL

/// Apple's [UIButton](https://developer.apple.com/documentation/uikit/uibutton).
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable, InterfaceWord {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }

    public enum Role: Int, Sendable, InterfaceWord { case normal, primary, cancel, destructive }

    public private(set) final var buttonType = ButtonType.custom

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        if type != .custom { write("buttonType", type) }
    }

    public final lazy var titleLabel: UILabel? = ButtonTitleLabel(of: self)
    public final lazy var imageView: UIImageView? = nil

    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { write(contentEdgeInsets.inset("contentEdgeInsets")) } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { write(titleEdgeInsets.inset("titleEdgeInsets")) } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { write(imageEdgeInsets.inset("imageEdgeInsets")) } }
    open var showsTouchWhenHighlighted = false { didSet { write(showsTouchWhenHighlighted) } }
    open var adjustsImageWhenHighlighted = true { didSet { write(adjustsImageWhenHighlighted) } }
    open var adjustsImageWhenDisabled = true { didSet { write(adjustsImageWhenDisabled) } }
    open var reversesTitleShadowWhenHighlighted = false { didSet { write(reversesTitleShadowWhenHighlighted) } }
    open var isPointerInteractionEnabled = false { didSet { write(isPointerInteractionEnabled) } }
    open var isSpringLoaded = false { didSet { write(isSpringLoaded) } }
    open var changesSelectionAsPrimaryAction = false { didSet { write(changesSelectionAsPrimaryAction) } }
    open var role = Role.normal { didSet { write(role) } }
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { write(adjustsImageSizeForAccessibilityContentSizeCategory) }
    }

    // MARK: States

    private func change(_ state: State, _ body: (inout ElementFragment) -> Void) {
        var content = standInLayoutView.content("state", key: state.key) ?? ElementFragment("state", ["key": state.key])
        body(&content)
        write(content)
    }

    open func setTitle(_ title: String?, for state: State) { change(state) { $0["title"] = title } }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.set(title?.content("attributedTitle"), "attributedTitle") }
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        change(state) { $0.set(color?.content("titleColor"), "titleColor") }
    }

    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        change(state) { $0.set(color?.content("titleShadowColor"), "titleShadowColor") }
    }

    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.set(image, "image") } }

    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.set(image, "backgroundImage") } }

    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        change(state) { $0.set(configuration?.content("preferredSymbolConfiguration"), "preferredSymbolConfiguration") }
    }

    open func title(for state: State) -> String? { standInLayoutView.content("state", key: state.key)?["title"] }

    // MARK: Configuration

    open var configuration: Configuration? {
        didSet {
            remove("buttonConfiguration", "configuration")
            if let configuration { write(configuration.content) }
        }
    }
}

extension ElementFragment {
    /// Replaces the child element with a key; nil removes it.
    mutating func set(_ content: ElementFragment?, _ key: String) {
        children.removeAll { $0["key"] == key }
        if let content { children.append(content) }
    }

    /// Writes an image: its name as an attribute, or an element if it has more than a name.
    mutating func set(_ image: UIImage?, _ name: String) {
        set(nil as ElementFragment?, name)
        self[name] = nil
        guard let image else { return }
        if image.isPlain && (name == "image" || !image.isSystem) {
            self[name] = image.name
            if name == "image" { self["catalog"] = image.isSystem ? "system" : nil }
        } else {
            set(image.reference(name), name)
        }
    }
}
