import FormworkTree

/// AppKit's text views, whose state is distributed over the objects of the text system.
extension ModernWriter {
    mutating func writeTextViewFlags(_ view: Int) {
        let shared = graph.value(view, "NSSharedData")
        let flags = shared.flatMap { graph.flags($0, "NSFlags") } ?? 0x103
        let has = { (bit: UInt32) in flags >> bit & 1 == 1 }
        if !has(1) { set("editable", "NO") }
        if !has(0) { set("selectable", "NO") }
        if has(14) { set("allowsDocumentBackgroundColorChange", "YES") }
        if !has(8) { set("drawsBackground", "NO") }
        if !has(3) { set("importsGraphics", "NO") }
        if !has(2) { set("richText", "NO") }
        if graph.flag(view, "NSTVFlags", 0) { set("horizontallyResizable", "YES") }
        if has(13), !isCompiled { set("findStyle", "panel") }
        if has(7) { set("continuousSpellChecking", "YES") }
        if has(10) { set("allowsUndo", "YES") }
        if has(6) { set("usesRuler", "YES") }
        if has(5) { set("usesFontPanel", "YES") }
        if graph.flag(view, "NSTVFlags", 1) { set("verticallyResizable", "YES") }
        if layoutFlags(view) >> 7 & 1 == 1 { set("allowsNonContiguousLayout", "YES") }
        if has(15) { set("grammarChecking", "YES") }
        if has(18) { set("linkDetection", "YES") }
        if isCompiled {
            writeCompiledTextFlags(shared, flags)
        } else {
            if has(17) {
                set("quoteSubstitution", "YES")
                set("dashSubstitution", "YES")
            }
            set("spellingCorrection", "YES")
        }
        if has(9) { set("smartInsertDelete", "YES") }
    }

    private func layoutFlags(_ view: Int) -> UInt32 {
        graph.value(view, "NSTextContainer", "NSLayoutManager").flatMap { graph.flags($0, "NSLMFlags") } ?? 0
    }

    mutating func writeTextViewColors(_ view: Int) {
        if let color = graph.value(view, "NSTextViewTextColor") { writeColor(color, key: "textColor") }
        if let color = graph.value(view, "NSSharedData", "NSBackgroundColor") { writeColor(color, key: "backgroundColor") }
    }

    mutating func writeTextViewSizes(_ view: Int) {
        writeSizes(of: view)
        if let color = graph.value(view, "NSSharedData", "NSInsertionColor") { writeColor(color, key: "insertionPointColor") }
    }

    private mutating func writeSizes(of view: Int) {
        if let size = graph.value(view, "NSMinize") ?? graph.value(view, "NSFrameSize") {
            writeSize(size, "minSize")
        } else if let frame = graph.value(view, "NSFrame"), let numbers = graph.numbers(frame, count: 4) {
            begin("size", from: frame, key: "minSize")
            set("width", number: numbers[2])
            set("height", number: numbers[3])
            end()
        }
        if let size = graph.value(view, "NSMaxSize") { writeSize(size, "maxSize") }
    }

    /// Writes the text, then the sizes a second time, as Xcode does.
    mutating func writeTextStorage(_ view: Int) {
        if let storage = graph.value(view, "NSTextContainer", "NSLayoutManager", "NSTextStorage"),
            let string = graph.value(storage, "NSString").flatMap({ text($0) }), string.length > 0
        {
            writeAttributedString(storage, key: "textStorage")
        }
        writeSizes(of: view)
    }
}
