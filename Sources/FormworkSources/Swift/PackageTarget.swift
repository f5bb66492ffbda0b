import SwiftParser
import SwiftSyntax

// Safe pointers: the bytes are lent for the time of a call, and their count comes with them.

/// A target that a Package.swift declares, as far as it says so in plain words.
package struct PackageTarget: Sendable, Hashable {
    package var name: String
    /// The folder; nil where the package manager finds it by the target's name.
    package var path: String?
    package var excluded: [String] = []
    /// The files and folders that it is made of; empty for all.
    package var sources: [String] = []
    /// Whether everything about it is said in plain words.
    package var isWhole = true

    /// The longest Package.swift that is parsed, in bytes: one of this length takes a second or two.
    package static let sizeLimit = 256 << 10

    /// Returns the targets of a package: one with the name "" for each whose name is computed, and for what is too long or nested too deeply
    /// to be read.
    ///
    /// - Parameter source: a Package.swift, in UTF-8.
    /// - Complexity: O(n) in its length.
    package static func all(in source: UnsafeBufferPointer<UInt8>) -> [PackageTarget] {
        if source.count > sizeLimit || SwiftNesting.excess(in: source) != nil { return [PackageTarget(name: "", isWhole: false)] }
        let reader = PackageReader(viewMode: .sourceAccurate)
        reader.walk(Parser.parse(source: source))
        return reader.targets
    }
}

/// Collects calls that make targets.
private final class PackageReader: SyntaxVisitor {
    var targets: [PackageTarget] = []

    private static let makers: Set<String> = ["target", "executableTarget", "testTarget", "macro"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), Self.makers.contains(access.declName.baseName.text),
            access.base.map({ ["Target", "PackageDescription.Target"].contains($0.trimmedDescription) }) ?? true
        else { return .visitChildren }
        var target = PackageTarget(name: "")
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
        targets.append(target)
        // Among its dependencies are other targets by their names.
        return .skipChildren
    }

    private func text(_ expression: ExprSyntax) -> String? { expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

    private func texts(_ expression: ExprSyntax) -> [String]? {
        guard let elements = expression.as(ArrayExprSyntax.self)?.elements else { return nil }
        let found = elements.compactMap { text($0.expression) }
        return found.count == elements.count ? found : nil
    }
}
