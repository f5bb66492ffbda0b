import FormworkTree
import FormworkVocabulary

/// Procedures for UIKit's objects.
extension ModernWriter {
    // MARK: Buttons

    static let buttonStateKeys: [ArchiveKey] = states.flatMap { [$0.title, $0.image, $0.background, $0.color, $0.shadow] }

    private static let states = ["Normal", "Disabled", "Selected", "Highlighted"].map { state in
        func key(_ name: String) -> ArchiveKey { FixedText("IBUI\(state)\(name)") }
        return (
            name: FixedText(state.lowercased()), title: key("Title"), image: key("Image"), background: key("BackgroundImage"),
            color: key("TitleColor"), shadow: key("TitleShadowColor")
        )
    }

    mutating func writeButtonStates(_ object: Int) {
        for state in Self.states {
            let keys = [state.title, state.image, state.background, state.color, state.shadow]
            guard keys.contains(where: { graph.raw(object, key: $0) != nil }) else { continue }
            begin("state", from: object, key: state.name)
            run(.text(state.title, "title"), object: object)
            run(.image(state.image, "image"), object: object)
            run(.image(state.background, "backgroundImage"), object: object)
            run(.longText(state.title, "title"), object: object)
            run(.color(state.color, "titleColor"), object: object)
            run(.color(state.shadow, "titleShadowColor"), object: object)
            end()
        }
    }

    // MARK: Texts

    mutating func writeTextInputTraits(_ object: Int, key: ArchiveKey) {
        let traits = graph.value(object, key: key)
        begin("textInputTraits", from: traits ?? object, key: "textInputTraits")
        if let traits { for step in ArchiveRules.textInputTraits ?? [] { run(step, object: traits) } }
        end()
    }

    mutating func writeAttributedText(_ object: Int) {
        if let text = graph.value(object, key: "IBUIAttributedText") { writeAttributedString(text, key: "attributedText") }
    }

    mutating func writeDataDetectors(_ object: Int, always: Bool) {
        let mask = graph.flags(object, key: "IBUIDataDetectorTypes") ?? (graph.bool(object, key: "IBUIDetectsPhoneNumbers") == true ? 1 : 0)
        guard always || mask != 0 else { return }
        begin("dataDetectorType", from: object, key: "dataDetectorTypes")
        setFlags("dataDetectors", mask: mask)
        end()
    }

    // MARK: Others

    mutating func writeAccessibility(_ object: Int) {
        guard let configuration = graph.value(object, key: "IBUIAccessibilityConfiguration") else { return }
        begin("accessibility", from: configuration, key: "accessibilityConfiguration")
        if let hint = graph.value(configuration, key: "IBUIAccessibilityHint").flatMap({ text($0) }) { set("hint", value: hint) }
        if let label = graph.value(configuration, key: "IBUIAccessibilityLabel").flatMap({ text($0) }) { set("label", value: label) }
        if let traits = graph.flags(configuration, key: "IBUIAccessibilityTraits") {
            begin("accessibilityTraits", from: configuration, key: "traits")
            if traits == 0 { set("none", value: "YES") }
            setFlags("accessibilityTraits", mask: traits)
            end()
        }
        if let isElement = graph.bool(configuration, key: "IBUIIsAccessibilityElement") {
            begin("bool", from: configuration, key: "isElement")
            set("value", value: isElement ? "YES" : "NO")
            end()
        }
        end()
    }

    /// Writes the words of a flag list whose bits are set.
    private mutating func setFlags(_ list: String, mask: UInt32) {
        for word in ArchiveRules.words(list).texts(in: Int(mask)) { set(named: word, text: "YES") }
    }

