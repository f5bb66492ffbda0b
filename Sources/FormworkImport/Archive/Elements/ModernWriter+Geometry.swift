import FormworkTree

// Safe pointers: the bytes belong to a tree that outlives the call, and all ranges are from that tree.

/// Frames, masks, sizes, rectangles and insets.
extension ModernWriter {
    /// Writes a frame; for a UIKit view at the top level, only its size.
    mutating func writeFrame(_ object: Int, isAtTop: Bool) {
        begin("rect", from: object, key: "frame")
        if let node = graph.value(object, key: "NSFrame") {
            writeNumbers(node, names: ["x", "y", "width", "height"], zeroing: isAtTop ? 2 : 0)
        } else {
            set("x", value: "0.0")
            set("y", value: "0.0")
            if let node = graph.value(object, key: "NSFrameSize") {
                writeNumbers(node, names: ["width", "height"])
            } else {
                set("width", value: "0.0")
                set("height", value: "0.0")
            }
        }
        end()
    }

    /// Writes the numbers in a text such as `{{0, 20}, {320, 460}}` as attributes, the first `zeroing` of them as 0.
    mutating func writeNumbers(_ node: Int, names: [ModernName], zeroing: Int = 0) {
        guard let inner = graph.textNode(node), let content = graph.content(inner), !graph.isEncoded(inner) else {
            return unreadable(node, wanted: "\(names.count) numbers")
        }
        var position = Int(content.offset)
        let end = position + Int(content.length)
        var isReadable = true
        for (index, name) in names.enumerated() {
            let text = graph.number(from: &position, to: end)
            isReadable = setNumber(name, text: text, isZeroed: index < zeroing) && isReadable
        }
        if !isReadable || graph.number(from: &position, to: end).length > 0 { unreadable(node, wanted: "\(names.count) numbers") }
    }

    /// Writes a number; returns false if the text has none.
    private mutating func setNumber(_ name: ModernName, text: TextRange, isZeroed: Bool) -> Bool {
        let isInteger = graph.isPlainInteger(text)
        let number = isInteger ? 0 : ArchiveGraph.number(graph.tree.bytes[text.range])
        if isZeroed || number == nil {
            set(name, value: "0.0")
        } else if isInteger {
            set(name, value: text)
        } else {
            set(name, number: number ?? 0)
        }
        return number != nil
    }

    mutating func writeAutoresizingMask(_ object: Int) {
        let flags = graph.flags(object, key: "NSvFlags") ?? 0
        // This is the compiled form of a view without a mask, as most views with constraints are.
        if isCompiled, flags & 0x3F == 0x0C, graph.bool(object, key: "NSDoNotTranslateAutoresizingMask") == true { return }
        begin("autoresizingMask", from: object, key: "autoresizingMask")
        setFlags(flags, of: "autoresizingMask")
        end()
    }

    mutating func writeSize(_ node: Int, key: ModernName) {
        begin("size", from: node, key: key)
        writeNumbers(node, names: ["width", "height"])
        end()
    }

    mutating func writeRect(_ node: Int, key: ModernName) {
        begin("rect", from: node, key: key)
        writeNumbers(node, names: ["x", "y", "width", "height"])
        end()
    }

    mutating func writeInset(_ object: Int, keys: [ArchiveKey], name: ModernName) {
        guard keys.count == 4, keys.contains(where: { graph.raw(object, key: $0) != nil }) else { return }
        begin("inset", from: object, key: name)
        for (key, edge) in zip([keys[1], keys[0], keys[3], keys[2]], ["minX", "minY", "maxX", "maxY"] as [ModernName]) {
            if let node = graph.value(object, key: key) { set(edge, numberAt: node) } else { set(edge, value: "0.0") }
        }
        end()
    }
}
