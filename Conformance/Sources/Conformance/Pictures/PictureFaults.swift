import Foundation

/// Faults of pictures and pages.
enum PictureFaults {
    private static let elements = Set(
        "svg g rect circle ellipse line path polyline polygon text tspan title desc defs style clipPath image linearGradient stop".split(
            separator: " "
        ).map(String.init))
    private static let image = Pattern(#"data:image/(png|jpeg|gif|svg\+xml);base64,[A-Za-z0-9+/=]*|#k?\d+"#)
    private static let reference = Pattern(#"url\(#[A-Za-z]*\d+\)"#)
    private static let font = Pattern(#"'[^'\\]*', [A-Za-z, '-]+"#)
    private static let paint = Pattern(#"#[0-9a-f]{3,8}|rgb\(\d+ \d+ \d+/[0-9.e-]+\)"#)
    private static let namespace = "http://www.w3.org/2000/svg"

    /// Returns the faults of a picture, or of a piece of one; adds the places of the payload to `places`.
    static func ofPicture(_ data: [UInt8], _ places: inout Set<String>) -> [String] {
        let text = String(decoding: data, as: UTF8.self)
        let body = text.hasPrefix(xmlHead) ? String(text.dropFirst(xmlHead.count)) : text
        if body.contains("<!") || body.contains("<?") { return ["markup of another kind"] }
        let root: Element
        do { root = try Element.document(data) } catch { return [error.text] }
        var faults: [String] = []
        for element in root.all {
            if !elements.contains(element.tag) || (element === root) != (element["xmlns"] == namespace) {
                faults.append("element \(element.tag)")
            }
            if (element.text + element.tail).contains(HostilePlace.sentinel) {
                places.insert("<\(element.tag)>")
                if element.tag == "style" { faults.append("text in a style sheet") }
            }
            for (name, value) in element.attributes where !name.hasPrefix("xmlns") {
                let shown = "\(name)=\(value.prefix(80))"
                if value.contains(HostilePlace.sentinel) {
                    places.insert("<\(element.tag) \(name)>")
                    if name != "data-id", name != "font-family" || !font.isWhole(value) { faults.append("\(element.tag) \(shown)") }
                }
                if name.hasPrefix("on") || name == "style" { faults.append("attribute \(name)") }
                if name.hasSuffix("href"), !image.isWhole(value) { faults.append("refers to \(value.prefix(80))") }
                if value.contains("url("), name != "data-id", name != "font-family", !reference.isWhole(value) { faults.append(shown) }
                if ["nan", "inf", "-inf"].contains(value) { faults.append(shown) }
            }
        }
        return faults
    }

    /// Returns the faults of a page; `clean` is the shape of the original document's page.
    static func ofPage(_ data: [UInt8], clean: PageShape, _ places: inout Set<String>) -> [String] {
        let page = PageShape(String(decoding: data, as: UTF8.self))
        var faults: [String] = []
        if page.tags != clean.tags { faults.append("other elements than the page has") }
        if page.rest != clean.rest { faults.append("other text or programs than the page has") }
        if page.data.contains(where: { $0 == "<" || $0 == "\u{2028}" || $0 == "\u{2029}" }) { faults.append("markup in the data") }
        guard let root = try? JSON(page.data.utf8) else { return faults + ["the data isn't JSON"] }
        // Characters that replace each other in the markup of a page's data, as in model.js.
        let exchanges: [Character: Character] = ["<": "{", "{": "<", "\"": "`", "`": "\""]
        for art in root["art"].list.compactMap(\.string) {
            faults += ofPicture(Array("<svg xmlns=\"\(namespace)\">\(String(art.map { exchanges[$0] ?? $0 }))</svg>".utf8), &places)
        }
        for paint in root["paints"].list.flatMap(\.list).compactMap(\.string) where !Self.paint.isWhole(paint) {
            faults.append("colour \(paint.prefix(60))")
        }
        for (name, part) in root.object where name != "art" { collect(part, "data \(shown(name))", &places) }
        return faults
    }

    private static func shown(_ name: String) -> String {
        name.contains(HostilePlace.sentinel) || name.contains(where: \.isNumber) ? "*" : name
    }

    /// Adds the paths of strings that contain the payload.
    private static func collect(_ value: JSON, _ path: String, _ places: inout Set<String>) {
        switch value {
        case .string(let text): if text.contains(HostilePlace.sentinel) { places.insert(path) }
        case .list(let values): for part in values { collect(part, path, &places) }
        case .object(let members):
            for (name, part) in members {
                if name.contains(HostilePlace.sentinel) { places.insert(path + ".(name)") }
                collect(part, "\(path).\(shown(name))", &places)
            }
        default: break
        }
    }
}

/// The elements of a page, and its text inside and outside of its data.
struct PageShape: Sendable {
    private(set) var tags: [String] = []
    private(set) var data = ""
    private(set) var rest = ""
    private static let id = Pattern(#" id="?([\w-]+)"#)

    init(_ page: String) {
        let bytes = Array(page.utf8)
        var (place, inside, raw) = (0, "", "")
        func index(of text: String) -> Int {
            let wanted = Array(text.utf8)
            var found = place
            while let next = bytes[found...].firstIndex(of: wanted[0]) {
                if bytes[next...].starts(with: wanted) { return next }
                found = next + 1
            }
            return bytes.count
        }
        func text(until end: Int) -> String { String(decoding: bytes[place..<min(end, bytes.count)], as: UTF8.self) }
        while place < bytes.count {
            // Programs and style sheets end only with their own tag.
            let end = index(of: raw.isEmpty ? "<" : "</\(raw)")
            let content = text(until: end)
            if inside == "data" { data += content } else if inside != "title" { rest += content }
            place = end
            guard place < bytes.count else { break }
            let isComment = bytes[place...].starts(with: Array("<!--".utf8))
            let close = isComment ? index(of: "-->") + 2 : index(of: ">")
            let tag = text(until: close + 1)
            place = min(bytes.count, close + 1)
            tags.append(isComment ? "<!--" : tag)
            if tag.hasPrefix("</") {
                (inside, raw) = ("", "")
            } else if !tag.hasSuffix("/>"), !tag.hasPrefix("<!") {
                let name = String(tag.dropFirst().prefix { $0.isLetter || $0.isNumber })
                inside = Self.id.first(tag)?[1] ?? name
                raw = ["script", "style"].contains(name) ? name : ""
            }
        }
    }
}
