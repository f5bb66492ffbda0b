import FormworkModel
import FormworkTree

extension CodeUnit {
    /// Whether its superview creates a view, such as the content view of a cell or the labels of a cell in a standard style.
    package func isExisting(_ view: CodeView) -> Bool { existing(view) != nil }

    /// Whether an element is a view of the unit that its superview creates.
    func isMadeBySuperview(_ element: Element) -> Bool { element.asView.flatMap { viewNumbers[$0] }.map { isExisting(views[$0]) } ?? false }

    /// Returns the expression of a view that its superview creates; nil for a view that the code creates.
    func existing(_ view: CodeView) -> String? {
        guard let number = view.superview else { return nil }
        let superview = views[number]
        if root.document.platform == .macOS { return AppKitPlacing(self).existing(view, in: superview) }
        if view.place == .part("contentView"), UIKitClasses.byElement[superview.view.element.name] != nil {
            return superview.name + ".contentView"
        }
        guard let cell = superview.superview.map({ views[$0] }), cell.view.element.name == "tableViewCell", let id = view.view.id else {
            return nil
        }
        for key in ["textLabel", "detailTextLabel", "imageView"] where cell.view.element[key] == id { return cell.name + ".\(key)!" }
        return nil
    }

    /// Returns a note if a view that its superview creates has a custom class.
    func lostClass(of view: CodeView) -> NotConverted? {
        guard isExisting(view), let name = view.view.element.customClass else { return nil }
        return NotConverted(
            view.view.element, what: "the class \(name)", why: "its superview creates it with a class of its own", affectsLayout: true)
    }
}

extension CodeUnit {
    /// Outlets that methods of the code replace.
    static let impliedOutlets: Set<String> = ["view", "targetView", InterfaceDocument.HidingLinks.outletName, "gestureRecognizers"]

    /// Returns the outlets of a view that have destinations and that code sets one by one.
    func explicitOutlets(of view: CodeView) -> [(name: String, destination: Element)] {
        view.view.outlets.compactMap { outlet in
            guard let name = outlet.name, !Self.impliedOutlets.contains(name) else { return nil }
            return outlet.destination.map { (name, $0) }
        }
    }

    /// Returns notes for the outlets of a view whose destinations have no name in the code.
    ///
    /// - Parameter callsOwner: whether an outlet is set to the owner.
    func lostOutlets(of view: CodeView, callsOwner: (_ name: String, _ destination: Element) -> Bool) -> [NotConverted] {
        view.view.outlets.compactMap { outlet in
            guard let name = outlet.name, !Self.impliedOutlets.contains(name) else { return nil }
            guard let destination = outlet.destination else {
                return NotConverted(outlet.element, what: "the outlet '\(name)'", why: "its destination is missing")
            }
            if property(of: destination) != nil || callsOwner(name, destination) { return nil }
            return NotConverted(
                outlet.element, what: "the outlet '\(name)' to \(destination.name) '\(destination.id ?? "")'",
                why: "its destination has no name in this file: connect it in the owner")
        }
    }

    /// Returns the property of an outlet's destination.
    func property(of element: Element) -> String? {
        if let view = element.asView { return property(of: view) }
        return elementNames[element]
    }
}

extension CodeUnit {
    /// Returns the expression of an action's sender: a control (also for its cell), a recognizer or a bar item. Returns nil if it has no name.
    func sender(_ source: Element) -> String? {
        if let name = property(of: source) ?? itemPaths[source] { return name }
        return source["key"] == "cell" ? source.parent?.asView.flatMap { property(of: $0) } : nil
    }
}

extension CodeUnit {
    /// Whether a view is the content view that a cell creates.
    func isContentOfCell(_ superview: Int?, place: CodeView.Place) -> Bool {
        type.form == .cell && superview == 0 && place == .part("contentView")
            && ["tableViewCell", "collectionViewCell"].contains(root.element.name)
    }

    /// Whether a view is a property of the generated class. The object itself, inherited views and members of other views aren't.
    func isDeclared(_ view: CodeView) -> Bool {
        if view.name.contains(".contentView") { return false }
        return !type.isRoot || view.place != .root && !isContentOfCell(view.superview, place: view.place)
    }

    /// The outlets of the class's own view, which are properties of the class.
    var ownOutlets: [Connection] { type.isRoot ? root.outlets.filter { !Self.impliedOutlets.contains($0.name ?? "") } : [] }

    /// Whether an outlet of the root is a property of the class.
    func isOwnOutlet(_ name: String, of view: CodeView, to destination: Element) -> Bool {
        type.isRoot && view.place == .root && property(of: destination) != nil && !(name == "delegate" || name == "dataSource")
    }

    /// Whether one of its views needs an owner other than the object itself.
    var needsOwner: Bool {
        guard type.ownerName == "owner" else { return false }
        let isMac = root.document.platform == .macOS
        return actions.contains(where: \.callsOwner) || bindings.contains(where: \.isOfOwner)
            || views.contains { view in
                explicitOutlets(of: view).contains { name, destination in
                    KitWriter.delegateProtocol(name, of: view.view.element.name, isMac: isMac) != nil && destination.asView == nil
                        && property(of: destination) == nil
                }
            }
    }
}
