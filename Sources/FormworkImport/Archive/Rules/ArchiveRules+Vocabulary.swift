import FormworkModel
import FormworkVocabulary

/// The rules that follow from the vocabulary.
extension ArchiveRules {
    /// Returns the rules for a UIKit class by its name in archives; nil for a class without an element.
    static func uiKitRules(for name: String) -> ArchiveRules? { uiKit[name] }

    private static let uiKit = NameCache<ArchiveRules> { name in
        guard name.hasPrefix("IB"), let described = Vocabulary.uiKit.class(named: formerTouchNames[name] ?? String(name.dropFirst(2))),
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

    /// The UIKit classes whose name has changed.
    private static let formerTouchNames = ["IBUIPongPressGestureRecognizer": "UILongPressGestureRecognizer"]

    /// Returns the steps for the attributes and the children of a UIKit class's element, in Xcode's order.
    private static func steps(of described: VocabularyClass, in element: String) -> (attributes: [ArchiveStep], parts: [ArchiveStep]) {
        var named = NamedSteps()
        // The entry of the most derived class overrides an attribute; a child may have the same name.
        func label(_ entry: VocabularyEntry) -> String { entry.kind.isAttribute ? entry.name : "@" + entry.name }
        let last = Dictionary(described.entries.enumerated().map { (label($1), $0) }, uniquingKeysWith: { $1 })
        for (place, entry) in described.entries.enumerated() where entry.kind == .keys || last[label(entry)] == place {
            named.append(steps(of: entry, in: described), name: entry.name, isAttribute: entry.kind.isAttribute)
        }
        if described.ancestry.contains(where: ["UIView", "UIViewController"].contains) {
            named.append([simulatedMetrics], name: "simulatedStatusBarMetrics", isAttribute: false)
            named.append([canvasLocation], name: "canvasLocation", isAttribute: false)
        }
        return named.sorted(in: element, on: .iOS)
    }

    /// Returns the rules for an AppKit class by its name in archives; nil for a class without an element.
    static func appKitRules(for name: String) -> ArchiveRules? {
        guard let (element, described) = appKitElement(of: name) else { return nil }
        var all = appKitSteps[described.name] ?? []
        if name != described.name { override(&all, by: byHandOfAppKit[name] ?? []) }
        var named = NamedSteps()
        for (name, steps) in all {
            named.append(steps, name: name.hasPrefix("@") ? String(name.dropFirst()) : name, isAttribute: !name.hasPrefix("@"))
        }
        let (attributes, parts) = named.sorted(in: element, on: .macOS)
        return ArchiveRules(FixedText(element), attributes, parts)
    }

    /// The steps of an attribute or, after `@`, of a child, with its name.
    private typealias Named = (name: String, steps: [ArchiveStep])

    /// The steps of each class in AppKit's vocabulary.
    private static let appKitSteps: NameCache<[Named]> = NameCache { stepsOfAppKit(class: $0) }

    /// Returns the steps of a class in AppKit's vocabulary, including inherited ones.
    private static func stepsOfAppKit(class name: String) -> [Named]? {
        guard let described = Vocabulary.appKit.class(named: name) else { return nil }
        var all = described.parent.flatMap { appKitSteps[$0] } ?? []
        override(&all, by: described.ownEntries.map { ($0.name, steps(of: $0, in: described)) }.filter { !$0.1.isEmpty })
        override(&all, by: byHandOfAppKit[name] ?? [])
        return all
    }

    /// Replaces the steps with the same names, and appends the others.
    private static func override(_ all: inout [Named], by own: [Named]) {
        for (name, steps) in own {
            if let place = all.firstIndex(where: { $0.name == name }) { all[place].steps = steps } else { all.append((name, steps)) }
        }
    }

    /// The steps by hand of each AppKit class.
    private static let byHandOfAppKit: [String: [Named]] = {
        var classes: [String: [Named]] = [:]
        for (key, steps) in [appKitViews, appKitCells, appKitObjects].joined() {
            guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")) else { continue }
            classes[String(key[..<dot]), default: []].append((String(key[key.utf8.index(after: dot)...]), steps))
        }
        return classes
    }()

    /// Returns the steps for an attribute or part of a class.
    private static func steps(of entry: VocabularyEntry, in described: VocabularyClass) -> [ArchiveStep] {
        guard let archive = entry.archive else { return [] }
        if archive.isByHand { return described.ancestry.lazy.compactMap { byHand["\($0).\(entry.name)"] }.first ?? [] }
        let keys = archive.keys.map { FixedText($0) }
        guard let key = keys.first, entry.kind != .keys else { return [.dropped(keys)] }
        let name = FixedText(entry.name)
        if let bit = entry.bit {
            if entry.absent != "YES" { return [.bit(key, bit.place, name)] }
            return [bit.isInverted ? .noBit(key, bit.place, name) : .clearBit(key, bit.place, name)]
        }
        let meaning = archive.absent
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
            if archive.isExplicit, let absent { return [.numberAlways(key, name, absent: absent)] }
            return [.number(key, name, unless: entry.absent.flatMap { Double($0) } ?? absent)]
        case .word:
            // The word for the absent value is only written if the entry is explicit.
            let unwritten = archive.isExplicit ? nil : entry.absent ?? meaning
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

/// Steps with the names of the attributes and children that they write.
private struct NamedSteps {
    private var attributes: [(name: String, step: ArchiveStep)] = []
    private var parts: [(name: String, step: ArchiveStep)] = []

    /// Adds the steps of an attribute or a child. The first step of an attribute writes it; others write children.
    mutating func append(_ steps: [ArchiveStep], name: String, isAttribute: Bool) {
        for (number, step) in steps.enumerated() {
            if step.isAttribute ?? (isAttribute && number == 0) { attributes.append((name, step)) } else { parts.append((name, step)) }
        }
    }

    /// Returns the steps in Xcode's order, with those of every object.
    func sorted(in element: String, on platform: InterfaceDocument.Platform) -> (attributes: [ArchiveStep], parts: [ArchiveStep]) {
        let attributes = attributes + [("id", .identity)]
        let parts = parts + [("userDefinedRuntimeAttributes", .runtimeAttributes), ("connections", .connections)]
        return (
            WritingOrder.places(ofAttributes: attributes.map(\.name), in: element, on: platform).map { attributes[$0].step },
            WritingOrder.places(ofParts: parts.map(\.name), in: element, on: platform).map { parts[$0].step }
        )
    }
}

extension ArchiveStep {
    /// Whether the step writes attributes rather than children; nil for a procedure, which may write either.
    fileprivate var isAttribute: Bool? {
        switch self {
        case .longText, .color, .colorOrNil, .font, .fontDescription, .size, .rect, .inset, .object, .objects, .strings, .frame,
            .autoresizingMask, .subviews, .constraints, .dropped:
            false
        case .procedure, .documentProcedure: nil
        default: true
        }
    }
}
