import FormworkNib
import FormworkVocabulary

/// Properties of objects that need a procedure.
extension InterfaceReader {
    mutating func write(_ content: InterfaceContent, object: Int, element: Int) {
        switch content {
        case .frame: writeFrame(object, element: element)
        case .autoresizing: writeAutoresizing(object, element: element)
        case .subviews: writeSubviews(object, element: element)
        case .guides: writeGuides(object, element: element)
        case .constraints: if !isContentOfCell(object) { writeConstraints(of: object, in: element) }
        case .accessibility: writeAccessibility(object, element: element)
        case .gestureRecognizers:
            // The element is empty; the recognizers are in connections.
            let isConnected = (connections[object] ?? []).contains { text($0, key: "UILabel") == "gestureRecognizers" }
            if isConnected { _ = draft.add("gestureRecognizers", to: element) }
        case .margins: writeMargins(object, element: element)
        case .cellSize:
            let bounds = vector(object, key: "UIBounds")
            guard bounds.count == 4 else { return }
            let size = draft.add("size", to: element, key: "customSize")
            draft.set(size, name: "width", value: bounds[2])
            draft.set(size, name: "height", value: bounds[3])
        case .labelText, .multiLineText: writeText(object, element: element)
        case .fontSizeAdjustment: writeFontSizeAdjustment(object, element: element)
        case .attributedText: writeAttributedText(object, element: element)
        case .buttonStates: writeButtonStates(object, element: element)
        case .stack:
            writeStackAlignment(object, element: element)
            writeStackSpacing(object, element: element)
        case .systemItem: writeSystemItem(object, element: element)
        case .navigationItems: writeNavigationItems(object, element: element)
        case .visualEffect: writeVisualEffect(object, element: element)
        case .dataDetectors: writeDataDetectors(object, element: element)
        case .textInput: writeTextInput(object, element: element)
        case .segments: writeSegments(object, element: element)
        case .dates: writeDates(object, element: element)
        case .titleAttributes: writeTitleAttributes(object, element: element)
        case .searchScopes: writeSearchScopes(object, element: element)
        case .taps: writeTaps(object, element: element)
        case .edges:
            writeEdges(
                object, element: element, stored: "UIScreenEdgePanGestureRecognizer.edges", name: "rectEdge", key: "edges", unless: 0)
        case .extendedEdges:
            writeEdges(
                object, element: element, stored: "UIKeyEdgesForExtendedLayout", name: "extendedEdge", key: "edgesForExtendedLayout",
                unless: 15)
        case .textColor: writeTextColor(object, element: element)
        case .buttonConfiguration: writeButtonConfiguration(object, element: element)
        case .symbolConfiguration:
            guard let symbol = graph.object(object, key: "UIPreferredSymbolConfiguration") else { return }
            writeSymbolConfiguration(symbol, in: element, key: "preferredSymbolConfiguration")
        case .flowLayout: writeFlowLayout(object, element: element)
        case .hugging:
            writePriorities(
                "UIViewContentHuggingPriority", names: ["horizontalHuggingPriority", "verticalHuggingPriority"], usual: 250, object: object,
                element: element)
        case .resistance:
            writePriorities(
                "UIViewContentCompressionResistancePriority",
                names: ["horizontalCompressionResistancePriority", "verticalCompressionResistancePriority"], usual: 750, object: object,
                element: element)
        case .collectionMode: draft.set(element, name: "dataMode", value: "prototypes")
        case .dataMode: draft.set(element, name: "dataMode", value: staticSources[object] == nil ? "prototypes" : "static")
        case .rowHeight:
            if let height = rowHeights[object] ?? number(object, key: "UIRowHeight") {
                draft.set(element, name: "rowHeight", value: height)
            }
        case .cellStyle: writeCellStyle(object, element: element)
        case .prototypes:
            writePrototypes(object, element: element)
            writeStaticSections(object, element: element)
        case .collectionCells: writeCollectionCells(object, element: element)
        }
    }

    // MARK: Geometry

