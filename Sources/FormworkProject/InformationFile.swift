// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

import FormworkIndex

/// What an Info.plist says of fonts, and of the documents that the application begins with.
struct InformationFile {
    private(set) var fonts: Set<String> = []
    private(set) var interfaces: [StartInterface] = []
    /// Whether it cannot be understood, or names a folder of fonts.
    private(set) var isUnknown = false

    /// - Complexity: O(n) in its length.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard !text.hasPrefix("bplist") else {
            isUnknown = true
            return
        }
        // A setting of the build may stand for the list.
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
            // The file may be in a folder.
            fonts.insert(String(name.split(separator: "/").last ?? ""))
            rest = rest[closing.upperBound...]
        }
    }

    /// Reads each text whose key is that of a document, wherever it is. What is in a comment is left out.
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
