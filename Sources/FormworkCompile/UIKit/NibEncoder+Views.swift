import FormworkModel
import FormworkNib
import FormworkVocabulary
import FormworkTree

/// The properties of views that need a procedure.
extension NibEncoder {
    mutating func write(_ aspect: EncodedAspect, _ object: Int, _ element: Element) {
        switch aspect {
        case .geometry: writeGeometry(object, element: element)
        case .subviews: writeSubviews(object, element: element)
        case .background: writeBackground(object, element: element)
        case .opacity: writeOpacity(object, element: element)
        case .autoresizing: writeAutoresizing(object, element: element)
        case .clipping:
            let flags = ["clipsSubviews", "clipsToBounds"].map { flag(element, $0) }
            if flags.contains(true) { graph.set(object, key: "UIClipsToBounds", value: .bool(true)) }
        case .translates:
            if flag(element, "translatesAutoresizingMaskIntoConstraints") == false, source.usesAutolayout {
                graph.set(object, key: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", value: .bool(true))
            }
        case .constraints: writeConstraints(object, element: element)
        case .designImages: break
        case .contentStretch:
            guard let stretch = rectangle(element.child(key: "contentStretch")) else { break }
            graph.set(object, key: "UIContentStretch", value: graph.packed(stretch))
            noteUnproved(element, what: "the key 'UIContentStretch'")
        case .activityStyle:
            // Xcode 11 added styles that older systems don't support, and a key for these and the existing styles.
            let style = word(element, "style", "activityStyle") ?? 1
            if source.isAtLeast(.xcode11) {
                graph.set(object, key: "UIActivityIndicatorViewStyle-Modern", value: NibGraphBuilder.integer(style))
            }
            let older = style > 100 ? 0 : style == 100 ? 1 : style
            graph.set(object, key: "UIActivityIndicatorViewStyle", value: NibGraphBuilder.integer(older))
        case .guides: writeMargins(object, element: element)
        case .capitalization:
            // The default of a text view is sentences.
            let number = word(element, "autocapitalizationType", "autocapitalizationType") ?? 0
            if number != (element.parent?.name == "textView" ? 2 : 0) {
                graph.set(object, key: "UIAutocapitalizationType", value: NibGraphBuilder.integer(number))
            }
        case .hugging:
            writePriorities(
                "UIViewContentHuggingPriority", names: ["horizontalHuggingPriority", "verticalHuggingPriority"], usual: 250,
                always: EncodingTable.all[element.name]?.writesPriorities == true, object: object, element: element)
        case .resistance:
            writePriorities(
                "UIViewContentCompressionResistancePriority",
                names: ["horizontalCompressionResistancePriority", "verticalCompressionResistancePriority"], usual: 750, always: false,
                object: object,
                element: element)
        case .labelText, .attributedText, .labelColor, .labelColorFlag, .labelFontSizes, .textFieldText, .textFieldColor, .textColorFlag,
            .textViewText,
            .textInput, .dataDetectors:
            writeText(aspect, object: object, element: element)
        case .buttonStates, .controlFont, .stack, .stackAlignment, .stackSpacing, .segments, .dates, .searchScopes, .systemItem,
            .customView,
            .navigationItems, .visualEffect, .tapRecognizer, .longPress, .screenEdges, .titleAttributes:
            writeControl(aspect, object: object, element: element)
        case .contentSize, .tableCells, .tableViews, .separatorStyle, .cellViews, .cellContent, .collectionCells, .sectionInset,
            .cellRowHeight:
            writeList(aspect, object: object, element: element)
        case .controller, .navigationBarItems, .barDelegate: writeController(aspect, object: object, element: element)
        case .splitView: writeSplitView(object, element: element)
        case .symbolConfiguration:
            if let value = symbolConfiguration(element.child(key: "preferredSymbolConfiguration"), of: element) {
                graph.set(object, key: "UIPreferredSymbolConfiguration", value: value)
            }
        case .buttonConfiguration: writeButtonConfiguration(object, element: element)
        case .webConfiguration: writeWebConfiguration(object, element: element)
        }
    }

    // MARK: Geometry

    /// Returns the frame of a view; Interface Builder's default if it has none.
    mutating func frame(of element: Element) -> [Double] {
        let (own, inset) = position(of: element)
        if let frame = frames[element.node] ?? own { return frame }
        if element.name == "tableViewCellContentView", let cell = element.parent, cell.name == "tableViewCell" {
            // Above the separator, which was one pixel high.
            let size = frame(of: cell)
            return [0, 0, size[2], size[3] - (source.isAtLeast(.xcode11) ? 0 : 0.5)]
        }
        if let inset {
            // The insets from the superview's edges.
            if let frame = element.base.asView?.frame { return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] }
            refuse(inset, message: "the frame of \(element.description) is relative to a view whose size is unknown")
        }
        return [0, 0, 1000, 1000]
    }

