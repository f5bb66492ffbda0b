import FormworkNib
import FormworkTree

/// Number and date formatters, with a dictionary of settings and keys derived from them.
extension MacCompilation {
    private mutating func dictionary(_ pairs: [(String, NibValue)]) -> [NibValue] {
        var result: [NibValue] = []
        for (key, value) in pairs { result += [builder.string(key), value] }
        return result
    }

    private mutating func truth(_ value: Bool) -> NibValue { builder.number(.bool(value)) }

    private mutating func whole(_ value: Int) -> NibValue { builder.number(NibGraphBuilder.integer(value)) }

    // MARK: Numbers

    /// The settings in a formatter's dictionary that have the same names as in documents.
    private static let numberTexts = [
        "positiveFormat", "negativeFormat", "currencySymbol", "internationalCurrencySymbol", "decimalSeparator", "groupingSeparator",
        "currencyDecimalSeparator", "currencyGroupingSeparator", "percentSymbol", "perMillSymbol", "minusSign", "plusSign",
        "exponentSymbol",
        "zeroSymbol", "notANumberSymbol", "positivePrefix", "positiveSuffix", "negativePrefix", "negativeSuffix", "paddingCharacter",
    ]

    /// The last style that occurs in archives.
    private static let provedStyles = 5

    mutating func fillNumberFormatter(_ node: NodeIndex, object: Int) {
        func digits(_ name: String, fallback: Int) -> Int { source.integer(node, name) ?? fallback }
        let isDecimal = source.word(node, "numberStyle", "numberStyle") == 1
        let groups = source.isYes(node, "usesGroupingSeparator") || isDecimal && !source.isNo(node, name: "usesGroupingSeparator")
        let format = source[node, "positiveFormat"] ?? numberFormat(node, isDecimal: isDecimal)
        let negative = source[node, "negativeFormat"] ?? format
        var pairs: [(String, NibValue)] = [
            ("allowsFloats", truth(!source.isNo(node, name: "allowsFloats"))),
            ("alwaysShowsDecimalSeparator", truth(source.isYes(node, "alwaysShowsDecimalSeparator"))),
            ("formatWidth", whole(digits("formatWidth", fallback: 0))),
            ("formatterBehavior", whole(source.word(node, "formatterBehavior", "numberFormatterBehavior") ?? 1_040)),
            ("generatesDecimalNumbers", truth(source.isYes(node, "generatesDecimalNumbers"))),
            ("groupingSize", whole(digits("groupingSize", fallback: groups ? 3 : 0))), ("lenient", truth(source.isYes(node, "lenient"))),
            ("maximumFractionDigits", whole(digits("maximumFractionDigits", fallback: 0))),
            ("maximumIntegerDigits", whole(digits("maximumIntegerDigits", fallback: 42))),
            ("minimumFractionDigits", whole(digits("minimumFractionDigits", fallback: 0))),
            ("minimumIntegerDigits", whole(digits("minimumIntegerDigits", fallback: 0))),
            ("nilSymbol", builder.string(text(node, "nilSymbol") ?? "")),
            ("paddingPosition", whole(0)), ("roundingMode", whole(source.word(node, "roundingMode", "roundingMode") ?? 4)),
            ("secondaryGroupingSize", whole(digits("secondaryGroupingSize", fallback: 0))),
            ("usesGroupingSeparator", truth(groups)),
        ]
        for name in Self.numberTexts { if let value = text(node, name) { pairs.append((name, builder.string(value))) } }
        for (name, symbol) in [("negativeInfinitySymbol", "-∞"), ("positiveInfinitySymbol", "+∞")] {
            let isNone = source.child(node, key: name).map { source.name($0) == "nil" } ?? false
            if !isNone { pairs.append((name, builder.string(text(node, name) ?? symbol))) }
        }
        if let style = source.word(node, "numberStyle", "numberStyle"), style != 0 {
            pairs.append(("numberStyle", whole(style)))
            if style > Self.provedStyles { source.noteUnproved(node, what: "the style of numbers '\(source[node, "numberStyle"] ?? "")'") }
        }
        for name in ["minimum", "maximum", "roundingIncrement", "multiplier"] {
            if let value = bound(node, name: name) { pairs.append((name, value)) }
        }
        set(object, "NS.attributes", list: dictionary(pairs), of: "NSMutableDictionary")
        set(object, "NS.positiveformat", text: format)
        set(object, "NS.negativeformat", text: negative)
        for key in ["NS.positiveattrs", "NS.negativeattrs"] { set(object, key, .null) }
        setZero(node, object: object)
        for (key, text, hasAttributes) in [("NS.nil", "", false), ("NS.nan", "NaN", true)] {
            let string = builder.make("NSAttributedString")
            set(string, "NSString", text: text)
            if hasAttributes { set(string, "NSAttributes", list: [], of: "NSDictionary") }
            set(object, key, object: string)
        }
        for (key, name) in [("NS.min", "minimum"), ("NS.max", "maximum")] { set(object, key, bound(node, name: name) ?? unbounded()) }
        let rounding = builder.make("NSDecimalNumberHandler")
        set(rounding, "NS.roundingmode", integer: 3)
        for name in ["overflow", "underflow", "dividebyzero"] { set(rounding, "NS.raise.\(name)", truth: true) }
        set(object, "NS.rounding", object: rounding)
        set(object, "NS.decimal", text: source[node, "decimalSeparator"] ?? ".")
        set(object, "NS.thousand", text: source[node, "thousandSeparator"] ?? source[node, "groupingSeparator"] ?? ",")
        set(object, "NS.hasthousands", truth: groups || source.isYes(node, "hasThousandSeparators"))
        set(object, "NS.localized", truth: !source.isNo(node, name: "localizesFormat"))
        set(object, "NS.allowsfloats", truth: !source.isNo(node, name: "allowsFloats"))
    }

