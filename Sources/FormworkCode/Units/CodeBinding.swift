import FormworkModel

/// A controller of objects that bindings lead to, and that a generated class makes.
struct CodeController: Sendable {
    let element: Element
    /// The property that holds it.
    let name: String
}

/// A property of an object that follows another object's; or an outlet of a controller of objects.
struct CodeBinding: Sendable {
    /// What an object is bound to.
    enum Target: Hashable, Sendable {
        /// What owns the views.
        case owner
        /// A view or a controller of the unit, by its property.
        case property(String)
        /// The application's controller of defaults.
        case sharedDefaults
        case application
    }

    /// Its element.
    let element: Element
    let source: Element
    let target: Target
    /// Whether it hangs on the owner: itself, or another one of the same property, which may only be there together with it.
    var isOfOwner = false

    /// Its id; empty for one that nothing names.
    var id: String { element.id ?? "" }
    /// The bindings of one property of an object, which are told from each other by numbers.
    var group: [String] { [source.id ?? "", BindingCode.stem(of: element["name"] ?? "")] }
    /// The number among them.
    var number: Int { (element["name"]?.drop { !$0.isNumber }).flatMap { Int($0) } ?? 0 }
}

extension CodeBinding.Target {
    /// What an object stands for wherever code is written; nil for one of the document.
    init?(ofSystem object: Element) {
        if ObjectControllerCode.isShared(object) {
            self = .sharedDefaults
        } else if object.id == "-3" || object.customClass == "NSApplication" || object.name == "application" {
            self = .application
        } else {
            return nil
        }
    }

    /// The expression for it.
    ///
    /// - Parameter owner: what the owner is called.
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
    /// The expression of an object that is bound; nil for one that has no name in the code.
    func bound(_ source: Element, _ language: CodeLanguage) -> String? {
        func named(_ name: String) -> String { language.either(swift: name, objectiveC: "_" + name) }
        if let name = property(of: source) { return named(name) }
        guard let parent = source.parent else { return nil }
        switch source.name {
        case "tableColumn":
            guard let table = parent.parent?.asView.flatMap({ property(of: $0) }) else { return nil }
            return placesOfParts[source].map { "\(named(table)).tableColumns[\($0)]" }
        case "menuItem":
            // An item of the menu that a pop-up button has.
            guard let cell = parent.parent?.parent, cell["key"] == "cell", let button = cell.parent?.asView.flatMap({ property(of: $0) }),
                let place = placesOfParts[source]
            else { return nil }
            return "\(named(button)).menu\(language.either(swift: "?.items", objectiveC: ".itemArray"))[\(place)]"
        case _ where source["key"] == "cell":
            return parent.asView.flatMap { property(of: $0) }.map { named($0) + ".cell" + language.either(swift: "?", objectiveC: "") }
        default: return nil
        }
    }

    /// Whether a connection is in the code as a binding, or as an outlet of a controller of objects.
    func isBound(_ connection: Element) -> Bool { boundElements.contains(connection) }
}
