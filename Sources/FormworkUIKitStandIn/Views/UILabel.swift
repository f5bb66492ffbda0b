/// Apple's [UILabel](https://developer.apple.com/documentation/uikit/uilabel).
open class UILabel: UIView {
    open override class var startingAttributes: [String: String] {
        ["userInteractionEnabled": "NO", "textAlignment": "natural", "adjustsFontSizeToFit": "NO", "contentMode": "redraw"]
    }

    open var text: String? { didSet { write(text) } }
    open var attributedText: NSAttributedString? { didSet { write(attributedText) } }
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { write(font) } }
    open var textColor: UIColor! { didSet { write(textColor) } }
    open var highlightedTextColor: UIColor? { didSet { write(highlightedTextColor) } }
    open var shadowColor: UIColor? { didSet { write(shadowColor) } }
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { write(shadowOffset) } }
    open var textAlignment = NSTextAlignment.natural { didSet { write(textAlignment) } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { write(lineBreakMode) } }
    open var numberOfLines = 1 { didSet { write(numberOfLines) } }
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { write(baselineAdjustment) } }
    open var adjustsFontSizeToFitWidth = false { didSet { write(adjustsFontSizeToFitWidth) } }
    open var minimumScaleFactor: CGFloat = 0 { didSet { write(minimumScaleFactor) } }
    open var allowsDefaultTighteningForTruncation = false { didSet { write(allowsDefaultTighteningForTruncation) } }
    open var adjustsFontForContentSizeCategory = false { didSet { write(adjustsFontForContentSizeCategory) } }
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { write(preferredMaxLayoutWidth) } }
    open var isHighlighted = false { didSet { write(isHighlighted) } }
    open var isEnabled = true { didSet { write(isEnabled) } }
    open var showsExpansionTextWhenTruncated = false { didSet { write(showsExpansionTextWhenTruncated) } }
}
