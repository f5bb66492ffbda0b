import SwiftParser
import SwiftSyntax

// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

/// The facts of a Package.swift, as far as it says them in plain words.
package struct PackageFacts: Sendable {
    /// A target that it declares.
    package struct Target: Sendable, Hashable {
        package var name = ""
        /// The folder; nil where the package manager finds it by the target's name.
        package var path: String?
        package var excluded: [String] = []
        /// The files and folders that it is made of; empty for all.
        package var sources: [String] = []
        /// Whether everything about it is said in plain words.
        package var isWhole = true
    }

    /// The targets: one with the name "" for each whose name is computed, and for what is too long or nested too deeply to be read.
    package fileprivate(set) var targets: [Target] = []
    /// The oldest versions by the names of their systems: `10.15` for macOS.
    package fileprivate(set) var platforms: [String: String] = [:]

    /// The longest Package.swift that is parsed, in bytes: one of this length takes a second or two.
    package static let sizeLimit = 256 << 10

    /// - Parameter source: a Package.swift, in UTF-8.
    /// - Complexity: O(n) in its length.
    package init(_ source: UnsafeBufferPointer<UInt8>) {
        if source.count > Self.sizeLimit || SwiftNesting.excess(in: source) != nil {
            targets = [Target(isWhole: false)]
            return
        }
        let reader = PackageReader(viewMode: .sourceAccurate)
        reader.walk(Parser.parse(source: source))
        self = reader.facts
    }

    fileprivate init() {}
}

/// Collects calls that make targets and name systems.
private final class PackageReader: SyntaxVisitor {
    var facts = PackageFacts()

    private static let makers: Set<String> = ["target", "executableTarget", "testTarget", "macro"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Package",
            let systems = node.arguments.first(where: { $0.label?.text == "platforms" })?.expression.as(ArrayExprSyntax.self)
        {
            for system in systems.elements { addSystem(system.expression) }
        }
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), Self.makers.contains(access.declName.baseName.text),
            access.base.map({ ["Target", "PackageDescription.Target"].contains($0.trimmedDescription) }) ?? true
        else { return .visitChildren }
        var target = PackageFacts.Target()
        for argument in node.arguments {
            let value = argument.expression
            switch argument.label?.text {
            case "name": target.name = text(value) ?? ""
            case "path":
                target.path = text(value)
                if target.path == nil { target.isWhole = false }
            case "exclude": if let names = texts(value) { target.excluded = names } else { target.isWhole = false }
            case "sources": if let names = texts(value) { target.sources = names } else { target.isWhole = false }
            default: break
            }
        }
        if target.name.isEmpty { target.isWhole = false }
        facts.targets.append(target)
        // Among its dependencies are other targets by their names.
        return .skipChildren
    }

    /// Reads `.iOS(.v13)` and `.macOS("10.15")`.
    private func addSystem(_ expression: ExprSyntax) {
        guard let call = expression.as(FunctionCallExprSyntax.self), let name = call.calledExpression.as(MemberAccessExprSyntax.self),
            let version = call.arguments.first?.expression.trimmedDescription
        else { return }
        let number = version.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "_" || $0 == "." }
        facts.platforms[name.declName.baseName.text] = String(number.replacing("_", with: "."))
    }

    private func text(_ expression: ExprSyntax) -> String? { expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

    private func texts(_ expression: ExprSyntax) -> [String]? {
        guard let elements = expression.as(ArrayExprSyntax.self)?.elements else { return nil }
        let found = elements.compactMap { text($0.expression) }
        return found.count == elements.count ? found : nil
    }
}