    private mutating func writeFrame(_ object: Int, element: Int) {
        let (bounds, center) = (vector(object, key: "UIBounds"), vector(object, key: "UICenter"))
        guard bounds.count == 4, center.count == 2 else { return }
        // The compiler writes this frame for a view without one.
        if bounds == [0, 0, 1000, 1000], center == [500, 500] { return }
        let rect = draft.add("rect", to: element, key: "frame")
        draft.set(rect, name: "x", value: Self.halved(center[0] - bounds[2] / 2))
        draft.set(rect, name: "y", value: Self.halved(center[1] - bounds[3] / 2))
        draft.set(rect, name: "width", value: bounds[2])
        draft.set(rect, name: "height", value: bounds[3])
        if bounds[0] != 0 || bounds[1] != 0 {
            let inner = draft.add("rect", to: element, key: "bounds")
            for (name, value) in zip(["x", "y", "width", "height"], bounds) { draft.set(inner, name: name, value: value) }
        }
    }

    /// Rounds a number to a multiple of 0.5 if it differs by a floating-point error only.
    private static func halved(_ value: Double) -> Double {
        let half = (value * 2).rounded() / 2
        return abs(half - value) < 1e-6 ? half : value
    }

    mutating func writeTranslates(_ object: Int, element: Int) {
        guard truth(object, key: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints") == true else { return }
        usesAutolayout = true
        draft.set(element, name: "translatesAutoresizingMaskIntoConstraints", value: "NO")
    }

    private mutating func writeAutoresizing(_ object: Int, element: Int) {
        guard graph.value(object, key: "UIBounds") != nil else { return }
        let mask = number(object, key: "UIAutoresizingMask").flatMap { Int(exactly: $0) } ?? 0
        if mask == 36, truth(object, key: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints") == true { return }
        let child = draft.add("autoresizingMask", to: element, key: "autoresizingMask")
        setFlags(Vocabulary.uiKit.words("autoresizingMask"), mask: mask, element: child)
    }

    /// The keys of views that are also subviews, but are written elsewhere in the document.
    private static let keptViews = [
        "UIContentView", "UITableHeaderView", "UITableFooterView", "UIVisualEffectViewContentView",
        "UIBackgroundView", "UISelectedBackgroundView", "UIAccessoryView",
    ]

    private mutating func writeSubviews(_ object: Int, element: Int) {
        var seen = Set(Self.keptViews.compactMap { graph.object(object, key: $0) } + list(object, key: "UISegments"))
        let all =
            list(object, key: "UIStackViewArrangedSubviews") + list(object, key: "UISubviews")
            + candidates(of: object, "traitStorageSubviews")
        let children = all.filter { child in
            // The compiler generates views for the only section of a collection view.
            !isLeftOut.contains(child) && elements[child] == nil && seen.insert(child).inserted
                && text(child, key: "UIReuseIdentifier")?.hasPrefix("IBUICollectionView") != true
        }
        guard !children.isEmpty else { return }
        let list = draft.add("subviews", to: element)
        for child in children { write(child, in: list) }
        draft.dropLastIfEmpty(element)
    }

    private mutating func writeGuides(_ object: Int, element: Int) {
        for guide in list(object, key: "UIViewLayoutGuides") {
            let identifier = text(guide, key: "UILayoutGuideIdentifier") ?? ""
            switch identifier {
            case "UIViewSafeAreaLayoutGuide": writeGuide(guide, key: "safeArea", element: element)
            case "UIViewLayoutMarginsGuide": writeGuide(guide, key: "layoutMargins", element: element)
            case "UIScrollView-contentLayoutGuide": writeGuide(guide, key: "contentLayoutGuide", element: element)
            case "UIScrollView-frameLayoutGuide": writeGuide(guide, key: "frameLayoutGuide", element: element)
            default: note("the layout guide '\(identifier)' has no counterpart")
            }
        }
        if let guide = unusedGuides[object], elements[guide] == nil, draft.child(element, name: "viewLayoutGuide") == nil {
            writeGuide(guide, key: "safeArea", element: element)
        }
    }

    /// Writes the `<layoutGuides>` of a controller: the top and bottom guides of its view.
    mutating func writeLayoutGuides(of view: Int, _ element: Int) {
        let list = draft.add("layoutGuides", to: element)
        for child in graph.objects(in: graph.value(view, key: "UISubviews")) where graph.className(child) == "_UILayoutGuide" {
            let guide = draft.add("viewControllerLayoutGuide", to: list)
            draft.set(
                guide, name: "type", value: text(child, key: "_UILayoutGuideIdentifier")?.hasSuffix("Bottom") == true ? "bottom" : "top")
            draft.set(guide, name: "id", value: id(of: child))
        }
        draft.dropLastIfEmpty(element)
    }

    mutating func writeGuide(_ guide: Int, key: String, element: Int) {
        usesSafeAreas = true
        let child = draft.add("viewLayoutGuide", to: element, key: key)
        draft.set(child, name: "id", value: id(of: guide))
        elements[guide] = child
    }

    private mutating func writeMargins(_ object: Int, element: Int) {
        let numbers = vector(object, key: "UIViewLayoutMargins")
        guard numbers.count == 4 else { return }
        let isDirectional = truth(object, key: "UIViewLayoutMarginsAreDirectional") == true
        // This is the default of every stack view.
        if !isDirectional, originalClass(object) == "UIStackView", numbers == [0, 0, 0, 0] { return }
        let margins =
            isDirectional
            ? draft.add("directionalEdgeInsets", to: element, key: "directionalLayoutMargins")
            : draft.add("edgeInsets", to: element, key: "layoutMargins")
        let names = isDirectional ? ["top", "leading", "bottom", "trailing"] : ["top", "left", "bottom", "right"]
        for (name, number) in zip(names, numbers) { draft.set(margins, name: name, value: number) }
    }

    // MARK: Texts

    private mutating func writeText(_ object: Int, element: Int) {
        guard let text = text(object, key: "UIText") else { return }
        guard text.contains("\n") || text.contains("\r") else { return draft.set(element, name: "text", value: text) }
        let isMutable = graph.object(object, key: "UIText").map(graph.className) == "NSMutableString"
        draft.setText(draft.add(isMutable ? "mutableString" : "string", to: element, key: "text"), text: text)
    }

    /// Writes the minimum font size or scale. Both are stored; the one with the rounder value was specified.
    private mutating func writeFontSizeAdjustment(_ object: Int, element: Int) {
        let (size, scale) = (number(object, key: "UIMinimumFontSize"), number(object, key: "UIMinimumScaleFactor"))
        guard let scale, scale > 0 else {
            if let size, size > 0 { draft.set(element, name: "minimumFontSize", value: size) }
            return
        }
        let isRound = abs((scale * 100).rounded() - scale * 100) < 1e-4
        if let size, !isRound { return draft.set(element, name: "minimumFontSize", value: size) }
        draft.set(element, name: "minimumScaleFactor", value: scale)
    }

    private mutating func writeTextInput(_ object: Int, element: Int) {
        let child = draft.add("textInputTraits", to: element, key: "textInputTraits")
        if originalClass(object) == "UITextView", graph.value(object, key: "UIAutocapitalizationType") == nil {
            draft.set(child, name: "autocapitalizationType", value: "sentences")
        }
        for row in InterfaceTable.textInput.attributes { writeAttribute(row, object: object, element: child) }
    }

    private mutating func writeDataDetectors(_ object: Int, element: Int) {
        guard let mask = number(object, key: "UIDataDetectorTypes").flatMap({ Int(exactly: $0) }), mask != 0 else { return }
        setFlags(
            Vocabulary.uiKit.words("dataDetectors"), mask: mask,
            element: draft.add("dataDetectorType", to: element, key: "dataDetectorTypes"))
    }

    /// Sets the attributes of the flags in a mask to `YES`.
    mutating func setFlags(_ words: WordList, mask: Int, element: Int) {
        for word in words.texts(in: mask) { draft.set(element, name: word, value: "YES") }
    }

    // MARK: Controls

    private mutating func writeButtonStates(_ object: Int, element: Int) {
        guard let states = graph.value(object, key: "UIButtonStatefulContent") else { return }
        for (number, value) in graph.pairs(states) {
            guard let content = value.object else { continue }
            guard let name = Int(number).flatMap({ Vocabulary.uiKit.words("controlState").text(for: $0) }) else {
                note("the content of a button in state \(number) has no counterpart")
                continue
            }
            let state = draft.add("state", to: element, key: name)
            for field in graph.fields(of: content) {
                let key = graph.keys[Int(field.key)]
                switch key {
                case "UITitle":
                    guard let title = graph.text(field.value) else { continue }
                    if title.contains("\n") {
                        draft.setText(draft.add("string", to: state, key: "title"), text: title)
                    } else {
                        draft.set(state, name: "title", value: title)
                    }
                case "UIImage": if let image = field.value.object { writeImage(image, name: "image", element: state) }
                case "UIBackgroundImage": if let image = field.value.object { writeImage(image, name: "backgroundImage", element: state) }
                case "UIAttributedTitle":
                    if let title = field.value.object { writeAttributedString(title, in: state, key: "attributedTitle") }
                case "UIImageSymbolConfiguration":
                    if let symbol = field.value.object { writeSymbolConfiguration(symbol, in: state, key: "preferredSymbolConfiguration") }
                case "UITitleColor": if let color = field.value.object { writeColor(color, in: state, key: "titleColor") }
                case "UIShadowColor": if let color = field.value.object { writeColor(color, in: state, key: "titleShadowColor") }
                default: if field.value != .null { note("the key '\(key)' of the class 'UIButtonContent' has no counterpart") }
                }
            }
        }
    }

    private mutating func writeStackAlignment(_ object: Int, element: Int) {
        let isVertical = number(object, key: "UIStackViewAxis") == 1
        let words: [String?] = [
            nil, isVertical ? "leading" : "top", "firstBaseline", "center", isVertical ? "trailing" : "bottom", "lastBaseline",
        ]
        let value = number(object, key: "UIStackViewAlignment").flatMap { Int(exactly: $0) } ?? 0
        if words.indices.contains(value), let word = words[value] { draft.set(element, name: "alignment", value: word) }
    }

    /// Writes the spacing of a stack view. The smallest positive number means the system's spacing.
    private mutating func writeStackSpacing(_ object: Int, element: Int) {
        guard let spacing = number(object, key: "UIStackViewSpacing"), spacing != 0 else { return }
        if spacing > 0, spacing <= Double(Float.leastNormalMagnitude) * 1.000001 {
            return draft.set(element, name: "spacingType", value: "standard")
        }
        draft.set(element, name: "spacing", value: spacing)
    }

    private mutating func writeSystemItem(_ object: Int, element: Int) {
        guard truth(object, key: "UIIsSystemItem") == true else { return }
        let item = number(object, key: "UISystemItem").flatMap { Int(exactly: $0) } ?? 0
        guard let word = Vocabulary.uiKit.words("systemItem").text(for: item) else {
            return note("the system item \(item) of a bar has no name")
        }
        draft.set(element, name: "systemItem", value: word)
    }

    private mutating func writeNavigationItems(_ object: Int, element: Int) {
        for side in ["left", "right"] {
            let key = "UI" + side.prefix(1).uppercased() + side.dropFirst() + "BarButtonItem"
            var items = self.list(object, key: key + "s")
            if items.isEmpty, let item = graph.object(object, key: key) { items = [item] }
            if items.count == 1 { write(items[0], in: element, key: side + "BarButtonItem") }
            guard items.count > 1 else { continue }
            let list = draft.add(side + "BarButtonItems", to: element)
            for item in items { write(item, in: list) }
        }
    }

    private mutating func writeVisualEffect(_ object: Int, element: Int) {
        if let content = graph.object(object, key: "UIVisualEffectViewContentView") { write(content, in: element, key: "contentView") }
        guard let effect = graph.object(object, key: "UIVisualEffectViewEffect") else { return }
        guard graph.className(effect) == "UIBlurEffect" else {
            return note("the visual effect '\(graph.className(effect))' has no counterpart")
        }
        let style = number(effect, key: "UIBlurEffectStyle").flatMap { Int(exactly: $0) } ?? 0
        guard let word = Vocabulary.uiKit.words("blurStyle").text(for: style), word != "extraDark" else {
            return note("the style \(style) of a blur has no counterpart")
        }
        draft.set(draft.add("blurEffect", to: element), name: "style", value: word)
    }

    // MARK: Accessibility

    private mutating func writeAccessibility(_ object: Int, element: Int) {
        guard let configuration = accessibility[object] else { return }
        let child = draft.add("accessibility", to: element, key: "accessibilityConfiguration")
        for (key, name) in [
            ("UIAccessibilityHint", "hint"), ("UIAccessibilityIdentifier", "identifier"), ("UIAccessibilityLabel", "label"),
        ] {
            if let text = text(configuration, key: key) { draft.set(child, name: name, value: text) }
        }
        if let traits = number(configuration, key: "UIAccessibilityTraits").flatMap({ Int(exactly: $0) }) {
            let list = draft.add("accessibilityTraits", to: child, key: "traits")
            setFlags(Vocabulary.uiKit.words("accessibilityTraits"), mask: traits, element: list)
        }
        if let isElement = truth(configuration, key: "UIIsAccessibilityElement") {
            draft.set(draft.add("bool", to: child, key: "isElement"), name: "value", value: isElement ? "YES" : "NO")
        }
    }
}
