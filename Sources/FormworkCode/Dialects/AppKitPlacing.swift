import FormworkModel

/// Writes the statements that place AppKit views in their superviews.
struct AppKitPlacing {
    let unit: CodeUnit
    let language: CodeLanguage

    init(_ unit: CodeUnit, _ language: CodeLanguage = .swift) {
        self.unit = unit
        self.language = language
    }

    /// Returns the expression of a view that its superview creates; nil for a view that the code creates.
    func existing(_ view: CodeView, in superview: CodeView) -> String? {
        guard view.place == .part("contentView"), view.view.element.customClass == nil else { return nil }
        switch (superview.view.element.name, view.view.element.name) {
        case ("scrollView", "clipView"): return superview.name + ".contentView"
        case ("box", "view"): return superview.name + ".contentView!"
        default: return nil
        }
    }

    /// Returns the statements that add a view to its superview, and that set the superview's properties for it.
    func statements(_ view: CodeView, in superview: CodeView) -> [String] {
        let (name, outer) = (variable(view), variable(superview))
        let element = view.view.element
        let added = [call(outer, method: "addSubview", argument: name)]
        if case .part(let key) = view.place {
            // These views are in the scroll view in the document, but they belong to its table.
            if key == "headerView" || key == "cornerView" {
                return unit.arrangements.table(with: key, element).map { [language.assignment(variable($0), property: key, value: name)] }
                    ?? added
            }
            return SwiftName.isName(key) ? [language.assignment(outer, property: key, value: name)] : added
        }
        switch superview.view.element.name {
        case "clipView":
            guard unit.arrangements.isFirst(view) else { return added }
            // A scroll view has the document view of its own content view.
            let content = ".contentView"
            let holder = superview.name.hasSuffix(content) ? String(outer.dropLast(content.count)) : outer
            return [language.assignment(holder, property: "documentView", value: name)]
        case "stackView": return arranged(view, superview: superview)
        case "splitView":
            let place = place(view, superview: superview)
            let priority = number("holdingPriorities", place: place, superview: superview).map {
                language.call(
                    outer, swift: "setHoldingPriority(.init(rawValue: \($0)), forSubviewAt: \(place))",
                    objectiveC: "setHoldingPriority:\($0) forSubviewAtIndex:\(place)")
            }
            return [call(outer, method: "addArrangedSubview", argument: name)] + (priority.map { [$0] } ?? [])
        case "tabView":
            guard let item = unit.arrangements.place(ofTab: element.parent) else { return added }
            return [language.assignment(AppKitTabs.item(item, of: outer, language: language), property: "view", value: name)]
        case "gridView":
            guard let cell = unit.arrangements.place(ofCell: element.parent, in: outer, language) else { return added }
            return [language.assignment(cell, property: "contentView", value: name)]
        default: return added
        }
    }

    /// Returns the variable of a view in the code.
    private func variable(_ view: CodeView) -> String { variable(view.name) }

    private func variable(_ name: String) -> String { language.either(swift: name, objectiveC: "_" + name) }

    private func call(_ target: String, method: String, argument: String) -> String {
        language.call(target, swift: "\(method)(\(argument))", objectiveC: "\(method):\(argument)")
    }

    // MARK: Stacks

    private func arranged(_ view: CodeView, superview: CodeView) -> [String] {
        let (name, outer) = (variable(view), variable(superview))
        let gravities = ["beginningViews": "leading", "middleViews": "center", "endViews": "trailing"]
        let isVertical = superview.view.element["orientation"] == "vertical"
        var statements: [String]
        if let gravity = view.view.element.parent.flatMap({ gravities[$0.name] }) {
            let word = isVertical ? ["leading": "top", "trailing": "bottom"][gravity] ?? gravity : gravity
            statements = [
                language.call(
                    outer, swift: "addView(\(name), in: .\(word))",
                    objectiveC: "addView:\(name) inGravity:NSStackViewGravity\(word.prefix(1).uppercased() + word.dropFirst())")
            ]
        } else {
            statements = [call(outer, method: "addArrangedSubview", argument: name)]
        }
        let place = place(view, superview: superview)
        // `greatestFiniteMagnitude` means the stack's own spacing; 1000 means that the view is always visible.
        if let spacing = number("customSpacing", place: place, superview: superview), spacing != ".greatestFiniteMagnitude" {
            statements.append(
                language.call(
                    outer, swift: "setCustomSpacing(\(spacing), after: \(name))",
                    objectiveC: "setCustomSpacing:\(spacing) afterView:\(name)"))
        }
        if let priority = number("visibilityPriorities", place: place, superview: superview), priority != "1000" {
            statements.append(
                language.call(
                    outer, swift: "setVisibilityPriority(.init(rawValue: \(priority)), for: \(name))",
                    objectiveC: "setVisibilityPriority:\(priority) forView:\(name)"))
        }
        return statements
    }

    /// Returns the index among the views that the superview arranges.
    private func place(_ view: CodeView, superview: CodeView) -> Int { unit.placesInSuperview[view.view] ?? 0 }

    /// Returns an element of a list that has one number for each arranged view.
    private func number(_ list: String, place: Int, superview: CodeView) -> String? {
        unit.arrangements.number(list, place: place, of: superview.view.element)?["value"].flatMap(Toolkit.appKit.number)
    }
}
