import SwiftSyntax

/// The name of a type as written, without optional, array and generic syntax.
struct SwiftTypeName {
    /// The name, with dots; nil for other types, such as functions or compositions.
    private(set) var name: String?
    /// Whether it is an optional. An implicitly unwrapped type isn't.
    private(set) var isOptional = false
    private(set) var isArray = false

    init(_ type: TypeSyntax) { read(type) }

    private mutating func read(_ type: TypeSyntax) {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            if type.name.text == "Array" || type.name.text == "Optional", let argument = type.genericArgumentClause?.arguments.first {
                if type.name.text == "Array" { isArray = true } else { isOptional = true }
                if case .type(let inner) = argument.argument { read(inner) }
            } else {
                name = type.name.text
            }
        case .memberType(let type):
            // `Swift.Array<UIView>`
            if type.genericArgumentClause != nil, type.baseType.trimmedDescription == "Swift" {
                read(TypeSyntax(IdentifierTypeSyntax(name: type.name, genericArgumentClause: type.genericArgumentClause)))
            } else if let base = SwiftTypeName(type.baseType).name {
                name = base + "." + type.name.text
            }
        case .optionalType(let type):
            isOptional = !isArray
            read(type.wrappedType)
        case .implicitlyUnwrappedOptionalType(let type): read(type.wrappedType)
        case .arrayType(let type):
            isArray = true
            read(type.element)
        case .attributedType(let type): read(type.baseType)
        case .tupleType(let type):
            // `(UILabel)!`
            if type.elements.count == 1, let element = type.elements.first { read(element.type) }
        default: break
        }
    }
}
