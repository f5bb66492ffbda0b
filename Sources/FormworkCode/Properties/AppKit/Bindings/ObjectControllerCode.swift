import FormworkDiagnostics
import FormworkModel

/// The controllers of objects that bindings lead to: array, object, tree and dictionary controllers, and those of defaults.
enum ObjectControllerCode {
    private static let classes = [
        "arrayController": "NSArrayController", "objectController": "NSObjectController", "treeController": "NSTreeController",
        "dictionaryController": "NSDictionaryController", "userDefaultsController": "NSUserDefaultsController",
    ]

    /// Whether an element is one that code makes.
    static func isController(_ element: Element) -> Bool { classes[element.name] != nil && !isShared(element) }

    /// Whether an element stands for the application's one controller of defaults.
    static func isShared(_ element: Element) -> Bool {
        element.name == "userDefaultsController" && element["representsSharedInstance"] == "YES"
    }

    /// The class of one, as the language names it.
    static func className(_ element: Element, _ language: CodeLanguage) -> String {
        (element.customClass == nil ? nil : language.className(element)) ?? classes[element.name] ?? "NSController"
    }

    /// The expression that makes one.
    static func initializer(_ element: Element, _ language: CodeLanguage) -> String {
        let name = className(element, language)
        guard element.name == "userDefaultsController" else { return language.initializer(name) }
        return language.either(
            swift: "\(TypeName.initializer(name))(defaults: nil, initialValues: nil)",
            objectiveC: "[[\(name) alloc] initWithDefaults:nil initialValues:nil]")
    }

    /// What a person wants to know of one: what it is called, and the keys that the document has for what it controls.
    static func comment(_ element: Element) -> String {
        var text = classes[element.name] ?? element.name
        if let label = element.userLabel { text += " “\(CodeLiteral.comment(label).shortened(to: 40))”" }
        if let id = element.id { text += " (\(CodeLiteral.comment(id)))" }
        let keys = element.children.filter { $0.name == "declaredKeys" }.flatMap(\.children).map { CodeLiteral.comment($0.plainText ?? "") }
        return keys.isEmpty ? text : "\(text), with the keys \(keys.joined(separator: ", "))"
    }

    /// Says what a controller is like, but its connections.
    static func write(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        code.leaveOutAlteredClass(element)
        if let module = element.foreignModule, code.language == .objectiveC {
            code.leaveOut(element, attribute: "customModule", "import the header of '\(module)' that declares the class")
        }
        code.add(element, to: variable, tables[element.name] ?? tables["objectController"] ?? PropertyTable())
        kind(element, variable, &code)
        if let format = element["fetchPredicateFormat"], !format.isEmpty {
            let text = code.language.string(format)
            // Without a list the format's arguments would be looked for where there are none.
            code.statements.append(
                code.language.assignment(
                    variable, "fetchPredicate",
                    code.language.either(
                        swift: "NSPredicate(format: \(text), argumentArray: nil)",
                        objectiveC: "[NSPredicate predicateWithFormat:\(text) argumentArray:nil]")))
        }
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("declaredKeys", _), ("connections", _), ("nil", _), ("classReference", "objectClass"): break
            case ("userDefinedRuntimeAttributes", _):
                for attribute in child.children.compactMap(\.asRuntimeAttribute) {
                    AppKitProperties(code.syntax).runtimeAttribute(attribute, variable, &code)
                }
            default: code.leaveOut(child)
            }
        }
    }

    /// What it makes: objects of an entity, or of a class, which is looked for by its name as the document does.
    private static func kind(_ element: Element, _ variable: String, _ code: inout PropertyWriter) {
        let language = code.language
        let isOfEntity = element["mode"] == "entity"
        if let mode = element["mode"], !["entity", "class"].contains(mode) { code.leaveOut(element, attribute: "mode") }
        if let entity = element["entityName"] {
            if isOfEntity {
                code.statements.append(language.assignment(variable, "entityName", language.string(entity)))
            } else {
                code.leaveOut(element, attribute: "entityName", "its objects are of a class")
            }
        }
        let reference = element.child(key: "objectClass")
        let module = reference?["moduleName"].map { $0 + "." } ?? ""
        guard let name = reference?["className"].map({ module + $0 }) ?? element["objectClassName"] else { return }
        if let other = element["objectClassName"], other != name, module + other != name {
            code.leaveOut(element, attribute: "objectClassName", "it makes objects of '\(name)'")
        }
        if isOfEntity { return code.leaveOut(element, attribute: "objectClassName", "its objects are of an entity") }
        // What it makes of itself.
        if name == "NSMutableDictionary" || name == "_NSDictionaryControllerKeyValuePair" { return }
        code.statements.append(
            language.assignment(variable, "objectClass", "NSClassFromString(\(language.string(name)))"))
    }

    // MARK: Tables

    private static let identity = PropertyRule.structural(
        "customClass customModule customModuleProvider userLabel representsSharedInstance propertyAccessControl")

    private static let object =
        identity + PropertyRule.structural("mode entityName objectClassName fetchPredicateFormat") + [
            .bool("automaticallyPreparesContent", "automaticallyPreparesContent", false), .bool("editable", "isEditable", true),
            .bool("usesLazyFetching", "usesLazyFetching", false),
        ]

    private static let selection: [PropertyRule] = [
        .bool("avoidsEmptySelection", "avoidsEmptySelection", true), .bool("preservesSelection", "preservesSelection", true),
        .bool("selectsInsertedObjects", "selectsInsertedObjects", true),
        .bool("alwaysUsesMultipleValuesMarker", "alwaysUsesMultipleValuesMarker", false),
    ]

    private static let array =
        object + selection + [
            .bool("clearsFilterPredicateOnInsertion", "clearsFilterPredicateOnInsertion", true),
            .bool("automaticallyRearrangesObjects", "automaticallyRearrangesObjects", false),
        ]

    private static let tables: [String: PropertyTable] = [
        "objectController": PropertyTable(object), "arrayController": PropertyTable(array),
        "treeController": PropertyTable(
            object + selection + [
                .string("childrenKeyPath", "childrenKeyPath"), .string("countKeyPath", "countKeyPath"),
                .string("leafKeyPath", "leafKeyPath"),
            ]),
        "dictionaryController": PropertyTable(
            array + [.string("initialKey", "initialKey"), .string("initialValue", "initialValue")]),
        "userDefaultsController": PropertyTable(
            identity + [.bool("appliesImmediately", "appliesImmediately", true)]),
    ]
}
