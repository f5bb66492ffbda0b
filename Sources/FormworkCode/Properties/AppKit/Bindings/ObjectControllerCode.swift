import FormworkDiagnostics
import FormworkModel

/// The object controllers that bindings use: array, object, tree, dictionary and user defaults controllers.
enum ObjectControllerCode {
    private static let classes = [
        "arrayController": "NSArrayController", "objectController": "NSObjectController", "treeController": "NSTreeController",
        "dictionaryController": "NSDictionaryController", "userDefaultsController": "NSUserDefaultsController",
    ]

    /// Whether an element is an object controller that code creates.
    static func isController(_ element: Element) -> Bool { classes[element.name] != nil && !isShared(element) }

    /// Whether an element is the application's shared user defaults controller.
    static func isShared(_ element: Element) -> Bool {
        element.name == "userDefaultsController" && element["representsSharedInstance"] == "YES"
    }

    /// Returns the class of an object controller, as the language names it.
    static func className(_ element: Element, language: CodeLanguage) -> String {
        (element.customClass == nil ? nil : language.className(element)) ?? classes[element.name] ?? "NSController"
    }

    /// Returns the expression that creates an object controller.
    static func initializer(_ element: Element, language: CodeLanguage) -> String {
        let name = className(element, language: language)
        guard element.name == "userDefaultsController" else { return language.initializer(name) }
        return language.either(
            swift: "\(TypeName.initializer(name))(defaults: nil, initialValues: nil)",
            objectiveC: "[[\(name) alloc] initWithDefaults:nil initialValues:nil]")
    }

    /// Returns a description of an object controller for a doc comment: its class, its label, its id if ids are shown, and its declared keys.
    static func comment(_ element: Element, showsID: Bool = false) -> String {
        var text = classes[element.name] ?? element.name
        if let label = element.userLabel { text += " “\(CodeLiteral.comment(label).shortened(to: 40))”" }
        if showsID, let id = element.id { text += " (\(CodeLiteral.comment(id)))" }
        let keys = element.children.filter { $0.name == "declaredKeys" }.flatMap(\.children).map { CodeLiteral.comment($0.plainText ?? "") }
        return keys.isEmpty ? text : "\(text), with the keys \(keys.joined(separator: ", "))"
    }

    /// Writes the properties of an object controller, without its connections.
    static func write(_ element: Element, variable: String, code: inout PropertyWriter) {
        code.leaveOutAlteredClass(element)
        if let module = element.foreignModule, code.language == .objectiveC {
            code.leaveOut(element, attribute: "customModule", "import the header of '\(module)' that declares the class")
        }
        code.add(element, to: variable, table: tables[element.name] ?? tables["objectController"] ?? PropertyTable())
        kind(element, variable: variable, code: &code)
        if let format = element["fetchPredicateFormat"], !format.isEmpty {
            let text = code.language.string(format)
            // Without an argument array, the format's arguments would be read from variadic arguments that don't exist.
            code.statements.append(
                code.language.assignment(
                    variable, property: "fetchPredicate",
                    value: code.language.either(
                        swift: "NSPredicate(format: \(text), argumentArray: nil)",
                        objectiveC: "[NSPredicate predicateWithFormat:\(text) argumentArray:nil]")))
        }
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("declaredKeys", _), ("connections", _), ("nil", _), ("classReference", "objectClass"): break
            case ("userDefinedRuntimeAttributes", _):
                for attribute in child.children.compactMap(\.asRuntimeAttribute) {
                    AppKitProperties(code.syntax).runtimeAttribute(attribute, variable: variable, code: &code)
                }
            default: code.leaveOut(child)
            }
        }
    }

    /// Writes the kind of object that it creates: an entity, or a class, which is looked up by name as in the document.
    private static func kind(_ element: Element, variable: String, code: inout PropertyWriter) {
        let language = code.language
        let isOfEntity = element["mode"] == "entity"
        if let mode = element["mode"], !["entity", "class"].contains(mode) { code.leaveOut(element, attribute: "mode") }
        if let entity = element["entityName"] {
            if isOfEntity {
                code.statements.append(language.assignment(variable, property: "entityName", value: language.string(entity)))
            } else {
                code.leaveOut(element, attribute: "entityName", "its objects have a class")
            }
        }
        let reference = element.child(key: "objectClass")
        let module = reference?["moduleName"].map { $0 + "." } ?? ""
        guard let name = reference?["className"].map({ module + $0 }) ?? element["objectClassName"] else { return }
        if let other = element["objectClassName"], other != name, module + other != name {
            code.leaveOut(element, attribute: "objectClassName", "it creates objects of '\(name)'")
        }
        if isOfEntity { return code.leaveOut(element, attribute: "objectClassName", "its objects have an entity") }
        // The class that it creates by default.
        if name == "NSMutableDictionary" || name == "_NSDictionaryControllerKeyValuePair" { return }
        code.statements.append(
            language.assignment(variable, property: "objectClass", value: "NSClassFromString(\(language.string(name)))"))
    }

    // MARK: Tables

    private static let identity = PropertyRule.structural("customClass customModule representsSharedInstance")

    private static let object =
        identity + PropertyRule.structural("mode entityName objectClassName fetchPredicateFormat") + [
            .bool("automaticallyPreparesContent", property: "automaticallyPreparesContent", start: false),
            .bool("editable", property: "isEditable", start: true),
            .bool("usesLazyFetching", property: "usesLazyFetching", start: false),
        ]

    private static let selection: [PropertyRule] = [
        .bool("avoidsEmptySelection", property: "avoidsEmptySelection", start: true),
        .bool("preservesSelection", property: "preservesSelection", start: true),
        .bool("selectsInsertedObjects", property: "selectsInsertedObjects", start: true),
        .bool("alwaysUsesMultipleValuesMarker", property: "alwaysUsesMultipleValuesMarker", start: false),
    ]

    private static let array =
        object + selection + [
            .bool("clearsFilterPredicateOnInsertion", property: "clearsFilterPredicateOnInsertion", start: true),
            .bool("automaticallyRearrangesObjects", property: "automaticallyRearrangesObjects", start: false),
        ]

    private static let tables: [String: PropertyTable] = [
        "objectController": PropertyTable(object), "arrayController": PropertyTable(array),
        "treeController": PropertyTable(
            object + selection + [
                .string("childrenKeyPath", property: "childrenKeyPath"), .string("countKeyPath", property: "countKeyPath"),
                .string("leafKeyPath", property: "leafKeyPath"),
            ]),
        "dictionaryController": PropertyTable(
            array + [.string("initialKey", property: "initialKey"), .string("initialValue", property: "initialValue")]),
        "userDefaultsController": PropertyTable(
            identity + [.bool("appliesImmediately", property: "appliesImmediately", start: true)]),
    ]
}
