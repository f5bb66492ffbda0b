import FormworkModel
import FormworkNib
import FormworkTree
import FormworkVocabulary

/// Tables, collection views and their cells.
extension NibEncoder {
    mutating func writeList(_ aspect: EncodedAspect, object: Int, element: Element) {
        switch aspect {
        case .contentSize: writeContentSize(object, element: element)
        case .separatorStyle:
            let words = ["none": 0, "default": 1, "singleLine": 1, "singleLineEtched": 2]
            let word = element["separatorStyle"] ?? "default"
            guard let number = words[word] else {
                return refuse(
                    element,
                    message: "'separatorStyle' is '\(word.prefix(40))'; expected one of: \(words.keys.sorted().joined(separator: ", "))")
            }
            for key in ["UISeparatorStyle", "UISeparatorStyleIOS5AndLater"] {
                graph.set(object, key: key, value: NibGraphBuilder.integer(number))
            }
        case .cellRowHeight:
            let height = number(element, "rowHeight") ?? 44
            if source.isAtLeast(.xcode9) || height != 44 { graph.set(object, key: "UIRowHeight", value: .float(Float(height))) }
        case .tableViews: writeTableViews(object, element: element)
        case .tableCells: writePrototypes(object, element: element)
        case .cellViews: writeCellViews(object, element: element)
        case .cellContent: writeCellContent(object, element: element)
        case .collectionCells: writeCollectionCells(object, element: element)
        default: writeSectionInset(object, element: element)
        }
    }

    // MARK: Sizes

    private mutating func writeContentSize(_ object: Int, element: Element) {
        let frame = frame(of: element)
        switch element.name {
        case "textView":
            // A text view without text is one line high. Interface Builder has measured the height of others.
            var height = frame[3]
            if text(element, "text")?.text.isEmpty ?? true, element.child(key: "attributedText") == nil {
                let font = element.child(key: "fontDescription").flatMap { CompiledFont($0, generation: source.generation) }
                height = ((font?.size ?? 12) * 1.193359375 + 16).rounded(.up)
            }
            graph.set(object, key: "UIContentSize", value: graph.packed([frame[2], height]))
        case "tableView":
            let content = tableContent(of: element)
            graph.set(object, key: "UIContentSize", value: graph.packed([frame[2], content.height]))
        case "collectionView":
            if element.child(named: "cells")?.children.isEmpty == false { graph.set(object, key: "UIDelegate", value: .null) }
            let content = collectionContent(of: element)
            if content.size != [0, 0] { graph.set(object, key: "UIContentSize", value: graph.packed(content.size)) }
        default: break
        }
    }

    /// Returns the height of a table without rows, and the top of its footer.
    private mutating func tableContent(of element: Element) -> (height: Double, footer: Double) {
        var header = 0.0
        var footer = 0.0
        if let view = element.child(key: "tableHeaderView") { header = frame(of: view)[3] }
        if let view = element.child(key: "tableFooterView") { footer = frame(of: view)[3] }
        let isGrouped = element["style"] == "grouped" || element["style"] == "insetGrouped"
        let gap = isGrouped && header + footer > 0 ? number(element, "sectionHeaderHeight") ?? 0 : 0
        return (header + gap + footer, header + gap)
    }

    private struct CollectionContent {
        var size: [Double]
        var header: [Double]?
        var footer: [Double]?
    }

    /// Returns the size of a collection view without items, and the positions of the supplementary views of its only section.
    private mutating func collectionContent(of element: Element) -> CollectionContent {
        let bounds = frame(of: element)
        guard let layout = element.child(key: "collectionViewLayout", "collectionViewFlowLayout") else {
            return CollectionContent(size: [0, 0])
        }
        let header = pair(layout.child(key: "headerReferenceSize")) ?? [0, 0]
        let footer = pair(layout.child(key: "footerReferenceSize")) ?? [0, 0]
        let inset = insets(layout.child(key: "sectionInset")) ?? [0, 0, 0, 0]
        if layout["scrollDirection"] == "horizontal" {
            let start = header[0] + inset[1] + inset[3]
            let length = start + footer[0]
            return CollectionContent(
                size: length == 0 ? [0, 0] : [length, bounds[3]],
                header: header[0] > 0 ? [0, 0, header[0], bounds[3]] : nil,
                footer: footer[0] > 0 ? [start, 0, footer[0], bounds[3]] : nil)
        }
        let start = header[1] + inset[0] + inset[2]
        let length = start + footer[1]
        return CollectionContent(
            size: length == 0 ? [0, 0] : [bounds[2], length],
            header: header[1] > 0 ? [0, 0, bounds[2], header[1]] : nil,
            footer: footer[1] > 0 ? [0, start, bounds[2], footer[1]] : nil)
    }