    /// Returns the rectangle of a view, or the insets that it has instead.
    mutating func position(of element: Element) -> (rectangle: [Double]?, inset: Element?) {
        let inset = element.child(key: "frameInset", "frame", "inset")
        inset?.look()
        inset?.read("minX", "minY", "maxX", "maxY", "width", "height")
        return (rectangle(element.child(key: "frame") ?? element.child(key: "contentRect")), inset)
    }

    private mutating func writeGeometry(_ object: Int, element: Element) {
        setFrame(frame(of: element), object)
    }

    mutating func setFrame(_ frame: [Double], _ object: Int) {
        graph.set(object, key: "UIBounds", value: graph.packed([0, 0, frame[2], frame[3]]))
        graph.set(object, key: "UICenter", value: graph.packed([frame[0] + frame[2] / 2, frame[1] + frame[3] / 2]))
    }

    private mutating func writeAutoresizing(_ object: Int, element: Element) {
        let own = Self.mask(of: element)
        let mask = masks[element.node] ?? own
        guard mask != 0 else { return }
        graph.set(object, key: "UIAutoresizingMask", value: NibGraphBuilder.integer(mask))
    }

    static func mask(of element: Element) -> Int {
        element.child(key: "autoresizingMask", "autoresizingMask")?.mask("autoresizingMask") ?? 36
    }

    private mutating func writeOpacity(_ object: Int, element: Element) {
        // Before Xcode 12, a stack view's opacity wasn't compiled.
        let usual = element.name != "navigationBar"
        let isOpaque = flag(element, "opaque") ?? usual || element.name == "stackView" && !source.isAtLeast(.xcode12)
        if isOpaque { graph.set(object, key: "UIOpaque", value: .bool(true)) }
    }

    private mutating func writeBackground(_ object: Int, element: Element) {
        let child = element.child(key: "backgroundColor")
        if element.name == "stackView", !source.isAtLeast(.xcode12) {
            child?.leaveOut()
            return
        }
        guard let value = color(child, of: element) else { return }
        graph.set(object, key: "UIBackgroundColor", value: value)
    }

    // MARK: Subviews

    /// Writes the subviews of a view, except for those that its default variation removes.
    mutating func writeSubviews(_ object: Int, element: Element) {
        let list = element.child(named: "subviews")
        let excluded = excluded(of: element, "subviews")
        var views: [Int] = []
        var later: [Element] = []
        for child in list?.children ?? [] {
            guard let view = self.object(for: child) else { continue }
            later.append(child)
            if let id = child.id, excluded.contains(id) { continue }
            views.append(view)
        }
        views += additionalSubviews(of: element, object)
        // Encoded after the constraints: the first in the list comes first among all objects.
        laterViews[object, default: []] += later
        guard !views.isEmpty else { return }
        graph.set(object, key: "UISubviews", value: graph.collection(views.map(NibGraphBuilder.reference), of: "NSMutableArray"))
    }

