import FormworkModel

/// Writes the creation of controllers that segues lead to.
struct ControllerMaking {
    /// The classes of the generated controllers, by element.
    let classes: [Element: String]
    /// The relationships of container controllers, by element, in document order.
    let relationships: [Element: [Connection]]
    let isMac: Bool
    /// The root controllers of navigation controllers that have a generated class.
    var roots: [Element: CodeObject.Child] = [:]

    /// The code that creates a controller.
    struct Made {
        /// The statements, which declare `destination`.
        var statements: [String]
        /// The name and the class of the controller to prepare: the destination, or the first controller that it shows.
        var content: (name: String, type: String)
        /// The elements whose classes the code names.
        var elements: [Element]
    }

    /// Returns the statements that create a controller; nil if its class has no initializer without arguments.
    func made(_ controller: Element) -> Made? {
        var elements: [Element] = []
        if controller.isStoryboardReference {
            return storyboard(controller).map { text in
                let kit = isMac ? "NSViewController" : "UIViewController"
                let isOptional = isMac || controller["referencedIdentifier"] == nil
                let statement =
                    isOptional ? "guard let destination = \(text) else { return }" : "let destination = \(text)"
                return Made(statements: [statement], content: ("destination", kit), elements: [])
            }
        }
        if let name = classes[controller], let root = roots[controller] {
            return Made(
                statements: ["let destination = \(TypeName.initializer(name))()"], content: ("destination.\(root.name)", root.type),
                elements: [controller])
        }
        if !isMac, classes[controller] == nil, controller.name == "navigationController",
            let type = container(controller, kit: "UINavigationController")
        {
            let roots = related("rootViewController", of: controller)
            guard let root = roots.first, let content = expression(root, elements: &elements, depth: 0), let kind = self.type(of: root)
            else {
                return Made(statements: ["let destination = \(type)()"], content: ("destination", type), elements: [controller])
            }
            return Made(
                statements: ["let content = \(content)", "let destination = \(type)(rootViewController: content)"],
                content: ("content", kind), elements: elements + [controller])
        }
        if !isMac, classes[controller] == nil, controller.name == "tabBarController",
            let type = container(controller, kit: "UITabBarController")
        {
            let tabs = related("viewControllers", of: controller).map { expression($0, elements: &elements, depth: 0) }
            guard !tabs.contains(nil) else { return nil }
            let list = tabs.compactMap(\.self).joined(separator: ", ")
            return Made(
                statements: ["let destination = \(type)()", "destination.viewControllers = [\(list)]"], content: ("destination", type),
                elements: elements + [controller])
        }
        guard let text = expression(controller, elements: &elements, depth: 0), let type = type(of: controller) else { return nil }
        return Made(statements: ["let destination = \(text)"], content: ("destination", type), elements: elements)
    }

    /// Returns the expression that creates a child controller, and its class; nil if it cannot be created by a single expression.
    func child(_ controller: Element, elements: inout [Element]) -> (expression: String, type: String)? {
        guard let text = expression(controller, elements: &elements, depth: 0), let type = type(of: controller) else { return nil }
        return (text, type)
    }

    /// Whether a controller contains another one, directly or indirectly. Creating one inside the other would then never end.
    func leads(from controller: Element, to other: Element) -> Bool {
        var seen: Set<Element> = []
        var waiting = [controller]
        while let next = waiting.popLast() {
            if next == other { return true }
            if seen.insert(next).inserted { waiting += (relationships[next] ?? []).compactMap(\.destination) }
        }
        return false
    }

    // MARK: Classes

    /// Controllers that can be created without arguments, with or without a custom class.
    private static let plain: Set<String> = [
        "viewController", "tableViewController", "collectionViewController", "pageViewController", "splitViewController",
    ]

    /// Returns the class with which a controller is created; nil if it is not known.
    private func type(of controller: Element) -> String? {
        if let name = classes[controller] { return name }
        if controller.name == "navigationController" { return container(controller, kit: "UINavigationController") }
        if controller.isStoryboardReference { return isMac ? "NSViewController" : "UIViewController" }
        guard Self.plain.contains(controller.name) || isMac && controller.name == "tabViewController", controller.customClass != nil else {
            return nil
        }
        return TypeName.swift(controller)
    }

    private func container(_ controller: Element, kit: String) -> String? {
        controller.customClass == nil ? kit : TypeName.swift(controller)
    }

    private func related(_ relationship: String, of controller: Element) -> [Element] {
        (relationships[controller] ?? []).filter { $0.element["relationship"] == relationship }.compactMap(\.destination)
    }

    /// Returns the expression that creates a controller; nil if it needs statements.
    private func expression(_ controller: Element, elements: inout [Element], depth: Int) -> String? {
        // A controller may contain itself.
        guard depth < 4 else { return nil }
        switch controller.name {
        case "viewControllerPlaceholder", "controllerPlaceholder":
            guard let text = storyboard(controller) else { return nil }
            // An empty controller if the storyboard has none.
            if isMac { return "(\(text)) ?? NSViewController()" }
            return controller["referencedIdentifier"] == nil ? text + " ?? UIViewController()" : text
        case "navigationController" where !isMac && classes[controller] == nil:
            guard let type = container(controller, kit: "UINavigationController") else { return nil }
            elements.append(controller)
            guard let root = related("rootViewController", of: controller).first else { return "\(TypeName.initializer(type))()" }
            return expression(root, elements: &elements, depth: depth + 1).map {
                "\(TypeName.initializer(type))(rootViewController: \($0))"
            }
        default:
            elements.append(controller)
            return type(of: controller).map { TypeName.initializer($0) + "()" }
        }
    }

    /// Returns the expression that instantiates a controller of another storyboard. It is optional if the storyboard may not have such a controller.
    private func storyboard(_ placeholder: Element) -> String? {
        guard let name = placeholder["storyboardName"] else { return nil }
        let bundle = placeholder["bundleIdentifier"].map { "Bundle(identifier: \(CodeLiteral.string($0)))" } ?? "nil"
        let text = "\(isMac ? "NS" : "UI")Storyboard(name: \(CodeLiteral.string(name)), bundle: \(bundle))"
        let (method, cast) = isMac ? ("Controller", " as? NSViewController") : ("ViewController", "")
        guard let identifier = placeholder["referencedIdentifier"] else { return text + ".instantiateInitial\(method)()" + cast }
        return text + ".instantiate\(method)(withIdentifier: \(CodeLiteral.string(identifier)))" + cast
    }
}
