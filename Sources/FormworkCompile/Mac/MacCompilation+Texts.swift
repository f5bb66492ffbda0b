import FormworkNib
import FormworkTree

/// Text views, and their shared objects.
extension MacCompilation {
    mutating func fillTextView(_ node: NodeIndex, object: Int) {
        let container = builder.make("NSTextContainer")
        let manager = builder.make("NSLayoutManager")
        let storage = builder.make("NSTextStorage")
        let string = builder.make("NSMutableString")
        var content = text(node, "string") ?? ""
        if let attributed = source.child(node, key: "textStorage"), source.name(attributed) == "attributedString" {
            content = setAttributes(attributed, view: node, storage: storage)
        }
        builder.set(string, key: "NS.bytes", value: builder.data(Array(content.utf8)))
        set(storage, "NSString", object: string)
        set(storage, "NSDelegate", .null)
        set(manager, "NSTextStorage", object: storage)
        set(manager, "NSTextContainers", list: [NibGraphBuilder.reference(container)])
        let isNonContiguous = source.isYes(node, "allowsNonContiguousLayout")
        set(manager, "NSLMFlags", integer: (generation.isModern ? 102 : 70) | (isNonContiguous ? 128 : 0))
        set(manager, "NSDelegate", .null)
        set(container, "NSLayoutManager", object: manager)
        if generation.isLatest { set(container, "NSTextLayoutManager", .null) }
        set(container, "NSTextView", object: object)
        set(container, "NSWidth", real: (frames[node] ?? frame(node))?.width ?? 0)
        set(container, "NSMinWidth", real: 15)
        set(container, "NSTCFlags", integer: 1)
        set(object, "NSTextContainer", object: container)
        set(object, "NSSharedData", object: sharedData(node))
        set(object, "NSTVFlags", integer: (generation.isModern ? 0x86 : 0x46) | (source.isYes(node, "horizontallyResizable") ? 1 : 0))
        // The minimum size of text views is derived from their frames; none of Apple's files has another. Xcode writes both sizes twice.
        for child in source.elements(in: node) where ["minSize", "maxSize"].contains(source[child, "key"]) {
            source.account.leaveOut(child)
        }
        if let maximum = source.child(node, key: "maxSize") {
            set(object, "NSMaxSize", text: Self.size(source.number(maximum, "width") ?? 0, height: source.number(maximum, "height") ?? 0))
        } else if isPartOfStoryboard, generation.isLatest, let room = frame(node) {
            set(object, "NSMaxSize", text: Self.size(room.width, height: room.height))
        }
        set(object, "NSDelegate", .null)
        if generation.isLatest, let value = color(node, key: "textColor", default: isOfFormerColours(node) ? "textColor" : nil) {
            set(object, "NSTextViewTextColor", value)
        }
    }

    /// Whether a text view is black on white because of a former default. The current compiler gives it system colors, which adapt to the
    /// appearance.
    func isOfFormerColours(_ node: NodeIndex) -> Bool {
        guard generation.isLatest, source.child(node, key: "textColor") == nil,
            let color = source.child(node, key: "backgroundColor"), source[color, "colorSpace"] == "calibratedWhite"
        else { return false }
        return source.number(color, "white") == 1 && source.number(color, "alpha") == 1
    }

    private mutating func sharedData(_ node: NodeIndex) -> Int {
        let data = builder.make("NSTextViewSharedData")
        let isWithout = source.isNo(node, name: "textCompletion")
        if generation.isLatest || isWithout { set(data, "NSAutomaticTextCompletionDisabled", truth: isWithout) }
        if isWithout { source.noteUnproved(node, what: "a text view without completion") }
        var flags = bits(node, of: "NSFlags") | 2_048
        let finder = source.word(node, "findStyle", ["none": 0, "panel": 1, "bar": 2]) ?? 0
        if finder == 1 { flags |= 8_192 }
        set(data, "NSFlags", flags: flags)
        set(data, "NSMoreFlags", integer: 1)
        set(data, "NSTextCheckingTypes", integer: 0)
        set(data, "NSMarkedAttributes", .null)
        let background = isOfFormerColours(node) ? catalogColor("textBackgroundColor") : color(node, key: "backgroundColor")
        set(data, "NSBackgroundColor", background ?? .null)
        let selected: [(String, NibValue)] = [
            ("NSBackgroundColor", catalogColor("selectedTextBackgroundColor")), ("NSColor", catalogColor("selectedTextColor")),
        ]
        set(data, "NSSelectedAttributes", list: selected.flatMap { [builder.string($0.0), $0.1] }, of: "NSDictionary")
        set(data, "NSInsertionColor", insertionColor(node))
        let cursor = builder.make("NSCursor")
        set(cursor, "NSHotSpot", text: "{8, -8}")
        set(cursor, "NSCursorType", integer: 13)
        let link: [(String, NibValue)] = [
            ("NSColor", catalogColor("linkColor")), ("NSCursor", NibGraphBuilder.reference(cursor)),
            ("NSUnderline", builder.number(NibGraphBuilder.integer(1))),
        ]
        set(data, "NSLinkAttributes", list: link.flatMap { [builder.string($0.0), $0.1] }, of: "NSDictionary")
        set(data, "NSDefaultParagraphStyle", .null)
        set(data, "NSTextFinder", .null)
        set(data, "NSPreferredTextFinderStyle", integer: finder)
        if generation.isLatest {
            set(data, "NSTextHighlightAttributes", .null)
            set(data, "NSWritingToolsFlags", integer: 256)
        }
        return data
    }

    /// Returns the color of the insertion point. Current systems have a separate color for it.
    private mutating func insertionColor(_ node: NodeIndex) -> NibValue {
        let color = source.child(node, key: "insertionPointColor")
        let isOrdinary = color.map { source[$0, "name"] == "textColor" } ?? true
        if generation.isLatest, isOrdinary, let color { source.account.leaveOut(color) }
        if generation.isLatest, isOrdinary { return catalogColor("textInsertionPointColor") }
        return self.color(node, key: "insertionPointColor", default: "controlTextColor") ?? .null
    }
}