    /// Returns the views that lists and cells have in addition to the subviews of the document.
    mutating func listSubviews(of element: Element, _ object: Int) -> [Int] {
        switch element.name {
        case "tableView":
            let width = frame(of: element)[2]
            let content = tableContent(of: element)
            var result: [Int] = []
            for (key, start) in [("tableFooterView", content.footer), ("tableHeaderView", 0)] {
                guard let view = element.child(key: key), let made = self.object(for: view) else { continue }
                frames[view.node] = [0, start, width, frame(of: view)[3]]
                result.append(made)
            }
            return result
        case "collectionView":
            guard element.child(named: "cells")?.children.isEmpty == false else { return [] }
            let content = collectionContent(of: element)
            var result: [Int] = []
            for (frame, kind) in [(content.footer, "Footer"), (content.header, "Header")] {
                guard let frame else { continue }
                let view = makePlainView("UICollectionReusableView", frame: frame)
                graph.set(view, key: "UIReuseIdentifier", value: graph.string("IBUICollectionView\(kind)ReuseIdentifier"))
                result.append(view)
            }
            return result
        case "segmentedControl":
            let views = segments(of: element)
            segments[object] = views
            return views.reversed()
        case "tableViewCell":
            guard let content = element.child(key: "contentView"), let view = self.object(for: content) else { return [] }
            let size = frame(of: element)
            let height = size[3] - frame(of: content)[3]
            // The separator fills the remaining height if that is less than a point, such as a pixel; otherwise it is one point high.
            let thickness = height > 0 && height < 1 ? height : 1
            let separator = makePlainView(
                "_UITableViewCellSeparatorView", frame: [15, size[3] - thickness, size[2] - 15, thickness])
            return [view, separator]
        default: return []
        }
    }

    /// Makes a view without an element.
    private mutating func makePlainView(_ className: String, frame: [Double]) -> Int {
        let view = graph.make(className)
        setFrame(frame, view)
        for key in ["UIDeepDrawRect", "UIOpaque", "UIAutoresizeSubviews"] { graph.set(view, key: key, value: .bool(true)) }
        graph.set(view, key: "UIViewSemanticContentAttribute", value: NibGraphBuilder.integer(0))
        if source.isAtLeast(.xcode11) { graph.set(view, key: "UIViewLargeContentStoredProperties", value: .null) }
        return view
    }

    // MARK: Tables

    private mutating func writeTableViews(_ object: Int, element: Element) {
        for (key, name) in [("UITableHeaderView", "tableHeaderView"), ("UITableFooterView", "tableFooterView")] {
            guard let view = element.child(key: name), let made = self.object(for: view) else { continue }
            graph.set(object, key: key, value: NibGraphBuilder.reference(made))
        }
        for name in ["tableFooterView", "tableHeaderView"] {
            if let view = element.child(key: name) { encode(view, below: object) }
        }
        guard let refresh = element.parent.flatMap(Self.refreshControl), let made = encode(refresh, below: object) else { return }
        graph.set(object, key: "UIRefreshControl", value: NibGraphBuilder.reference(made))
    }

    /// Returns the refresh control of a table view controller. It belongs to the controller in the document, and to the table in the file.
    ///
    /// Source: public knowledge of the keys that UIKit's `UITableView` decodes.
    static func refreshControl(of controller: Element) -> Element? {
        guard controller.name == "tableViewController", controller.child(key: "view")?.name == "tableView" else { return nil }
        return controller.child(key: "refreshControl")
    }

    private mutating func writePrototypes(_ object: Int, element: Element) {
        // The controller of the table contains its static sections. Empty ones remain where a table was changed to prototypes.
        let isHeld = element.parent.flatMap(Self.staticSections) != nil && element.key == "view"
        if !isHeld, let sections = element.child(named: "sections"),
            !sections.children.isEmpty || element["dataMode"] == "static"
        {
            refuse(sections, message: "Static table views are only valid when embedded in UITableViewController instances")
        }
        let cells = element.child(named: "prototypes")?.children ?? []
        write(cells, object, nibs: "UITableViewCellPrototypeNibs", externals: "UITableViewCellPrototypeNibExternalObjects")
    }

    private func identifier(of cell: Element) -> String { cell["reuseIdentifier"] ?? cell.id ?? "" }

    private mutating func write(_ cells: [Element], _ object: Int, nibs: String, externals: String) {
        var files: [NibValue] = []
        var outside: [NibValue] = []
        for cell in cells {
            guard let made = nestedNib(cell) else { continue }
            let name = graph.string(identifier(of: cell))
            files += [name, made.file]
            outside += [name, made.externals]
        }
        guard !files.isEmpty else { return }
        graph.set(object, key: nibs, value: graph.collection(files, of: "NSMutableDictionary"))
        graph.set(object, key: externals, value: graph.collection(outside, of: "NSMutableDictionary"))
    }

