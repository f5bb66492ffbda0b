import FormworkDSL
import FormworkModel

public class NSParagraphStyle {
    fileprivate var textAlignment = NSTextAlignment.natural
    fileprivate var numbers: [String: CGFloat] = [:]
    fileprivate var mode = NSLineBreakMode.byWordWrapping
    fileprivate var direction = NSWritingDirection.natural
    fileprivate var allowsTightening = false

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

public final class NSMutableParagraphStyle: NSParagraphStyle {
    public var alignment: NSTextAlignment {
        get { textAlignment }
        set { textAlignment = newValue }
    }
    public var lineBreakMode: NSLineBreakMode {
        get { mode }
        set { mode = newValue }
    }
    public var baseWritingDirection: NSWritingDirection {
        get { direction }
        set { direction = newValue }
    }
    public var allowsDefaultTighteningForTruncation: Bool {
        get { allowsTightening }
        set { allowsTightening = newValue }
    }
    public var lineSpacing: CGFloat {
        get { numbers["lineSpacing"] ?? 0 }
        set { numbers["lineSpacing"] = newValue }
    }
    public var paragraphSpacing: CGFloat {
        get { numbers["paragraphSpacing"] ?? 0 }
        set { numbers["paragraphSpacing"] = newValue }
    }
    public var paragraphSpacingBefore: CGFloat {
        get { numbers["paragraphSpacingBefore"] ?? 0 }
        set { numbers["paragraphSpacingBefore"] = newValue }
    }
    public var firstLineHeadIndent: CGFloat {
        get { numbers["firstLineHeadIndent"] ?? 0 }
        set { numbers["firstLineHeadIndent"] = newValue }
    }
    public var headIndent: CGFloat {
        get { numbers["headIndent"] ?? 0 }
        set { numbers["headIndent"] = newValue }
    }
    public var tailIndent: CGFloat {
        get { numbers["tailIndent"] ?? 0 }
        set { numbers["tailIndent"] = newValue }
    }
    public var minimumLineHeight: CGFloat {
        get { numbers["minimumLineHeight"] ?? 0 }
        set { numbers["minimumLineHeight"] = newValue }
    }
    public var maximumLineHeight: CGFloat {
        get { numbers["maximumLineHeight"] ?? 0 }
        set { numbers["maximumLineHeight"] = newValue }
    }
    public var lineHeightMultiple: CGFloat {
        get { numbers["lineHeightMultiple"] ?? 0 }
        set { numbers["lineHeightMultiple"] = newValue }
    }
    public var defaultTabInterval: CGFloat {
        get { numbers["defaultTabInterval"] ?? 0 }
        set { numbers["defaultTabInterval"] = newValue }
    }
    public var hyphenationFactor: Float {
        get { Float(numbers["hyphenationFactor"] ?? 0) }
        set { numbers["hyphenationFactor"] = CGFloat(newValue) }
    }
}