    /// Writes the text for zero.
    private mutating func setZero(_ node: NodeIndex, object: Int) {
        guard let text = source.child(node, key: "attributedStringForZero"), source.name(text) == "attributedString" else {
            return set(object, "NS.zero", .null)
        }
        let fragments = source.children(text)
        var shown = ""
        for fragment in fragments { shown += self.text(fragment, "content") ?? "" }
        let string = builder.make("NSAttributedString")
        set(string, "NSString", text: shown)
        set(string, "NSAttributes", list: [], of: "NSDictionary")
        set(object, "NS.zero", object: string)
        source.noteUnproved(node, what: "the text for zero of 'NSNumberFormatter'")
    }

    /// Returns the minimum or maximum; nil if there is none.
    private mutating func bound(_ node: NodeIndex, name: String) -> NibValue? {
        // NaN means no limit.
        guard let child = source.child(node, key: name), source[child, "value"] != "NaN", let value = source.number(child, "value") else {
            return nil
        }
        if source.name(child) == "integer" { return source.integer(child, "value").map { whole($0) } }
        return builder.number(.double(value))
    }

    /// Returns the object for NaN.
    private mutating func unbounded() -> NibValue {
        let object = builder.make("NSDecimalNumberPlaceholder")
        set(object, "NS.exponent", integer: 0)
        set(object, "NS.length", integer: 0)
        set(object, "NS.negative", truth: true)
        set(object, "NS.compact", truth: false)
        set(object, "NS.mantissa.bo", integer: 1)
        set(object, "NS.mantissa", builder.data([UInt8](repeating: 0, count: 16)))
        return NibGraphBuilder.reference(object)
    }

    /// Returns the format pattern derived from the numbers of digits.
    private func numberFormat(_ node: NodeIndex, isDecimal: Bool) -> String {
        if isDecimal { return "#,##0.###" }
        let least = max(0, min(400, source.integer(node, "minimumIntegerDigits") ?? 0))
        let most = max(least, min(400, source.integer(node, "maximumIntegerDigits") ?? 42))
        let fraction = max(0, min(400, source.integer(node, "maximumFractionDigits") ?? 0))
        let digits = String(repeating: "#", count: most - least) + String(repeating: "0", count: least)
        return fraction == 0 ? digits : digits + "." + String(repeating: "#", count: fraction)
    }