    private mutating func writeCellViews(_ object: Int, element: Element) {
        if let content = element.child(key: "contentView"), let view = encode(content, below: object) {
            graph.set(object, key: "UIContentView", value: NibGraphBuilder.reference(view))
            // In the list of all objects, its constraints follow its subviews.
            children[view] = viewsFirst(children[view] ?? [])
        }
        for (name, key) in [("textLabel", "UITextLabel"), ("detailTextLabel", "UIDetailTextLabel"), ("imageView", "UIImageView")] {
            let view = element[name].flatMap { source.element(id: $0) }.flatMap { self.object(for: $0) }
            graph.set(object, key: key, value: view.map(NibGraphBuilder.reference) ?? .null)
        }
        for (name, key) in [
            ("backgroundView", "UIBackgroundView"), ("selectedBackgroundView", "UISelectedBackgroundView"),
            ("accessoryView", "UIAccessoryView"),
        ] {
            guard let view = element.child(key: name), let made = encode(view, below: object) else { continue }
            graph.set(object, key: key, value: NibGraphBuilder.reference(made))
            noteUnproved(view, what: "the key '\(key)' of 'UITableViewCell'")
        }
    }

    private func viewsFirst(_ objects: [Int]) -> [Int] {
        let isConstraint = { (object: Int) in
            graph.className(object) == "NSLayoutConstraint" || swappedConstraints.contains(object)
        }
        return objects.filter { !isConstraint($0) } + objects.filter(isConstraint)
    }

    // MARK: Collections

    private mutating func writeCollectionCells(_ object: Int, element: Element) {
        var files: [[NibValue]] = [[], []]
        var outside: [[NibValue]] = [[], []]
        for cell in element.child(named: "cells")?.children ?? [] {
            guard let made = nestedNib(cell) else { continue }
            let name = graph.string(identifier(of: cell))
            files[0] += [name, made.file]
            outside[0] += [name, made.externals]
        }
        for (key, kind) in [("sectionHeaderView", "Header"), ("sectionFooterView", "Footer")] {
            guard let view = element.child(key: key), let made = nestedNib(view) else { continue }
            let name = graph.string("UICollectionElementKindSection\(kind)/\(identifier(of: view))")
            files[1] += [name, made.file]
            outside[1] += [name, made.externals]
        }
        let keys = [("UICollectionViewCell", 0), ("UICollectionViewSupplementaryView", 1)]
        for (prefix, place) in keys where !outside[place].isEmpty {
            graph.set(
                object, key: prefix + "PrototypeNibExternalObjects", value: graph.collection(outside[place], of: "NSMutableDictionary"))
        }
        for (prefix, place) in keys where !files[place].isEmpty {
            graph.set(object, key: prefix + "NibDict", value: graph.collection(files[place], of: "NSMutableDictionary"))
        }
    }

    private mutating func writeSectionInset(_ object: Int, element: Element) {
        // Estimated sizes have no key. The automatic size is the greatest number.
        let isAutomatic = flag(element, "automaticEstimatedItemSize") == true
        let automatic = [Double.greatestFiniteMagnitude, .greatestFiniteMagnitude]
        if let size = isAutomatic ? automatic : pair(element.child(key: "estimatedItemSize")), size != [0, 0] {
            set("estimatedItemSize", of: object, to: value(size, "size"))
            noteUnproved(
                element, what: "the property 'estimatedItemSize' of 'UICollectionViewFlowLayout', as a runtime attribute,")
        }
        guard let inset = insets(element.child(key: "sectionInset")), inset != [0, 0, 0, 0] else { return }
        graph.set(object, key: "UISectionInset", value: graph.packed(inset))
    }

    /// Makes the content view of a collection view cell: a separate view that contains the cell's subviews and constraints.
    mutating func makeCellContent(_ element: Element, cell: Int) {
        let content = element.child(key: "contentView")
        let size = frame(of: element)
        let bounds = content.flatMap { $0.child(key: "frame") == nil ? nil : frame(of: $0) } ?? size
        let view = content.flatMap { self.object(for: $0) } ?? graph.make("UIView")
        constraintOwners[element.node] = view
        setFrame([0, 0, bounds[2], bounds[3]], view)
        cellContents[cell] = view
    }

