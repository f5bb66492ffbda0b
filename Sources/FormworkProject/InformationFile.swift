// Safe pointers: buffers are used only during a call and carry their count.

import FormworkIndex
import FormworkTree

/// The fonts and start documents that an Info.plist names.
struct InformationFile {
    private(set) var fonts: Set<String> = []
    private(set) var interfaces: [StartInterface] = []
    /// Whether the file can't be interpreted, or names a folder of fonts.
    private(set) var isUnknown = false

    /// - Complexity: O(n) in the file's length.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard !text.hasPrefix("bplist") else {
            isUnknown = true
            return
        }
        // A build setting may provide the list.
        if text.contains("ATSApplicationFontsPath") { isUnknown = true }
        readInterfaces(text)
        guard let key = text.firstRange(of: "<key>UIAppFonts</key>") else { return }
        let list = text[key.upperBound...]
        guard let end = list.firstRange(of: "</array>") else {
            isUnknown = true
            return
        }
        var rest = list[..<end.lowerBound]
        while let opening = rest.firstRange(of: "<string>") {
            rest = rest[opening.upperBound...]
            guard let closing = rest.firstRange(of: "</string>") else { return }
            let name = rest[..<closing.lowerBound]
            if name.contains("$(") { isUnknown = true }
            // The name may include a folder.
            fonts.insert(String(name.split(separator: "/").last ?? ""))
            rest = rest[closing.upperBound...]
        }
    }

    /// Reads each string with the key of a start document, at any level. Comments are skipped.
    private mutating func readInterfaces(_ text: String) {
        var line = 1
        var key: Substring?
        var isComment = false
        for piece in text.split(separator: "<", omittingEmptySubsequences: false) {
            defer { line += piece.utf8.count { $0 == UInt8(ascii: "\n") } }
            if piece.hasPrefix("!--") { isComment = true }
            if isComment {
                if piece.contains("-->") { isComment = false }
            } else if piece.hasPrefix("key>") {
                key = piece.dropFirst(4)
            } else if piece.hasPrefix("string>"), let found = key {
                if let interface = StartInterface(key: String(found), value: String(piece.dropFirst(7)), line: line) {
                    interfaces.append(interface)
                }
                key = nil
            } else if !piece.hasPrefix("/key>") {
                key = nil
            }
        }
    }
}
