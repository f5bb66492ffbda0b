/// Apple's [UILabel](https://developer.apple.com/documentation/uikit/uilabel).
@MainActor
open class UILabel: UIView {
    open override class var interfaceElement: String { "label" }
    open override class var startingAttributes: [String: String] {
        ["userInteractionEnabled": "NO", "textAlignment": "natural", "adjustsFontSizeToFit": "NO", "contentMode": "redraw"]
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String? { didSet { write("text", text) } }
    open var attributedText: NSAttributedString? { didSet { write(attributedText, "attributedText") } }
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { write(font) } }
    open var textColor: UIColor! { didSet { write(textColor, "textColor") } }
    open var highlightedTextColor: UIColor? { didSet { write(highlightedTextColor, "highlightedColor") } }
    open var shadowColor: UIColor? { didSet { write(shadowColor, "shadowColor") } }
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { write(shadowOffset, size: "shadowOffset") } }
    open var textAlignment = NSTextAlignment.natural { didSet { write("textAlignment", textAlignment) } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { write("lineBreakMode", lineBreakMode) } }
    open var numberOfLines = 1 { didSet { write("numberOfLines", numberOfLines) } }
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { write("baselineAdjustment", baselineAdjustment) } }
    open var adjustsFontSizeToFitWidth = false { didSet { write("adjustsFontSizeToFit", adjustsFontSizeToFitWidth) } }
    open var minimumScaleFactor: CGFloat = 0 { didSet { write("minimumScaleFactor", minimumScaleFactor) } }
    open var allowsDefaultTighteningForTruncation = false {
        didSet { write("adjustsLetterSpacingToFitWidth", allowsDefaultTighteningForTruncation) }
    }
    open var adjustsFontForContentSizeCategory = false {
        didSet { write("adjustsFontForContentSizeCategory", adjustsFontForContentSizeCategory) }
    }
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { write("preferredMaxLayoutWidth", preferredMaxLayoutWidth) } }
    open var isHighlighted = false { didSet { write("highlighted", isHighlighted) } }
    open var isEnabled = true { didSet { write("enabled", isEnabled) } }
    open var showsExpansionTextWhenTruncated = false {
        didSet { write("showsExpansionTextWhenTruncated", showsExpansionTextWhenTruncated) }
    }
}
