import FormworkNib
import FormworkVocabulary

/// Segments, dates, bars and gestures, which are separate objects.
///
/// Source: public knowledge of the keys that UIKit's classes decode.
extension InterfaceReader {
    mutating func writeSegments(_ object: Int, element: Int) {
        let list = draft.add("segments", to: element)
        for segment in self.list(object, key: "UISegments") {
            let child = draft.add("segment", to: list)
            if let title = text(segment, key: "UISegmentInfo") {
                draft.set(child, name: "title", value: title)
            } else if let image = graph.object(segment, key: "UISegmentInfo"), let name = imageName(image) {
                draft.set(child, name: "image", value: name)
            }
            if let width = number(segment, key: "UISegmentWidth") { draft.set(child, name: "width", value: width) }
            if truth(segment, key: "UIUserInteractionDisabled") == true { draft.set(child, name: "enabled", value: "NO") }
            let offset = vector(segment, key: "UISegmentContentOffset")
            guard offset.count == 2 else { continue }
            let size = draft.add("size", to: child, key: "contentOffset")
            draft.set(size, name: "width", value: offset[0])
            draft.set(size, name: "height", value: offset[1])
        }
        draft.dropLastIfEmpty(element)
    }

    mutating func writeDates(_ object: Int, element: Int) {
        for (key, name) in [("UIDate", "date"), ("UIMinimumDate", "minimumDate"), ("UIMaximumDate", "maximumDate")] {
            guard let date = graph.object(object, key: key), let seconds = number(date, key: "NS.time") else { continue }
            draft.set(draft.add("date", to: element, key: name), name: "timeIntervalSinceReferenceDate", value: seconds)
        }
        guard let locale = graph.object(object, key: "UILocale"), let name = text(locale, key: "NS.identifier") else { return }
        draft.set(draft.add("locale", to: element, key: "locale"), name: "localeIdentifier", value: name)
    }

    /// Writes the text color of a label or field. For a document without one, the compiler writes the default black, which documents rarely
    /// specify.
    mutating func writeTextColor(_ object: Int, element: Int) {
        guard let color = graph.object(object, key: "UITextColor") else { return }
        let isField = originalClass(object) == "UITextField"
        let name = text(color, key: "UISystemColorName")
        let components = ["UIRed", "UIGreen", "UIBlue"].map { number(color, key: $0) }
        let isBlack = components == [0, 0, 0] && number(color, key: "UIAlpha") ?? 1 == 1
        let isSilent: Bool
        if generation < .xcode11 || isField {
            let isFixed = truth(object, key: "UIDisableTextColorUpdateOnTraitCollectionChange") ?? true
            isSilent = name == "blackColor" && number(color, key: "UIWhite") == 0 && (generation < .xcode11 || !isFixed)
        } else {
            // Without a color in the document, the text color follows the appearance. With `nil`, which is compiled to the same color, it
            // doesn't.
            isSilent = isBlack && name == "labelColor" && truth(object, key: "UIDisableUpdateTextColorOnTraitCollectionChange") != false
        }
        if isSilent { _ = draft.add("nil", to: element, key: "textColor") } else { writeColor(color, in: element, key: "textColor") }
    }

    mutating func writeTitleAttributes(_ object: Int, element: Int) {
        for (key, name) in [
            ("UITitleTextAttributes", "titleTextAttributes"), ("UIBarLargeTitleTextAttributes", "largeTitleTextAttributes"),
        ] {
            guard let attributes = graph.value(object, key: key) else { continue }
            let child = draft.add("textAttributes", to: element, key: name)
            for (attribute, value) in graph.pairs(attributes) {
                guard let object = value.object else { continue }
                switch attribute {
                case "NSFont": writeFont(object, in: child, key: "fontDescription")
                case "NSColor": writeColor(object, in: child, key: "textColor")
                default: note("the attribute '\(attribute)' of titles has no counterpart")
                }
            }
            draft.dropLastIfEmpty(element)
        }
    }

    mutating func writeSearchScopes(_ object: Int, element: Int) {
        let list = draft.add("scopeButtonTitles", to: element)
        for title in graph.value(object, key: "UIScopeButtonTitles").map(graph.items) ?? [] {
            guard let text = graph.text(title) else { continue }
            draft.setText(draft.add("string", to: list), text: text)
        }
        draft.dropLastIfEmpty(element)
    }

    /// Writes the numbers of taps and touches of a gesture, which are stored in a separate recognizer. The default is one tap, or none before a
    /// long press.
    mutating func writeTaps(_ object: Int, element: Int) {
        let className = originalClass(object)
        guard let recognizer = graph.object(object, key: className + "._imp") else { return }
        let usual = className == "UILongPressGestureRecognizer" ? 0.0 : 1.0
        let taps = number(recognizer, key: "UITapRecognizer.numberOfTapsRequired") ?? 1
        if taps != usual { draft.set(element, name: "numberOfTapsRequired", value: taps) }
        guard let touches = number(recognizer, key: "UITapRecognizer.numberOfTouchesRequired") else { return }
        draft.set(element, name: "numberOfTouchesRequired", value: touches)
    }

    /// Writes the edges in a mask of `UIRectEdge`.
    mutating func writeEdges(_ object: Int, element: Int, stored: String, name: String, key: String, unless usual: Int) {
        guard let mask = number(object, key: stored).flatMap({ Int(exactly: $0) }), mask != usual else { return }
        let child = draft.add(name, to: element, key: key)
        setFlags(Vocabulary.uiKit.words("rectEdge"), mask: mask, element: child)
    }
}
