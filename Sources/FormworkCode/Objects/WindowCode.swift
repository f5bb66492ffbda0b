import FormworkModel

/// Writes a window with its controller in Swift. The controller creates the window, its content and its toolbar.
struct WindowCode {
    private let object: CodeObject
    private let syntax: PropertySyntax
    private let target: SystemVersion?
    private let window: Element

    /// - Parameter object: an object with a window.
    static func context(of object: CodeObject, _ syntax: PropertySyntax, for target: SystemVersion?) -> ObjectContext {
        guard let window = object.window else { return ObjectContext(object, kit: syntax.toolkit) }
        return WindowCode(object: object, syntax: syntax, target: target, window: window).context()
    }

    private func context() -> ObjectContext {
        var context = ObjectContext(object, kit: syntax.toolkit)
        let named = object.mentioned + [window, object.element] + [object.owner].compactMap(\.self) + object.outlets.map(\.element)
        context.modules = Set(named.compactMap { KitModules.module(of: $0, isMac: true) ?? $0.foreignModule })
        if object.owner == nil { context.targets = [ObjectTarget(name: "owner", comment: "The target of actions.")] }
        var code = PropertyWriter(syntax)
        content(&code)
        WindowRules.write(window, code: &code)
        connections(&code)
        let newer = NewerMembers(platform: .macOS, language: .swift, target: target)
        let toolbar = window.children.first { $0.name == "toolbar" }.map { ToolbarCode($0, object: object, syntax: syntax, newer: newer) }
        if let toolbar { toolbar.write(&code) }
        controller(&code)
        let statements = newer.guarded(code.code().statements)
        context.take(code)
        context.properties = properties + (toolbar?.properties ?? [])
        context.sections.append(ObjectSection(title: "Setup", lines: making(statements)))
        if let toolbar, !toolbar.isEmpty {
            context.protocols = ["NSToolbarDelegate"]
            var items = PropertyWriter(syntax)
            context.sections.append(ObjectSection(title: "Toolbar", lines: toolbar.methods(&items)))
            context.take(items)
        }
        return context
    }

    // MARK: Members

    private var properties: [ObjectProperty] {
        let children = object.children.map { child in
            ObjectProperty(
                name: child.name, comment: "The controller of the window's content.", type: child.type,
                lines: ["let \(child.name) = \(child.expression)"])
        }
        let parts = object.parts.map { part in
            let head = "private(set) lazy var \(part.name)"
            let lines =
                part.statements.isEmpty
                ? ["\(head) = \(part.initializer)"]
                : ["\(head): \(part.type) = {", "    let part = \(part.initializer)"] + part.statements.map { "    " + $0 }
                    + ["    return part", "}()"]
            return ObjectProperty(
                name: part.name, comment: Self.comment(part.element), type: part.type, lines: lines)
        }
        let outlets = object.outlets.filter { !$0.name.isEmpty }.map { outlet in
            ObjectProperty(
                name: outlet.name, comment: "The outlet `\(outlet.outlet)`.", type: outlet.type,
                lines: ["var \(outlet.name): \(outlet.type) { \(outlet.path) }"])
        }
        return children + parts + outlets
    }

    private static func comment(_ part: Element) -> String {
        if part["key"] == "contentView" { return "The content view of the window." }
        return part.parent?.name == "objects" ? "A view outside the window." : "A view in the toolbar."
    }

    private func making(_ statements: [String]) -> [String] {
        var lines = ["init() {"]
        if object.owner == nil { lines = ["init(owner: AnyObject? = nil) {", "    self.owner = owner"] }
        lines += [
            "    super.init(window: \(maker))", "    setUp()", "}", "", "required init?(coder: NSCoder) {", "    super.init(coder: coder)",
            "    setUp()", "}", "", "private func setUp() {", "    guard let window else { return }",
        ]
        for statement in statements {
            lines += statement.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
        }
        return lines + ["}"]
    }

