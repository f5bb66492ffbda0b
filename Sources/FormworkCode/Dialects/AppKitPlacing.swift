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
                return unit.arrangements.table(with: key, element).map { ["\($0).\(key) = \(name)"] } ?? ["\(outer).addSubview(\(name))"]
            }
            return [SwiftName.isName(key) ? "\(outer).\(key) = \(name)" : "\(outer).addSubview(\(name))"]
        }
        switch superview.view.element.name {
        case "clipView":
            return ["\(outer).\(unit.arrangements.isFirst(view) ? "documentView = \(name)" : "addSubview(\(name))")"]
        case "stackView": return arranged(view, superview)
        case "splitView":
            let place = place(view, superview)
            let priority = number("holdingPriorities", place, superview)
            return ["\(outer).addArrangedSubview(\(name))"]
                + (priority.map { ["\(outer).setHoldingPriority(.init(rawValue: \($0)), forSubviewAt: \(place))"] } ?? [])
        case "tabView":
            guard let item = unit.arrangements.place(ofTab: element.parent) else { return ["\(outer).addSubview(\(name))"] }
            return ["\(outer).tabViewItem(at: \(item)).view = \(name)"]
        case "gridView":
            guard let place = unit.arrangements.place(ofCell: element.parent) else { return ["\(outer).addSubview(\(name))"] }
            return ["\(outer).\(place).contentView = \(name)"]
        default: return ["\(outer).addSubview(\(name))"]
        }
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
        unit.arrangements.number(list, place, of: superview.view.element)?["value"].flatMap(Toolkit.appKit.number)
    }
}