    mutating func writeSegments(_ object: Int) {
        let titles = graph.value(object, key: "IBSegmentTitles").map { Array(graph.rawItems($0)) } ?? []
        let widths = graph.value(object, key: "IBSegmentWidths").map { Array(graph.rawItems($0)) } ?? []
        let states = graph.value(object, key: "IBSegmentEnabledStates").map { Array(graph.rawItems($0)) } ?? []
        let images = graph.value(object, key: "IBSegmentImages").map { Array(graph.rawItems($0)) } ?? []
        let count = min(max(graph.int(object, key: "IBNumberOfSegments") ?? titles.count, titles.count), 1_000)
        begin("segments", from: object)
        for index in 0..<max(count, 0) {
            begin("segment", from: index < titles.count ? titles[index] : object)
            let title = index < titles.count ? graph.resolve(titles[index]).flatMap { text($0) } : nil
            set("title", value: title ?? TextRange(offset: 0, length: 0))
            if index < images.count, let image = graph.resolve(images[index]).flatMap({ imageName($0) }) { set("image", value: image) }
            if index < states.count, graph.resolve(states[index]).flatMap(graph.bool) == false { set("enabled", value: "NO") }
            if index < widths.count, let width = graph.resolve(widths[index]), graph.double(width) ?? 0 != 0 {
                set("width", numberAt: width)
            }
            end()
        }
        end()
    }

    // MARK: Controllers, labels and fields

    mutating func writeExtendedEdges(_ controller: Int) {
        begin("extendedEdge", from: controller, key: "edgesForExtendedLayout")
        end()
    }

    /// Writes whether an activity indicator is hidden, which it is if it hides itself and isn't animating.
    mutating func writeIndicatorHidden(_ view: Int) {
        let isAtRest = graph.bool(view, key: "IBUIHidesWhenStopped") != false && graph.bool(view, key: "IBUIAnimating") != true
        if isAtRest || graph.flag(view, key: "NSvFlags", bit: 31) { set("hidden", value: "YES") }
    }

    /// Whether a label has an attributed text, which replaces the plain one.
    private func showsAttributedText(_ label: Int) -> Bool {
        graph.bool(label, key: "IBUIUsesAttributedText") == true && graph.value(label, key: "IBUIAttributedText") != nil
    }

    mutating func writeLabelText(_ label: Int) {
        if !showsAttributedText(label) { run(.text("IBUIText", "text"), object: label) }
    }

    mutating func writeLabelLongText(_ label: Int) {
        if !showsAttributedText(label) { run(.longText("IBUIText", "text"), object: label) }
    }

    /// Writes the text color of a field, unless it is the default black.
    mutating func writeFieldColor(_ field: Int) {
        guard let color = graph.value(field, key: "IBUITextColor") else { return }
        let isCustom = graph.value(color, key: "NSCustomColorSpace") != nil
        if isCustom, let white = graph.value(color, key: "NSWhite"), components(white).first == 0 { return }
        writeColor(color, key: "textColor")
    }

    /// Writes that a field doesn't adjust its font, unless the key is present.
    mutating func writeFieldAdjustsFont(_ field: Int) {
        if graph.raw(field, key: "IBUIAdjustsFontSizeToFit") == nil { set("adjustsFontSizeToFit", value: "NO") }
    }

    /// Writes an empty element; the recognizers themselves are in an outlet collection.
    mutating func writeGestureRecognizers(_ view: Int) {
        guard graph.raw(view, key: "IBUIGestureRecognizers") != nil else { return }
        begin("gestureRecognizers", from: view)
        end()
    }

    mutating func writeCustomSize(_ cell: Int) {
        if let size = graph.value(cell, "IBUICustomSize", "NS.sizeval") { writeSize(size, key: "customSize") }
    }

    mutating func writeSwipeDirection(_ recognizer: Int) {
        let mask = graph.flags(recognizer, key: "IBUIDirection") ?? 1
        if let word = ArchiveRules.words("swipeDirection").text(for: Int(mask)) { return set("direction", text: word) }
        note(.unreadableValue, message: "the swipe direction \(mask) is more than one direction", at: recognizer)
    }
}
