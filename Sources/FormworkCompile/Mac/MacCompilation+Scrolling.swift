import FormworkNib
import FormworkTree

/// Scroll views with their layout.
extension MacCompilation {
    /// Returns the parts of a scroll view: clip view, document view, horizontal and vertical scroller, and table header.
    private func parts(_ node: NodeIndex) -> (
        clip: NodeIndex?, document: NodeIndex?, across: NodeIndex?, down: NodeIndex?, header: NodeIndex?
    ) {
        let clip = source.child(node, key: "contentView")
        let document = clip.map { subviews($0) }?.first
        return (
            clip, document, source.child(node, key: "horizontalScroller"), source.child(node, key: "verticalScroller"),
            source.child(node, key: "headerView")
        )
    }

    mutating func fillScrollView(_ node: NodeIndex, object: Int) {
        let parts = parts(node)
        func part(_ node: NodeIndex?) -> Int? { node.flatMap { objects[$0] } }
        let isTable = parts.document.map { ["tableView", "outlineView"].contains(source.name($0)) } ?? false
        let header = isTable ? parts.header : nil
        tile(node, clip: parts.clip, document: parts.document, header: header, across: parts.across, down: parts.down)
        let isOverfull = isTable && parts.document.map { overflow($0) > 0 } ?? false
        let hasCorner = header != nil && hasCorner(node, across: parts.across)
        let isFormer = header != nil && !generation.isModern
        if isFormer, let table = parts.document, let outer = frame(node) {
            let width = generation.scrollerWidth
            cornerFrames[table] = Frame(x: outer.width - width, width: width, height: 20)
            if let header, let room = parts.clip.flatMap({ frame($0) })?.width {
                headerRooms[header] = room
                if let across = parts.across, let width = frame(table)?.width, width > room { percents[across] = 1 }
            }
        }
        var views: [NibValue] = []
        func add(_ item: Int?) { if let item { views.append(NibGraphBuilder.reference(item)) } }
        add(part(parts.clip))
        var headerClip: Int?
        if let header, let table = parts.document {
            headerClip = makeHeaderClip(object, header: header, outer: frame(node) ?? Frame(), edge: border(node))
            headerViews[table] = header
            tablesOfHeaders[header] = table
        }
        add(headerClip)
        // Before macOS 11, a table with a header had its scrollers in reverse order, with the corner view after them.
        if isFormer { add(part(parts.down)) }
        add(part(parts.across))
        if isTable, let table = parts.document {
            let corner = makeCorner(in: hasCorner ? object : nil, cornerFrames[table], height: header.flatMap { frame($0) }?.height)
            cornerViews[table] = corner
            if hasCorner { add(corner) }
        }
        if !isFormer { add(part(parts.down)) }
        set(object, "NSSubviews", list: views)
        set(object, "NSNextKeyView", object: part(parts.clip))
        if generation.writesTouchBars { setGesture(object) }
        set(object, "NSsFlags", flags: scrollFlags(node) | (isOverfull || header != nil && !generation.isModern ? 0x80 : 0))
        set(object, "NSVScroller", object: part(parts.down))
        set(object, "NSHScroller", object: part(parts.across))
        set(object, "NSContentView", object: part(parts.clip))
        if let headerClip {
            set(object, "NSHeaderClipView", object: headerClip)
            if let table = parts.document, hasCorner { set(object, "NSCornerView", object: cornerViews[table]) }
        }
        var amounts = ["horizontalPageScroll", "verticalPageScroll", "horizontalLineScroll", "verticalLineScroll"].map {
            source.number(node, $0) ?? 10
        }
        if isTable, generation.isLatest, let table = parts.document {
            // The line scroll amount is the height of a row with its spacing.
            let spacing = source.child(table, key: "intercellSpacing").flatMap { source.number($0, "height") } ?? 2
            let line = rowHeight(table) + spacing
            amounts.replaceSubrange(2..<4, with: [line, line])
        }
        if amounts != [10, 10, 10, 10] {
            set(object, "NSScrollAmts", builder.data(amounts.flatMap { Self.bigEndian(Float($0)) }))
        }
        for name in ["contentInsets", "scrollerInsets"] { setInsets(node, object: object, name: name) }
        write("minMagnification", "maxMagnification", "magnification", of: node, to: object)
    }

    private static func bigEndian(_ value: Float) -> [UInt8] {
        (0..<4).reversed().map { UInt8(truncatingIfNeeded: value.bitPattern >> UInt32($0 * 8)) }
    }

    func border(_ node: NodeIndex) -> Double {
        source.word(node, "borderType", ["none": 0, "line": 1, "bezel": 1, "groove": 2]) ?? 1
    }

    private func scrollFlags(_ node: NodeIndex) -> Int64 {
        var flags = bits(node, of: "NSsFlags") | 0x20800 | Int64(source.word(node, "borderType", "borderType") ?? 2)
        flags |= Int64(source.word(node, "verticalScrollElasticity", "elasticity") ?? 0) << 12
        flags |= Int64(source.word(node, "horizontalScrollElasticity", "elasticity") ?? 0) << 14
        return flags
    }

