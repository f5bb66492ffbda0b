import FormworkTree

/// AppKit's text views, whose state is distributed over the objects of the text system.
extension ModernWriter {
    mutating func writeTextViewFlags(_ view: Int) {
        let shared = graph.value(view, key: "NSSharedData")
        let flags = shared.flatMap { graph.flags($0, key: "NSFlags") } ?? 0x103
        let has = { (bit: UInt32) in flags >> bit & 1 == 1 }
        if !has(1) { set("editable", value: "NO") }
        if !has(0) { set("selectable", value: "NO") }
        if has(14) { set("allowsDocumentBackgroundColorChange", value: "YES") }
        if !has(8) { set("drawsBackground", value: "NO") }
        if !has(3) { set("importsGraphics", value: "NO") }
        if !has(2) { set("richText", value: "NO") }
        if graph.flag(view, key: "NSTVFlags", bit: 0) { set("horizontallyResizable", value: "YES") }
        if has(13), !isCompiled { set("findStyle", value: "panel") }
        if has(7) { set("continuousSpellChecking", value: "YES") }
        if has(10) { set("allowsUndo", value: "YES") }
        if has(6) { set("usesRuler", value: "YES") }
        if has(5) { set("usesFontPanel", value: "YES") }
        if graph.flag(view, key: "NSTVFlags", bit: 1) { set("verticallyResizable", value: "YES") }
        if layoutFlags(view) >> 7 & 1 == 1 { set("allowsNonContiguousLayout", value: "YES") }
        if has(15) { set("grammarChecking", value: "YES") }
        if has(18) { set("linkDetection", value: "YES") }
        if isCompiled {
            writeCompiledTextFlags(shared, flags: flags)
        } else {
            if has(17) {
                set("quoteSubstitution", value: "YES")
                set("dashSubstitution", value: "YES")
            }
            set("spellingCorrection", value: "YES")
        }
        if has(9) { set("smartInsertDelete", value: "YES") }
    }

    private func layoutFlags(_ view: Int) -> UInt32 {
        graph.value(view, "NSTextContainer", "NSLayoutManager").flatMap { graph.flags($0, key: "NSLMFlags") } ?? 0
    }

    mutating func writeTextViewColors(_ view: Int) {
        if let color = graph.value(view, key: "NSTextViewTextColor") { writeColor(color, key: "textColor") }
        if let color = graph.value(view, "NSSharedData", "NSBackgroundColor") { writeColor(color, key: "backgroundColor") }
    }

    mutating func writeTextViewSizes(_ view: Int) {
        writeSizes(of: view)
        if let color = graph.value(view, "NSSharedData", "NSInsertionColor") { writeColor(color, key: "insertionPointColor") }
    }

    private mutating func writeSizes(of view: Int) {
        if let size = graph.value(view, key: "NSMinize") ?? graph.value(view, key: "NSFrameSize") {
            writeSize(size, key: "minSize")
        } else if let frame = graph.value(view, key: "NSFrame"), let numbers = graph.numbers(frame, count: 4) {
            begin("size", from: frame, key: "minSize")
            set("width", number: numbers[2])
            set("height", number: numbers[3])
            end()
        }
        if let size = graph.value(view, key: "NSMaxSize") { writeSize(size, key: "maxSize") }
    }

    /// Writes the text, then the sizes a second time, as Xcode does.
    mutating func writeTextStorage(_ view: Int) {
        if let storage = graph.value(view, "NSTextContainer", "NSLayoutManager", "NSTextStorage"),
            let string = graph.value(storage, key: "NSString").flatMap({ text($0) }), string.length > 0
        {
            writeAttributedString(storage, key: "textStorage")
        }
        writeSizes(of: view)
    }
}
