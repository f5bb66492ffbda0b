import FormworkModel

/// An object that a generated class creates in addition to its views: an object controller for bindings or a table column.
struct CodeMember: Sendable {
    let element: Element
    /// The property that holds it.
    let name: String
}

/// A binding of an object's property to another object, or an outlet of an object controller.
struct CodeBinding: Sendable {
    /// The object that is observed.
    enum Target: Hashable, Sendable {
        /// The owner of the views.
        case owner
        /// A view or a controller of the unit, by its property.
        case property(String)
        /// The shared user defaults controller.
        case sharedDefaults
        case application
    }

    /// Its element.
    let element: Element
    let source: Element
    let target: Target
    /// Whether it depends on the owner. This includes a binding of the same property as one to the owner, because the two can only exist together.
    var isOfOwner = false

    /// Its id; empty if it has none.
    var id: String { element.id ?? "" }
    /// The object and the property. Bindings of the same property are distinguished by numbers.
    var group: [String] { [source.id ?? "", BindingCode.stem(of: element["name"] ?? "")] }
    /// The number among the bindings of the same property.
    var number: Int { (element["name"]?.drop { !$0.isNumber }).flatMap { Int($0) } ?? 0 }
}

extension CodeBinding.Target {
    /// Creates the target for an object of the system; nil for an object of the document.
    init?(ofSystem object: Element) {
        if ObjectControllerCode.isShared(object) {
            self = .sharedDefaults
        } else if object.id == "-3" || object.customClass == "NSApplication" || object.name == "application" {
            self = .application
        } else {
            return nil
        }
    }

    /// Returns the expression of the target.
    ///
    /// - Parameter owner: the expression of the owner.
    func expression(_ language: CodeLanguage, owner: String) -> String {
        switch self {
        case .owner: owner
        case .property(let name): language.either(swift: name, objectiveC: "_" + name)
        case .sharedDefaults:
            language.either(swift: "NSUserDefaultsController.shared", objectiveC: "NSUserDefaultsController.sharedUserDefaultsController")
        case .application: language.either(swift: "NSApplication.shared", objectiveC: "NSApplication.sharedApplication")
        }
    }
}

extension CodeUnit {
    /// Returns the expression of a bound object; nil if it has no name in the code.
    func bound(_ source: Element, language: CodeLanguage) -> String? {
        func named(_ name: String) -> String { language.either(swift: name, objectiveC: "_" + name) }
        if let name = property(of: source) { return named(name) }
        guard let parent = source.parent else { return nil }
        switch source.name {
        case "menuItem":
            // An item in the menu of a pop-up button.
            guard let cell = parent.parent?.parent, cell["key"] == "cell", let button = cell.parent?.asView.flatMap({ property(of: $0) }),
                let place = placesOfParts[source]
            else { return nil }
            return language.either(swift: "\(button).item(at: \(place))?", objectiveC: "[_\(button) itemAtIndex:\(place)]")
        case _ where source["key"] == "cell":
            return parent.asView.flatMap { property(of: $0) }.map { named($0) + ".cell" + language.either(swift: "?", objectiveC: "") }
        default: return nil
        }
    }

    /// Whether the code has a connection, as a binding or as an outlet of an object controller.
    func isBound(_ connection: Element) -> Bool { boundElements.contains(connection) }
}