    mutating func makeView(_ className: String, flags: Int64, in parent: Int?) -> Int {
        let view = builder.make(className)
        set(view, "NSNextResponder", object: parent)
        if generation.writesTouchBars { set(view, "NSNibTouchBar", .null) }
        set(view, "NSvFlags", flags: flags)
        if let parent { set(view, "NSSuperview", object: parent) }
        if generation.isModern {
            set(view, "NSViewWantsBestResolutionOpenGLSurface", truth: true)
            set(view, "IBNSSafeAreaLayoutGuide", .null)
            set(view, "IBNSLayoutMarginsGuide", .null)
            set(view, "IBNSClipsToBounds", integer: 0)
        }
        return view
    }

    private mutating func makeHeaderClip(_ scroll: Int, header: NodeIndex, outer: Frame, edge: Double) -> Int {
        let clip = makeView("NSClipView", flags: generation.isModern ? 256 : 2_304, in: scroll)
        let head = frames[header] ?? frame(header) ?? Frame()
        setFrame(
            clip, Frame(x: edge, y: generation.isModern ? edge : 0, width: headerRooms[header] ?? head.width, height: head.height))
        set(clip, "NSSubviews", list: references([header]))
        set(clip, "NSNextKeyView", object: objects[header])
        set(clip, "NSDocView", object: objects[header])
        set(clip, "NSAutomaticallyAdjustsContentInsets", truth: true)
        holders[header] = clip
        return clip
    }

    private mutating func makeCorner(in scroll: Int?, _ place: Frame?, height: Double?) -> Int {
        let isHidden = scroll != nil && place == nil && generation.isModern
        let corner = makeView("_NSCornerView", flags: isHidden ? -2_147_483_392 : 256, in: scroll)
        var frame = place ?? Frame(width: generation.scrollerWidth, height: generation.isModern ? 28 : 20)
        if place != nil, let height { frame.height = height }
        setFrame(corner, frame)
        return corner
    }

    /// Whether a scroll view contains the corner view of a table. With the current compiler it doesn't if there is a hidden horizontal scroller.
    private func hasCorner(_ node: NodeIndex, across: NodeIndex?) -> Bool {
        guard generation.isLatest, let across else { return true }
        return source.isNo(node, name: "hasHorizontalScroller") || !source.isYes(across, "hidden")
    }

    private mutating func setGesture(_ scroll: Int) {
        let gesture = builder.make("NSPanGestureRecognizer")
        set(gesture, "NSGestureRecognizer.allowedTouchTypes", integer: 1)
        set(gesture, "NSGestureRecognizer.action", text: "_panWithGestureRecognizer:")
        set(gesture, "NSGestureRecognizer.target", object: scroll)
        if generation.isModern { set(gesture, "NSGestureRecognizer.delegate", object: scroll) }
        set(gesture, "NSPanGestureRecognizer.buttonMask", integer: 0)
        set(gesture, "NSPanGestureRecognizer.numberOfTouchesRequired", integer: 1)
        set(scroll, "NSGestureRecognizers", list: [NibGraphBuilder.reference(gesture)], of: "NSArray")
    }

    mutating func fillClipView(_ node: NodeIndex, object: Int) {
        guard let document = subviews(node).first, let other = objects[document] else { return fillEmptyClip(node, object: object) }
        if let scroll = owner(of: node), let header = parts(scroll).header, parts(scroll).document == document,
            let room = frames[node] ?? frame(node), let head = frame(header)
        {
            set(object, "NSBounds", text: "{{0, \(Self.text(-head.height))}, \(Self.size(room.width, height: room.height))}")
        }
        setInsets(node, object: object, name: "contentInsets")
        set(object, "NSNextKeyView", object: other)
        set(object, "NSDocView", object: other)
        let isFormer = source.name(document) == "textView" && isOfFormerColours(document) && isInScrollView(node)
        if isFormer, let color = source.child(node, key: "backgroundColor") { source.account.leaveOut(color) }
        let standard = "controlBackgroundColor"
        let background = isFormer ? catalogColor(standard) : color(node, key: "backgroundColor", default: standard)
        set(object, "NSBGColor", background ?? .null)
        if source.name(document) == "textView" {
            let cursor = builder.make("NSCursor")
            set(cursor, "NSHotSpot", text: generation.isModern ? "{1, -1}" : "{4, 4}")
            set(cursor, "NSCursorType", integer: 0)
            set(object, "NSCursor", object: cursor)
        }
        var flags = source.isNo(node, name: "drawsBackground") || isFormer ? 0 : 4
        if source.isNo(node, name: "copiesOnScroll") { flags |= 2 }
        if flags != 0 { set(object, "NScvFlags", integer: flags) }
        set(object, "NSAutomaticallyAdjustsContentInsets", truth: true)
    }

    mutating func fillScroller(_ node: NodeIndex, object: Int) {
        let scroll = owner(of: node).flatMap { objects[$0] }
        if let frame = frame(node), frame.x == 0, frame.y == 0 { set(object, "NSFrame", text: Self.rect(frame)) }
        set(object, "NSControlAction", text: "_doScroller:")
        set(object, "NSControlTarget", object: scroll)
        var flags = source.isYes(node, "horizontal") ? 1 : 0
        flags |= controlSize(node) << 8
        if flags != 0 { set(object, "NSsFlags", integer: flags) }
        set(object, "NSTarget", object: scroll)
        set(object, "NSAction", text: "_doScroller:")
        write("doubleValue", of: node, to: object)
        if let percent = percents[node] {
            set(object, "NSEnabled", truth: true)
            if percent < 1 { set(object, "NSPercent", real: percent) }
        }
    }
}
