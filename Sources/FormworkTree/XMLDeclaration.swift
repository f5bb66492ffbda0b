/// An XML declaration: `<?xml version="1.0" encoding="UTF-8"?>`.
package struct XMLDeclaration: Hashable, Sendable {
    package var version: String
    package var encoding: String?
    /// `yes` or `no`; nil where it is absent.
    package var standalone: String?

    package init(version: String = "1.0", encoding: String? = "UTF-8", standalone: String? = nil) {
        self.version = version
        self.encoding = encoding
        self.standalone = standalone
    }

    /// Parses the declaration in the text before a document's first node; nil where there is none.
    package init?(_ prolog: ArraySlice<UInt8>) {
        let (opening, closing) = ("<?xml", "?>")
        guard let start = Self.place(of: opening, in: prolog), let end = Self.place(of: closing, in: prolog),
            start + opening.utf8.count < end
        else { return nil }
        var values: [Substring: String] = [:]
        var rest = String(decoding: prolog[(start + opening.utf8.count)..<end], as: UTF8.self)[...]
        while let equals = rest.firstIndex(of: "=") {
            let name = rest[..<equals].filter { !$0.isWhitespace }
            rest = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
            guard let quote = rest.first, let close = rest.dropFirst().firstIndex(of: quote) else { break }
            values[Substring(name)] = String(rest.dropFirst()[..<close])
            rest = rest[rest.index(after: close)...]
        }
        guard let version = values["version"] else { return nil }
        self.init(version: version, encoding: values["encoding"], standalone: values["standalone"])
    }

    /// Returns the index of the first occurrence of a text. Strings' own search would link regular expressions into each program.
    private static func place(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.first { bytes[$0...].starts(with: text.utf8) }
    }

    /// The declaration in Xcode's layout, with a newline.
    package var text: String {
        var text = "<?xml version=\"\(version)\""
        if let encoding { text += " encoding=\"\(encoding)\"" }
        if let standalone { text += " standalone=\"\(standalone)\"" }
        return text + "?>\n"
    }
}

extension ElementTree {
    /// The source before the first node; for trees that were read from text.
    package var prolog: ArraySlice<UInt8> { source[..<min(nodes.first.map { Int($0.start) } ?? 0, sourceCount)] }
}
