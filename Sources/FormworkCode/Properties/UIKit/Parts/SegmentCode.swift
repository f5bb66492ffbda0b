import FormworkModel

/// The segments of a segmented control.
enum SegmentCode {
    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        if let titles = titles(element, code: code) {
            code.arguments = code.language.either(swift: "items: [\(titles)]", objectiveC: "initWithItems:@[\(titles)]")
            return
        }
        for (index, segment) in element.children.enumerated() { write(segment, index: index, variable: variable, code: &code) }
    }

    /// Returns the list of titles for the initializer; nil if segments have anything else, or the class is not UIKit's.
    private static func titles(_ element: Element, code: PropertyWriter) -> String? {
        guard !code.syntax.isExhaustive, element.parent?.customClass == nil, !element.children.isEmpty else { return nil }
        let isPlain = element.children.allSatisfy { segment in
            segment["title"] != nil && segment.children.isEmpty
                && segment.attributes.allSatisfy { ["title", "key", "id"].contains($0.name) }
        }
        guard isPlain else { return nil }
        return element.children.map { code.syntax.text($0["title"] ?? "", of: $0, attribute: "title") }.joined(separator: ", ")
    }

    private static func write(_ segment: Element, index: Int, variable: String, code: inout PropertyWriter) {
        let (syntax, language) = (code.syntax, code.language)
        var title = segment["title"]
        var image = syntax.image(segment)
        var later: [String] = []
        func set(_ what: String, _ value: String) {
            later.append(
                language.call(
                    variable, swift: "set\(what)(\(value), forSegmentAt: \(index))",
                    objectiveC: "set\(what):\(value) forSegmentAtIndex:\(index)"))
        }
        for (name, value) in segment.attributes where !["title", "image", "catalog", "key", "id"].contains(name) {
            switch (name, syntax.toolkit.number(value)) {
            case ("enabled", _): if value == "NO" { set("Enabled", language.bool(false)) }
            case ("width", let width?): set("Width", width)
            default: code.leaveOut(segment, attribute: name)
            }
        }
        for child in segment.children {
            switch (child.name, child["key"]) {
            case ("string", "title"), ("mutableString", "title"): title = child.plainText ?? ""
            case ("size", "contentOffset"):
                if let offset = syntax.expression(.size, element: child) {
                    set("ContentOffset", offset)
                } else {
                    code.leaveOut(child, "its value is not known")
                }
            case ("imageReference", "image") where syntax.reference(child) != nil:
                image = syntax.reference(child)
                code.leaveOutScale(of: child)
            default: code.leaveOut(child, affectsLayout: true)
            }
        }
        let text = title.map { syntax.text($0, of: segment, attribute: "title") } ?? "nil"
        code.statements.append(
            image.map {
                language.call(
                    variable, swift: "insertSegment(with: \($0), at: \(index), animated: false)",
                    objectiveC: "insertSegmentWithImage:\($0) atIndex:\(index) animated:NO")
            }
                ?? language.call(
                    variable, swift: "insertSegment(withTitle: \(text), at: \(index), animated: false)",
                    objectiveC: "insertSegmentWithTitle:\(text) atIndex:\(index) animated:NO"))
        code.statements += later
    }
}
