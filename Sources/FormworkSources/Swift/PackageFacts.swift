import FormworkTree
import SwiftParser
import SwiftSyntax

// Safe pointers: buffers are used only during a call and carry their count.

/// The facts of a Package.swift that are written as literals.
package struct PackageFacts: Sendable {
    /// A declared target.
    package struct Target: Sendable, Hashable {
        package var name = ""
        /// The folder; nil for the default folder for the target's name.
        package var path: String?
        package var excluded: [String] = []
        /// The files and folders that belong to it; empty for all.
        package var sources: [String] = []
        /// Whether everything about it is written as literals.
        package var isWhole = true
    }

    /// The targets. One with the name "" represents each computed name, and a file that is too long or nested too deeply to be read.
    package fileprivate(set) var targets: [Target] = []
    /// The oldest versions by platform name: `10.15` for macOS.
    package fileprivate(set) var platforms: [String: String] = [:]

    /// The maximum size of a Package.swift that is parsed, in bytes. One of this size takes a second or two.
    package static let sizeLimit = 256 << 10

    /// - Parameter source: The contents of a Package.swift, in UTF-8.
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

/// Collects calls that declare targets and platforms.
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
        // The names of other targets in its dependencies aren't declarations.
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
