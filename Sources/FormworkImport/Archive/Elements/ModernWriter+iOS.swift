import FormworkTree

/// What UIKit's objects need procedures for.
extension ModernWriter {
    // MARK: Buttons

    static let buttonStateKeys: [ArchiveKey] = states.flatMap { [$0.title, $0.image, $0.background, $0.color, $0.shadow] }

    private static let states:
        [(name: ModernName, title: ArchiveKey, image: ArchiveKey, background: ArchiveKey, color: ArchiveKey, shadow: ArchiveKey)] = [
            (.normal, .IBUINormalTitle, .IBUINormalImage, .IBUINormalBackgroundImage, .IBUINormalTitleColor, .IBUINormalTitleShadowColor),
            (
                .disabled, .IBUIDisabledTitle, .IBUIDisabledImage, .IBUIDisabledBackgroundImage, .IBUIDisabledTitleColor,
                .IBUIDisabledTitleShadowColor
            ),
            (
                .selected, .IBUISelectedTitle, .IBUISelectedImage, .IBUISelectedBackgroundImage, .IBUISelectedTitleColor,
                .IBUISelectedTitleShadowColor
            ),
            (
                .highlighted, .IBUIHighlightedTitle, .IBUIHighlightedImage, .IBUIHighlightedBackgroundImage, .IBUIHighlightedTitleColor,
                .IBUIHighlightedTitleShadowColor
            ),
        ]

    mutating func writeButtonStates(_ object: Int) {
        for state in Self.states {
            let keys = [state.title, state.image, state.background, state.color, state.shadow]
            guard keys.contains(where: { graph.raw(object, $0) != nil }) else { continue }
            begin(.state, from: object, key: state.name)
            run(.text(state.title, .title), object)
            run(.image(state.image, .image), object)
            run(.image(state.background, .backgroundImage), object)
            run(.longText(state.title, .title), object)
            run(.color(state.color, .titleColor), object)
            run(.color(state.shadow, .titleShadowColor), object)
            end()
        }
    }

    // MARK: Texts

    mutating func writeTextInputTraits(_ object: Int) {
        let traits = graph.value(object, .IBUITextInputTraits) ?? graph.value(object, .IBTextInputTraits)
        begin(.textInputTraits, from: traits ?? object, key: .textInputTraits)
        if let traits { for step in Self.textInputTraits { run(step, traits) } }
        end()
    }

    private static let textInputTraits: [ArchiveStep] = [
        .choice(.IBUIAutocapitalizationType, .autocapitalizationType, [nil, .words, .sentences, .allCharacters]),
        .choice(.IBUIAutocorrectionType, .autocorrectionType, [nil, .no, .yes]),
        .choice(
            .IBUIKeyboardType, .keyboardType,
            [nil, .alphabet, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad, .twitter]),
        .choice(.IBUIKeyboardAppearance, .keyboardAppearance, [nil, .alert, .light]),
        .choice(
            .IBUIReturnKeyType, .returnKeyType, [nil, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall]),
        .yes(.IBUIEnablesReturnKeyAutomatically, .enablesReturnKeyAutomatically), .yes(.IBUISecureTextEntry, .secureTextEntry),
    ]

    mutating func writeAttributedText(_ object: Int) {
        if let text = graph.value(object, .IBUIAttributedText) { writeAttributedString(text, key: .attributedText) }
    }

    mutating func writeDataDetectors(_ object: Int, always: Bool) {
        let mask = graph.flags(object, .IBUIDataDetectorTypes) ?? (graph.bool(object, .IBUIDetectsPhoneNumbers) == true ? 1 : 0)
        guard always || mask != 0 else { return }
        begin(.dataDetectorType, from: object, key: .dataDetectorTypes)
        let names: [ModernName] = [.phoneNumber, .link, .address, .calendarEvent]
        for (bit, name) in names.enumerated() where mask & (1 << UInt32(bit)) != 0 { set(name, .YES) }
        end()
    }

    // MARK: Others

    mutating func writeAccessibility(_ object: Int) {
        guard let configuration = graph.value(object, .IBUIAccessibilityConfiguration) else { return }
        begin(.accessibility, from: configuration, key: .accessibilityConfiguration)
        if let hint = graph.value(configuration, .IBUIAccessibilityHint).flatMap({ text($0) }) { set(.hint, hint) }
        if let label = graph.value(configuration, .IBUIAccessibilityLabel).flatMap({ text($0) }) { set(.label, label) }
        if let traits = graph.flags(configuration, .IBUIAccessibilityTraits) {
            begin(.accessibilityTraits, from: configuration, key: .traits)
            if traits == 0 { set(ModernName.none, .YES) }
            for (bit, name) in Self.accessibilityTraits.enumerated() where traits & (1 << UInt32(bit)) != 0 { set(name, .YES) }
            end()
        }
        if let isElement = graph.bool(configuration, .IBUIIsAccessibilityElement) {
            begin(.bool, from: configuration, key: .isElement)
            set(.value, isElement ? .YES : .NO)
            end()
        }
        end()
    }

