import FormworkModel
package import FormworkTree
import FormworkVocabulary

/// The platforms' `NSParagraphStyle`.
open class NSParagraphStyle: NSObject, AttributeValue {
    fileprivate var textAlignment = NSTextAlignment.natural
    fileprivate var numbers: [String: CGFloat] = [:]
    fileprivate var mode = NSLineBreakMode.byWordWrapping
    fileprivate var direction = NSWritingDirection.natural
    fileprivate var allowsTightening = false

    /// As on the platforms.
    public override init() { super.init() }

    package func attributeContent(_ key: String) -> ElementFragment {
        var result = ElementFragment("paragraphStyle", ["key": key, "alignment": textAlignment.interfaceWord])
        result["lineBreakMode"] = mode.interfaceText(in: Vocabulary.uiKit.words("paragraphLineBreakMode"))
        result["baseWritingDirection"] = direction.interfaceWord
        for (name, value) in numbers.sorted(by: { $0.key < $1.key }) { result[name] = DocumentNumber.text(value) }
        if allowsTightening { result["allowsDefaultTighteningForTruncation"] = "YES" }
        return result
    }
}

/// The platforms' `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The platforms' `alignment`.
    public var alignment: NSTextAlignment = .natural { didSet { textAlignment = alignment } }
    /// The platforms' `lineBreakMode`.
    public var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { mode = lineBreakMode } }
    /// The platforms' `baseWritingDirection`.
    public var baseWritingDirection: NSWritingDirection = .natural { didSet { direction = baseWritingDirection } }
    /// The platforms' `allowsDefaultTighteningForTruncation`.
    public var allowsDefaultTighteningForTruncation = false { didSet { allowsTightening = allowsDefaultTighteningForTruncation } }
    /// The platforms' `lineSpacing`.
    public var lineSpacing: CGFloat = 0 { didSet { set(lineSpacing) } }
    /// The platforms' `paragraphSpacing`.
    public var paragraphSpacing: CGFloat = 0 { didSet { set(paragraphSpacing) } }
    /// The platforms' `paragraphSpacingBefore`.
    public var paragraphSpacingBefore: CGFloat = 0 { didSet { set(paragraphSpacingBefore) } }
    /// The platforms' `firstLineHeadIndent`.
    public var firstLineHeadIndent: CGFloat = 0 { didSet { set(firstLineHeadIndent) } }
    /// The platforms' `headIndent`.
    public var headIndent: CGFloat = 0 { didSet { set(headIndent) } }
    /// The platforms' `tailIndent`.
    public var tailIndent: CGFloat = 0 { didSet { set(tailIndent) } }
    /// The platforms' `minimumLineHeight`.
    public var minimumLineHeight: CGFloat = 0 { didSet { set(minimumLineHeight) } }
    /// The platforms' `maximumLineHeight`.
    public var maximumLineHeight: CGFloat = 0 { didSet { set(maximumLineHeight) } }
    /// The platforms' `lineHeightMultiple`.
    public var lineHeightMultiple: CGFloat = 0 { didSet { set(lineHeightMultiple) } }
    /// The platforms' `defaultTabInterval`.
    public var defaultTabInterval: CGFloat = 0 { didSet { set(defaultTabInterval) } }
    /// The platforms' `hyphenationFactor`.
    public var hyphenationFactor: Float = 0 { didSet { set(CGFloat(hyphenationFactor)) } }

    private func set(_ value: CGFloat, of property: String = #function) { numbers[property] = value }
}
