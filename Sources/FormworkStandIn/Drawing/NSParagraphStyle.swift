package import FormworkDSL
import FormworkModel

/// The platforms' `NSParagraphStyle`.
open class NSParagraphStyle: NSObject, AttributeValue {
    fileprivate var textAlignment = NSTextAlignment.natural
    fileprivate var numbers: [String: CGFloat] = [:]
    fileprivate var mode = NSLineBreakMode.byWordWrapping
    fileprivate var direction = NSWritingDirection.natural
    fileprivate var allowsTightening = false

    /// As on the platforms.
    public override init() { super.init() }

    package func attributeContent(_ key: String) -> LayoutContent {
        var result = LayoutContent("paragraphStyle", ["key": key, "alignment": textAlignment.interfaceWord])
        result["lineBreakMode"] = mode.paragraphWord
        result["baseWritingDirection"] = direction.interfaceWord
        for (name, value) in numbers.sorted(by: { $0.key < $1.key }) { result[name] = DocumentNumber.text(value) }
        if allowsTightening { result["allowsDefaultTighteningForTruncation"] = "YES" }
        return result
    }
}

/// The platforms' `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The platforms' `alignment`.
    public var alignment: NSTextAlignment {
        get { textAlignment }
        set { textAlignment = newValue }
    }
    /// The platforms' `lineBreakMode`.
    public var lineBreakMode: NSLineBreakMode {
        get { mode }
        set { mode = newValue }
    }
    /// The platforms' `baseWritingDirection`.
    public var baseWritingDirection: NSWritingDirection {
        get { direction }
        set { direction = newValue }
    }
    /// The platforms' `allowsDefaultTighteningForTruncation`.
    public var allowsDefaultTighteningForTruncation: Bool {
        get { allowsTightening }
        set { allowsTightening = newValue }
    }
    /// The platforms' `lineSpacing`.
    public var lineSpacing: CGFloat {
        get { numbers["lineSpacing"] ?? 0 }
        set { numbers["lineSpacing"] = newValue }
    }
    /// The platforms' `paragraphSpacing`.
    public var paragraphSpacing: CGFloat {
        get { numbers["paragraphSpacing"] ?? 0 }
        set { numbers["paragraphSpacing"] = newValue }
    }
    /// The platforms' `paragraphSpacingBefore`.
    public var paragraphSpacingBefore: CGFloat {
        get { numbers["paragraphSpacingBefore"] ?? 0 }
        set { numbers["paragraphSpacingBefore"] = newValue }
    }
    /// The platforms' `firstLineHeadIndent`.
    public var firstLineHeadIndent: CGFloat {
        get { numbers["firstLineHeadIndent"] ?? 0 }
        set { numbers["firstLineHeadIndent"] = newValue }
    }
    /// The platforms' `headIndent`.
    public var headIndent: CGFloat {
        get { numbers["headIndent"] ?? 0 }
        set { numbers["headIndent"] = newValue }
    }
    /// The platforms' `tailIndent`.
    public var tailIndent: CGFloat {
        get { numbers["tailIndent"] ?? 0 }
        set { numbers["tailIndent"] = newValue }
    }
    /// The platforms' `minimumLineHeight`.
    public var minimumLineHeight: CGFloat {
        get { numbers["minimumLineHeight"] ?? 0 }
        set { numbers["minimumLineHeight"] = newValue }
    }
    /// The platforms' `maximumLineHeight`.
    public var maximumLineHeight: CGFloat {
        get { numbers["maximumLineHeight"] ?? 0 }
        set { numbers["maximumLineHeight"] = newValue }
    }
    /// The platforms' `lineHeightMultiple`.
    public var lineHeightMultiple: CGFloat {
        get { numbers["lineHeightMultiple"] ?? 0 }
        set { numbers["lineHeightMultiple"] = newValue }
    }
    /// The platforms' `defaultTabInterval`.
    public var defaultTabInterval: CGFloat {
        get { numbers["defaultTabInterval"] ?? 0 }
        set { numbers["defaultTabInterval"] = newValue }
    }
    /// The platforms' `hyphenationFactor`.
    public var hyphenationFactor: Float {
        get { Float(numbers["hyphenationFactor"] ?? 0) }
        set { numbers["hyphenationFactor"] = CGFloat(newValue) }
    }
}