    // MARK: Dates

    mutating func fillDateFormatter(_ node: NodeIndex, object: Int) {
        let date = source.word(node, "dateStyle", "dateStyle") ?? 0
        let time = source.word(node, "timeStyle", "dateStyle") ?? 0
        var pairs: [(String, NibValue)] = [("dateStyle", whole(date)), ("formatterBehavior", whole(1_040)), ("timeStyle", whole(time))]
        if let format = source[node, "dateFormat"] { pairs.append(("dateFormat", builder.string(format))) }
        if source.isYes(node, "doesRelativeDateFormatting") { pairs.append(("doesRelativeDateFormatting", truth(true))) }
        set(object, "NS.attributes", list: dictionary(pairs), of: "NSMutableDictionary")
        // The locale-independent patterns (CLDR's root). Apple's compiler writes those of its machine. At run time, the styles above determine
        // the format.
        let dates = ["", "y-MM-dd", "y MMM d", "y MMMM d", "y MMMM d, EEEE"]
        let times = ["", "HH:mm", "HH:mm:ss", "HH:mm:ss z", "HH:mm:ss zzzz"]
        let joint = date == 0 || time == 0 ? "" : " "
        set(object, "NS.format", text: source[node, "dateFormat"] ?? dates[date] + joint + times[time])
        set(object, "NS.natural", truth: false)
    }
}

/// Views of other frameworks.
extension MacCompilation {
    private static let webDragTypes = [
        "Apple HTML pasteboard type", "Apple PDF pasteboard type", "Apple URL pasteboard type", "Apple Web Archive pasteboard type",
        "Apple WebKit dummy pasteboard type", "Apple files promise pasteboard type", "NSColor pasteboard type", "NSFilenamesPboardType",
        "NSStringPboardType", "NeXT RTFD pasteboard type", "NeXT Rich Text Format v1.0 pasteboard type", "NeXT TIFF v4.0 pasteboard type",
        "WebURLsWithTitlesPboardType", "public.png", "public.url", "public.url-name",
    ]

    mutating func fillWebView(_ node: NodeIndex, object: Int) {
        setDragTypes(object, types: Self.webDragTypes)
        set(object, "NSNextKeyView", .null)
        set(object, "FrameName", text: "")
        set(object, "GroupName", text: "")
        let preferences = builder.make("WebPreferences")
        // Apple's compiler ignores the preferences of a web view, too.
        if let element = source.child(node, key: "preferences") { source.account.leaveOut(element) }
        set(preferences, "Identifier", .null)
        set(preferences, "Values", list: [], of: "NSMutableDictionary")
        set(object, "Preferences", object: preferences)
        set(object, "UseBackForwardList", truth: !source.isNo(node, name: "maintainsBackForwardList"))
        set(object, "AllowsUndo", truth: !source.isNo(node, name: "allowsUndo"))
    }

    mutating func fillDocumentView(_ node: NodeIndex, object: Int) {
        set(object, "NSSubviews", list: [])
        setDragTypes(object, types: ["NSFilenamesPboardType"])
        set(object, "Version", integer: 3)
        set(object, "DisplayMode", integer: 1)
        set(object, "PageBreaks", truth: !source.isNo(node, name: "displaysPageBreaks"))
        set(object, "ScaleFactor", .float(1))
        set(object, "AutoScale", truth: source.isYes(node, "autoScales"))
        for key in ["DisplayDirection", "DisplaysRTL", "DisplaysAsBook", "EnableDataDetectors", "AcceptsDraggedFiles"] {
            set(object, key, truth: false)
        }
        set(object, "MinScaleFactor", .float(0.1))
        set(object, "MaxScaleFactor", .float(20))
        set(object, "InterpolationQuality", integer: 2)
    }
}
