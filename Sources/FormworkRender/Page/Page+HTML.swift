import CEmbeddedFiles
import FormworkDiagnostics
import FormworkFiles
import FormworkTree

extension Page {
    /// The page as a self-contained HTML document in UTF-8, which needs no other files and no network.
    public var html: [UInt8] { html() }

    /// Returns the page as HTML, with an additional script.
    ///
    /// - Parameters:
    ///   - program: JavaScript that runs after the page's own script and uses `window.formwork`; it must not contain `</script`.
    ///   - connects: Whether the page may connect to the server that it comes from.
    ///   - nonce: The nonce by which the server's Content Security Policy identifies the page's scripts: letters and digits; nil for none.
    public func html(program: [UInt8] = [], connects: Bool = false, nonce: String? = nil) -> [UInt8] {
        let title = file.split(separator: "/").last.map(String.init) ?? file
        return Self.html(title: title, data: data, program: program, connects: connects, nonce: nonce)
    }

    /// Returns a page with its data.
    static func html(title: String, data: [UInt8], program: [UInt8] = [], connects: Bool = false, nonce: String? = nil) -> [UInt8] {
        let body = fill(
            formwork_page_body().contents,
            parts: ["nonce": attribute(nonce: nonce), "script": PageResources.shortScript + program, "data": data])
        return document(title: title, style: PageResources.style, body: body, connects: connects)
    }

    /// Returns an HTML document with the Content Security Policy that all pages have: nothing is loaded from anywhere.
    ///
    /// - Parameters:
    ///   - title: The page's title.
    ///   - style: The style sheets.
    ///   - body: The markup of the body.
    ///   - connects: Whether the page may connect to the server that it comes from.
    package static func document(title: String, style: [UInt8], body: [UInt8], connects: Bool) -> [UInt8] {
        fill(
            formwork_page_frame().contents,
            parts: [
                "title": escaped(title), "connections": connects ? Array("; connect-src 'self'".utf8) : [], "style": style, "body": body,
            ])
    }

    /// The style of the page, for other pages that look like it.
    package static var style: [UInt8] { PageResources.style }

    /// Returns a script for a page that shows pairs of pictures, after the parts of the page's own script that do so.
    package static func pairScript(_ script: [UInt8]) -> [UInt8] { PageResources.shortened(PageResources.commonScript + script) }

    /// Returns the nonce attribute of a script.
    package static func attribute(nonce: String?) -> [UInt8] { nonce.map { Array(" nonce=\"\($0)\"".utf8) } ?? [] }

    /// Returns a text, escaped for an element or an attribute. Control characters are replaced with visible symbols.
    package static func escaped(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        XMLEscaping.append(ShownText.symbols(in: text), to: &bytes, inAttribute: true)
        return bytes
    }

    /// Replaces the placeholders `<!--name-->` of a page with the parts of those names.
    package static func fill(_ page: [UInt8], parts: [String: [UInt8]]) -> [UInt8] {
        let (opening, closing) = (Array("<!--".utf8), Array("-->".utf8))
        var result: [UInt8] = []
        result.reserveCapacity(page.count + parts.values.reduce(0) { $0 + $1.count })
        var index = 0
        while index < page.count {
            if page[index...].starts(with: opening) {
                var end = index + opening.count
                while end < page.count, !page[end...].starts(with: closing) { end += 1 }
                if let part = parts[String(decoding: page[(index + opening.count)..<end], as: UTF8.self)] {
                    result += part
                    index = end + closing.count
                    continue
                }
            }
            result.append(page[index])
            index += 1
        }
        return result
    }
}

/// The resource files of the page.
private enum PageResources {
    /// The style sheets.
    static let style = formwork_page_style().contents

    /// The scripts that pages of comparisons share.
    static let commonScript = formwork_page_common_script().contents

    /// The script as pages contain it: without comment lines and indentation.
    static let shortScript = shortened(commonScript + formwork_page_script().contents)

    /// Returns a script without comment lines and indentation.
    static func shortened(_ script: [UInt8]) -> [UInt8] {
        var short: [UInt8] = []
        var isComment = false
        for line in script.split(separator: UInt8(ascii: "\n")) {
            let text = line.drop { $0 == UInt8(ascii: " ") }
            if text.starts(with: "/**".utf8) { isComment = true }
            if !isComment, !text.starts(with: "//".utf8) { short += text + [UInt8(ascii: "\n")] }
            if text.suffix(2).elementsEqual("*/".utf8) { isComment = false }
        }
        return short
    }
}
