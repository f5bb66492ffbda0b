import FormworkNib
import FormworkVocabulary

/// Configurations of buttons and symbols, which are separate objects.
///
/// Source: public knowledge of the keys that UIKit's classes decode.
extension InterfaceReader {
    // MARK: Symbols and images

    /// Writes an image: an attribute with its name, or an element if it has further properties.
    mutating func writeImage(_ image: Int, name: String, element: Int) {
        let scale = graph.object(image, key: "UISymbolImageConfiguration").flatMap { word($0, key: "UISymbolScale", list: "symbolScale") }
        let mode = word(image, key: "UIRenderingMode", list: "renderingMode")
        let variable = number(image, key: "UIImageVariableValue")
        guard let text = imageName(image) else { return }
        guard scale != nil || mode != nil || variable != nil else { return draft.set(element, name: name, value: text) }
        let child = draft.add("imageReference", to: element, key: name)
        draft.set(child, name: "image", value: text)
        if self.text(image, key: "UISystemSymbolResourceName") != nil { draft.set(child, name: "catalog", value: "system") }
        if let scale { draft.set(child, name: "symbolScale", value: scale) }
        if let mode { draft.set(child, name: "renderingMode", value: mode) }
        if let variable { draft.set(child, name: "variableValue", value: variable) }
    }

    mutating func writeSymbolConfiguration(_ symbol: Int, in element: Int, key: String) {
        let child = draft.add("preferredSymbolConfiguration", to: element, key: key)
        if let style = text(symbol, key: "UITextStyle") {
            draft.set(child, name: "configurationType", value: "font")
            draft.set(draft.add("fontDescription", to: child, key: "font"), name: "style", value: style)
        } else if let size = number(symbol, key: "UIPointSize") {
            draft.set(child, name: "configurationType", value: "pointSize")
            draft.set(child, name: "pointSize", value: size)
        }
        if let scale = word(symbol, key: "UISymbolScale", list: "symbolScale") { draft.set(child, name: "scale", value: scale) }
        if let weight = word(symbol, key: "UISymbolWeight", list: "symbolWeight") { draft.set(child, name: "weight", value: weight) }
        noteKeys(of: symbol, but: ["UITextStyle", "UIPointSize", "UISymbolScale", "UISymbolWeight"])
    }

    /// Returns the word for a number; nil for the default, usually zero.
    private func word(_ object: Int, key: String, list: String, unless usual: Int = 0) -> String? {
        guard let number = number(object, key: key).flatMap({ Int(exactly: $0) }), number != usual else { return nil }
        return Vocabulary.uiKit.words(list).text(for: number)
    }

    // MARK: Buttons

    mutating func writeButtonConfiguration(_ object: Int, element: Int) {
        guard let configuration = graph.object(object, key: "UIButtonConfiguration") else { return }
        func key(_ name: String) -> String { "UIButtonConfiguration" + name }
        let child = draft.add("buttonConfiguration", to: element, key: "configuration")
        draft.set(child, name: "style", value: word(configuration, key: key("ButtonStyle"), list: "buttonStyle") ?? "plain")
        if let image = graph.object(configuration, key: key("Image")) { writeImage(image, name: "image", element: child) }
        for (name, key, words, usual) in [
            ("cornerStyle", key("CornerStyle"), "cornerStyle", 0),
            ("buttonSize", key("ButtonSize"), "buttonSize", 0),
            ("imagePlacement", key("ImagePlacement"), "directionalEdge", 2),
            ("titleAlignment", key("TitleAlignment"), "titleAlignment", 0),
        ] {
            if let word = word(configuration, key: key, list: words, unless: usual) { draft.set(child, name: name, value: word) }
        }
        for (name, key, usual) in [("imagePadding", key("ImagePadding"), 0.0), ("titlePadding", key("TitlePadding"), 1)] {
            if let value = number(configuration, key: key), value != usual { draft.set(child, name: name, value: value) }
        }
        if truth(configuration, key: key("ShowsActivityIndicator")) == true {
            draft.set(child, name: "showsActivityIndicator", value: "YES")
        }
        for (name, attributed, font) in [
            ("title", "attributedTitle", "titleFontDescription"), ("subtitle", "attributedSubtitle", "subtitleFontDescription"),
        ] {
            let stored = key(name.prefix(1).uppercased() + name.dropFirst())
            if let text = graph.object(configuration, key: stored) {
                writeButtonText(text, element: child, name: name, attributed: attributed, font: font)
            }
        }
        for name in ["baseForegroundColor", "baseBackgroundColor"] {
            let stored = key(name.prefix(1).uppercased() + name.dropFirst())
            if let color = graph.object(configuration, key: stored) { writeColor(color, in: child, key: name) }
        }
        if let symbol = graph.object(configuration, key: key("PreferredSymbolConfigurationForImage")) {
            writeSymbolConfiguration(symbol, in: child, key: "preferredSymbolConfigurationForImage")
        }
        if let background = graph.object(configuration, key: key("Background")) { writeButtonBackground(background, element: child) }
        noteKeys(of: configuration, but: Self.configurationKeys)
    }

