import FormworkModel
import FormworkQuery
import FormworkTree

extension EditSession {
    /// Returns the view to add subviews to, for a target that names a view, a scene or a controller. For a cell or a box it is the content view.
    func container(_ target: EditTarget) throws(EditError) -> View {
        let element = try one(target, preferring: .view)
        var view = element.asView
        if let scene = element.asScene { view = scene.roots.first }
        if element.isController { view = element.children.first { $0["key"] == "view" }?.asView }
        guard let view else {
            throw EditError(.unusableObject("'\(target.text)' is \(element.kindText), not a view"), column: target.column)
        }
        if ["tableViewCell", "collectionViewCell", "box", "visualEffectView"].contains(view.element.name),
            let content = view.element.child(key: "contentView")?.asView
        {
            return content
        }
        if Self.closed.contains(view.element.name) {
            throw EditError(
                .unusableObject("'\(target.text)' is \(view.element.kindText), which cannot contain views"), column: target.column)
        }
        return view
    }

    /// Elements that have no subviews in Interface Builder, or have them in a special form.
    private static let closed: Set<String> = [
        "label", "button", "imageView", "textField", "textView", "switch", "slider", "stepper", "progressView", "segmentedControl",
        "datePicker", "pickerView", "pageControl", "activityIndicatorView", "searchBar", "tableView", "collectionView", "outlineView",
        "popUpButton", "progressIndicator", "gridView", "tabView", "mapView", "wkWebView", "webView", "comboBox", "secureTextField",
        "tokenField", "searchField", "colorWell", "levelIndicator", "pathControl", "containerView", "toolbar", "navigationBar", "tabBar",
    ]

    /// Returns the views of a target, all of which can be moved out of their `subviews` list. `A, B` is two names.
    func movableViews(_ target: EditTarget) throws(EditError) -> [View] {
        let views = try listedViews(target)
        for view in views {
            guard view.element.parent?.name == "subviews", view.id != nil else {
                throw EditError(
                    .unusableObject("\(view.element.quoted) is part of its container and cannot be taken out of it"), column: target.column)
            }
        }
        return views
    }

    /// Returns the views of a target. `A, B` is two names, and the views are in this order.
    func listedViews(_ target: EditTarget) throws(EditError) -> [View] {
        if let named = namedViews(target) { return named }
        do { return try views(target) } catch {
            // The error is about the first of the names that does not resolve.
            for name in Self.names(in: target) ?? [] { _ = try view(EditTarget(name, column: target.column)) }
            throw error
        }
    }

    /// Returns the views that a target lists by name, in its order; nil where it is a selector or a single name with a comma in it.
    func namedViews(_ target: EditTarget) -> [View]? {
        guard let names = Self.names(in: target), (try? views(target))?.count != 1 else { return nil }
        let found = names.compactMap { try? view(EditTarget($0, column: target.column)) }
        return found.count == names.count ? ElementSpans.outermost(found.map(\.element)).compactMap(\.asView) : nil
    }

    /// Returns the names in a comma-separated target; nil for one name, or a selector.
    private static func names(in target: EditTarget) -> [String]? {
        let names = target.text.split(separator: ",").map { name in
            CommandToken.unquoted(String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
        }
        return names.count > 1 && !target.text.contains(where: { "[(".contains($0) }) ? names : nil
    }

    /// Returns a view's origin in the coordinates of its scene's root view; nil where a frame is missing.
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

/// A view to move into another view.
struct MovedView {
    /// The view with its descendants.
    var fragment: ElementFragment

    init(_ fragment: ElementFragment) { self.fragment = fragment }

    init(_ view: View) { fragment = ElementFragment(copying: view.element.node, of: view.document.tree) }

    /// Sets the recorded frame.
    mutating func setFrame(_ frame: Rect) {
        guard let place = fragment.children.firstIndex(where: { $0.name == "rect" && $0["key"] == "frame" }) else { return }
        fragment.children[place] = ElementFragment(frame: frame)
    }

    /// Removes the placement by frame: a stack or constraints place the view.
    mutating func arrange() {
        guard fragment["fixedFrame"] == "YES" || fragment["translatesAutoresizingMaskIntoConstraints"] != "NO" else { return }
        fragment.setAttribute("fixedFrame", to: nil)
        fragment.setAttribute("translatesAutoresizingMaskIntoConstraints", to: "NO")
        fragment.children.removeAll { $0.name == "autoresizingMask" }
    }

    /// Places the view by its frame.
    mutating func fix(in document: InterfaceDocument) {
        if document.usesAutoLayout { fragment.setAttribute("fixedFrame", to: "YES") }
        guard !fragment.children.contains(where: { $0.name == "autoresizingMask" }) else { return }
        let vertical = document.platform == .macOS ? "flexibleMinY" : "flexibleMaxY"
        let mask = ElementPrototype.part("autoresizingMask key=autoresizingMask flexibleMaxX=YES \(vertical)=YES")
        fragment.children.insert(mask, at: (fragment.children.firstIndex { $0.name == "rect" } ?? -1) + 1)
    }
}

extension InterfaceDocument {
    /// Whether constraints place views. In older documents frames and autoresizing masks do.
    var usesAutoLayout: Bool { Element(document: self, node: rootNode)["useAutolayout"] == "YES" }
}
