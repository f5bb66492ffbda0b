import FormworkNib
import FormworkVocabulary

/// The Interface Builder and compiler versions of the file and its document.
extension MacNibArchive {
    /// The facts about the file apart from its objects.
    var origin: CompiledOrigin {
        CompiledOrigin(
            toolsVersion: toolsVersion, isOfModernDocument: isOfModernDocument, putsCellsFirst: putsCellsFirst,
            storesExplicitHugging: storesExplicitHugging)
    }

    /// Whether a button stores a vertical content hugging of 750 explicitly, as in current files.
    private var storesExplicitHugging: Bool {
        isFromCurrentCompiler
            || objects("NSObjectsKeys").contains {
                graph.className($0) == "NSButton" && graph.value($0, key: "NSHuggingPriority").flatMap(graph.text) == "{250, 750}"
            }
    }

    /// The version of Interface Builder, inferred from the keys that its compiler always writes.
    private var toolsVersion: String {
        let version = compilersVersion
        // The document may be older than its compiler. If so, its controls are laid out with the metrics of its time.
        return version >= 17_500 && usesFormerMetrics ? "\(Self.formerVersion)" : "\(version)"
    }

    /// Whether the compiler is that of Xcode 16 or later.
    var isLatest: Bool {
        ["NSAllowsWritingTools", "NSHiddenInRepresentation", "IBNSShadowedSymbolConfiguration", "NSLinearExposure"].contains {
            keys.contains($0)
        }
    }

    /// Whether the compiler would have stored the application's class if the document had one. This is the case from Xcode 14 on.
    var namesAllClasses: Bool { isLatest || keys.contains("IBNSClipsToBounds") && !keys.contains("NSControlSize2") }

    /// Whether cells of buttons precede their constraints; the file has both in document order.
    private var putsCellsFirst: Bool {
        let members = objects("NSObjectsKeys")
        let places = Dictionary(members.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var lists: Set<Int> = []
        let buttons = Vocabulary.appKit.family(of: "NSButton")
        for button in members where buttons.contains(originalClass(button)) {
            guard graph.object(button, key: "NSViewConstraints").map({ lists.insert($0).inserted }) == true,
                let cell = graph.object(button, key: "NSCell").flatMap({ places[$0] }),
                let constraint = graph.objects(in: graph.value(button, key: "NSViewConstraints")).compactMap({ places[$0] }).min()
            else { continue }
            return cell < constraint
        }
        return false
    }

    /// A version of Interface Builder with the metrics from before macOS 11.
    private static let formerVersion = 15_705

    private var compilersVersion: Int {
        if keys.contains("NSAllowsWritingTools") { return 23_504 }
        if keys.contains("IBNSClipsToBounds") { return keys.contains("NSControlSize2") ? 17_701 : 23_504 }
        if keys.contains("NSNibTouchBar") { return 11_762 }
        // The system font has this name since OS X 10.11.
        let hasNewFont = graph.objects.indices.contains { object in
            graph.className(object) == "NSFont"
                && graph.value(object, key: "NSName").flatMap(graph.text)?.hasPrefix(".AppleSystemUIFont") == true
        }
        return hasNewFont ? 10_117 : 4_514
    }

    /// Whether the frames of buttons and check boxes match their constraints with the alignment rectangles from before macOS 11, and not with the
    /// later ones.
    private var usesFormerMetrics: Bool {
        var former = 0
        var later = 0
        for (constraint, view) in constraints {
            guard number(constraint, key: "NSRelation") ?? 0 == 0, (number(constraint, key: "NSMultiplier") ?? 1) == 1,
                leads(constraint, key: "NSFirstAttribute"), leads(constraint, key: "NSSecondAttribute"),
                let first = graph.object(constraint, key: "NSFirstItem"), let second = graph.object(constraint, key: "NSSecondItem"),
                let one = place(first, in: view), let other = place(second, in: view)
            else { continue }
            let gap = other.x + self.constant(constraint, of: view) - one.x
            let (then, now) = (one.former - other.former, one.later - other.later)
            guard then != now else { continue }
            if abs(gap - then) < 0.25 { former += 1 }
            if abs(gap - now) < 0.25 { later += 1 }
        }
        return former > later
    }

    /// Returns the constant of a constraint. For the standard distance it depends on whether it is to a superview's edge or between siblings.
    func constant(_ constraint: Int, of view: Int) -> Double {
        if let constant = number(constraint, key: "NSConstantV2") ?? number(constraint, key: "NSConstant") { return constant }
        guard graph.value(constraint, key: "NSSymbolicConstant") != nil else { return 0 }
        let isAtEdge = graph.object(constraint, key: "NSFirstItem") == view || graph.object(constraint, key: "NSSecondItem") == view
        return isAtEdge ? 20 : 8
    }

    private func leads(_ constraint: Int, key: String) -> Bool {
        let attribute = number(constraint, key: key + "V2") ?? number(constraint, key: key)
        return attribute == 5 || attribute == 1
    }

    /// Returns the leading edge of a constraint's item in the view that owns the constraint, and the insets of its alignment rectangle until
    /// macOS 10.15 and from macOS 11 on. Returns nil for other kinds of controls.
    private func place(_ item: Int, in view: Int) -> (x: Double, former: Double, later: Double)? {
        if item == view { return (0, 0, 0) }
        guard graph.object(item, key: "NSSuperview") == view, let x = frame(item)?.x else { return nil }
        guard let cell = graph.object(item, key: "NSCell") else { return (x, 0, 0) }
        guard graph.className(cell) == "NSButtonCell" else { return nil }
        let isSmall = flags(cell, key: "NSCellFlags2") >> 17 & 3 == 1
        if let image = graph.object(cell, key: "NSAlternateImage"), graph.className(image) == "NSButtonImageSource" {
            guard graph.value(image, key: "NSImageName").flatMap(graph.text) == "NSSwitch" else { return nil }
            return isSmall ? (x, 3, 1) : (x, 2, 1)
        }
        let isPush = flags(cell, key: "NSButtonFlags2") & 0x27 == 1 && flags(cell, key: "NSButtonFlags") >> 23 & 1 == 1
        return isPush && !isSmall ? (x, 6, 7) : nil
    }
}
