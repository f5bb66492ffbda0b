/// What properties, constants and enums of UIKit are called in Objective-C.
enum ObjectiveCNames {
    /// `isHidden` is `hidden`, `titleLabel?.font` is `titleLabel.font`.
    static func property(_ property: String) -> String {
        let parts = property.split(separator: ".").map { part -> String in
            let part = part.hasSuffix("?") ? String(part.dropLast()) : String(part)
            // It is one of the few whose property is called as its getter.
            if part == "isAccessibilityElement" { return part }
            guard part.hasPrefix("is"), let first = part.dropFirst(2).first, first.isUppercase else { return part }
            return first.lowercased() + part.dropFirst(3)
        }
        return parts.joined(separator: ".")
    }

    /// The message that says what a call with a value does in Swift, such as `setContentHuggingPriority(%, for: .horizontal)`.
    static func call(_ method: String, _ value: String) -> String {
        let axis = method.contains(".horizontal") ? "Horizontal" : "Vertical"
        return "\(method.prefix { $0 != "(" }):\(value) forAxis:UILayoutConstraintAxis\(axis)"
    }

    /// `UITableView.automaticDimension` is `UITableViewAutomaticDimension`.
    static func constant(_ name: String) -> String {
        name.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// A member of an enum: the enum's name, and the member's begun large.
    static func member(_ member: String, of property: String) -> String? {
        if member.isEmpty { return member }
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