    private static let accessibilityTraits: [ModernName] = [
        .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled, .updatesFrequently,
        .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction, .causesPageTurn,
    ]

    mutating func writeSegments(_ object: Int) {
        let titles = graph.value(object, .IBSegmentTitles).map { Array(graph.rawItems($0)) } ?? []
        let widths = graph.value(object, .IBSegmentWidths).map { Array(graph.rawItems($0)) } ?? []
        let states = graph.value(object, .IBSegmentEnabledStates).map { Array(graph.rawItems($0)) } ?? []
        let images = graph.value(object, .IBSegmentImages).map { Array(graph.rawItems($0)) } ?? []
        let count = min(max(graph.int(object, .IBNumberOfSegments) ?? titles.count, titles.count), 1_000)
        begin(.segments, from: object)
        for index in 0..<max(count, 0) {
            begin(.segment, from: index < titles.count ? titles[index] : object)
            let title = index < titles.count ? graph.resolve(titles[index]).flatMap { text($0) } : nil
            set(.title, title ?? TextRange(offset: 0, length: 0))
            if index < images.count, let image = graph.resolve(images[index]).flatMap({ imageName($0) }) { set(.image, image) }
            if index < states.count, graph.resolve(states[index]).flatMap(graph.bool) == false { set(.enabled, .NO) }
            if index < widths.count, let width = graph.resolve(widths[index]), graph.double(width) ?? 0 != 0 {
                set(.width, numberAt: width)
            }
            end()
        }
        end()
    }

    // MARK: Controllers, labels and fields

    mutating func writeExtendedEdges(_ controller: Int) {
        begin(.extendedEdge, from: controller, key: .edgesForExtendedLayout)
        end()
    }

    /// An indicator that hides itself and does not move is hidden.
    mutating func writeHidden(_ view: Int) {
        let isAtRest =
            graph.classes[view] == .IBUIActivityIndicatorView && graph.bool(view, .IBUIHidesWhenStopped) != false
            && graph.bool(view, .IBUIAnimating) != true
        if isAtRest || graph.flag(view, .NSvFlags, 31) { set(.hidden, .YES) }
    }

    /// A label with an attributed text has no other.
    private func showsAttributedText(_ label: Int) -> Bool {
        graph.bool(label, .IBUIUsesAttributedText) == true && graph.value(label, .IBUIAttributedText) != nil
    }

    mutating func writeLabelText(_ label: Int) {
        if !showsAttributedText(label) { run(.text(.IBUIText, .text), label) }
    }

    mutating func writeLabelLongText(_ label: Int) {
        if !showsAttributedText(label) { run(.longText(.IBUIText, .text), label) }
    }

    /// The black that every field has is not written.
    mutating func writeFieldColor(_ field: Int) {
        guard let color = graph.value(field, .IBUITextColor) else { return }
        let isCustom = graph.value(color, .NSCustomColorSpace) != nil
        if isCustom, let white = graph.value(color, .NSWhite), components(white).first == 0 { return }
        writeColor(color, key: .textColor)
    }

    /// A field adjusts its font only where the key says so.
    mutating func writeFieldAdjustsFont(_ field: Int) {
        if graph.raw(field, .IBUIAdjustsFontSizeToFit) == nil { set(.adjustsFontSizeToFit, .NO) }
    }

    /// An empty element; the recognizers themselves are an outlet collection.
    mutating func writeGestureRecognizers(_ view: Int) {
        guard graph.raw(view, .IBUIGestureRecognizers) != nil else { return }
        begin(.gestureRecognizers, from: view)
        end()
    }

    mutating func writeCustomSize(_ cell: Int) {
        if let size = graph.value(cell, .IBUICustomSize, .`NS.sizeval`) { writeSize(size, .customSize) }
    }

    mutating func writeSwipeDirection(_ recognizer: Int) {
        let mask = graph.flags(recognizer, .IBUIDirection) ?? 1
        let names: [ModernName] = [.right, .left, .up, .down]
        for (bit, name) in names.enumerated() where mask == 1 << UInt32(bit) { return set(.direction, name) }
        note(.unreadableValue, "the swipe direction \(mask) is more than one direction", at: recognizer)
    }
}
