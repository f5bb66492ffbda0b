import FormworkIndex
import SwiftSyntax

/// Finds calls in Swift code that name a cell, a nib, a scene or a resource.
final class SwiftNameVisitor: SyntaxVisitor {
    private let owner: String
    private let lines: SourceLines
    private(set) var names: [NameUse] = []
    /// The string constants in functions.
    private(set) var localConstants: [String: Set<String>] = [:]
    /// The names that the code assigns to, directly or as members of `self`.
    private(set) var assigned: Set<String> = []
    /// The indices in `names` of the nibs that variables have.
    private var nibs: [String: Int] = [:]

    init(owner: String, lines: SourceLines) {
        self.owner = owner
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.bindingSpecifier.tokenKind == .keyword(.let) {
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = binding.initializer?.value,
                    case .text(let text) = SwiftText(value)
                else { continue }
                localConstants[name, default: []].insert(text)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = node.elements.prefix(2)
        guard parts.count == 2, parts.last?.is(AssignmentExprSyntax.self) == true, let target = parts.first else { return .visitChildren }
        if let reference = target.as(DeclReferenceExprSyntax.self) {
            assigned.insert(reference.baseName.text)
        } else if let access = target.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
            assigned.insert(access.declName.baseName.text)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee: String
        if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            callee = reference.baseName.text
        } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
            callee = access.declName.baseName.text
        } else {
            return .visitChildren
        }
        let arguments = Array(node.arguments)
        setOwner(in: node, callee)
        for (position, argument) in arguments.enumerated() {
            guard let kind = NameUse.Kind(callee, label: argument.label?.text, position: position, of: arguments.count) else { continue }
            let bundle = arguments.first { $0.label?.text == "bundle" || $0.label?.text == "in" }?.expression.trimmedDescription
            names.append(
                NameUse(
                    kind: kind, name: SwiftText(argument.expression).name, owner: owner, isInOtherBundle: Self.isOther(bundle),
                    nibOwner: kind == .nib ? nibOwner(of: node, callee) : nil,
                    position: lines.position(of: argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset)))
            if kind == .nib, let name = Self.variable(initializedWith: node) { nibs[name] = names.count - 1 }
        }
        return .visitChildren
    }

    /// Returns the name of the variable or constant that a call initializes.
    private static func variable(initializedWith call: FunctionCallExprSyntax) -> String? {
        let binding = call.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
        return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }

    /// Records the owner of a nib that is stored in a variable: the `withOwner` argument of `nib.instantiate(withOwner:)`, or none for
    /// `register(nib, …)`.
    private func setOwner(in call: FunctionCallExprSyntax, _ callee: String) {
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        let variable = callee == "instantiate" ? base : callee == "register" ? call.arguments.first?.expression : nil
        guard let name = variable?.as(DeclReferenceExprSyntax.self)?.baseName.text, let index = nibs[name] else { return }
        names[index].nibOwner = callee == "register" ? "" : argument(of: call, "withOwner")
    }

    /// Returns the class of the owner in a call that loads a nib; "" for none, nil if it isn't known.
    private func nibOwner(of call: FunctionCallExprSyntax, _ callee: String) -> String? {
        switch callee {
        case "loadNibNamed": return argument(of: call, "owner")
        case "UINib", "NSNib":
            if let access = call.parent?.as(MemberAccessExprSyntax.self), let outer = access.parent?.as(FunctionCallExprSyntax.self) {
                return access.declName.baseName.text == "instantiate" ? argument(of: outer, "withOwner") : nil
            }
            // Tables and collections load their cells without an owner.
            let outer = call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
            return outer?.declName.baseName.text == "register" ? "" : nil
        case "init":
            let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
            return base == "super" || base == "self" ? self.owner : base
        default: return callee.first?.isUppercase == true ? callee : nil
        }
    }

    /// Returns the class of an argument; "" for nil, nil if it isn't known.
    private func argument(of call: FunctionCallExprSyntax, _ label: String) -> String? {
        guard let value = call.arguments.first(where: { $0.label?.text == label })?.expression else { return nil }
        if value.is(NilLiteralExprSyntax.self) { return "" }
        return value.trimmedDescription == "self" ? owner : nil
    }

    /// Whether a bundle can't be one of the project's.
    private static func isOther(_ bundle: String?) -> Bool {
        guard let bundle else { return false }
        return bundle != "nil" && bundle != ".main" && bundle != "Bundle.main" && !bundle.hasPrefix("Bundle(for:")
            && !bundle.hasSuffix(".module")
            && !bundle.hasPrefix(".init(for:")
    }
}

extension NameUse.Kind {
    /// Determines the kind of name in a call's argument.
    ///
    /// - Parameters:
    ///   - callee: The name of the function, or of the type for an initializer.
    ///   - label: The argument's label.
    ///   - position: The argument's index, from 0.
    ///   - count: The number of arguments.
    fileprivate init?(_ callee: String, label: String?, position: Int, of count: Int) {
        switch (callee, label) {
        case ("register", "forCellReuseIdentifier"), ("register", "forCellWithReuseIdentifier"),
            ("register", "forHeaderFooterViewReuseIdentifier"), ("register", "withReuseIdentifier"):
            self = .registeredCell
        // Without an index path, the result may be nil, and code creates a cell then.
        case ("dequeueReusableCell", "withIdentifier") where count > 1: self = .dequeuedCell
        case ("dequeueReusableCell", "withReuseIdentifier"), ("dequeueReusableSupplementaryView", "withReuseIdentifier"):
            self = .dequeuedCell
        case ("performSegue", "withIdentifier"): self = .segue
        case (_, "nibName"), (_, "windowNibName"), ("NSNib", "nibNamed"): self = .nib
        case ("loadNibNamed", nil) where position == 0: self = .nib
        case ("UIStoryboard", "name"), ("NSStoryboard", "name"): self = .storyboard
        case ("instantiateViewController", "withIdentifier"), ("instantiateViewController", "identifier"),
            ("instantiateController", "withIdentifier"), ("instantiateController", "identifier"):
            self = .controller
        case ("UIFont", "name"), ("NSFont", "name"): self = .font
        case ("UIImage", "named"), ("NSImage", "named"): self = .image
        case ("UIImage", "systemName"), ("NSImage", "systemSymbolName"): self = .symbol
        case ("UIColor", "named"), ("NSColor", "named"): self = .color
        default: return nil
        }
    }
}