    private static let configurationKeys = Set(
        [
            "ButtonStyle", "Background", "CornerStyle", "ButtonSize", "MacIdiomStyle", "BaseBackgroundColor", "BaseForegroundColor",
            "Image",
            "PreferredSymbolConfigurationForImage", "ShowsActivityIndicator", "Title", "Subtitle", "ImagePlacement", "ImagePadding",
            "TitlePadding", "TitleAlignment",
        ].map { "UIButtonConfiguration" + $0 })

    private static let backgroundKeys = Set(
        ["cornerRadius", "backgroundColor", "strokeColor", "strokeWidth", "strokeOutset"].flatMap { [$0, "hasCustomized-" + $0] }
            + ["maskedCorners"])

    /// Writes a text of a button: plain, in one font, or attributed.
    private mutating func writeButtonText(_ text: Int, element: Int, name: String, attributed: String, font: String) {
        guard let title = self.text(text, key: "NSString") else { return }
        let looks = graph.value(text, key: "NSAttributes").map { graph.pairs($0) } ?? []
        let isPlain = graph.object(text, key: "NSAttributeInfo") == nil && looks.allSatisfy { $0.key == "NSFont" }
        guard isPlain else { return writeAttributedString(text, in: element, key: attributed) }
        if title.contains("\n") {
            draft.setText(draft.add("string", to: element, key: name), text: title)
        } else {
            draft.set(element, name: name, value: title)
        }
        if let look = looks.first?.value.object { writeFont(look, in: element, key: font) }
    }

    /// Writes the customized properties of a button's background.
    private mutating func writeButtonBackground(_ background: Int, element: Int) {
        let child = draft.add("backgroundConfiguration", to: element, key: "background")
        func isOwn(_ name: String) -> Bool { truth(background, key: "hasCustomized-" + name) == true }
        if isOwn("cornerRadius"), let radius = number(background, key: "cornerRadius") {
            draft.set(child, name: "cornerRadius", value: radius)
        }
        if let width = number(background, key: "strokeWidth"), width != 1 { draft.set(child, name: "strokeWidth", value: width) }
        if isOwn("strokeOutset"), let outset = number(background, key: "strokeOutset") {
            draft.set(child, name: "strokeOutset", value: outset)
        }
        if isOwn("backgroundColor"), let color = graph.object(background, key: "backgroundColor") {
            writeColor(color, in: child, key: "backgroundColor")
        }
        if let color = graph.object(background, key: "strokeColor"), number(color, key: "UIAlpha") ?? 1 > 0 {
            writeColor(color, in: child, key: "strokeColor")
        }
        draft.dropLast(of: element, ifOnly: ["key"])
        noteKeys(of: background, but: Self.backgroundKeys)
    }

    // MARK: Layouts

    /// Writes the measures of a flow layout, which documents contain even if they are the default.
    mutating func writeFlowLayout(_ object: Int, element: Int) {
        for (key, name, usual) in [
            ("UIItemSize", "itemSize", 50.0), ("UIHeaderReferenceSize", "headerReferenceSize", 0),
            ("UIFooterReferenceSize", "footerReferenceSize", 0),
        ] {
            let numbers = vector(object, key: key)
            let size = draft.add("size", to: element, key: name)
            draft.set(size, name: "width", value: numbers.count == 2 ? numbers[0] : usual)
            draft.set(size, name: "height", value: numbers.count == 2 ? numbers[1] : usual)
        }
        let numbers = vector(object, key: "UISectionInset")
        let inset = draft.add("inset", to: element, key: "sectionInset")
        for (place, name) in [(1, "minX"), (0, "minY"), (3, "maxX"), (2, "maxY")] {
            draft.set(inset, name: name, value: numbers.count == 4 ? numbers[place] : 0)
        }
    }
}