    /// Returns the ids that the default variation of an element removes from one of its lists.
    func excluded(of element: Element, _ list: String) -> Set<String> {
        var result: Set<String> = []
        for variation in element.children where variation.name == "variation" && variation.key == "default" {
            for mask in variation.children where mask.name == "mask" && mask.key == list {
                for item in mask.children where item.name == "exclude" { if let id = item["reference"] { result.insert(id) } }
            }
        }
        return result
    }

    // MARK: Margins

    private mutating func writeMargins(_ object: Int, element: Element) {
        let margins = insets(element.child(key: "layoutMargins")) ?? (element.name == "stackView" ? [0, 0, 0, 0] : nil)
        if let sides = element.child(key: "directionalLayoutMargins", "directionalEdgeInsets") {
            let margins = ["top", "leading", "bottom", "trailing"].map { number(sides, $0) ?? 0 }
            graph.set(object, key: "UIViewLayoutMargins", value: graph.packed(margins))
            graph.set(object, key: "UIViewLayoutMarginsAreDirectional", value: .bool(true))
            noteUnproved(sides, what: "the key 'UIViewLayoutMarginsAreDirectional'")
        } else if let margins {
            graph.set(object, key: "UIViewLayoutMargins", value: graph.packed(margins))
        }
        if flag(element, "preservesSuperviewLayoutMargins") == true {
            graph.set(object, key: "UIViewPreservesSuperviewMargins", value: .bool(true))
            if source.isAtLeast(.xcode9) {
                graph.set(object, key: "UIViewPreservesSpecificSuperviewMargins", value: NibGraphBuilder.integer(15))
            }
        }
        if flag(element, "insetsLayoutMarginsFromSafeArea") == false {
            graph.set(object, key: "UIViewInsetsLayoutMarginsFromSafeArea", value: NibGraphBuilder.integer(0))
        }
        writeGuides(object, element: element)
        for child in laterViews.removeValue(forKey: object) ?? [] { encode(child, below: object) }
    }

    /// Writes the safe area guide, if a constraint uses it.
    mutating func writeGuides(_ object: Int, element: Element) {
        for guide in element.children where guide.name == "viewLayoutGuide" {
            guard [nil, "safeArea", "contentLayoutGuide", "frameLayoutGuide", "keyboard"].contains(guide.key) else { continue }
            guide.look()
            guard guide.key == "safeArea", variant.hasSafeAreas, guide.id.map(source.usedGuides.contains) == true,
                let made = guides[guide.node]
            else { continue }
            safeAreaGuides[object] = made
            graph.set(object, key: "UIViewLayoutGuides", value: graph.collection([NibGraphBuilder.reference(made)], of: "NSMutableArray"))
        }
    }

    /// Makes the guides of the elements in this file, before anything refers to them.
    mutating func makeGuides(in element: Element) {
        for guide in source.document.storage.tree.nodes(below: element.node) {
            let element = source.element(guide)
            guard element.name == "viewLayoutGuide", element.key == "safeArea", extent.contains(guide), let view = element.parent,
                let owner = object(for: view)
            else { continue }
            let isUsed = element.id.map(source.usedGuides.contains) == true
            guard variant.hasSafeAreas else {
                if isUsed, safeAreaReplacements[view.node] == nil { guides[guide] = owner }
                continue
            }
            // The list of objects contains another guide than the one that constraints refer to.
            placeholders[owner, default: []].append(makeGuide(owner: nil, identifier: ""))
            if isUsed { guides[guide] = makeGuide(owner: owner, identifier: "UIViewSafeAreaLayoutGuide") }
        }
    }

