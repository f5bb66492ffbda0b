import FormworkModel
import FormworkNib
import FormworkVocabulary

/// Configurations of buttons, images and web views, which are separate objects.
///
/// Source: public knowledge of the keys that these classes decode (those of WebKit are open source). Properties that aren't in the document have
/// the default values of the classes.
extension NibEncoder {
    // MARK: Symbols

    /// Returns the configuration of a symbol: its size, weight and scale.
    mutating func symbolConfiguration(_ element: Element?, of owner: Element) -> NibValue? {
        guard let element, element.name == "preferredSymbolConfiguration" else { return nil }
        element.look()
        let object = graph.make("UIImageSymbolConfiguration")
        if let scale = word(element, "scale", "symbolScale"), scale != 0 {
            graph.set(object, key: "UISymbolScale", value: NibGraphBuilder.integer(scale))
        }
        _ = word(element, "configurationType", "configurationType")
        var size = number(element, "pointSize")
        var style: String?
        if let description = element.children.first(where: { $0.name == "fontDescription" }) {
            if let font = CompiledFont(description, generation: source.generation) {
                style = font.style
                if style == nil { size = font.size }
            } else {
                refuse(description, message: "the font of the symbol of \(owner.description) is not compiled")
            }
        }
        if let size { graph.set(object, key: "UIPointSize", value: .float(Float(size))) }
        if let weight = word(element, "weight", "symbolWeight"), weight != 0 {
            graph.set(object, key: "UISymbolWeight", value: NibGraphBuilder.integer(weight))
        }
        if let style { graph.set(object, key: "UITextStyle", value: graph.string(style)) }
        noteUnproved(element, what: "the class 'UIImageSymbolConfiguration'")
        return NibGraphBuilder.reference(object)
    }

    /// Returns an image with further properties.
    mutating func image(reference element: Element) -> NibValue? {
        guard let name = element["image"] else { return nil }
        noteUnproved(element, what: "an image with a configuration of its symbol")
        let isSystem = element["catalog"] == "system"
        let object = graph.make("UIImageNibPlaceholder")
        graph.set(object, key: "UIImageWidth", value: .float(1))
        graph.set(object, key: "UIImageHeight", value: .float(1))
        graph.set(object, key: "UIResourceName", value: isSystem ? .null : graph.string(name))
        graph.set(object, key: "UISystemSymbolResourceName", value: isSystem ? graph.string(name) : .null)
        if let value = number(element, "variableValue") { graph.set(object, key: "UIImageVariableValue", value: .double(value)) }
        if let mode = word(element, "renderingMode", "renderingMode"), mode != 0 {
            graph.set(object, key: "UIRenderingMode", value: NibGraphBuilder.integer(mode))
        }
        if let scale = word(element, "symbolScale", "symbolScale"), scale != 0 {
            let configuration = graph.make("UIImageSymbolConfiguration")
            graph.set(configuration, key: "UISymbolScale", value: NibGraphBuilder.integer(scale))
            graph.set(object, key: "UISymbolImageConfiguration", value: NibGraphBuilder.reference(configuration))
        } else {
            graph.set(object, key: "UISymbolImageConfiguration", value: .null)
        }
        return NibGraphBuilder.reference(object)
    }

    /// Returns the image in an attribute or in a child element with that key.
    mutating func image(of element: Element, _ name: String) -> NibValue? {
        if let name = element[name] { return image(name) }
        return element.child(key: name, "imageReference").flatMap { image(reference: $0) }
    }

    // MARK: Buttons

    mutating func writeButtonConfiguration(_ object: Int, element: Element) {
        guard let said = element.child(key: "configuration", "buttonConfiguration") else { return }
        said.look()
        let result = graph.make("UIButtonConfiguration")
        func set(_ name: String, _ value: NibValue) { graph.set(result, key: "UIButtonConfiguration" + name, value: value) }
        set("ButtonStyle", NibGraphBuilder.integer(word(said, "style", "buttonStyle") ?? 0))
        set("Background", buttonBackground(said.child(key: "background", "backgroundConfiguration"), of: element))
        set("CornerStyle", NibGraphBuilder.integer(word(said, "cornerStyle", "cornerStyle") ?? 0))
        set("ButtonSize", NibGraphBuilder.integer(word(said, "buttonSize", "buttonSize") ?? 0))
        set("MacIdiomStyle", NibGraphBuilder.integer(0))
        set("BaseBackgroundColor", color(said.child(key: "baseBackgroundColor"), of: element) ?? .null)
        set("BaseForegroundColor", color(said.child(key: "baseForegroundColor"), of: element) ?? .null)
        set("Image", image(of: said, "image") ?? .null)
        let symbol = symbolConfiguration(said.child(key: "preferredSymbolConfigurationForImage"), of: element)
        set("PreferredSymbolConfigurationForImage", symbol ?? .null)
        set("ShowsActivityIndicator", .bool(flag(said, "showsActivityIndicator") == true))
        set("Title", buttonText("title", attributed: "attributedTitle", font: "titleFontDescription", said: said, owner: element) ?? .null)
        set(
            "Subtitle",
            buttonText("subtitle", attributed: "attributedSubtitle", font: "subtitleFontDescription", said: said, owner: element) ?? .null)
        set("ImagePlacement", NibGraphBuilder.integer(word(said, "imagePlacement", "directionalEdge") ?? 2))
        set("ImagePadding", .float(Float(number(said, "imagePadding") ?? 0)))
        set("TitlePadding", .float(Float(number(said, "titlePadding") ?? 1)))
        set("TitleAlignment", NibGraphBuilder.integer(word(said, "titleAlignment", "titleAlignment") ?? 0))
        graph.set(object, key: "UIButtonConfiguration", value: NibGraphBuilder.reference(result))
        noteUnproved(said, what: "the class 'UIButtonConfiguration'")
    }

