import SwiftSyntax

/// The attributes of a declaration, by name.
struct SwiftAttributes {
    private(set) var names: Set<String> = []
    /// The name in `@objc(name)`.
    private(set) var objectiveCName: String?

    init(_ list: AttributeListSyntax) {
        for case .attribute(let attribute) in list {
            guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { continue }
            names.insert(name)
            if name == "objc", let arguments = attribute.arguments {
                let text = arguments.trimmedDescription.filter { !$0.isWhitespace }
                if !text.isEmpty { objectiveCName = text }
            }
        }
    }

    /// Whether one of the attributes may be a macro that adds members.
    var mayAddMembers: Bool { names.contains { name in !Self.known.contains(name) && !name.hasSuffix("Actor") } }

    /// Attributes of classes and extensions that don't add relevant members.
    private static let known: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBDesignable", "available", "main", "UIApplicationMain", "NSApplicationMain", "preconcurrency",
        "unchecked", "Observable", "Model", "dynamicMemberLookup", "dynamicCallable", "propertyWrapper", "resultBuilder", "globalActor",
        "requires_stored_property_inits", "_spi", "_documentation", "_implementationOnly", "_originallyDefinedIn", "backDeployed", "Suite",
        "retroactive", "frozen", "usableFromInline", "_exported", "testable", "_objcRuntimeName", "_nonSendable", "safe", "unsafe",
    ]

    /// Whether the declaration is exposed to Objective-C.
    var isObjectiveC: Bool { names.contains("objc") || names.contains("NSManaged") || names.contains("IBAction") }
}
