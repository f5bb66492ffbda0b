import FormworkModel
import FormworkQuery
import FormworkTree

extension EditSession {
    /// The view that subviews are put into where a person names a view, a scene or a controller: a cell's content view, a box's.
    func container(_ target: EditTarget) throws(EditError) -> View {
        let element = try one(target, preferring: .view)
        var view = element.asView
        if let scene = element.asScene { view = scene.roots.first }
        if element.isController { view = element.children.first { $0["key"] == "view" }?.asView }
        guard let view else {
            throw EditError(.unusableObject("'\(target.text)' is \(element.kindText), and no view"), column: target.column)
        }
        if ["tableViewCell", "collectionViewCell", "box", "visualEffectView"].contains(view.element.name),
            let content = view.element.child(key: "contentView")?.asView
        {
            return content
        }
        if Self.closed.contains(view.element.name) {
            throw EditError(
                .unusableObject("'\(target.text)' is \(view.element.kindText), which holds no views of its own"), column: target.column)
        }
        return view
    }

    /// What holds no subviews in Interface Builder, or holds them its own way.
    private static let closed: Set<String> = [
        "label", "button", "imageView", "textField", "textView", "switch", "slider", "stepper", "progressView", "segmentedControl",
        "datePicker", "pickerView", "pageControl", "activityIndicatorView", "searchBar", "tableView", "collectionView", "outlineView",
        "popUpButton", "progressIndicator", "gridView", "tabView", "mapView", "wkWebView", "webView", "comboBox", "secureTextField",
        "tokenField", "searchField", "colorWell", "levelIndicator", "pathControl", "containerView", "toolbar", "navigationBar", "tabBar",
    ]

    /// The views that a target means, where they can be taken out of the list that they stand in: `A, B` are two names.
    func movableViews(_ target: EditTarget) throws(EditError) -> [View] {
        let views = try listedViews(target)
        for view in views {
            guard view.element.parent?.name == "subviews", view.id != nil else {
                throw EditError(
                    .unusableObject("\(view.element.quoted) belongs to what it stands in, and cannot be taken out"), column: target.column)
            }
        }
        return views
    }

    /// The views that a target means: `A, B` are two names, in this order.
    func listedViews(_ target: EditTarget) throws(EditError) -> [View] {
        if let named = namedViews(target) { return named }
        do { return try views(target) } catch {
            // What is wrong with the first of the names that mean nothing.
            for name in Self.names(in: target) ?? [] { _ = try view(EditTarget(name, column: target.column)) }
            throw error
        }
    }

    /// The views that a target lists one by one, in its order; nil where it does not: a selector, or a name in which there is a comma.
    func namedViews(_ target: EditTarget) -> [View]? {
        guard let names = Self.names(in: target), (try? views(target))?.count != 1 else { return nil }
        let found = names.compactMap { try? view(EditTarget($0, column: target.column)) }
        return found.count == names.count ? ElementSpans.outermost(found.map(\.element)).compactMap(\.asView) : nil
    }

    /// The names that a target lists with commas between them; nil for one name, or a selector.
    private static func names(in target: EditTarget) -> [String]? {
        let names = target.text.split(separator: ",").map { name in
            CommandToken.unquoted(String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
        }
        return names.count > 1 && !target.text.contains(where: { "[(".contains($0) }) ? names : nil
    }

    /// Where a view stands in the coordinates of its scene's root.
    static func origin(of view: View) -> Point? {
        var origin = Point(x: 0, y: 0)
        var current: View? = view
        while let view = current, let next = view.superview {
            guard let frame = view.frame else { return nil }
            origin = Point(x: origin.x + frame.origin.x, y: origin.y + frame.origin.y)
            current = next
        }
        return origin
    }
}

/// A view that is taken out of its place and put into another one.
struct TakenView {
    /// The view, with all that is in it.
    var fragment: ElementFragment

    init(_ fragment: ElementFragment) { self.fragment = fragment }

    init(_ view: View) { fragment = ElementFragment(copying: view.element.node, of: view.document.tree) }

    /// Sets the frame that is recorded for it.
    mutating func setFrame(_ frame: Rect) {
        guard let place = fragment.children.firstIndex(where: { $0.name == "rect" && $0["key"] == "frame" }) else { return }
        fragment.children[place] = ElementFragment(frame: frame)
    }

    /// A stack arranges it from now on, or constraints.
    mutating func arrange() {
        guard fragment["fixedFrame"] == "YES" || fragment["translatesAutoresizingMaskIntoConstraints"] != "NO" else { return }
        fragment.setAttribute("fixedFrame", to: nil)
        fragment.setAttribute("translatesAutoresizingMaskIntoConstraints", to: "NO")
        fragment.children.removeAll { $0.name == "autoresizingMask" }
    }

    /// Its frame places it from now on.
    mutating func fix(in document: InterfaceDocument) {
        if document.usesAutoLayout { fragment.setAttribute("fixedFrame", to: "YES") }
        guard !fragment.children.contains(where: { $0.name == "autoresizingMask" }) else { return }
        let vertical = document.platform == .macOS ? "flexibleMinY" : "flexibleMaxY"
        let mask = ElementPrototype.part("autoresizingMask key=autoresizingMask flexibleMaxX=YES \(vertical)=YES")
        fragment.children.insert(mask, at: (fragment.children.firstIndex { $0.name == "rect" } ?? -1) + 1)
    }
}

extension InterfaceDocument {
    /// Whether constraints place views; in documents that are older they are where their frames and autoresizing masks say.
    var usesAutoLayout: Bool { Element(document: self, node: rootNode)["useAutolayout"] == "YES" }
}
