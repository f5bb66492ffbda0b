import FormworkModel
import FormworkTree

/// The members and values that the deployment target may not have, for availability checks in the code.
///
/// Source: the availability that Apple's documentation gives for each.
struct NewerMembers: Sendable {
    let platform: InterfaceDocument.Platform
    let language: CodeLanguage
    /// The deployment target; nil for the newest system.
    let target: SystemVersion?

    /// The versions that introduced members, by name, or by class and name if they differ between classes.
    private static let touch: [String: SystemVersion] = [
        "configuration": SystemVersion(15), "changesSelectionAsPrimaryAction": SystemVersion(15), "role": SystemVersion(14),
        "showsMenuAsPrimaryAction": SystemVersion(14), "addAction": SystemVersion(14), "primaryAction": SystemVersion(14),
        "isPointerInteractionEnabled": SystemVersion(13, 4), "selectionFollowsFocus": SystemVersion(14),
        "showsExpansionTextWhenTruncated": SystemVersion(15), "setPreferredSymbolConfiguration": SystemVersion(13),
        "preferredSymbolConfiguration": SystemVersion(13), "preferredDatePickerStyle": SystemVersion(13, 4),
        "selectedSegmentTintColor": SystemVersion(13), "backgroundStyle": SystemVersion(14), "preferredIndicatorImage": SystemVersion(14),
        "allowsContinuousInteraction": SystemVersion(14), "preferredStyle": SystemVersion(14),
        "preferredBehavioralStyle": SystemVersion(15), "preferredSplitBehavior": SystemVersion(14),
        "primaryBackgroundStyle": SystemVersion(13),
        "largeContentTitle": SystemVersion(13), "showsLargeContentViewer": SystemVersion(13),
        "automaticallyAdjustsScrollIndicatorInsets": SystemVersion(13), "insetsLayoutMarginsFromSafeArea": SystemVersion(11),
        "insetsContentViewsToSafeArea": SystemVersion(11), "contentInsetAdjustmentBehavior": SystemVersion(11),
        "backButtonTitle": SystemVersion(11), "isSpringLoaded": SystemVersion(11),
        "adjustsImageSizeForAccessibilityContentSizeCategory": SystemVersion(11),
        "largeTitleDisplayMode": SystemVersion(11), "prefersLargeTitles": SystemVersion(11), "separatorInsetReference": SystemVersion(11),
        "directionalLayoutMargins": SystemVersion(11), "setCustomSpacing": SystemVersion(11),
        "UICollectionView.isPrefetchingEnabled": SystemVersion(10),
        "UITableView.isPrefetchingEnabled": SystemVersion(15),
    ]

    private static let mac: [String: SystemVersion] = [
        "symbolConfiguration": SystemVersion(11), "contentType": SystemVersion(11), "NSTableView.style": SystemVersion(11),
        "NSOutlineView.style": SystemVersion(11), "preferredFont": SystemVersion(11), "preferredFontForTextStyle": SystemVersion(11),
        "isNavigational": SystemVersion(11), "NSToolbarItem.title": SystemVersion(10, 15),
        "NSToolbarItem.isBordered": SystemVersion(10, 15),
        "colorWellStyle": SystemVersion(13), "supportsAlpha": SystemVersion(14),
        "toolbarStyle": SystemVersion(11), "titlebarSeparatorStyle": SystemVersion(11), "subtitle": SystemVersion(11),
        "tabbingMode": SystemVersion(10, 12), "tabbingIdentifier": SystemVersion(10, 12),
    ]

    /// The names of the colors that iOS 13 introduced. Most adapt to the system's appearance.
    private static let colorsOf13: Set<String> = [
        "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill", "placeholderText", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
        "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "separator", "opaqueSeparator",
        "link", "systemIndigo", "systemBrown", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    ]
    private static let colorsOf15: Set<String> = ["systemMint", "systemCyan", "tintColor"]

