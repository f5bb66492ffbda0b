import FormworkModel

/// Writes a container controller in Swift: a navigation, tab bar, tab view or split view controller.
struct ContainerCode {
    private let object: CodeObject
    private let syntax: PropertySyntax
    /// The deployment target; nil for the newest system.
    private let target: SystemVersion?

    private var isMac: Bool { syntax.toolkit == .appKit }
    private var controller: Element { object.element }

    static func context(of object: CodeObject, _ syntax: PropertySyntax, for target: SystemVersion?) -> ObjectContext {
        ContainerCode(object: object, syntax: syntax, target: target).context()
    }

    private func context() -> ObjectContext {
        var context = ObjectContext(object, kit: syntax.toolkit)
        let isMac = isMac
        let named = object.mentioned + [controller] + controller.children.filter { $0.asView != nil }
        context.modules = Set(named.compactMap { KitModules.module(of: $0, isMac: isMac) ?? $0.foreignModule })
        context.properties = object.children.map { child in
            ObjectProperty(
                name: child.name, comment: "The relationship `\(child.relationship["relationship"] ?? "")`.", type: child.type,
                lines: ["let \(child.name) = \(child.expression)"])
        }
        var code = PropertyWriter(syntax)
        if isMac {
            let items = ContainerItems(object)
            context.properties += items.properties
            shown(&code)
            items.write(&code)
        } else {
            columns(&code)
            for bar in controller.children where ["navigationBar", "toolbar", "tabBar"].contains(bar["key"]) { write(bar, code: &code) }
        }
        ControllerCode.write(
            controller, paths: BarItemCode.paths(ofController: controller), rules: ContainerRules.of(controller.name, isMac: isMac),
            besides: ContainerRules.said, code: &code)
        connections(&code)
        let newer = NewerMembers(platform: controller.document.platform, language: .swift, target: target)
        let statements = newer.guarded(code.code().statements)
        context.take(code)
        context.sections.append(ObjectSection(title: "Setup", lines: making(statements)))
        return context
    }

    private func making(_ statements: [String]) -> [String] {
        let initializers = [
            "init() {", "    \(initializer)", "    setUp()", "}", "", "required init?(coder: NSCoder) {", "    super.init(coder: coder)",
            "    setUp()", "}", "",
        ]
        let head = [
            "/// Sets what is needed before the view is loaded: child controllers, titles and bar items.", "private func setUp() {",
        ]
        let body = statements.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 } }
        return initializers + head + body + ["}"]
    }

    // MARK: UIKit

    private var isTriple: Bool { object.children.contains { $0.name == "supplementary" } }

    /// Whether it is a split view controller in the column style of iOS 14.
    private var hasColumns: Bool {
        guard controller.name == "splitViewController", !isMac, controller["allowDoubleColumnStyle"] == "YES" else {
            return false
        }
        return target.map { $0 >= SystemVersion(14) } ?? true
    }

    private var initializer: String {
        hasColumns ? "super.init(style: .\(isTriple ? "tripleColumn" : "doubleColumn"))" : "super.init(nibName: nil, bundle: nil)"
    }

    private func columns(_ code: inout PropertyWriter) {
        if hasColumns {
            code.statements += object.children.map { "setViewController(\($0.name), for: .\($0.name))" }
        } else if !object.children.isEmpty {
            code.statements.append("viewControllers = [\(object.children.map(\.name).joined(separator: ", "))]")
        }
    }

    /// Writes a bar that the controller creates and places.
    private func write(_ bar: Element, code: inout PropertyWriter) {
        guard let name = bar["key"], let kit = UIKitClasses.byElement[bar.name] else { return code.leaveOut(bar) }
        if let own = bar.customClass {
            code.leaveOut(
                bar, attribute: "customClass", "the controller creates its bar: set the class \(own) where the controller is created")
        }
        code.add(bar, to: name, table: kit.rules)
        let placed: Set = [
            "rect", "autoresizingMask", "connections", "userDefinedRuntimeAttributes", "items", "nil", "subviews", "constraints",
        ]
        for part in bar.children where !placed.contains(part.name) {
            if let rule = kit.parts.first(where: { $0.matches(part) }) { code.add(part: part, to: name, rule) } else { code.leaveOut(part) }
        }
        let attributes = bar.asView?.runtimeAttributes ?? []
        let runtime = UIKitProperties().statements(forRuntimeAttributes: attributes, variable: name, isView: true)
        code.statements += runtime.statements
        code.notConverted += runtime.notConverted
        code.leaveOutConnections(bar)
    }

    // MARK: AppKit

    /// Writes the controller's split view or tab view: its custom class and its runtime attributes. Only a split view's properties are written,
    /// because a tab view's follow from the controller's style.
    private func shown(_ code: inout PropertyWriter) {
        let key = controller.name == "splitViewController" ? "splitView" : "tabView"
        guard let view = controller.children.first(where: { $0["key"] == key && $0.asView != nil }) else { return }
        if view.customClass != nil, let name = TypeName.swift(view) {
            code.leaveOutAlteredClass(view)
            code.statements.append("\(key) = \(TypeName.initializer(name))()")
        }
        if key == "splitView", let kit = AppKitClasses.byElement[view.name] { code.add(view, to: key, table: kit.rules) }
        for attribute in view.asView?.runtimeAttributes ?? [] {
            AppKitProperties(syntax).runtimeAttribute(attribute, variable: key, code: &code)
        }
        for connection in view.children.filter({ $0.name == "connections" }).flatMap(\.children) {
            // The controller is the delegate of the view anyway.
            if connection["property"] != "delegate" || connection["destination"] != controller.id {
                code.leaveOut(connection, "connections of a controller's content aren't converted")
            }
        }
    }

    // MARK: Connections

    private func connections(_ code: inout PropertyWriter) {
        for connection in controller.children.filter({ $0.name == "connections" }).flatMap(\.children) {
            let destination = connection.asConnection?.destination
            let title = destination.map { "\($0.className) '\($0.id ?? "")'" } ?? "a missing object"
            switch connection.name {
            case "segue" where connection["kind"] == "relationship": break
            case "segue":
                let what = "the \(connection["kind"] ?? "custom") segue\(connection["identifier"].map { " '\($0)'" } ?? "") to \(title)"
                code.notConverted.append(NotConverted(connection, what: what, why: "perform it yourself"))
            case "outlet" where destination?.parent == controller && destination?.asView != nil: break
            case "outlet" where destination.map { object.outletNames[$0] == connection["property"] } ?? false: break
            default:
                let name = connection["property"] ?? connection["selector"] ?? connection["name"] ?? ""
                code.notConverted.append(
                    NotConverted(
                        connection, what: "the \(connection.name) '\(name)' to \(title)", why: "connect it where the controller is created")
                )
            }
        }
    }
}
