/// UIKit's `UILabel`.
@MainActor
open class UILabel: UIView {
    open override class var interfaceElement: String { "label" }
    open override class var startingAttributes: [String: String] {
        ["userInteractionEnabled": "NO", "textAlignment": "natural", "adjustsFontSizeToFit": "NO", "contentMode": "redraw"]
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// UIKit's initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// UIKit's `text`.
    open var text: String? { didSet { write("text", text) } }
    /// UIKit's `attributedText`.
    open var attributedText: NSAttributedString? { didSet { write(attributedText, "attributedText") } }
    // Safe: declared as UIKit declares it; nothing here unwraps it.
    /// UIKit's `font`.
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { write(font) } }
    // Safe: declared as UIKit declares it; nothing here unwraps it.
    /// UIKit's `textColor`.
    open var textColor: UIColor! { didSet { write(textColor, "textColor") } }
    /// UIKit's `highlightedTextColor`.
    open var highlightedTextColor: UIColor? { didSet { write(highlightedTextColor, "highlightedColor") } }
    /// UIKit's `shadowColor`.
    open var shadowColor: UIColor? { didSet { write(shadowColor, "shadowColor") } }
    /// UIKit's `shadowOffset`.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { write(shadowOffset, size: "shadowOffset") } }
    /// UIKit's `textAlignment`.
    open var textAlignment = NSTextAlignment.natural { didSet { write("textAlignment", textAlignment) } }
    /// UIKit's `lineBreakMode`.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { write("lineBreakMode", lineBreakMode) } }
    /// UIKit's `numberOfLines`.
    open var numberOfLines = 1 { didSet { write("numberOfLines", numberOfLines) } }
    /// UIKit's `baselineAdjustment`.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { write("baselineAdjustment", baselineAdjustment) } }
    /// UIKit's `adjustsFontSizeToFitWidth`.
    open var adjustsFontSizeToFitWidth = false { didSet { write("adjustsFontSizeToFit", adjustsFontSizeToFitWidth) } }
    /// UIKit's `minimumScaleFactor`.
    open var minimumScaleFactor: CGFloat = 0 { didSet { write("minimumScaleFactor", minimumScaleFactor) } }
    /// UIKit's `allowsDefaultTighteningForTruncation`.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { write("adjustsLetterSpacingToFitWidth", allowsDefaultTighteningForTruncation) }
    }
    /// UIKit's `adjustsFontForContentSizeCategory`.
    open var adjustsFontForContentSizeCategory = false {
        didSet { write("adjustsFontForContentSizeCategory", adjustsFontForContentSizeCategory) }
    }
    /// UIKit's `preferredMaxLayoutWidth`.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { write("preferredMaxLayoutWidth", preferredMaxLayoutWidth) } }
    /// UIKit's `isHighlighted`.
    open var isHighlighted = false { didSet { write("highlighted", isHighlighted) } }
    /// UIKit's `isEnabled`.
    open var isEnabled = true { didSet { write("enabled", isEnabled) } }
    /// UIKit's `showsExpansionTextWhenTruncated`.
    open var showsExpansionTextWhenTruncated = false {
        didSet { write("showsExpansionTextWhenTruncated", showsExpansionTextWhenTruncated) }
    }
}
