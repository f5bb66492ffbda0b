/// What later systems brought of that which statements say, for code that runs on earlier ones, too.
///
/// Source: the availability that Apple's documentation gives for each.
struct NewerMembers: Sendable {
    let isMac: Bool
    /// The earliest system that the code runs on; nil where that is of no account.
    let target: SystemVersion?

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
        "isSpringLoaded": SystemVersion(11), "adjustsImageSizeForAccessibilityContentSizeCategory": SystemVersion(11),
        "largeTitleDisplayMode": SystemVersion(11), "prefersLargeTitles": SystemVersion(11), "separatorInsetReference": SystemVersion(11),
        "directionalLayoutMargins": SystemVersion(11), "setCustomSpacing": SystemVersion(11), "isPrefetchingEnabled": SystemVersion(10),
    ]

    private static let mac: [String: SystemVersion] = [
        "symbolConfiguration": SystemVersion(11), "contentType": SystemVersion(11), "style": SystemVersion(11),
        "colorWellStyle": SystemVersion(13), "supportsAlpha": SystemVersion(14), "toolbarStyle": SystemVersion(11),
        "titlebarSeparatorStyle": SystemVersion(11), "subtitle": SystemVersion(11), "tabbingMode": SystemVersion(10, 12),
        "tabbingIdentifier": SystemVersion(10, 12),
    ]

    /// Colors that adapt to how the system looks, and the images of its symbols.
    private static let colorsOf13: Set<String> = [
        "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill", "placeholderText", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
        "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "separator", "opaqueSeparator",
        "link", "systemIndigo", "systemBrown", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    ]
    private static let colorsOf15: Set<String> = ["systemMint", "systemCyan", "tintColor"]

    /// The system that brought what a statement says of a variable; nil where the target has it.
    private func version(of statement: String, variable: String) -> SystemVersion? {
        guard let target else { return nil }
        var needed: SystemVersion?
        if statement.hasPrefix(variable + ".") {
            let member = statement.dropFirst(variable.count + 1).prefix { $0.isLetter || $0.isNumber }
            needed = (isMac ? Self.mac : Self.touch)[String(member)]
        }
        if isMac {
            if statement.contains("NSImage(systemSymbolName: ") { needed = max(needed ?? target, SystemVersion(11)) }
        } else {
            if statement.contains("UIImage(systemName: ") { needed = max(needed ?? target, SystemVersion(13)) }
            let value = statement.split(separator: " ").last.map { $0.filter { $0.isLetter || $0.isNumber } } ?? ""
            if statement.hasSuffix("= ." + value) || statement.contains("(.\(value), for") {
                if Self.colorsOf13.contains(value) { needed = max(needed ?? target, SystemVersion(13)) }
                if Self.colorsOf15.contains(value) { needed = max(needed ?? target, SystemVersion(15)) }
            }
        }
        return needed.flatMap { $0 > target ? $0 : nil }
    }

    /// What initializers are given that a later system brought, with what stands for it on earlier ones.
    private static let touchValues: [(value: String, version: SystemVersion, other: String)] = [
        ("UITableView(frame: .zero, style: .insetGrouped)", SystemVersion(13), "UITableView(frame: .zero, style: .grouped)"),
        ("(style: .medium)", SystemVersion(13), "(style: .gray)"), ("(style: .large)", SystemVersion(13), "(style: .whiteLarge)"),
    ]

    /// The expression that makes a view, with what an earlier system has in place of what it does not know.
    func made(_ initializer: String) -> String {
        guard let target, !isMac else { return initializer }
        let newer =
            Self.touchValues.first { initializer.hasSuffix($0.value) && $0.version > target }
            ?? material(in: initializer).map { ($0, SystemVersion(13), ".regular)") }
        guard let newer, newer.version > target else { return initializer }
        let (type, older) = (initializer.prefix { $0 != "(" }, initializer.replacing(newer.value, with: newer.other))
        return "{ () -> \(type.replacing(".init", with: "")) in\n        if #available(iOS \(newer.version), *) { return \(initializer) }\n"
            + "        return \(older)\n    }()"
    }

    /// A blur of the system's materials.
    private func material(in initializer: String) -> String? {
        guard let start = initializer.firstRange(of: "UIBlurEffect(style: .system") else { return nil }
        let style = initializer[start.lowerBound...].dropFirst("UIBlurEffect(style: ".count).prefix { $0 != ")" }
        return style + ")"
    }

    /// Statements of which those that an earlier system does not have are made where it is a later one.
    func guarded(_ statements: [String], variable: String) -> [String] {
        guard target != nil else { return statements }
        var result: [String] = []
        var open: SystemVersion?
        for statement in statements {
            let version = version(of: statement, variable: variable)
            if version != open {
                if open != nil { result.append("}") }
                if let version { result.append("if #available(\(isMac ? "macOS" : "iOS") \(version), *) {") }
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