    private mutating func writeCellContent(_ object: Int, element: Element) {
        guard let view = cellContents[object] else { return }
        let content = element.child(key: "contentView")
        var subviews: [Int] = []
        let list = content.flatMap { $0.child(named: "subviews") }?.children ?? []
        let excluded = content.map { self.excluded(of: $0, "subviews") } ?? []
        for child in list {
            guard let made = encode(child, below: object) else { continue }
            if let id = child.id, excluded.contains(id) { continue }
            subviews.append(made)
        }
        if !subviews.isEmpty {
            graph.set(view, key: "UISubviews", value: graph.collection(subviews.map(NibGraphBuilder.reference), of: "NSMutableArray"))
        }
        for key in ["UIDeepDrawRect", "UIOpaque", "UIAutoresizeSubviews"] { graph.set(view, key: key, value: .bool(true)) }
        if let content {
            encoded.insert(content.node)
            writeCellContentView(view, content: content)
            constraintOwners[content.node] = view
            writeConstraints(object, element: content)
        }
        let constraints = (movedConstraints[element.node] ?? []) + (content.flatMap { movedConstraints[$0.node] } ?? [])
        if variant.hasCellConstraints {
            graph.set(view, key: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", value: .bool(true))
            let made = [5, 3, 6, 4].map { side in
                let constraint = makeConstraint(first: view, side, second: object, other: side)
                graph.set(constraint, key: "NSLayoutIdentifier", value: graph.string("UIIBSystemGenerated"))
                return NibGraphBuilder.reference(constraint)
            }
            graph.set(object, key: "UIViewAutolayoutConstraints", value: graph.collection(made, of: "NSMutableArray"))
        }
        if !constraints.isEmpty {
            graph.set(
                view, key: "UIViewAutolayoutConstraints",
                value: graph.collection(constraints.map(NibGraphBuilder.reference), of: "NSMutableArray"))
        }
        if let content { writeGuides(view, element: content) }
        graph.set(view, key: "UIViewSemanticContentAttribute", value: NibGraphBuilder.integer(0))
        if source.isAtLeast(.xcode11) { graph.set(view, key: "UIViewLargeContentStoredProperties", value: .null) }
        children[object] = (placeholders[view] ?? []) + viewsFirst(children[object] ?? [])
        graph.set(object, key: "UIContentView", value: NibGraphBuilder.reference(view))
        if source.isAtLeast(.xcode12) {
            for key in ["UISystemBackgroundView", "UIContentConfigurationIdentifier", "UIContentConfigurationView"] {
                graph.set(object, key: key, value: .null)
            }
        }
    }

    /// Writes the other properties of the content view. The compiler wrote none for the plain view of Xcode 10 and earlier.
    private mutating func writeCellContentView(_ view: Int, content: Element) {
        content.look()
        // These are those of the cell.
        content.read("opaque", "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins", "customModule")
        _ = (position(of: content), Self.mask(of: content))
        if content.name == "view" {
            content.read("clipsSubviews", "multipleTouchEnabled", "contentMode")
            if let color = content.child(key: "backgroundColor"), color.base["alpha"].flatMap(Double.init) == 0 {
                _ = self.color(color, of: content)
            }
        } else {
            write(EncodingTable.cellContent, view, content)
            noteUnproved(content, what: "the content view of 'UICollectionViewCell'")
        }
        writeAccessibility(of: content, view)
        writeRuntimeAttributes(of: content, view)
    }

    // MARK: Nested files

    /// Returns the nested file for a prototype, and the objects of this file that it needs.
    private mutating func nestedNib(_ cell: Element) -> (file: NibValue, externals: NibValue)? {
        guard depth < Self.depthLimit, EncodingTable.all[cell.name] != nil else { return nil }
        let tree = source.document.storage.tree
        let range = tree.nodes(below: cell.node)
        let extent = NibExtent(included: [range], excluded: source.prototypes(in: range))
        var nested = NibEncoder(source, extent: extent, variant: variant, seed: seed + "/" + identifier(of: cell))
        nested.depth = depth + 1
        let size = frame(of: cell)
        nested.frames[cell.node] = [0, 0, size[2], size[3]]
        let bytes = nested.file(of: [cell], trailing: [])
        guard let bytes else { return nil }
        let data = graph.make("NSData")
        graph.set(data, key: "NS.bytes", value: graph.data(bytes))
        let file = graph.make("UINib")
        graph.set(file, key: "captureEnclosingNIBBundleOnDecode", value: .bool(true))
        graph.set(file, key: "archiveData", value: NibGraphBuilder.reference(data))
        var items: [NibValue] = []
        for external in nested.externals {
            let target = source.element(external.node)
            guard let object = reference(target, from: cell) else { continue }
            items += [graph.string(external.name), NibGraphBuilder.reference(object)]
        }
        return (NibGraphBuilder.reference(file), graph.collection(items, of: "NSMutableDictionary"))
    }
}
