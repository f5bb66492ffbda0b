import FormworkIndex
import SwiftParser
import SwiftSyntax

/// A string argument in code.
enum SwiftText {
    /// A literal.
    case text(String)
    /// A constant, by its name as written: `Cell.identifier`.
    case constant(String)
    /// A computed value.
    case unknown

    init(_ expression: ExprSyntax) {
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal): self = Self.literal(literal)
        case .declReferenceExpr(let reference): self = .constant(reference.baseName.text)
        case .memberAccessExpr(let access): self = Self.constant(access)
        case .functionCallExpr(let call):
            // `String(describing: Cell.self)`, or an identifier wrapped in a type, as on macOS.
            let name = call.calledExpression.trimmedDescription
            guard call.arguments.count == 1, let argument = call.arguments.first else {
                self = .unknown
                return
            }
            if name == "String", argument.label?.text == "describing", let type = Self.metatype(argument.expression) {
                self = .text(type)
            } else if name.hasSuffix("Identifier") || name.hasSuffix("Name") || name == ".init" {
                self = SwiftText(argument.expression)
            } else {
                self = .unknown
            }
        default: self = .unknown
        }
    }

    /// The name as used in facts: a constant with its mark, nil if it is computed.
    var name: String? {
        switch self {
        case .text(let text): text
        case .constant(let name): SourceIndex.constantMark + name
        case .unknown: nil
        }
    }

    private static func literal(_ literal: StringLiteralExprSyntax) -> SwiftText {
        if let text = literal.representedLiteralValue { return .text(text) }
        // `"\(Cell.self)"`
        let parts = literal.segments.filter { !$0.trimmedDescription.isEmpty }
        if parts.count == 1, case .expressionSegment(let segment)? = parts.first, segment.expressions.count == 1,
            let type = segment.expressions.first.flatMap({ metatype($0.expression) })
        {
            return .text(type)
        }
        return .unknown
    }

    private static func constant(_ access: MemberAccessExprSyntax) -> SwiftText {
        guard let base = access.base else { return .unknown }
        let name = access.declName.baseName.text
        if let reference = base.as(DeclReferenceExprSyntax.self) {
            let base = reference.baseName.text
            return .constant(base == "self" || base == "Self" ? name : base + "." + name)
        }
        if let inner = base.as(MemberAccessExprSyntax.self), case .constant(let text) = constant(inner) {
            return .constant(text + "." + name)
        }
        return .unknown
    }

    /// Returns the last component of the type name in `Type.self`.
    private static func metatype(_ expression: ExprSyntax) -> String? {
        guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self", let base = access.base
        else {
            return nil
        }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text { return name == "self" || name == "Self" ? nil : name }
        return base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
}
