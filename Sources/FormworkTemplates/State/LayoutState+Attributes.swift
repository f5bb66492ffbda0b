public import FormworkModel
import FormworkTree

/// Key-value coding on views and their layers (seeds M-10).
extension LayoutState {
    /// The value that a view has for a key path; nil where the document says nothing and the default is not known.
    public func value(forKeyPath keyPath: String, of view: View) -> RuntimeAttribute.Value? {
        let target = KeyPathTarget(keyPath, document.platform)
        switch target {
        case .hidden: return .boolean(isHidden(view))
        case .alpha: return .number(alpha(of: view))
        case .transform(let components): return transform(of: view).value(of: components)
        case .list:
            guard let text = listText(of: view), let parts = TemplateAttributeList.parts(of: text) else { return nil }
            return .string(TemplateAttributeList.keyPaths(parts).joined(separator: ", "))
        case .flowLayout, .runtimeAttribute, .written:
            switch settings[view.index]?[target] {
            case nil: return view.value(forKeyPath: keyPath)
            case .value(let value): return value
            case .runtimeAttribute(let attribute): return attribute.value
            case .attribute(let text): return text.map(View.value(ofText:))
            case .child(let element): return View.value(of: element)
            case .hidden, .alpha, .list, .transform: return nil
            }
        }
    }

    /// How opaque a view is, from 0 to 1.
    public func alpha(of view: View) -> Double {
        if case .alpha(let alpha) = settings[view.index]?[.alpha] { return alpha }
        return documentAlpha(of: view)
    }

    /// What the document says of it: a runtime attribute is set after what the element says.
    func documentAlpha(of view: View) -> Double {
        if case .number(let number) = view.runtimeAttribute("alpha", "alphaValue")?.value { return number }
        let node = view.element.node
        return values.number(.alpha, node) ?? view.element["alphaValue"].flatMap(Double.init) ?? view.alpha
    }

    func transform(of view: View) -> LayerTransform { transforms[view.index] ?? LayerTransform(of: view) }

    /// The list of transferred key paths as it is written.
    func listText(of view: View) -> String? {
        if case .list(let text) = settings[view.index]?[.list] { return text }
        return view.writtenAttributeList
    }

    /// The key paths that a view hands over by its own list.
    func listedKeyPaths(of view: View) -> [String] {
        listText(of: view).flatMap(TemplateAttributeList.parts).map(TemplateAttributeList.keyPaths) ?? []
    }

    /// Sets a value as code does. A hidden view hides what follows it (P-3).
    ///
    /// - Returns: what changed; nothing where the key path cannot be set, which is then among the unknown values.
    @discardableResult
    public mutating func setValue(_ value: RuntimeAttribute.Value, forKeyPath keyPath: String, of view: View) -> StateChange {
        var change = StateChange()
        let captured: CapturedValue? =
            switch (KeyPathTarget(keyPath, document.platform), value) {
            case (.hidden, .boolean(let flag)): .hidden(flag)
            case (.hidden, .number(let number)): .hidden(number != 0)
            case (.alpha, .number(let number)): .alpha(number)
            case (.list, .string(let text)): .list(TemplateAttributeList.parts(of: text) == nil ? nil : text)
            case (.list, .nil): .list(nil)
            case (.transform(let components), .number(let number)):
                .transform(Dictionary(uniqueKeysWithValues: components.map { ($0, number) }))
            case (.hidden, _), (.alpha, _), (.list, _), (.transform, _), (.flowLayout, _): nil
            case (.runtimeAttribute, _), (.written, _): .value(value)
            }
        assign(captured, keyPath: keyPath, to: view, &change)
        return change
    }

    // MARK: Handing over

    /// The value of a key path, ready to be set on another view; nil where it cannot be understood.
    func capture(_ keyPath: String, of view: View) -> CapturedValue? {
        let target = KeyPathTarget(keyPath, document.platform)
        if let setting = settings[view.index]?[target] { return setting }
        switch target {
        case .hidden: return .hidden(isHidden(view))
        case .alpha: return .alpha(alpha(of: view))
        case .list: return .list(listText(of: view))
        case .transform(let components):
            guard transforms[view.index] != nil || view.hasUnderstoodTransform else { return nil }
            let transform = transform(of: view)
            return .transform(Dictionary(uniqueKeysWithValues: components.map { ($0, transform[$0]) }))
        case .flowLayout(let name): return view.flowLayout.map { .attribute($0[name]) }
        case .runtimeAttribute(let key):
            if let attribute = view.runtimeAttribute(key) { return .runtimeAttribute(attribute) }
            return view.value(forKeyPath: keyPath).map { .value($0) }
        case .written(let name):
            if let attribute = view.runtimeAttribute(keyPath, ViewKeyPaths.bare(keyPath), name) { return .runtimeAttribute(attribute) }
            if let child = view.element.child(key: name) { return .child(child) }
            let node = view.element.node
            let written = document.tree.names.id(of: name).flatMap { values.string($0, node) }
            if written == nil, !ViewKeyPaths.hasDefault(keyPath, view) { return nil }
            return .attribute(written)
        }
    }

    /// Sets a value that was captured.
    mutating func assign(_ captured: CapturedValue?, keyPath: String, to view: View, _ change: inout StateChange) {
        let target = KeyPathTarget(keyPath, document.platform)
        guard let captured, canAssign(captured, target, view) else {
            change.unknownValues.append(StateChange.UnknownValue(view: view, keyPath: keyPath))
            return
        }
        let from = value(forKeyPath: keyPath, of: view)
        switch captured {
        case .hidden(let flag): setHidden(flag, of: view, &change)
        case .transform(let parts):
            var transform = transform(of: view)
            for (component, value) in parts { transform[component] = value }
            transforms[view.index] = transform
        default: settings[view.index, default: [:]][target] = captured
        }
        let to = value(forKeyPath: keyPath, of: view)
        if from != to { change.attributes.append(TemplateDiff.AttributeChange(view: view, keyPath: keyPath, from: from, to: to)) }
    }

    private func canAssign(_ captured: CapturedValue, _ target: KeyPathTarget, _ view: View) -> Bool {
        switch target {
        case .flowLayout: view.flowLayout != nil
        case .transform: view.hasUnderstoodTransform
        default: true
        }
    }
}

extension View {
    /// The runtime attribute that sets one of the key paths last.
    func runtimeAttribute(_ keyPaths: String...) -> RuntimeAttribute? {
        runtimeAttributes.last { keyPaths.contains($0.keyPath) }
    }

    /// The layout of a collection view, where it is the one whose attributes are known.
    var flowLayout: Element? { element.children.first { $0.name == "collectionViewFlowLayout" } }

    /// The list of transferred key paths as it is written, whichever of its names it has (seeds L-3).
    var writtenAttributeList: String? {
        TemplateAttributeList(of: self).flatMap { $0.source.element[.value] ?? $0.parts.joined(separator: ",") }
    }

    /// Whether all that is said of the layer's transform is of a kind that is known.
    var hasUnderstoodTransform: Bool {
        runtimeAttributes.allSatisfy { attribute in
            guard attribute.keyPath.utf8.starts(with: LayerTransform.keyPath.utf8) else { return true }
            guard LayerTransform.components(of: attribute.keyPath) != nil else { return false }
            switch attribute.value {
            case .number, .size, .point: return true
            default: return false
            }
        }
    }
}
