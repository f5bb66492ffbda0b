import FormworkTree

// Safe pointers: the bytes belong to a tree that outlives the call, and all ranges are from that tree.

/// Frames, masks, sizes, rectangles and insets.
extension ModernWriter {
    /// Writes a frame; for a UIKit view at the top level, only its size.
    mutating func writeFrame(_ object: Int, isAtTop: Bool) {
        begin("rect", from: object, key: "frame")
        if let node = graph.value(object, "NSFrame") {
            writeNumbers(node, ["x", "y", "width", "height"], zeroing: isAtTop ? 2 : 0)
        } else {
            set("x", "0.0")
            set("y", "0.0")
            if let node = graph.value(object, "NSFrameSize") {
                writeNumbers(node, ["width", "height"])
            } else {
                set("width", "0.0")
                set("height", "0.0")
            }
        }
        end()
    }

    /// Writes the numbers in a text such as `{{0, 20}, {320, 460}}` as attributes, the first `zeroing` of them as 0.
    mutating func writeNumbers(_ node: Int, _ names: [ModernName], zeroing: Int = 0) {
        guard let inner = graph.textNode(node), let content = graph.content(inner), !graph.isEncoded(inner) else {
            return unreadable(node, "\(names.count) numbers")
        }
        var position = Int(content.offset)
        let end = position + Int(content.length)
        var isReadable = true
        for (index, name) in names.enumerated() {
            let text = graph.number(from: &position, to: end)
            isReadable = setNumber(name, text, isZeroed: index < zeroing) && isReadable
        }
        if !isReadable || graph.number(from: &position, to: end).length > 0 { unreadable(node, "\(names.count) numbers") }
    }

    /// Writes a number; returns false if the text has none.
    private mutating func setNumber(_ name: ModernName, _ text: TextRange, isZeroed: Bool) -> Bool {
        let isInteger = graph.isPlainInteger(text)
        let number = isInteger ? 0 : ArchiveGraph.number(graph.tree.bytes[text.range])
        if isZeroed || number == nil {
            set(name, "0.0")
        } else if isInteger {
            set(name, text)
        } else {
            set(name, number: number ?? 0)
        }
        return number != nil
    }

    mutating func writeAutoresizingMask(_ object: Int) {
        let flags = graph.flags(object, "NSvFlags") ?? 0
        // This is the compiled form of a view without a mask, as most views with constraints are.
        if isCompiled, flags & 0x3F == 0x0C, graph.bool(object, "NSDoNotTranslateAutoresizingMask") == true { return }
        begin("autoresizingMask", from: object, key: "autoresizingMask")
        setFlags(flags, of: "autoresizingMask")
        end()
    }

    mutating func writeSize(_ node: Int, _ key: ModernName) {
        begin("size", from: node, key: key)
        writeNumbers(node, ["width", "height"])
        end()
    }

    mutating func writeRect(_ node: Int, _ key: ModernName) {
        begin("rect", from: node, key: key)
        writeNumbers(node, ["x", "y", "width", "height"])
        end()
    }

    mutating func writeInset(_ object: Int, _ keys: [ArchiveKey], _ name: ModernName) {
        guard keys.count == 4, keys.contains(where: { graph.raw(object, $0) != nil }) else { return }
        begin("inset", from: object, key: name)
        for (key, edge) in zip([keys[1], keys[0], keys[3], keys[2]], ["minX", "minY", "maxX", "maxY"] as [ModernName]) {
            if let node = graph.value(object, key) { set(edge, numberAt: node) } else { set(edge, "0.0") }
        }
        end()
    }
}
