import FormworkTree

/// The names of UIKit's properties, constants and enumerations in Objective-C.
enum ObjectiveCNames {
    /// Converts a Swift property, such as `isHidden` to `hidden` and `titleLabel?.font` to `titleLabel.font`.
    static func property(_ property: String) -> String {
        let parts = property.split(separator: ".").map { part -> String in
            let part = part.hasSuffix("?") ? String(part.dropLast()) : String(part)
            // One of the few properties whose name has the prefix `is` in Objective-C.
            if part == "isAccessibilityElement" { return part }
            guard part.hasPrefix("is"), let first = part.dropFirst(2).first, first.isUppercase else { return part }
            return first.lowercased() + part.dropFirst(3)
        }
        return parts.joined(separator: ".")
    }

    /// Returns the statement that sets a property whose Swift name contains its value: `setContentHuggingPriority(%, for: .horizontal)`
    /// is a message, `identifier = NSUserInterfaceItemIdentifier(%)` sets the value itself, and `setValue(%, forKey: "key")` takes an object.
    static func statement(_ property: String, value: String, to target: String, toolkit: Toolkit) -> String {
        let (head, tail) = property.cut(at: "(")
        if let (name, _) = head.cutIfThere(at: " = ") { return CodeLanguage.objectiveC.assignment(target, property: name, value: value) }
        let path = head.split(separator: ".").map(String.init)
        let receiver = path.count > 1 ? "\(target).\(Self.property(path.dropLast().joined(separator: ".")))" : target
        let isBoxed = path.last == "setValue" && !value.hasPrefix("@")
        var message = (path.last ?? "") + ":" + (isBoxed ? "@(\(value))" : value)
        for argument in tail.dropLast().split(separator: ",").dropFirst() {
            let (label, value) = String(argument.drop { $0 == " " }).cut(at: ": ")
            if label == "for", value.hasPrefix(".") {
                let axis = value.dropFirst().prefix(1).uppercased() + value.dropFirst(2)
                message +=
                    toolkit == .uiKit ? " forAxis:UILayoutConstraintAxis\(axis)" : " forOrientation:NSLayoutConstraintOrientation\(axis)"
            } else {
                message += " \(label):\(value.hasPrefix("\"") ? "@" + value : value)"
            }
        }
        return "[\(receiver) \(message)];"
    }

    /// Converts the path of an object, such as `toolbar.items?[2].customView`, to an expression with an instance variable:
    /// `_toolbar.items[2].customView`.
    static func path(_ path: String) -> String { ObjectiveCWriter.variable(named: path.filter { $0 != "?" }) }

    /// Converts a constant, such as `UITableView.automaticDimension` to `UITableViewAutomaticDimension`.
    static func constant(_ name: String) -> String {
        name.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Returns a member of an enumeration, with the enumeration's prefix; nil for an expression that isn't a member.
    ///
    /// - Parameter prefix: the prefix of the enumeration's members; nil for the type of the property.
    static func member(_ member: String, of property: String, prefix: String?) -> String? {
        if member.isEmpty { return member }
        if let constant = constants[member] { return constant }
        let key = property.split(separator: ".").last.map(String.init) ?? property
        guard let type = prefix ?? types[key], !member.contains("("), !member.contains(".") else { return nil }
        return type + member.prefix(1).uppercased() + member.dropFirst()
    }

    private static let constants = [
        "UIStackView.spacingUseSystem": "UIStackViewSpacingUseSystem", ".white": "UIColor.whiteColor",
        "bgra8Unorm": "MTLPixelFormatBGRA8Unorm", "bgra8Unorm_srgb": "MTLPixelFormatBGRA8Unorm_sRGB",
        "rgba16Float": "MTLPixelFormatRGBA16Float",
        "asciiCapable": "UIKeyboardTypeASCIICapable", "asciiCapableNumberPad": "UIKeyboardTypeASCIICapableNumberPad",
    ]

    /// The enumerations of properties that have no word list.
    private static let types = ["alignment": "NSTextAlignment"]
}

extension String {
    /// Returns the text before a mark and the text after it, which is empty if there is no mark.
    fileprivate func cut(at mark: String) -> (String, String) { cutIfThere(at: mark) ?? (self, "") }

    fileprivate func cutIfThere(at mark: String) -> (String, String)? {
        firstRange(of: mark).map { (String(self[..<$0.lowerBound]), String(self[$0.upperBound...])) }
    }
}
