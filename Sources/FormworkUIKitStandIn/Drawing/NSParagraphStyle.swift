import FormworkDSL
import FormworkModel

/// UIKit's `NSParagraphStyle`.
public class NSParagraphStyle {
    fileprivate var textAlignment = NSTextAlignment.natural
    fileprivate var numbers: [String: CGFloat] = [:]
    fileprivate var mode = NSLineBreakMode.byWordWrapping
    fileprivate var direction = NSWritingDirection.natural
    fileprivate var allowsTightening = false

    /// UIKit's initializer.
    public init() {}

    func content(_ key: String) -> LayoutContent {
        var result = LayoutContent("paragraphStyle", ["key": key, "alignment": textAlignment.interfaceWord])
        result["lineBreakMode"] = mode.paragraphWord
        result["baseWritingDirection"] = direction.interfaceWord
        for (name, value) in numbers.sorted(by: { $0.key < $1.key }) { result[name] = DocumentNumber.text(value) }
        if allowsTightening { result["allowsDefaultTighteningForTruncation"] = "YES" }
        return result
    }
}

/// UIKit's `NSMutableParagraphStyle`.
public final class NSMutableParagraphStyle: NSParagraphStyle {
    /// UIKit's `alignment`.
    public var alignment: NSTextAlignment {
        get { textAlignment }
        set { textAlignment = newValue }
    }
    /// UIKit's `lineBreakMode`.
    public var lineBreakMode: NSLineBreakMode {
        get { mode }
        set { mode = newValue }
    }
    /// UIKit's `baseWritingDirection`.
    public var baseWritingDirection: NSWritingDirection {
        get { direction }
        set { direction = newValue }
    }
    /// UIKit's `allowsDefaultTighteningForTruncation`.
    public var allowsDefaultTighteningForTruncation: Bool {
        get { allowsTightening }
        set { allowsTightening = newValue }
    }
    /// UIKit's `lineSpacing`.
    public var lineSpacing: CGFloat {
        get { numbers["lineSpacing"] ?? 0 }
        set { numbers["lineSpacing"] = newValue }
    }
    /// UIKit's `paragraphSpacing`.
    public var paragraphSpacing: CGFloat {
        get { numbers["paragraphSpacing"] ?? 0 }
        set { numbers["paragraphSpacing"] = newValue }
    }
    /// UIKit's `paragraphSpacingBefore`.
    public var paragraphSpacingBefore: CGFloat {
        get { numbers["paragraphSpacingBefore"] ?? 0 }
        set { numbers["paragraphSpacingBefore"] = newValue }
    }
    /// UIKit's `firstLineHeadIndent`.
    public var firstLineHeadIndent: CGFloat {
        get { numbers["firstLineHeadIndent"] ?? 0 }
        set { numbers["firstLineHeadIndent"] = newValue }
    }
    /// UIKit's `headIndent`.
    public var headIndent: CGFloat {
        get { numbers["headIndent"] ?? 0 }
        set { numbers["headIndent"] = newValue }
    }
    /// UIKit's `tailIndent`.
    public var tailIndent: CGFloat {
        get { numbers["tailIndent"] ?? 0 }
        set { numbers["tailIndent"] = newValue }
    }
    /// UIKit's `minimumLineHeight`.
    public var minimumLineHeight: CGFloat {
        get { numbers["minimumLineHeight"] ?? 0 }
        set { numbers["minimumLineHeight"] = newValue }
    }
    /// UIKit's `maximumLineHeight`.
    public var maximumLineHeight: CGFloat {
        get { numbers["maximumLineHeight"] ?? 0 }
        set { numbers["maximumLineHeight"] = newValue }
    }
    /// UIKit's `lineHeightMultiple`.
    public var lineHeightMultiple: CGFloat {
        get { numbers["lineHeightMultiple"] ?? 0 }
        set { numbers["lineHeightMultiple"] = newValue }
    }
    /// UIKit's `defaultTabInterval`.
    public var defaultTabInterval: CGFloat {
        get { numbers["defaultTabInterval"] ?? 0 }
        set { numbers["defaultTabInterval"] = newValue }
    }
    /// UIKit's `hyphenationFactor`.
    public var hyphenationFactor: Float {
        get { Float(numbers["hyphenationFactor"] ?? 0) }
        set { numbers["hyphenationFactor"] = CGFloat(newValue) }
    }
}
