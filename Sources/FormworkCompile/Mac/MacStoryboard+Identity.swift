import FormworkNib
import FormworkTree

/// The objects in a storyboard's files that don't depend on elements: controller identifiers, placeholders, empty windows.
extension MacStoryboard {
    /// Returns the UUID of a controller, which depends only on the unique name of its file.
    func identifier(_ node: NodeIndex) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var digits: [UInt8] = []
        for round in 0..<4 as Range<UInt8> {
            for byte in Array(nibName(node).utf8) + [round] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            for place in 0..<4 as Range<UInt64> { digits.append(UInt8(truncatingIfNeeded: hash >> (place * 8 + 16))) }
        }
        let alphabet = Array("0123456789ABCDEF".utf8)
        var text = ""
        for (index, byte) in digits.enumerated() {
            if [4, 6, 8, 10].contains(index) { text += "-" }
            // Version 4: not derived from an address or a time.
            let value = index == 6 ? byte & 0x0F | 0x40 : index == 8 ? byte & 0x3F | 0x80 : byte
            text += String(decoding: [alphabet[Int(value >> 4)], alphabet[Int(value & 15)]], as: UTF8.self)
        }
        return text
    }

    func placeholder(_ compilation: inout MacCompilation) -> Int {
        let object = compilation.builder.make("NSNibExternalObjectPlaceholder")
        compilation.set(object, "NSExternalObjectPlaceholderIdentifier", text: "NSStoryboardPlaceholder")
        return object
    }

    /// Adds an empty content view to a window without one.
    func fillEmptyWindow(
        _ window: NodeIndex, object: Int, compilation: inout MacCompilation, members: inout [(object: Int, parent: Int)]
    ) {
        guard source.child(window, key: "contentView") == nil else { return }
        let view = compilation.makeView("NSView", flags: 256, in: nil)
        let content = compilation.frame(window, key: "contentRect") ?? MacCompilation.Frame()
        compilation.setFrame(view, MacCompilation.Frame(width: content.width, height: content.height))
        compilation.set(object, "NSWindowView", object: view)
        members.append((view, object))
    }
}
