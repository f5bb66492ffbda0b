import FormworkModel

/// Says where views of AppKit stand in others.
struct AppKitPlacing {
    let unit: CodeUnit

    init(_ unit: CodeUnit) { self.unit = unit }

    /// The expression of a view that comes with another one; nil for one that is made.
    func existing(_ view: CodeView, in superview: CodeView) -> String? {
        guard view.place == .part("contentView"), view.view.element.customClass == nil else { return nil }
        switch (superview.view.element.name, view.view.element.name) {
        case ("scrollView", "clipView"): return superview.name + ".contentView"
        case ("box", "view"): return superview.name + ".contentView!"
        default: return nil
        }
    }

    /// The statements that put a view where it stands, and say what its superview says of it.
    func statements(_ view: CodeView, in superview: CodeView) -> [String] {
        let (name, outer) = (view.name, superview.name)
        let element = view.view.element
        if case .part(let key) = view.place {
            // They stand in the scroll view and belong to its table.
            if key == "headerView" || key == "cornerView" {
                return table(with: key, element).map { ["\($0).\(key) = \(name)"] } ?? ["\(outer).addSubview(\(name))"]
            }
            return [SwiftName.isName(key) ? "\(outer).\(key) = \(name)" : "\(outer).addSubview(\(name))"]
        }
        switch superview.view.element.name {
        case "clipView":
            let isFirst = unit.views.first { $0.superview == view.superview && $0.place == .subview }?.name == name
            return ["\(outer).\(isFirst ? "documentView = \(name)" : "addSubview(\(name))")"]
        case "stackView": return arranged(view, superview)
        case "splitView":
            let place = place(view, superview)
            let priority = number("holdingPriorities", place, superview)
            return ["\(outer).addArrangedSubview(\(name))"]
                + (priority.map { ["\(outer).setHoldingPriority(.init(rawValue: \($0)), forSubviewAt: \(place))"] } ?? [])
        case "tabView":
            let items = superview.view.element.children.first { $0.name == "tabViewItems" }?.children ?? []
            guard let item = items.firstIndex(where: { $0 == element.parent }) else { return ["\(outer).addSubview(\(name))"] }
            return ["\(outer).tabViewItem(at: \(item)).view = \(name)"]
        case "gridView":
            guard let place = element.parent.flatMap(AppKitGrid.place) else { return ["\(outer).addSubview(\(name))"] }
            return ["\(outer).\(place).contentView = \(name)"]
        default: return ["\(outer).addSubview(\(name))"]
        }
    }

    /// The property of the table that names a view of its scroll view.
    private func table(with key: String, _ element: Element) -> String? {
        guard let id = element.id else { return nil }
        return unit.views.first { $0.view.element[key] == id && ["tableView", "outlineView"].contains($0.view.element.name) }?.name
    }

    // MARK: Stacks

    private func arranged(_ view: CodeView, _ superview: CodeView) -> [String] {
        let (name, outer) = (view.name, superview.name)
        let gravities = ["beginningViews": "leading", "middleViews": "center", "endViews": "trailing"]
        let isVertical = superview.view.element["orientation"] == "vertical"
        var statements: [String]
        if let gravity = view.view.element.parent.flatMap({ gravities[$0.name] }) {
            let word = isVertical ? ["leading": "top", "trailing": "bottom"][gravity] ?? gravity : gravity
            statements = ["\(outer).addView(\(name), in: .\(word))"]
        } else {
            statements = ["\(outer).addArrangedSubview(\(name))"]
        }
        let place = place(view, superview)
        // The greatest float stands for the stack's own spacing, 1000 for a view that always stays.
        if let spacing = number("customSpacing", place, superview), spacing != ".greatestFiniteMagnitude" {
            statements.append("\(outer).setCustomSpacing(\(spacing), after: \(name))")
        }
        if let priority = number("visibilityPriorities", place, superview), priority != "1000" {
            statements.append("\(outer).setVisibilityPriority(.init(rawValue: \(priority)), for: \(name))")
        }
        return statements
    }

    /// The place among the views that its superview arranges.
    private func place(_ view: CodeView, _ superview: CodeView) -> Int { unit.placesInSuperview[view.view] ?? 0 }

    /// A number of a list that has one for each arranged view.
    private func number(_ list: String, _ place: Int, _ superview: CodeView) -> String? {
        guard let numbers = superview.view.element.children.first(where: { $0.name == list })?.children, place < numbers.count else {
            return nil
        }
        return numbers[place]["value"].flatMap(AppKitNumber.expression)
    }
}
