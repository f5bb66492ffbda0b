/// The rules of UIKit's properties in Objective-C.
enum ObjectiveCProperty {
    /// `isHidden` is `hidden`, `titleLabel?.font` is `titleLabel.font`.
    static func name(_ property: String) -> String {
        let parts = property.split(separator: ".").map { part -> String in
            let part = part.hasSuffix("?") ? String(part.dropLast()) : String(part)
            guard part.hasPrefix("is"), let first = part.dropFirst(2).first, first.isUppercase else { return part }
            return first.lowercased() + part.dropFirst(3)
        }
        return parts.joined(separator: ".")
    }

    static func statement(_ rule: PropertyRule, _ variable: String, _ value: String) -> String {
        // Calls: what stands in a property's place in Swift.
        if rule.property.hasPrefix("setContent"), rule.property.contains("%") {
            let method = rule.property.prefix { $0 != "(" }
            let axis = rule.property.contains(".horizontal") ? "Horizontal" : "Vertical"
            return "[\(variable) \(method):\(value) forAxis:UILayoutConstraintAxis\(axis)];"
        }
        if case .command = rule.kind { return "[\(variable) \(rule.property.prefix { $0 != "(" })];" }
        return "\(variable).\(name(rule.property)) = \(value);"
    }

    static func expression(_ rule: PropertyRule, _ value: String) -> String? {
        switch rule.kind {
        case .bool: return value == "YES" || value == "NO" ? value : nil
        case .number, .integer, .command: return rule.expression(value)
        case .string: return CodeLiteral.objectiveCString(value)
        case .image: return "[UIImage imageNamed:\(CodeLiteral.objectiveCString(value))]"
        case .priority:
            switch SwiftLiteral.number(value) {
            case "1000": return "UILayoutPriorityRequired"
            case "750": return "UILayoutPriorityDefaultHigh"
            case "250": return "UILayoutPriorityDefaultLow"
            case let number: return number
            }
        case .named(let names):
            guard let number = SwiftLiteral.number(value) else { return nil }
            return names[number].map { $0.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() } ?? number
        case .word(let words): return words[value].flatMap { constant($0, rule.property) }
        case .structural, .none: return nil
        }
    }

    /// A member of an enum: the enum's name, and the member's begun large.
    private static func constant(_ member: String, _ property: String) -> String? {
        // A word that another part of the code has said.
        if member.isEmpty { return "." }
        if let constant = constants[member] { return constant }
        let key = property.split(separator: ".").last.map(String.init) ?? property
        guard let type = types[key], !member.contains("("), !member.contains(".") else { return nil }
        return type + member.prefix(1).uppercased() + member.dropFirst()
    }

    private static let constants = [
        "UIStackView.spacingUseSystem": "UIStackViewSpacingUseSystem", ".white": "UIColor.whiteColor",
        "bgra8Unorm": "MTLPixelFormatBGRA8Unorm", "bgra8Unorm_srgb": "MTLPixelFormatBGRA8Unorm_sRGB",
        "rgba16Float": "MTLPixelFormatRGBA16Float",
        "asciiCapable": "UIKeyboardTypeASCIICapable", "asciiCapableNumberPad": "UIKeyboardTypeASCIICapableNumberPad",
    ]

    /// The enums' names by property.
    private static let types = [
        "contentMode": "UIViewContentMode", "semanticContentAttribute": "UISemanticContentAttribute", "lineBreakMode": "NSLineBreak",
        "textAlignment": "NSTextAlignment", "baselineAdjustment": "UIBaselineAdjustment",
        "contentHorizontalAlignment": "UIControlContentHorizontalAlignment",
        "contentVerticalAlignment": "UIControlContentVerticalAlignment",
        "axis": "UILayoutConstraintAxis", "distribution": "UIStackViewDistribution", "alignment": "UIStackViewAlignment",
        "contentInsetAdjustmentBehavior": "UIScrollViewContentInsetAdjustment", "indicatorStyle": "UIScrollViewIndicatorStyle",
        "keyboardDismissMode": "UIScrollViewKeyboardDismissMode", "separatorStyle": "UITableViewCellSeparatorStyle",
        "separatorInsetReference": "UITableViewSeparatorInset", "selectionStyle": "UITableViewCellSelectionStyle",
        "accessoryType": "UITableViewCellAccessory", "editingAccessoryType": "UITableViewCellAccessory",
        "borderStyle": "UITextBorderStyle", "clearButtonMode": "UITextFieldViewMode", "leftViewMode": "UITextFieldViewMode",
        "rightViewMode": "UITextFieldViewMode", "barStyle": "UIBarStyle", "searchBarStyle": "UISearchBarStyle",
        "itemPositioning": "UITabBarItemPositioning", "datePickerMode": "UIDatePickerMode", "preferredDatePickerStyle": "UIDatePickerStyle",
        "mapType": "MKMapType", "role": "UIButtonRole", "autocapitalizationType": "UITextAutocapitalizationType",
        "autocorrectionType": "UITextAutocorrectionType", "spellCheckingType": "UITextSpellCheckingType",
        "smartDashesType": "UITextSmartDashesType", "smartQuotesType": "UITextSmartQuotesType",
        "smartInsertDeleteType": "UITextSmartInsertDeleteType", "keyboardType": "UIKeyboardType",
        "keyboardAppearance": "UIKeyboardAppearance", "returnKeyType": "UIReturnKey", "textContentType": "UITextContentType",
        "direction": "UISwipeGestureRecognizerDirection", "scrollDirection": "UICollectionViewScrollDirection",
        "sectionInsetReference": "UICollectionViewFlowLayoutSectionInset",
        "depthStencilPixelFormat": "MTLPixelFormat", "paragraphLineBreakMode": "NSLineBreak",
    ]
}
