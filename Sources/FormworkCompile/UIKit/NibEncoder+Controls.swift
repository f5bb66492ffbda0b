import FormworkModel
import FormworkNib
import FormworkVocabulary

/// Buttons, stack views, bar items and other controls.
extension NibEncoder {
    mutating func writeControl(_ aspect: EncodedAspect, object: Int, element: Element) {
        switch aspect {
        case .buttonStates: writeStates(object, element: element)
        case .controlFont: writeControlFont(object, element: element)
        case .stack:
            graph.set(object, key: "UIStackViewArrangedSubviews", value: arrangedSubviews(of: element))
            graph.set(object, key: "UIStackViewAxis", value: NibGraphBuilder.integer(element["axis"] == "vertical" ? 1 : 0))
        case .stackAlignment: writeStackAlignment(object, element: element)
        case .stackSpacing:
            var spacing = number(element, "spacing") ?? 0
            if element["spacingType"] == "standard" {
                // UIKit's value for the system spacing.
                spacing = Double(Float.leastNormalMagnitude)
                noteUnproved(element, what: "the system spacing of 'UIStackView'")
            }
            graph.set(object, key: "UIStackViewSpacing", value: .double(spacing))
        case .segments: writeSegments(object, element: element)
        case .dates: writeDates(object, element: element)
        case .searchScopes:
            guard let list = element.child(named: "scopeButtonTitles") else { break }
            let titles = list.children.filter { $0.name == "string" || $0.name == "mutableString" }.map { graph.string($0.plainText ?? "") }
            graph.set(object, key: "UIScopeButtonTitles", value: graph.collection(titles))
        case .systemItem:
            guard let name = element["systemItem"] else { break }
            guard let number = Vocabulary.uiKit.words("systemItem").number(of: name) else {
                return refuse(element, message: "'systemItem' is '\(name.prefix(40))', which is not a system item")
            }
            graph.set(object, key: "UIIsSystemItem", value: .bool(true))
            graph.set(object, key: "UISystemItem", value: NibGraphBuilder.integer(number))
        case .customView:
            let view = element.child(key: "customView") ?? element.children.first { EncodingTable.all[$0.name]?.kind == .view }
            guard let view, let value = encode(view, below: object) else { break }
            graph.set(object, key: "UICustomView", value: NibGraphBuilder.reference(value))
        case .navigationItems: writeNavigationItems(object, element: element)
        case .visualEffect: writeVisualEffect(object, element: element)
        case .tapRecognizer:
            let taps = integer(element, "numberOfTapsRequired") ?? 1
            let touches = integer(element, "numberOfTouchesRequired") ?? 1
            setRecognizer(object, taps: taps, touches: touches)
        case .longPress: setRecognizer(object, taps: integer(element, "numberOfTapsRequired") ?? 0, touches: 1)
        case .screenEdges:
            let mask = Self.rectEdges(element.child(key: "edges", "rectEdge", "extendedEdge"))
            graph.set(object, key: "UIScreenEdgePanGestureRecognizer.edges", value: NibGraphBuilder.integer(mask))
        default: writeTitleAttributes(object, element: element)
        }
    }

    /// Returns the bits of `UIRectEdge` for the edges that are `YES` in an element.
    static func rectEdges(_ element: Element?) -> Int {
        element?.mask("rectEdge") ?? 0
    }

    /// Writes the tap recognizer of a gesture, which is a separate object. One tap with one finger is the default.
    private mutating func setRecognizer(_ object: Int, taps: Int, touches: Int) {
        let recognizer = graph.make("UITapRecognizer")
        for (name, number) in [("numberOfTapsRequired", taps), ("numberOfTouchesRequired", touches)] where number != 1 {
            graph.set(recognizer, key: "UITapRecognizer." + name, value: NibGraphBuilder.integer(number))
        }
        graph.set(object, key: graph.className(object) + "._imp", value: NibGraphBuilder.reference(recognizer))
    }

    // MARK: Buttons

