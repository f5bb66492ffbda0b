import FormworkModel

extension KitWriter {
    /// Returns the statements for a view's outlets to other objects, and to the owner as its delegate. Outlets to templates and hiding masters are
    /// left out, because methods replace them.
    func outlets(of view: CodeView, in unit: CodeUnit) -> [String] {
        unit.explicitOutlets(of: view).compactMap { name, destination in
            if isMac, InheritedOutlets.holds(name, of: view.view.element, destination: destination),
                let property = unit.property(of: destination)
            {
                return "\(view.name).\(name) = \(property)"
            }
            if unit.isOwnOutlet(name, of: view, to: destination) { return nil }
            if let protocolName = Self.delegateProtocol(name, of: view.view.element.name, isMac: isMac) {
                let isOwner = destination.asView == nil && unit.property(of: destination) == nil
                guard isOwner else { return unit.property(of: destination).map { "\(view.name).\(name) = \($0) as? any \(protocolName)" } }
                // A table view controller is its table's delegate, because its class conforms to the protocol. For other owners the conformance is
                // checked at run time.
                let isKnown =
                    view.place == .root && unit.type.form == .controller
                    && unit.type.element?.name == view.view.element.name + "Controller"
                if isKnown { return "\(view.name).\(name) = self" }
                // The delegate is set later if the owner is set later.
                return unit.type.isRoot ? nil : "\(view.name).\(name) = \(unit.type.ownerName) as? any \(protocolName)"
            }
            return unit.property(of: destination).map { "\(view.name).setValue(\($0), forKey: \(CodeLiteral.string(name)))" }
        }
    }

    /// Returns the statements that run when the owner is set later: the delegates and the actions that target it.
    func ownerStatements(_ unit: CodeUnit) -> [String] {
        guard unit.type.isRoot else { return [] }
        let delegates = unit.views.flatMap { view in
            unit.explicitOutlets(of: view).compactMap { name, destination -> String? in
                guard let protocolName = Self.delegateProtocol(name, of: view.view.element.name, isMac: isMac), destination.asView == nil,
                    unit.property(of: destination) == nil
                else { return nil }
                return "\(view.name).\(name) = owner as? any \(protocolName)"
            }
        }
        return delegates + unit.actions.filter(\.callsOwner).flatMap { statements(of: $0, unit) }
    }

    /// Returns the statements that remove a previous owner as the target of controls and recognizers. An AppKit control has only one target, which is
    /// replaced, so only its bindings are removed.
    func disconnecting(_ unit: CodeUnit) -> [String] {
        guard unit.type.isRoot else { return [] }
        if isMac { return BindingWriter(unit: unit, syntax: syntax).unbinding }
        var senders: Set<String> = []
        return unit.actions.filter { $0.callsOwner && !$0.isOfItem && senders.insert($0.sender).inserted }.map { action in
            let isRecognizer = unit.recognizers.contains { $0.name == action.sender }
            return "\(action.sender).removeTarget(previous, action: nil\(isRecognizer ? "" : ", for: .allEvents"))"
        }
    }

    static func delegateProtocol(_ outlet: String, of element: String, isMac: Bool) -> String? {
        guard outlet == "delegate" || outlet == "dataSource", let kind = (isMac ? appKitKinds : uiKitKinds)[element] else { return nil }
        let prefix = isMac ? "NS" : "UI"
        if outlet == "delegate" { return prefix + kind + "Delegate" }
        let sources = ["tableView", "collectionView", "pickerView", "outlineView", "comboBox"]
        return sources.contains(element) ? prefix + kind + "DataSource" : nil
    }

    private static let uiKitKinds = [
        "tableView": "TableView", "collectionView": "CollectionView", "textField": "TextField", "textView": "TextView",
        "scrollView": "ScrollView", "searchBar": "SearchBar", "pickerView": "PickerView", "tabBar": "TabBar", "toolbar": "Toolbar",
    ]

    private static let appKitKinds = [
        "tableView": "TableView", "outlineView": "OutlineView", "collectionView": "CollectionView", "textField": "TextField",
        "secureTextField": "TextField", "searchField": "SearchField", "tokenField": "TokenField", "comboBox": "ComboBox",
        "textView": "TextView", "tabView": "TabView", "splitView": "SplitView", "browser": "Browser", "matrix": "Matrix",
        "pathControl": "PathControl", "ruleEditor": "RuleEditor",
    ]
}
