public import FormworkModel

/// Key-value coding on views and their layers (see <doc:LayoutTemplates#Key-paths>).
extension LayoutState {
    /// Returns the value of a view for a key path; nil if the document has none and the default isn't known.
    public func value(forKeyPath keyPath: String, of view: InterfaceDocument.View) -> InterfaceDocument.RuntimeAttribute.Value? {
        let target = KeyPathTarget(keyPath, platform: document.platform)
        if case .transform(let components) = target { return transform(of: view).value(of: components) }
        switch capture(target, of: view) {
        case .hidden(let flag): return .boolean(flag)
        case .alpha(let alpha): return .number(alpha)
        case .list(let text):
            guard let parts = text.flatMap(LayoutTemplate.AttributeList.parts(of:)) else { return nil }
            return .string(LayoutTemplate.AttributeList.keyPaths(parts).joined(separator: ", "))
        case .value(let value): return value
        case .runtimeAttribute(let attribute): return attribute.value
        case .attribute(let text):
            return text.map { View.value(ofText: $0, target.writtenName) } ?? View.defaultValue(target)
        case .child(let element): return View.value(of: element)
        case .transform, nil: return nil
        }
    }

    /// Returns the alpha of a view, from 0 to 1.
    public func alpha(of view: InterfaceDocument.View) -> Double {
        if case .alpha(let alpha) = settings[view.index]?[.alpha] { return alpha }
        return documentAlpha(of: view)
    }

    /// Returns the alpha in the document. A runtime attribute overrides the element's attribute.
    func documentAlpha(of view: View) -> Double {
        if case .number(let number) = view.runtimeAttribute(KeyPathTarget.alpha.runtimeKeyPaths)?.value { return number }
        let node = view.element.node
        return values.number(.alpha, node: node) ?? view.element["alphaValue"].flatMap(Double.init) ?? view.alpha
    }

    func transform(of view: View) -> LayerTransform { transforms[view.index] ?? LayerTransform(of: view) }

    /// Returns the unparsed list of transferred key paths.
    func listText(of view: View) -> String? {
        if case .list(let text) = settings[view.index]?[.list] { return text }
        return view.writtenAttributeList
    }

    /// Returns the key paths in a view's own list.
    func listedKeyPaths(of view: View) -> [String] {
        listText(of: view).flatMap(LayoutTemplate.AttributeList.parts).map(LayoutTemplate.AttributeList.keyPaths) ?? []
    }

    /// Sets a value as code does. Hiding a view also hides its followers.
    ///
    /// - Returns: The changes. If the key path can't be set, it is in `unknownValues`.
    @discardableResult
    public mutating func setValue(
        _ value: InterfaceDocument.RuntimeAttribute.Value, forKeyPath keyPath: String, of view: InterfaceDocument.View
    ) -> Change {
        var change = LayoutState.Change()
        let captured: CapturedValue? =
            switch (KeyPathTarget(keyPath, platform: document.platform), value) {
            case (.hidden, .boolean(let flag)): .hidden(flag)
            case (.hidden, .number(let number)): .hidden(number != 0)
            case (.alpha, .number(let number)): .alpha(number)
            case (.list, .string(let text)): .list(LayoutTemplate.AttributeList.parts(of: text) == nil ? nil : text)
            case (.list, .nil): .list(nil)
            case (.transform(let components), _): LayerTransform.parts(components, value: value).map { .transform($0) }
            case (.hidden, _), (.alpha, _), (.list, _), (.flowLayout, _): nil
            case (.written(let name), _):
                ViewKeyPaths.text(of: value, KeyPathTarget.key(ofWritten: name), view: view).map { .attribute($0) } ?? .value(value)
            case (.runtimeAttribute, _): .value(value)
            }
        assign(captured, keyPath: keyPath, to: view, change: &change)
        return change
    }

    // MARK: Transferring values

    /// Returns the value of a key path, for setting it on another view; nil if it can't be interpreted.
    func capture(_ target: KeyPathTarget, of view: View) -> CapturedValue? {
        switch target {
        case .hidden: return .hidden(isHidden(view))
        case .transform(let components):
            guard transforms[view.index] != nil || view.hasUnderstoodTransform else { return nil }
            let transform = transform(of: view)
            return .transform(Dictionary(uniqueKeysWithValues: components.map { ($0, transform[$0]) }))
        default: return settings[view.index]?[target] ?? documentValue(target, of: view)
        }
    }

    /// Returns the document's value for a setting other than hiding or a transform.
    func documentValue(_ target: KeyPathTarget, of view: View) -> CapturedValue? {
        switch target {
        case .hidden, .transform: return nil
        case .alpha: return .alpha(documentAlpha(of: view))
        case .list: return .list(view.writtenAttributeList)
        case .flowLayout(let name): return view.flowLayout.map { .attribute($0[name]) }
        case .runtimeAttribute:
            if let attribute = view.runtimeAttribute(target.runtimeKeyPaths) { return .runtimeAttribute(attribute) }
            return View.defaultValue(target).map { .value($0) }
        case .written(let name):
            if let attribute = view.runtimeAttribute(target.runtimeKeyPaths) { return .runtimeAttribute(attribute) }
            let node = view.element.node
            if let child = values.child(node, key: name) { return .child(Element(document: document, node: child)) }
            let written = values.string(document.nameID(name), node: node)
            if written == nil, !ViewKeyPaths.hasDefault(KeyPathTarget.key(ofWritten: name), view: view) { return nil }
            return .attribute(written)
        }
    }

    mutating func assign(_ captured: CapturedValue?, keyPath: String, to view: View, change: inout LayoutState.Change) {
        let target = KeyPathTarget(keyPath, platform: document.platform)
        guard let captured, canAssign(captured, target: target, view: view) else {
            change.unknownValues.append(LayoutState.Change.UnknownValue(view: view, keyPath: keyPath))
            return
        }
        let from = value(forKeyPath: keyPath, of: view)
        switch captured {
        case .hidden(let flag): setHidden(flag, of: view, change: &change)
        case .transform(let parts):
            var transform = transform(of: view)
            for (component, value) in parts { transform[component] = value }
            transforms[view.index] = transform
        default: settings[view.index, default: [:]][target] = captured
        }
        let to = value(forKeyPath: keyPath, of: view)
        if from != to { change.attributes.append(TemplateDiff.AttributeChange(view: view, keyPath: keyPath, from: from, to: to)) }
    }

    /// Whether a view can have the value. In Cocoa, a key that its class doesn't have raises an exception.
    private func canAssign(_ captured: CapturedValue, target: KeyPathTarget, view: View) -> Bool {
        switch (target, captured) {
        case (.flowLayout, _): return view.flowLayout != nil
        case (.transform, _): return view.hasUnderstoodTransform
        case (.written(let name), .attribute(nil)): return ViewKeyPaths.hasDefault(KeyPathTarget.key(ofWritten: name), view: view)
        case (.written(let name), .attribute), (.written(let name), .child):
            return ViewKeyPaths.has(KeyPathTarget.key(ofWritten: name), view: view) || documentValue(target, of: view) != nil
        default: return true
        }
    }
}

extension KeyPathTarget {
    /// The name of the XML attribute that may hold the setting.
    fileprivate var writtenName: String {
        switch self {
        case .flowLayout(let name), .written(let name): name
        default: ""
        }
    }
}
