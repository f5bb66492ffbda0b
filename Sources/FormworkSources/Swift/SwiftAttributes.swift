import SwiftSyntax

/// The attributes of a declaration, by their names.
struct SwiftAttributes {
    private(set) var names: Set<String> = []
    /// What `@objc(name)` says.
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

    /// Whether Objective-C knows the declaration.
    var isObjectiveC: Bool { names.contains("objc") || names.contains("NSManaged") || names.contains("IBAction") }
}