    /// Returns a text of a button: attributed, or in one font.
    private mutating func buttonText(_ name: String, attributed: String, font: String, said: Element, owner: Element) -> NibValue? {
        let (title, font) = (text(said, name), self.font(said.child(key: font), of: owner))
        // An attributed text has its own fonts.
        if let runs = attributedText(said, key: attributed) { return write(runs, owner) }
        guard let title else { return nil }
        let looks = font.map { [graph.string("NSFont"), $0] } ?? []
        let object = graph.make("NSAttributedString")
        graph.set(object, key: "NSString", value: title.value(in: &graph))
        graph.set(object, key: "NSAttributes", value: graph.collection(looks, of: "NSDictionary"))
        return NibGraphBuilder.reference(object)
    }

    /// Returns the background of a button: empty, with an invisible edge, unless its style differs.
    private mutating func buttonBackground(_ said: Element?, of owner: Element) -> NibValue {
        said?.look()
        let object = graph.make("UIBackgroundConfiguration")
        let radius = said.flatMap { number($0, "cornerRadius") }
        let fill = color(said?.child(key: "backgroundColor"), of: owner)
        let stroke = color(said?.child(key: "strokeColor"), of: owner)
        graph.set(object, key: "cornerRadius", value: .double(radius ?? 5.95))
        graph.set(object, key: "maskedCorners", value: NibGraphBuilder.integer(15))
        graph.set(object, key: "backgroundColor", value: fill ?? clearColor())
        graph.set(object, key: "strokeColor", value: stroke ?? clearColor())
        graph.set(object, key: "strokeWidth", value: .double(said.flatMap { number($0, "strokeWidth") } ?? 1))
        graph.set(object, key: "strokeOutset", value: .double(said.flatMap { number($0, "strokeOutset") } ?? 0))
        let own = [
            ("cornerRadius", radius != nil), ("backgroundColor", fill != nil), ("strokeColor", true), ("strokeWidth", true),
            ("strokeOutset", said?["strokeOutset"] != nil),
        ]
        for (name, isOwn) in own { graph.set(object, key: "hasCustomized-" + name, value: .bool(isOwn)) }
        return NibGraphBuilder.reference(object)
    }

    // MARK: Web views

    mutating func writeWebConfiguration(_ object: Int, element: Element) {
        let said = element.child(key: "configuration", "wkWebViewConfiguration")
        said?.look()
        let result = graph.make("WKWebViewConfiguration")
        graph.set(result, key: "processPool", value: NibGraphBuilder.reference(graph.make("WKProcessPool")))
        let preferences = graph.make("WKPreferences")
        let preferred = said?.child(key: "preferences", "wkPreferences")
        graph.set(preferences, key: "minimumFontSize", value: .double(preferred.flatMap { number($0, "minimumFontSize") } ?? 0))
        for (name, usual) in [
            ("javaScriptCanOpenWindowsAutomatically", false), ("javaScriptEnabled", true), ("tabFocusesLinks", false),
            ("textInteractionEnabled", true),
        ] {
            graph.set(preferences, key: name, value: .bool(preferred.flatMap { flag($0, name) } ?? usual))
        }
        graph.set(result, key: "preferences", value: NibGraphBuilder.reference(preferences))
        graph.set(result, key: "userContentController", value: NibGraphBuilder.reference(graph.make("WKUserContentController")))
        let store = graph.make("WKWebsiteDataStore")
        graph.set(store, key: "isDefaultDataStore", value: .bool(true))
        graph.set(result, key: "websiteDataStore", value: NibGraphBuilder.reference(store))
        if let name = said.flatMap({ text($0, "applicationNameForUserAgent") }) {
            graph.set(result, key: "applicationNameForUserAgent", value: name.value(in: &graph))
        }
        for (name, usual) in [
            ("suppressesIncrementalRendering", false), ("allowsAirPlayForMediaPlayback", true), ("allowsInlineMediaPlayback", false),
            ("allowsPictureInPictureMediaPlayback", true), ("ignoresViewportScaleLimits", false),
        ] {
            graph.set(result, key: name, value: .bool(said.flatMap { flag($0, name) } ?? usual))
        }
        let media = said?.child(key: "mediaTypesRequiringUserActionForPlayback", "audiovisualMediaTypes")
        media?.read("all")
        let types = [("audio", 1), ("video", 2)].reduce(0) { media?[$1.0] == "YES" || media?["all"] == "YES" ? $0 | $1.1 : $0 }
        graph.set(result, key: "mediaTypesRequiringUserActionForPlayback", value: NibGraphBuilder.integer(types))
        let detectors = said?.child(key: "dataDetectorTypes", "dataDetectorType", "dataDetectorTypes")
        // WebKit has another name for tracking numbers.
        let kinds = Vocabulary.uiKit.words("dataDetectors").mask {
            detectors?[$0 == "shipmentTrackingNumber" ? "trackingNumber" : $0] == "YES"
        }
        graph.set(result, key: "dataDetectorTypes", value: NibGraphBuilder.integer(kinds))
        let granularity = said.flatMap { word($0, "selectionGranularity", "selectionGranularity") } ?? 0
        graph.set(result, key: "selectionGranularity", value: NibGraphBuilder.integer(granularity))
        graph.set(object, key: "configuration", value: NibGraphBuilder.reference(result))
    }
}
