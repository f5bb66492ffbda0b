import FormworkIndex
import SwiftSyntax

/// Collects the types declared in a Swift file, with their members.
struct SwiftDeclarationReader {
    var facts = SourceFacts()
    let lines: SourceLines
    /// Whether to search function bodies for names.
    let looksIntoBodies: Bool
    /// The generic parameters in scope, which aren't names of classes.
    private var parameters: Set<String> = []
    /// The names that code of each type assigns to.
    private var assigned: [String: Set<String>] = [:]

    init(lines: SourceLines, looksIntoBodies: Bool) {
        self.lines = lines
        self.looksIntoBodies = looksIntoBodies
    }

    mutating func read(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            switch statement.item {
            case .decl(let declaration): read(declaration, in: "", type: nil)
            case .stmt, .expr: lookInto(Syntax(statement), owner: "")
            }
        }
    }

    // MARK: Declarations

    /// - Parameters:
    ///   - scope: The enclosing types, with dots; "" for none.
    ///   - type: The index of the enclosing type in the facts.
    private mutating func read(_ declaration: DeclSyntax, in scope: String, type: Int?) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .classDecl(let declaration):
            readType(
                .class, declaration.name.text, declaration.attributes, declaration.inheritanceClause, declaration.memberBlock, in: scope,
                declaration.name, declaration.genericParameterClause)
        case .actorDecl(let declaration):
            readType(
                .class, declaration.name.text, declaration.attributes, declaration.inheritanceClause, declaration.memberBlock, in: scope,
                declaration.name)
        case .structDecl(let declaration):
            readType(
                .other, declaration.name.text, declaration.attributes, nil, declaration.memberBlock, in: scope, declaration.name)
        case .enumDecl(let declaration):
            readType(
                .other, declaration.name.text, declaration.attributes, nil, declaration.memberBlock, in: scope, declaration.name)
        case .protocolDecl(let declaration):
            facts.types.append(
                TypeFacts(
                    .protocol, language: .swift, name: Self.joined(scope, name: declaration.name.text),
                    position: position(of: declaration.name)))
        case .extensionDecl(let declaration):
            guard let name = SwiftTypeName(declaration.extendedType).name else { return }
            readType(
                .extension, name, declaration.attributes, nil, declaration.memberBlock, in: "", declaration.extensionKeyword)
        case .typeAliasDecl(let declaration):
            facts.aliases[Self.joined(scope, name: declaration.name.text), default: []]
                .insert(SwiftTypeName(declaration.initializer.value).name ?? "")
        case .variableDecl(let declaration): readVariable(declaration, in: scope, type: type)
        case .functionDecl(let declaration):
            if let type { readMethod(declaration, type: type) }
            if let body = declaration.body { lookInto(Syntax(body), owner: scope) }
        case .initializerDecl(let declaration): if let body = declaration.body { lookInto(Syntax(body), owner: scope) }
        case .deinitializerDecl(let declaration): if let body = declaration.body { lookInto(Syntax(body), owner: scope) }
        case .subscriptDecl(let declaration): if let block = declaration.accessorBlock { lookInto(Syntax(block), owner: scope) }
        case .ifConfigDecl(let declaration):
            for clause in declaration.clauses {
                switch clause.elements {
                case .decls(let members): for member in members { read(member.decl, in: scope, type: type) }
                case .statements(let statements):
                    for case .decl(let declaration) in statements.map(\.item) { read(declaration, in: scope, type: type) }
                default: break
                }
            }
        case .macroExpansionDecl: if let type { facts.types[type].hasUnseenMembers = true }
        default: break
        }
    }

    private mutating func readType(
        _ kind: TypeFacts.Kind, _ name: String, _ attributes: AttributeListSyntax, _ inheritance: InheritanceClauseSyntax?,
        _ members: MemberBlockSyntax, in scope: String, _ place: some SyntaxProtocol, _ generics: GenericParameterClauseSyntax? = nil
    ) {
        let own = SwiftAttributes(attributes)
        let name = Self.joined(scope, name: name)
        let inherits = inheritance?.inheritedTypes.map { SwiftTypeName($0.type).name ?? "" } ?? []
        facts.types.append(
            TypeFacts(
                kind, language: .swift, name: name, objectiveCName: own.objectiveCName, inherits: inherits, position: position(of: place)))
        let index = facts.types.count - 1
        facts.types[index].hasUnseenMembers = own.mayAddMembers
        let outer = parameters
        defer { parameters = outer }
        for parameter in generics?.parameters ?? [] { parameters.insert(parameter.name.text) }
        for member in members.members { read(member.decl, in: name, type: index) }
    }

    // MARK: Members

    private mutating func readVariable(_ declaration: VariableDeclSyntax, in scope: String, type: Int?) {
        let attributes = SwiftAttributes(declaration.attributes)
        let modifiers = declaration.modifiers.map(\.name.text)
        for (place, binding) in declaration.bindings.enumerated() {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            if declaration.bindingSpecifier.tokenKind == .keyword(.let), let value = binding.initializer?.value,
                case .text(let text) = SwiftText(value)
            {
                facts.constants[Self.joined(scope, name: name.text), default: []].insert(text)
            }
            if let block = binding.accessorBlock { lookInto(Syntax(block), owner: scope) }
            if let value = binding.initializer?.value { lookInto(Syntax(value), owner: scope) }
            guard let type, facts.types[type].kind == .class || facts.types[type].kind == .extension else { continue }
            // In `var a, b: UILabel!`, the last annotation applies to all names.
            let annotation = declaration.bindings.dropFirst(place).lazy.compactMap(\.typeAnnotation).first
            let typeName = annotation.map { SwiftTypeName($0.type) }
            var exposure = PropertyFacts.Exposure.swift
            if attributes.names.contains("IBOutlet") {
                exposure = typeName?.isArray == true ? .outletCollection : .outlet
            } else if attributes.names.contains("IBInspectable") || attributes.names.contains("GKInspectable") {
                exposure = .inspectable
            } else if attributes.isObjectiveC || modifiers.contains("override") || modifiers.contains("dynamic") {
                exposure = .key
            }
            facts.types[type].properties.append(
                PropertyFacts(
                    name: attributes.objectiveCName ?? name.text,
                    type: typeName?.name.flatMap { parameters.contains($0) ? nil : $0 }, exposure: exposure,
                    isOptional: typeName?.isOptional ?? false, isWeak: modifiers.contains("weak"), position: position(of: name)))
        }
    }

    private mutating func readMethod(_ declaration: FunctionDeclSyntax, type: Int) {
        let attributes = SwiftAttributes(declaration.attributes)
        let name = declaration.name.text
        let parameters = Array(declaration.signature.parameterClause.parameters)
        if name == "setValue", parameters.count == 2, parameters[1].firstName.text == "forUndefinedKey" {
            facts.types[type].acceptsUndefinedKeys = true
        }
        var exposure = MethodFacts.Exposure.swift
        if attributes.names.contains("IBAction") || attributes.names.contains("IBSegueAction") {
            exposure = .action
        } else if attributes.isObjectiveC
            || declaration.modifiers.contains(where: { $0.name.text == "override" || $0.name.text == "dynamic" })
        {
            exposure = .selector
        }
        for selector in attributes.objectiveCName.map({ [$0] }) ?? Self.selectors(name, labels: parameters.map(\.firstName.text)) {
            facts.types[type].methods.append(MethodFacts(selector: selector, exposure: exposure, position: position(of: declaration.name)))
        }
    }

    /// Returns the possible Objective-C selectors of a Swift method: with the joining word before the first label; without it, as Swift omits it
    /// before prepositions; and without the first label, as up to Swift 2.
    static func selectors(_ name: String, labels: [String]) -> [String] {
        guard let first = labels.first else { return [name] }
        let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
        if first == "_" { return [name + ":" + rest] }
        let label = first.prefix(1).uppercased() + first.dropFirst()
        return [name + "With" + label + ":" + rest, name + label + ":" + rest, name + ":" + rest]
    }

    // MARK: Bodies

    private mutating func lookInto(_ syntax: Syntax, owner: String) {
        guard looksIntoBodies else { return }
        let visitor = SwiftNameVisitor(owner: owner, lines: lines)
        visitor.walk(syntax)
        facts.names += visitor.names
        assigned[owner, default: []].formUnion(visitor.assigned)
        for (name, texts) in visitor.localConstants { facts.constants[Self.joined(owner, name: name), default: []].formUnion(texts) }
    }

    /// Records which of the file's outlets its code assigns to.
    mutating func keepAssignedOutlets() {
        for index in facts.types.indices {
            guard let names = assigned[facts.types[index].name] else { continue }
            facts.types[index].assigned = Set(
                facts.types[index].properties.lazy.filter(\.isOutlet).map(\.name).filter(names.contains))
        }
    }

    private func position(of syntax: some SyntaxProtocol) -> SourcePosition {
        lines.position(of: syntax.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    private static func joined(_ scope: String, name: String) -> String { scope.isEmpty ? name : scope + "." + name }
}
