import FormworkNib

/// From which time the file and its document are.
extension MacNibArchive {
    /// What is told of the file beside its objects.
    var origin: CompiledOrigin {
        CompiledOrigin(
            toolsVersion: toolsVersion, isOfModernDocument: isOfModernDocument, putsCellsFirst: putsCellsFirst, saysHugging: saysHugging)
    }

    /// Whether buttons that hold their height say so: where one does that is of no other opinion than those of archives.
    private var saysHugging: Bool {
        isOfToday
            || objects("NSObjectsKeys").contains {
                graph.className($0) == "NSButton" && graph.value($0, "NSHuggingPriority").flatMap(graph.text) == "{250, 750}"
            }
    }

    /// Which Interface Builder the file is of: told by the keys that its compiler writes always.
    private var toolsVersion: String {
        let version = compilersVersion
        // The document may be older than its compiler: then controls stand by the measures of its own time.
        return version >= 17_500 && isOfFormerMeasures ? "\(Self.formerVersion)" : "\(version)"
    }

    /// Whether the compiler is that of Xcode 16 or later.
    var isLatest: Bool {
        ["NSAllowsWritingTools", "NSHiddenInRepresentation", "IBNSShadowedSymbolConfiguration", "NSLinearExposure"].contains {
            keys.contains($0)
        }
    }

    /// Whether the compiler is one that would have named the application's class, had the document said one: those of Xcode 14 and later.
    var namesAllClasses: Bool { isLatest || keys.contains("IBNSClipsToBounds") && !keys.contains("NSControlSize2") }

    /// Whether buttons have their cells before their constraints: the file has both in the document's order.
    private var putsCellsFirst: Bool {
        let members = objects("NSObjectsKeys")
        let places = Dictionary(members.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var lists: Set<Int> = []
        for button in members where ["NSButton", "NSPopUpButton"].contains(originalClass(button)) {
            guard graph.object(button, "NSViewConstraints").map({ lists.insert($0).inserted }) == true,
                let cell = graph.object(button, "NSCell").flatMap({ places[$0] }),
                let constraint = graph.objects(in: graph.value(button, "NSViewConstraints")).compactMap({ places[$0] }).min()
            else { continue }
            return cell < constraint
        }
        return false
    }

    /// A version of Interface Builder with the measures of the time before macOS 11.
    private static let formerVersion = 15_705

    private var compilersVersion: Int {
        if keys.contains("NSAllowsWritingTools") { return 23_504 }
        if keys.contains("IBNSClipsToBounds") { return keys.contains("NSControlSize2") ? 17_701 : 23_504 }
        if keys.contains("NSNibTouchBar") { return 11_762 }
        // The system's font was called so from OS X 10.11 on.
        let hasNewFont = graph.objects.indices.contains { object in
            graph.className(object) == "NSFont"
                && graph.value(object, "NSName").flatMap(graph.text)?.hasPrefix(".AppleSystemUIFont") == true
        }
        return hasNewFont ? 10_117 : 4_514
    }

    /// Whether constraints put buttons and check boxes where those of the time before macOS 11 stand, and not where later ones do: what is
    /// aligned of a control lies inside its frame, at distances that changed then.
    private var isOfFormerMeasures: Bool {
        var former = 0
        var later = 0
        for (constraint, view) in constraints {
            guard number(constraint, "NSRelation") ?? 0 == 0, (number(constraint, "NSMultiplier") ?? 1) == 1,
                leads(constraint, "NSFirstAttribute"), leads(constraint, "NSSecondAttribute"),
                let first = graph.object(constraint, "NSFirstItem"), let second = graph.object(constraint, "NSSecondItem"),
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

    /// The constant of a constraint; where it is the standard distance, that from a superview's edge or between neighbours.
    func constant(_ constraint: Int, of view: Int) -> Double {
        if let constant = number(constraint, "NSConstantV2") ?? number(constraint, "NSConstant") { return constant }
        guard graph.value(constraint, "NSSymbolicConstant") != nil else { return 0 }
        let isAtEdge = graph.object(constraint, "NSFirstItem") == view || graph.object(constraint, "NSSecondItem") == view
        return isAtEdge ? 20 : 8
    }

    private func leads(_ constraint: Int, _ key: String) -> Bool {
        let attribute = number(constraint, key + "V2") ?? number(constraint, key)
        return attribute == 5 || attribute == 1
    }

    /// Where an item of a constraint begins in the view that has the constraint, and how far inside that it is aligned: until macOS 10.15, and
    /// from macOS 11 on. Nil for a control of another kind.
    private func place(_ item: Int, in view: Int) -> (x: Double, former: Double, later: Double)? {
        if item == view { return (0, 0, 0) }
        guard graph.object(item, "NSSuperview") == view, let x = frame(item)?.x else { return nil }
        guard let cell = graph.object(item, "NSCell") else { return (x, 0, 0) }
        guard graph.className(cell) == "NSButtonCell" else { return nil }
        let isSmall = flags(cell, "NSCellFlags2") >> 17 & 3 == 1
        if let image = graph.object(cell, "NSAlternateImage"), graph.className(image) == "NSButtonImageSource" {
            guard graph.value(image, "NSImageName").flatMap(graph.text) == "NSSwitch" else { return nil }
            return isSmall ? (x, 3, 1) : (x, 2, 1)
        }
        let isPush = flags(cell, "NSButtonFlags2") & 0x27 == 1 && flags(cell, "NSButtonFlags") >> 23 & 1 == 1
        return isPush && !isSmall ? (x, 6, 7) : nil
    }
}