    /// Returns the version that introduced the newest member of a statement; nil if the target has all its members.
    ///
    /// - Parameter kitClass: the class of the receiver, if it is known.
    private func version(of statement: String, _ kitClass: String?) -> SystemVersion? {
        guard let target else { return nil }
        let text = StatementText(statement).withoutLiterals
        var needed = target
        let members = isMac ? Self.mac : Self.touch
        for name in Self.names(in: text) {
            // Objective-C uses `pointerInteractionEnabled` for `isPointerInteractionEnabled` and `labelColor` for `label`.
            let question = "is" + name.text.prefix(1).uppercased() + name.text.dropFirst()
            // A font of AppKit is written without its class where a property has its type.
            for member in name.isMember || isMac && name.isValue ? [name.text] + (language == .objectiveC ? [question] : []) : [] {
                if let version = kitClass.flatMap({ members["\($0).\(member)"] }) ?? members[member] { needed = max(needed, version) }
            }
            if isMac { continue }
            guard name.isValue else { continue }
            let colors = [name.text] + (language == .objectiveC && name.text.hasSuffix("Color") ? [String(name.text.dropLast(5))] : [])
            if !Self.colorsOf13.isDisjoint(with: colors) { needed = max(needed, SystemVersion(13)) }
            if !Self.colorsOf15.isDisjoint(with: colors) { needed = max(needed, SystemVersion(15)) }
        }
        let symbols =
            isMac
            ? ["NSImage(systemSymbolName: ", "NSImage imageWithSystemSymbolName:"] : ["UIImage(systemName: ", "UIImage systemImageNamed:"]
        if symbols.contains(where: { text.contains($0) }) { needed = max(needed, SystemVersion(isMac ? 11 : 13)) }
        return needed > target ? needed : nil
    }

    private var isMac: Bool { platform == .macOS }

    /// Returns the names in a text that follow a dot or precede the colon of a selector, and an own member that the text begins with. A name is a
    /// member of the expression before the dot, or a value on its own: `.label`, `UIColor.label`, `UIColor.labelColor`.
    private static func names(in text: String) -> [(text: String, isMember: Bool, isValue: Bool)] {
        var result: [(String, Bool, Bool)] = []
        var owner: Substring = ""
        var rest = text[...]
        while let start = rest.firstIndex(where: { $0.isLetter || $0 == "_" }) {
            let before = start > text.startIndex ? text[text.index(before: start)] : " "
            let name = rest[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let isBehindDot = before == "."
            let isFree: Bool
            if isBehindDot, let dot = text.index(start, offsetBy: -2, limitedBy: text.startIndex) {
                isFree = !(text[dot].isLetter || text[dot].isNumber || ")]?!_".contains(text[dot]))
            } else {
                isFree = false
            }
            let next = text[name.endIndex...].first
            let isOwn = (next == " " || next == "(") && text[..<start].allSatisfy(\.isWhitespace)
            let isOfColor = isBehindDot && owner == "UIColor"
            result.append((String(name), (isBehindDot && !isFree && !isOfColor) || next == ":" || isOwn, isFree || isOfColor))
            owner = name
            rest = text[name.endIndex...]
        }
        return result
    }

    /// Returns the condition that checks for a version of the system.
    func question(_ version: SystemVersion) -> String {
        let system =
            switch platform {
            case .macOS: "macOS"
            case .tvOS: "tvOS"
            case .iOS, .watchOS: "iOS"
            }
        return "\(language == .objectiveC ? "(@available" : "#available")(\(system) \(version), *)\(language == .objectiveC ? ")" : "")"
    }

    /// Initializers that a later version introduced, with their replacements on earlier ones.
    private static let touchValues: [(value: String, version: SystemVersion, other: String)] = [
        ("UITableView(frame: .zero, style: .insetGrouped)", SystemVersion(13), "UITableView(frame: .zero, style: .grouped)")
    ]

    /// Returns the expression that creates a view, with a fallback for systems that don't know one of its values.
    func made(_ initializer: String) -> String {
        guard let target, !isMac else { return initializer }
        let newer =
            Self.touchValues.first { initializer.hasSuffix($0.value) && $0.version > target }
            ?? material(in: initializer).map { ($0, SystemVersion(13), ".regular)") }
        guard let newer, newer.version > target else { return initializer }
        let (type, older) = (initializer.prefix { $0 != "(" }, initializer.replacing(newer.value, with: newer.other))
        return "{ () -> \(type.replacing(".init", with: "")) in\n        if \(question(newer.version)) { return \(initializer) }\n"
            + "        return \(older)\n    }()"
    }

    /// Returns the style of a blur with one of the system's materials.
    private func material(in initializer: String) -> String? {
        guard let start = initializer.firstRange(of: "UIBlurEffect(style: .system") else { return nil }
        let style = initializer[start.lowerBound...].dropFirst("UIBlurEffect(style: ".count).prefix { $0 != ")" }
        return style + ")"
    }

    /// Wraps statements in availability checks if the deployment target doesn't have their members.
    ///
    /// - Parameter kitClass: the class of the receiver, if it is known.
    func guarded(_ statements: [String], of kitClass: String? = nil) -> [String] {
        guard target != nil else { return statements }
        var result: [String] = []
        var open: SystemVersion?
        for statement in statements {
            let version = version(of: statement, kitClass)
            if version != open {
                if open != nil { result.append("}") }
                if let version { result.append("if \(question(version)) {") }
                open = version
            }
            result.append(
                version == nil
                    ? statement
                    : statement.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n"))
        }
        if open != nil { result.append("}") }
        return result
    }
}
