import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// The texts of a page's trees, each with its translations.
struct PageTexts {
    /// The attributes that hold texts, which are also the keys of elements that do.
    private static let attributes = [
        "text", "title", "placeholder", "placeholderString", "prompt", "headerTitle", "footerTitle", "alternateTitle", "label", "toolTip",
    ]
    /// The maximum depth at which the parts of a view are searched for texts.
    private static let deepest = 8

    private let translations: [InterfaceDocument]

    /// - Parameter screens: The screens of the page, some of which may be in other languages.
    init(_ screens: [PageScreen]) {
        var seen: Set<String> = []
        translations = screens.compactMap(\.language).filter { seen.insert($0.language).inserted }.map(\.document)
    }

    /// Writes the texts of a tree: for each the number of its view, the text itself and its translations.
    ///
    /// - Complexity: O(n) in the number of elements of the tree for each language.
    func write(_ tree: PageTree, to json: inout JSONWriter) {
        json.key("texts")
        json.array { json in
            for (number, view) in tree.views.enumerated() {
                let own = Self.texts(of: view.element)
                if own.isEmpty { continue }
                let others = translations.map { Self.texts(of: View(document: $0, index: view.index).element) }
                for (place, text) in own.enumerated() {
                    json.array { json in
                        json.integer(number)
                        json.string(text)
                        for other in others { json.string(other.count == own.count ? other[place] : text) }
                    }
                }
            }
        }
    }

    /// Returns the texts of a view without those of its subviews, in document order.
    private static func texts(of element: Element, depth: Int = 0) -> [String] {
        var texts: [String] = []
        if let key = element[.key], attributes.contains(key), let text = element.plainText, !text.isEmpty { texts.append(text) }
        for attribute in attributes { if let text = element[attribute], !text.isEmpty { texts.append(text) } }
        guard depth < deepest else { return texts }
        for child in element.children where child.asView == nil && !["subviews", "constraints", "connections"].contains(child.name) {
            texts += self.texts(of: child, depth: depth + 1)
        }
        return texts
    }
}
