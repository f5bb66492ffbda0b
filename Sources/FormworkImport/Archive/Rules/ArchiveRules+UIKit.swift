import FormworkModel
import FormworkVocabulary

/// The rules for UIKit's classes, derived from the vocabulary.
extension ArchiveRules {
    /// Returns the rules for a UIKit class by its name in archives; nil for a class without an element.
    static func uiKitRules(for name: String) -> ArchiveRules? { uiKit[name] }

    private static let uiKit = NameCache<ArchiveRules> { name in
        guard name.hasPrefix("IB"), let described = Vocabulary.uiKit.class(named: formerNames[name] ?? String(name.dropFirst(2))),
            let element = described.elements.first, element == described.readElement
        else { return nil }
        let (attributes, parts) = steps(of: described, in: element)
        return ArchiveRules(FixedText(element), attributes, parts)
    }

    /// The attributes of a view that a cell's content view can have.
    static let contentViewAttributes = Vocabulary.uiKit.class(named: "UIView").map { view in
        steps(of: view, in: "view").attributes.prefix { if case .documentProcedure = $0 { false } else { true } }
    }

    static let textInputTraits = Vocabulary.uiKit.class(named: "UITextInputTraits").map { steps(of: $0, in: "textInputTraits").attributes }

    /// Returns a word list of UIKit's vocabulary.
    static func words(_ list: String) -> WordList { Vocabulary.uiKit.words(list) }

    /// The names of UIKit's classes in archives.
    static var uiKitClassNames: [String] { Vocabulary.uiKit.classNames.map { "IB" + $0 } }

    /// The classes whose name has changed.
    private static let formerNames = ["IBUIPongPressGestureRecognizer": "UILongPressGestureRecognizer"]

    /// Returns the steps for the attributes and the children of a class's element, in Xcode's order.
    private static func steps(of described: VocabularyClass, in element: String) -> (attributes: [ArchiveStep], parts: [ArchiveStep]) {
        var attributes: [(name: String, step: ArchiveStep)] = []
        var parts: [(name: String, step: ArchiveStep)] = []
        // The entry of the most derived class overrides an attribute; a child may have the same name.
        func label(_ entry: VocabularyEntry) -> String { entry.kind.isAttribute ? entry.name : "@" + entry.name }
        let last = Dictionary(described.entries.enumerated().map { (label($1), $0) }, uniquingKeysWith: { $1 })
        for (place, entry) in described.entries.enumerated() where entry.kind == .keys || last[label(entry)] == place {
            for (number, step) in steps(of: entry, in: described).enumerated() {
                let isAttribute = step.isAttribute ?? (entry.kind.isAttribute && number == 0)
                if isAttribute { attributes.append((entry.name, step)) } else { parts.append((entry.name, step)) }
            }
        }
        attributes.append(("id", .identity))
        parts += [("userDefinedRuntimeAttributes", .runtimeAttributes), ("connections", .connections)]
        if described.ancestry.contains(where: ["UIView", "UIViewController"].contains) {
            parts.append(("simulatedStatusBarMetrics", simulatedMetrics))
            parts.append(("canvasLocation", .documentProcedure { $0.writeCanvasLocation($1) }))
        }
        return (
            WritingOrder.places(ofAttributes: attributes.map(\.name), in: element, on: .iOS).map { attributes[$0].step },
            WritingOrder.places(ofParts: parts.map(\.name), in: element, on: .iOS).map { parts[$0].step }
        )
    }

    private static func steps(of entry: VocabularyEntry, in described: VocabularyClass) -> [ArchiveStep] {
        guard let archive = entry.archive else { return [] }
        if archive.isByHand { return described.ancestry.lazy.compactMap { byHand["\($0).\(entry.name)"] }.first ?? [] }
        return steps(of: entry, keys: archive.keys, absent: archive.absent, isExplicit: archive.isExplicit)
    }

    /// Returns a step as it is, or those for a row of AppKit's vocabulary.
    static func steps(for step: ArchiveStep, in element: ModernName) -> [ArchiveStep] {
        guard case .row(let name) = step, let described = Vocabulary.appKit.class(of: element.spelling) else { return [step] }
        let entries = described.entries.filter { $0.name == name.spelling }
        if let entry = entries.last(where: { $0.bit != nil }), let bit = entry.bit {
            let key = FixedText(bit.key)
            if entry.absent != "YES" { return [.bit(key, bit.place, name)] }
            return [bit.isInverted ? .noBit(key, bit.place, name) : .clearBit(key, bit.place, name)]
        }
        guard let entry = entries.last, let nib = entry.nib else { return [step] }
        // An archive has the keys of a compiled file. Empty names aren't written.
        let absent = entry.kind == .name ? "" : nib.omitted
        return steps(of: entry, keys: nib.keys.map(\.name), absent: absent, isExplicit: entry.isExplicit)
    }

    /// - Parameters:
    ///   - keys: The keys in archives.
    ///   - meaning: The meaning of a missing key; nil if nothing is set.
    ///   - isExplicit: Whether the attribute is written even with the absent value.
    private static func steps(
        of entry: VocabularyEntry, keys: [String], absent meaning: String?, isExplicit: Bool
    ) -> [ArchiveStep] {
        let keys = keys.map { FixedText($0) }
        guard let key = keys.first, entry.kind != .keys else { return [.dropped(keys)] }
        let name = FixedText(entry.name)
        switch entry.kind {
        case .bool:
            switch (entry.absent ?? "NO", meaning ?? "NO") {
            case ("YES", "YES"): return [.no(key, name)]
            case ("YES", _): return [.noUnlessYes(key, name)]
            case (_, "YES"): return [.yesUnlessNo(key, name)]
            default: return [.yes(key, name)]
            }
        case .integer, .number, .unit:
            let absent = meaning.flatMap { Double($0) }
            if isExplicit, let absent { return [.numberAlways(key, name, absent: absent)] }
            return [.number(key, name, unless: entry.absent.flatMap { Double($0) } ?? absent)]
        case .word:
            // The word for the absent value is only written if the entry is explicit.
            let unwritten = isExplicit ? nil : entry.absent ?? meaning
            let words = entry.words.map { ArchiveStep.words(of: $0, unless: unwritten) } ?? []
            return [.choice(key, name, words, absent: meaning == unwritten ? nil : meaning.map { FixedText($0) })]
        case .text: return [meaning == "" ? .words(key, name) : .text(key, name), .longText(key, name)]
        case .name: return [meaning == "" ? .words(key, name) : .text(key, name)]
        case .image: return [.image(key, name)]
        case .color: return [entry.isExplicit ? .colorOrNil(key, name) : .color(key, name)]
        case .font: return [.fontDescription]
        case .size: return [.size(key, name)]
        case .inset: return [.inset(["top", "left", "bottom", "right"].map { FixedText("\(key.spelling).\($0)") }, name)]
        case .object: return [.object(key, name)]
        case .objects: return [.objects(key, name)]
        default: return []
        }
    }
}

extension ArchiveStep {
    /// Whether the step writes attributes rather than children; nil for a procedure, which may write either.
    fileprivate var isAttribute: Bool? {
        switch self {
        case .longText, .color, .colorOrNil, .fontDescription, .size, .rect, .inset, .object, .objects, .strings, .frame, .autoresizingMask,
            .subviews, .constraints, .dropped:
            false
        case .procedure, .documentProcedure: nil
        default: true
        }
    }
}