    private mutating func writeStates(_ object: Int, element: Element) {
        let states = Vocabulary.uiKit.words("controlState")
        var items: [NibValue] = []
        for state in element.children where state.name == "state" {
            guard let number = state.key.flatMap({ states.number(of: $0) }) else { continue }
            state.look()
            let content = graph.make("UIButtonContent")
            if let title = text(state, "title") { graph.set(content, key: "UITitle", value: title.value(in: &graph)) }
            if let runs = attributedText(state, key: "attributedTitle") {
                graph.set(content, key: "UIAttributedTitle", value: write(runs, element))
                noteUnproved(state, what: "the key 'UIAttributedTitle' of 'UIButtonContent'")
            }
            if let value = image(of: state, "image") { graph.set(content, key: "UIImage", value: value) }
            if let value = symbolConfiguration(state.child(key: "preferredSymbolConfiguration"), of: element) {
                graph.set(content, key: "UIImageSymbolConfiguration", value: value)
            }
            if let value = image(of: state, "backgroundImage") { graph.set(content, key: "UIBackgroundImage", value: value) }
            if let value = color(state.child(key: "titleColor"), of: element) { graph.set(content, key: "UITitleColor", value: value) }
            if let value = color(state.child(key: "titleShadowColor"), of: element) {
                graph.set(content, key: "UIShadowColor", value: value)
            }
            guard graph.fieldCount(content) > 0 else { continue }
            items += [graph.number(NibGraphBuilder.integer(number)), NibGraphBuilder.reference(content)]
        }
        guard !items.isEmpty else { return }
        graph.set(object, key: "UIButtonStatefulContent", value: graph.collection(items, of: "NSMutableDictionary"))
    }

    /// Writes the font of a button or a text field, which have one by default, too.
    private mutating func writeControlFont(_ object: Int, element: Element) {
        let description = element.child(key: "fontDescription", "fontDescription", "font")
        if element.name == "button" {
            let isSystem = ["system", "roundedRect"].contains(element["buttonType"])
            let usual = CompiledFont(systemSize: isSystem ? 15 : 18, generation: source.generation)
            let said = description.flatMap { CompiledFont($0, generation: source.generation) }
            if let description, said == nil { refuse(description, message: "the font of \(element.description) is not compiled") }
            let font = said ?? usual
            // Before Xcode 12.2, UIKit's default font was omitted.
            let isUIKits =
                font.isSystem && font.style == nil && font.size == 18
                && font.name == CompiledFont(systemSize: 18, generation: source.generation).name
            if isUIKits, !source.isAtLeast(CompilerGeneration(xcode: .init(12, 2))) { return }
            graph.set(object, key: "UIFont", value: write(font))
            return
        }
        if let value = font(description, of: element) {
            graph.set(object, key: "UIFont", value: value)
        } else {
            graph.set(object, key: "UIFont", value: write(CompiledFont(systemSize: 17, generation: source.generation)))
        }
    }

    // MARK: Stacks

    private mutating func arrangedSubviews(of element: Element) -> NibValue {
        let excluded = excluded(of: element, "subviews")
        let views = (element.child(named: "subviews")?.children ?? [])
            .filter { $0.id.map(excluded.contains) != true }.compactMap { object(for: $0) }
        return graph.collection(views.map(NibGraphBuilder.reference))
    }

    private mutating func writeStackAlignment(_ object: Int, element: Element) {
        graph.set(object, key: "UIStackViewAlignment", value: NibGraphBuilder.integer(word(element, "alignment", "stackAlignment") ?? 0))
    }

    // MARK: Bars

    private mutating func writeNavigationItems(_ object: Int, element: Element) {
        for side in ["right", "left"] {
            let key = "UI" + side.prefix(1).uppercased() + side.dropFirst() + "BarButtonItem"
            var elements = element.children.first { $0.name == side + "BarButtonItems" }?.children ?? []
            if elements.isEmpty, let single = element.child(key: side + "BarButtonItem") { elements = [single] }
            let items = elements.compactMap { encode($0, below: object) }
            guard let first = items.first else { continue }
            graph.set(object, key: key, value: NibGraphBuilder.reference(first))
            graph.set(object, key: key + "s", value: graph.collection(items.map(NibGraphBuilder.reference)))
        }
    }

    private mutating func writeTitleAttributes(_ object: Int, element: Element) {
        for (name, key) in [
            ("titleTextAttributes", "UITitleTextAttributes"), ("largeTitleTextAttributes", "UIBarLargeTitleTextAttributes"),
        ] {
            guard let child = element.child(key: name, "textAttributes") else { continue }
            child.look()
            var items: [NibValue] = []
            if let value = font(child.child(key: "fontDescription"), of: element) { items += [graph.string("NSFont"), value] }
            if let value = color(child.child(key: "textColor"), of: element) { items += [graph.string("NSColor"), value] }
            guard !items.isEmpty else { continue }
            graph.set(object, key: key, value: graph.collection(items, of: "NSDictionary"))
            noteUnproved(child, what: "the key '\(key)' of '\(graph.className(object))'")
        }
    }

    // MARK: Others

