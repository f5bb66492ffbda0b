import FormworkModel
import FormworkTree

// Statements for parts that apply to some size classes only.
extension UnitWriter {
    var deploymentTarget: Int { .max }

    func comparison(_ variable: String, isEqual: Bool, value: InterfaceDocument.SizeClass) -> String {
        "\(variable) \(isEqual ? "==" : "!=") .\(value.rawValue)"
    }

    func statement(settingConstantOf name: String, to value: String) -> String { "\(name).constant = \(value)" }

    func opening(_ keyword: String, condition: String) -> String { "\(keyword) \(condition) {" }

    func constant(_ value: Double, of constraint: CodeConstraint) -> Double { value }

    func initialStatement(_ statement: String) -> String? { nil }

    func insertion(_ name: String, into superview: CodeView, count: Int, others: [String]) -> [String] {
        let isStack = viewClass == "UIView" && superview.view.element.name == "stackView"
        let place = others.isEmpty ? "\(count)" : "\(count) + [\(others.joined(separator: ", "))].filter { $0.superview != nil }.count"
        return [
            "if \(name).superview == nil {", "    \(superview.name).insert\(isStack ? "Arranged" : "")Subview(\(name), at: \(place))", "}",
        ]
    }

    func removal(_ name: String) -> String { "\(name).removeFromSuperview()" }
}

extension KitWriter {
    /// The first major version of iOS and tvOS with `registerForTraitChanges`.
    static let traitsTarget = 17

    /// Returns the statements that adapt the view when its size classes change.
    func registration(ofTraits root: String, for deploymentTarget: Int) -> [String] {
        let registration = [
            "\(root).registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) { [weak self] view, _ in",
            "    self?.adapt(to: view.traitCollection)", "}",
        ]
        if deploymentTarget >= Self.traitsTarget { return registration }
        let release = Self.traitsTarget
        return ["if #available(iOS \(release).0, tvOS \(release).0, *) {"] + registration.map { "    " + $0 } + ["}"]
    }

    /// Returns the statement that sets a property to its initial value.
    func initialStatement(_ statement: String) -> String? {
        let key = StatementText(statement).key
        guard !key.contains(where: { "([".contains($0) }), let dot = key.lastIndex(of: "."),
            let value = Self.initialValues[String(key[key.index(after: dot)...])]
        else { return nil }
        return "\(key) = \(value)"
    }

    /// Source: the documentation of UIKit's classes.
    private static let initialValues = [
        "axis": ".horizontal", "spacing": "0", "distribution": ".fill", "isHidden": "false", "alpha": "1", "numberOfLines": "1",
        "textAlignment": ".natural",
    ]
}

extension LanguageWriter {
    /// The languages add a view without a superview to the root.
    func insertion(_ name: String, into superview: CodeView, count: Int, others: [String]) -> [String] {
        let place = (["\(count)"] + others.map { "(\($0).superview == \(superview.name) ? 1 : 0)" }).joined(separator: " + ")
        return ["if \(name).superview != \(superview.name) {", "    \(superview.name).insertSubview(\(name), at: \(place))", "}"]
    }

    func constant(_ value: Double, of constraint: CodeConstraint) -> Double {
        guard constraint.first.item.guide != nil, constraint.flipped != nil else { return value }
        return value == 0 ? 0 : -value / constraint.multiplier
    }

    func statement(settingConstantOf name: String, to value: String) -> String { "\(name)?.constant = \(value)" }

    func initialStatement(_ statement: String) -> String? {
        let key = StatementText(statement).key
        if key.contains(".setAttribute(") { return key + ", to: nil)" }
        // For example `label.setContent(ElementFragment("color", ["key": "textColor"`. Interface Builder's names need no escapes.
        if key.contains("\\") { return nil }
        let parts = key.split(separator: "\"", omittingEmptySubsequences: false)
        guard let dot = key.firstIndex(of: "."), key[dot...].hasPrefix(".setContent("), parts.count >= 6, parts[3] == "key" else {
            return nil
        }
        return "\(key[..<dot]).removeContent(\"\(parts[1])\", key: \"\(parts[5])\")"
    }
}

extension ObjectiveCWriter {
    func comparison(_ variable: String, isEqual: Bool, value: InterfaceDocument.SizeClass) -> String {
        let name = value.rawValue.prefix(1).uppercased() + value.rawValue.dropFirst()
        return "\(variable) \(isEqual ? "==" : "!=") UIUserInterfaceSizeClass\(name)"
    }

    func statement(settingConstantOf name: String, to value: String) -> String { "_\(name).constant = \(value);" }

    func opening(_ keyword: String, condition: String) -> String { "\(keyword) (\(condition)) {" }

    func insertion(_ name: String, into superview: CodeView, count: Int, others: [String]) -> [String] {
        let isStack = superview.view.element.name == "stackView"
        let place = (["\(count)"] + others.map { "(\(Self.variable(named: $0)).superview != nil)" }).joined(separator: " + ")
        return [
            "if (_\(name).superview == nil) {",
            "    [\(Self.variable(superview)) insert\(isStack ? "Arranged" : "")Subview:_\(name) atIndex:\(place)];", "}",
        ]
    }

    func removal(_ name: String) -> String { "[_\(name) removeFromSuperview];" }

    func initialStatement(_ statement: String) -> String? {
        let key = StatementText(statement).key
        guard !key.contains(where: { "([".contains($0) }), let dot = key.lastIndex(of: "."),
            let value = Self.initialValues[String(key[key.index(after: dot)...])]
        else { return nil }
        return "\(key) = \(value);"
    }

    /// Source: the documentation of UIKit's classes.
    private static let initialValues = [
        "axis": "UILayoutConstraintAxisHorizontal", "spacing": "0", "distribution": "UIStackViewDistributionFill", "hidden": "NO",
        "alpha": "1", "numberOfLines": "1", "textAlignment": "NSTextAlignmentNatural",
    ]
}
