package import FormworkModel
import FormworkTree

/// Writes the texts of a document as XLIFF, in the layout of Xcode's exports.
package struct XLIFFWriter {
    /// The document's path for translators.
    package var original: String
    /// The language of the document's texts, such as `en`.
    package var sourceLanguage: String
    /// The target language; nil where there is none.
    package var targetLanguage: String?
    /// The existing translations, by key.
    package var targets: [String: String]
    /// The version of the exporting program.
    package var toolVersion: String

    package init(
        original: String, sourceLanguage: String, targetLanguage: String? = nil, targets: [String: String] = [:], toolVersion: String
    ) {
        (self.original, self.sourceLanguage, self.targetLanguage) = (original, sourceLanguage, targetLanguage)
        (self.targets, self.toolVersion) = (targets, toolVersion)
    }

    /// A document's writer and texts.
    package typealias Part = (writer: XLIFFWriter, texts: [LocalizableText])

    /// Returns XLIFF 1.2, with the texts sorted by key.
    package func version1(_ texts: [LocalizableText]) -> [UInt8] { Self.version1([(self, texts)]) }

    /// Returns XLIFF 1.2 for several documents, in the given order.
    package static func version1(_ parts: [Part]) -> [UInt8] {
        var output = Output()
        output.line(0, text: #"<?xml version="1.0" encoding="UTF-8"?>"#)
        let namespace = "urn:oasis:names:tc:xliff:document:1.2"
        output.line(
            0,
            text:
                #"<xliff xmlns="\#(namespace)" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" xsi:schemaLocation="\#(namespace) http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">"#
        )
        for part in parts { part.writer.addVersion1(part.texts, to: &output) }
        output.close(0, name: "xliff")
        return output.bytes
    }

    private func addVersion1(_ texts: [LocalizableText], to output: inout Output) {
        let target = targetLanguage.map { [("target-language", $0)] } ?? []
        output.open(
            1, name: "file",
            attributes: [("original", original), ("source-language", sourceLanguage)] + target + [("datatype", "plaintext")])
        output.open(2, name: "header", attributes: [])
        output.line(
            3,
            text: Output.tag(
                "tool", attributes: [("tool-id", "formwork"), ("tool-name", "formwork"), ("tool-version", toolVersion)], isEmpty: true))
        output.close(2, name: "header")
        output.open(2, name: "body", attributes: [])
        for text in Self.sorted(texts) {
            output.open(3, name: "trans-unit", attributes: [("id", text.key.text), ("xml:space", "preserve")])
            output.element(4, name: "source", text: text.value)
            if let target = targets[text.key.text] { output.element(4, name: "target", text: target) }
            output.element(4, name: "note", text: TextComment.comment(text))
            output.close(3, name: "trans-unit")
        }
        for (level, name) in [(2, "body"), (1, "file")] { output.close(level, name: name) }
    }

    /// Returns XLIFF 2.0, with the texts sorted by key. Its ids don't allow brackets, so the keys are the units' names.
    package func version2(_ texts: [LocalizableText]) -> [UInt8] { Self.version2([(self, texts)]) }

    /// Returns XLIFF 2.0 for several documents, in the given order. Its only source language is that of the first document.
    package static func version2(_ parts: [Part]) -> [UInt8] {
        var output = Output()
        output.line(0, text: #"<?xml version="1.0" encoding="UTF-8"?>"#)
        let first = parts.first?.writer
        let target = first?.targetLanguage.map { [("trgLang", $0)] } ?? []
        output.open(
            0, name: "xliff",
            attributes: [
                ("xmlns", "urn:oasis:names:tc:xliff:document:2.0"), ("version", "2.0"), ("srcLang", first?.sourceLanguage ?? "en"),
            ] + target)
        for (number, part) in parts.enumerated() { part.writer.addVersion2(part.texts, number: number + 1, to: &output) }
        output.close(0, name: "xliff")
        return output.bytes
    }

    private func addVersion2(_ texts: [LocalizableText], number: Int, to output: inout Output) {
        output.open(1, name: "file", attributes: [("id", "f\(number)"), ("original", original)])
        var ids: [String: Int] = [:]
        for text in Self.sorted(texts) {
            output.open(
                2, name: "unit",
                attributes: [("id", Self.id(text.key.text, taken: &ids)), ("name", text.key.text), ("xml:space", "preserve")])
            output.open(3, name: "notes", attributes: [])
            output.element(4, name: "note", text: TextComment.comment(text))
            output.close(3, name: "notes")
            let translated = targets[text.key.text]
            output.open(3, name: "segment", attributes: [("state", translated == nil ? "initial" : "translated")])
            output.element(4, name: "source", text: text.value)
            if let translated { output.element(4, name: "target", text: translated) }
            output.close(3, name: "segment")
            output.close(2, name: "unit")
        }
        output.close(1, name: "file")
    }

    static func sorted(_ texts: [LocalizableText]) -> [LocalizableText] {
        texts.map { ($0.key.text, $0) }.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }.map(\.1)
    }

    /// Returns a unique XML name token for a key.
    ///
    /// - Parameter taken: the number of requests for each id.
    private static func id(_ key: String, taken: inout [String: Int]) -> String {
        let wanted = String(
            key.unicodeScalars.map { scalar -> Character in
                let isKept = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                return isKept || "-._:".unicodeScalars.contains(scalar) ? Character(scalar) : "_"
            })
        var id = wanted
        while let count = taken[id] {
            // Continue at the last number, so that many equal ids take linear time.
            let number = max(count, taken[wanted] ?? 0)
            taken[wanted] = number + 1
            id = number == 1 ? wanted + "_" : "\(wanted)_\(number)"
        }
        taken[id] = 1
        return id
    }

    /// Lines of XML with an indentation of two spaces per level.
    private struct Output {
        var bytes: [UInt8] = []

        mutating func line(_ level: Int, text: String) { bytes += "\(String(repeating: "  ", count: level))\(text)\n".utf8 }

        mutating func open(_ level: Int, name: String, attributes: [(String, String)]) {
            line(level, text: Self.tag(name, attributes: attributes))
        }

        mutating func close(_ level: Int, name: String) { line(level, text: "</\(name)>") }

        mutating func element(_ level: Int, name: String, text: String) {
            var inner: [UInt8] = []
            XMLEscaping.append(text, to: &inner)
            line(level, text: "<\(name)>\(String(decoding: inner, as: UTF8.self))</\(name)>")
        }

        static func tag(_ name: String, attributes: [(String, String)], isEmpty: Bool = false) -> String {
            "<\(name)\(attributes.map { " \($0.0)=\"\(XMLEscaping.escaped($0.1))\"" }.joined())\(isEmpty ? "/" : "")>"
        }
    }
}