    /// Returns the segments of a segmented control, which are also its subviews in reverse order, because each new one is inserted at the back.
    mutating func segments(of element: Element) -> [Int] {
        let list = (element.child(named: "segments")?.children ?? []).filter { $0.name == "segment" }
        let frame = frame(of: element)
        let width = list.isEmpty ? 0 : frame[2] / Double(list.count)
        return list.enumerated().map { place, child in
            child.look()
            // A title has precedence over the image.
            child.read("image")
            let segment = graph.make("UISegment")
            setFrame([Double(place) * width, 0, width, frame[3]], segment)
            graph.set(segment, key: "UIDeepDrawRect", value: .bool(true))
            if flag(child, "enabled") == false { graph.set(segment, key: "UIUserInteractionDisabled", value: .bool(true)) }
            if let title = text(child, "title") {
                graph.set(segment, key: "UISegmentInfo", value: title.value(in: &graph))
            } else if let name = child["image"] {
                graph.set(segment, key: "UISegmentInfo", value: image(name))
            }
            if let width = number(child, "width"), width != 0 { graph.set(segment, key: "UISegmentWidth", value: .float(Float(width))) }
            if let offset = pair(child.child(key: "contentOffset")), offset != [0, 0] {
                graph.set(segment, key: "UISegmentContentOffset", value: graph.packed(offset))
            }
            let last = list.count - 1
            let position = last == 0 ? 3 : place == 0 ? 1 : place == last ? 2 : 0
            if position != 0 { graph.set(segment, key: "UISegmentPosition", value: NibGraphBuilder.integer(position)) }
            return segment
        }
    }

    private mutating func writeSegments(_ object: Int, element: Element) {
        guard let segments = segments[object], !segments.isEmpty else { return }
        graph.set(object, key: "UISegments", value: graph.collection(segments.map(NibGraphBuilder.reference), of: "NSMutableArray"))
        noteUnproved(element, what: "the class 'UISegment'")
    }

    private mutating func writeDates(_ object: Int, element: Element) {
        for (name, key) in [("date", "UIDate"), ("minimumDate", "UIMinimumDate"), ("maximumDate", "UIMaximumDate")] {
            guard let child = element.child(key: name, "date"), let seconds = number(child, "timeIntervalSinceReferenceDate") else {
                continue
            }
            let date = graph.make("NSDate")
            graph.set(date, key: "NS.time", value: .double(seconds))
            graph.set(object, key: key, value: NibGraphBuilder.reference(date))
        }
        if let name = element.child(key: "locale", "locale")?["localeIdentifier"] {
            let locale = graph.make("NSLocale")
            graph.set(locale, key: "NS.identifier", value: graph.string(name))
            graph.set(object, key: "UILocale", value: NibGraphBuilder.reference(locale))
        }
    }

    private mutating func writeVisualEffect(_ object: Int, element: Element) {
        writeEffect(object, element: element)
        graph.set(object, key: "UIVisualEffectViewGroupName", value: .null)
        guard let content = element.child(key: "contentView") else { return }
        classes[content.node] = "_UIVisualEffectContentView"
        guard let view = encode(content, below: object) else { return }
        graph.set(object, key: "UIVisualEffectViewContentView", value: NibGraphBuilder.reference(view))
    }

    private mutating func writeEffect(_ object: Int, element: Element) {
        if let vibrancy = element.child(named: "vibrancyEffect") {
            vibrancy.look()
            let word = vibrancy.child(named: "blurEffect")?["style"] ?? "extraLight"
            // The compiled form of vibrancy styles with the newer materials isn't known.
            guard let style = Vocabulary.uiKit.words("blurStyle").number(of: word), style < 6, vibrancy["style"] == nil else {
                vibrancy.leaveOut()
                return refuse(vibrancy, message: "the vibrancy effect of \(element.description) is not compiled")
            }
            let effect = graph.make("UIVibrancyEffect")
            // Styles that adapt to the appearance have a separate number for systems that support them.
            if style > 3 { graph.set(effect, key: "UIVibrancyEffectBlurAutomaticStyle", value: NibGraphBuilder.integer(style)) }
            graph.set(effect, key: "UIVibrancyEffectBlurStyle", value: NibGraphBuilder.integer(style > 3 ? 1 : style))
            graph.set(object, key: "UIVisualEffectViewEffect", value: NibGraphBuilder.reference(effect))
            noteUnproved(vibrancy, what: "the class 'UIVibrancyEffect'")
        } else if let blur = element.child(named: "blurEffect") {
            let word = blur["style"] ?? "extraLight"
            if let style = Vocabulary.uiKit.words("blurStyle").number(of: word) {
                let effect = graph.make("UIBlurEffect")
                graph.set(effect, key: "UIBlurEffectAutomaticStyle", value: NibGraphBuilder.integer(0))
                graph.set(effect, key: "UIBlurEffectStyle", value: NibGraphBuilder.integer(style))
                graph.set(object, key: "UIVisualEffectViewEffect", value: NibGraphBuilder.reference(effect))
            } else {
                refuse(blur, message: "'style' is '\(word.prefix(40))', which is not a blur style")
            }
        }
    }
}