    private mutating func makeGuide(owner: Int?, identifier: String) -> Int {
        let guide = graph.make("UILayoutGuide")
        let isUsed = owner != nil
        graph.set(guide, key: "UILayoutGuideOwningView", value: owner.map(NibGraphBuilder.reference) ?? .null)
        graph.set(guide, key: "UILayoutGuideIdentifier", value: graph.string(identifier))
        for key in ["UILayoutGuideOwningViewIsLocked", "UILayoutGuideShouldBeArchived", "UILayoutGuideAllowsNegativeDimensions"] {
            graph.set(guide, key: key, value: .bool(isUsed))
        }
        guard let owner else { return guide }
        let sides: [(name: String, attribute: Int, guideFirst: Bool)] = [
            ("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false),
        ]
        let constraints = sides.map { side in
            let constraint = makeConstraint(
                first: side.guideFirst ? guide : owner, side.attribute, second: side.guideFirst ? owner : guide, other: side.attribute,
                isArchived: false)
            graph.set(constraint, key: "NSLayoutIdentifier", value: graph.string(identifier + "-" + side.name))
            return NibGraphBuilder.reference(constraint)
        }
        graph.set(guide, key: "UILayoutGuideSystemConstraints", value: graph.collection(constraints))
        return guide
    }

    // MARK: Guides of controllers

    /// Returns the subviews that aren't in the document, such as the top and bottom layout guides of a controller's view.
    private mutating func additionalSubviews(of element: Element, _ object: Int) -> [Int] {
        if element.name == "collectionViewCell" {
            makeCellContent(element, cell: object)
            return [cellContents[object]].compactMap(\.self)
        }
        var result = listSubviews(of: element, object)
        guard let controller = controllerOfView[element.node] else { return result }
        var sides = (controller.child(named: "layoutGuides")?.children ?? []).map { guide in
            (node: Optional(guide.node), isTop: guide["type"] != "bottom")
        }
        if sides.isEmpty, safeAreaReplacements[element.node] != nil { sides = [(nil, true), (nil, false)] }
        for side in sides {
            guard let guide = side.node.flatMap({ guides[$0] }) ?? safeAreaReplacements[element.node]?[side.isTop ? 0 : 1] else { continue }
            writeSupport(guide, in: object, isTop: side.isTop)
            result.append(guide)
            children[object, default: []].append(guide)
        }
        return result
    }

    private mutating func writeSupport(_ guide: Int, in view: Int, isTop: Bool) {
        for key in ["UIDeepDrawRect", "UIOpaque", "UIHidden", "UIAutoresizeSubviews"] { graph.set(guide, key: key, value: .bool(true)) }
        graph.set(guide, key: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", value: .bool(true))
        let width = graph.make("_UILayoutSupportConstraint", fallbacks: ["NSLayoutConstraint"])
        fill(width, first: guide, attribute: 7, second: nil, other: nil, isArchived: true)
        graph.set(width, key: "NSPriority", value: NibGraphBuilder.integer(999))
        graph.set(
            guide, key: "UIViewAutolayoutConstraints", value: graph.collection([NibGraphBuilder.reference(width)], of: "NSMutableArray"))
        graph.set(guide, key: "UIViewSemanticContentAttribute", value: NibGraphBuilder.integer(0))
        if source.isAtLeast(.xcode11) { graph.set(guide, key: "UIViewLargeContentStoredProperties", value: .null) }
        graph.set(guide, key: "_UILayoutGuideIdentifier", value: graph.string(isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"))
        let leading = makeConstraint(first: guide, 5, second: view, other: 5)
        let height = makeConstraint(first: guide, 8, second: nil, other: nil)
        let edge = isTop ? makeConstraint(first: guide, 3, second: view, other: 3) : makeConstraint(first: view, 4, second: guide, other: 4)
        let removed = isTop ? [leading, edge, height] : [leading, height, edge]
        graph.set(guide, key: "_UILayoutGuideConstraintsToRemove", value: graph.collection(removed.map(NibGraphBuilder.reference)))
        supportConstraints[view, default: []] += removed
    }
}

extension ElementTree {
    /// Returns the nodes of a subtree, including its root.
    func nodes(below node: NodeIndex) -> Range<NodeIndex> { node..<nodes[node].subtreeEnd }
}