    /// The expression that creates the window.
    private var maker: String {
        let own = window.customClass == nil ? nil : TypeName.swift(window)
        let rect = window.child(key: "contentRect").flatMap(WindowRules.rect) ?? "NSRect(x: 0, y: 0, width: 480, height: 270)"
        let style = window.child(key: "styleMask").map(WindowRules.style) ?? []
        let mask = syntax.language.options("NSWindowStyleMask", members: style)
        return "\(TypeName.initializer(own ?? "NSWindow"))(contentRect: \(rect), styleMask: \(mask), backing: .buffered, "
            + "defer: \(window["deferred"] != "NO"))"
    }

    // MARK: Contents

    private func content(_ code: inout PropertyWriter) {
        code.leaveOutAlteredClass(window)
        if let child = object.children.first {
            code.statements.append("contentViewController = \(child.name)")
            // Setting the content view controller has resized the window to the size of its view.
            if let rect = window.child(key: "contentRect"), let width = rect["width"].flatMap(Toolkit.appKit.number),
                let height = rect["height"].flatMap(Toolkit.appKit.number)
            {
                code.statements.append("window.setContentSize(NSSize(width: \(width), height: \(height)))")
            }
        } else if let part = object.parts.first(where: { $0.element["key"] == "contentView" }) {
            code.statements.append("window.contentView = \(part.view)")
        }
    }

    /// Returns the expression of an object that the window can be bound to; nil if it has no name here.
    private func bound(_ target: Element) -> String? {
        if let system = CodeBinding.Target(ofSystem: target) { return system.expression(.swift, owner: "") }
        return object.name(ofOwner: target) ?? object.controllers[target]
    }

    private func connections(_ code: inout PropertyWriter) {
        var bindings: [(Element, String)] = []
        for connection in window.children.filter({ $0.name == "connections" }).flatMap(\.children) {
            let destination = connection.asConnection?.destination
            let name = connection["property"] ?? ""
            if connection.name == "outlet", name == "delegate", let destination, let owner = object.name(ofOwner: destination) {
                code.statements.append("window.delegate = \(owner) as? any NSWindowDelegate")
            } else if connection.name == "outlet", name == "initialFirstResponder",
                let outlet = object.outlets.first(where: { $0.element == destination })
            {
                code.statements.append("window.initialFirstResponder = \(outlet.path)")
            } else if connection.name == "binding", let target = destination.flatMap(bound) {
                bindings.append((connection, target))
            } else {
                let title = destination.map { "\($0.className) '\($0.id ?? "")'" } ?? "a missing object"
                code.notConverted.append(
                    NotConverted(
                        connection, what: "the \(connection.name) '\(connection["name"] ?? name)' to \(title)",
                        why: "connect it where the window is created"))
            }
        }
        for (binding, target) in bindings where target != "owner" { BindingCode.write(binding, of: "window", to: target, code: &code) }
        let late = bindings.filter { $0.1 == "owner" }
        if late.isEmpty { return }
        var own = PropertyWriter(syntax)
        for (binding, target) in late { BindingCode.write(binding, of: "window", to: target, code: &own) }
        code.notConverted += own.notConverted
        code.statements += ["if let owner {"] + own.statements.map { "    " + $0 } + ["}"]
    }

    /// Writes the controller's own element.
    private func controller(_ code: inout PropertyWriter) {
        guard object.element != window else { return }
        ControllerCode.write(object.element, paths: [:], besides: ["window"], code: &code)
        for connection in object.element.children.filter({ $0.name == "connections" }).flatMap(\.children) {
            let destination = connection.asConnection?.destination
            let isSaid = object.outlets.contains { $0.outlet == connection["property"] && $0.element == destination }
            let isItem = destination.map { object.outletNames[$0] == connection["property"] } ?? false
            if connection["kind"] == "relationship" || destination == window || isSaid || isItem { continue }
            let title = destination.map { "\($0.className) '\($0.id ?? "")'" } ?? "a missing object"
            code.notConverted.append(
                NotConverted(
                    connection,
                    what:
                        "the \(connection["kind"].map { $0 + " " } ?? "")\(connection.name) '\(connection["property"] ?? "")' to \(title)",
                    why: "connect it where the controller is created"))
        }
    }
}

extension CodeObject {
    /// Returns the expression of the window's owner; nil for other elements.
    func name(ofOwner element: Element) -> String? {
        if element == owner { return "self" }
        return owner == nil && element == element.document.fileOwner ? "owner" : nil
    }
}
