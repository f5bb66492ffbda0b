public import FormworkCode
import FormworkModel

/// A Swift package that compiles generated code, runs it, and prints what it proves.
///
/// Every document is a module of its own, in which its files stand as they were generated, beside stubs of its own classes.
public struct ProofPackage {
    /// The language and toolkit of the code: UIKit, or one on Formwork.
    public let dialect: CodeDialect
    /// How the manifest names the package of Formwork.
    public let dependency: String
    private var modules: [Module] = []

    private struct Module {
        let name: String
        let bytes: [UInt8]
        let source: String
        let files: [GeneratedFile]
    }

    /// A package without documents.
    ///
    /// - Parameters:
    ///   - dialect: the language and toolkit; those that no compiler here understands prove nothing.
    ///   - dependency: where the package of Formwork is, a folder.
    public init(_ dialect: CodeDialect, formworkAt dependency: String) {
        self.dialect = dialect
        self.dependency = dependency
    }

    /// Whether code of a dialect can be compiled and run wherever Swift is.
    public static func canProve(_ dialect: CodeDialect) -> Bool { [.uikit, .formation, .autolayoutkit].contains(dialect) }

    /// Adds a document and its code.
    ///
    /// - Parameters:
    ///   - bytes: the document's file.
    ///   - source: what it is called.
    ///   - files: the code.
    public mutating func add(_ bytes: [UInt8], source: String, _ files: [GeneratedFile]) {
        modules.append(Module(name: "Document\(modules.count + 1)", bytes: bytes, source: source, files: files))
    }

    /// The files of the package, by their paths in it.
    public var files: [(path: String, bytes: [UInt8])] {
        var result: [(path: String, text: String)] = [("Package.swift", manifest), ("Sources/Proof/main.swift", main)]
        if isUIKit {
            result.append(("Sources/UIKit/UIKit.swift", "@_exported import FormworkUIKitStandIn\n"))
            for name in foreignModules { result.append(("Sources/\(name)/\(name).swift", "@_exported import FormworkUIKitStandIn\n")) }
        }
        for module in modules {
            for file in module.files { result.append(("Sources/\(module.name)/\(file.name)", file.text)) }
            result.append(("Sources/\(module.name)/Checks.swift", checks(module)))
            if isUIKit { result.append(("Sources/\(module.name)/Classes.swift", classes(module))) }
        }
        return result.map { ($0.path, Array($0.text.utf8)) } + modules.map { ("Documents/\($0.name)", $0.bytes) }
    }

    private var isUIKit: Bool { dialect == .uikit }

    /// The modules that generated code imports beside UIKit.
    private var foreignModules: [String] {
        let lines = modules.flatMap(\.files).flatMap { $0.text.split(separator: "\n").filter { $0.hasPrefix("import ") } }
        return Set(lines.map { String($0.dropFirst(7)) }).subtracting(["UIKit", "Formwork"]).sorted()
    }

    // MARK: Texts

    private var manifest: String {
        let library = isUIKit ? "FormworkUIKitStandIn" : "Formwork"
        let own = isUIKit ? (["UIKit"] + foreignModules).map { "\"\($0)\"" } : []
        let kit = own.map { "        .target(name: \($0), dependencies: [.product(name: \"\(library)\", package: \"formwork\")])," }
        let documents = modules.map { module in
            let dependencies =
                own + [
                    ".product(name: \"FormworkProof\", package: \"formwork\")", ".product(name: \"\(library)\", package: \"formwork\")",
                ]
            return "        .target(name: \"\(module.name)\", dependencies: [\(dependencies.joined(separator: ", "))]),"
        }
        let names = modules.map { "\"\($0.name)\"" } + [".product(name: \"FormworkProof\", package: \"formwork\")"]
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "proof",
                platforms: [.macOS(.v15)],
                dependencies: [.package(name: "formwork", path: \(CodeLiteral.string(dependency)))],
                targets: [
            \((kit + documents).joined(separator: "\n"))
                    .executableTarget(name: "Proof", dependencies: [\(names.joined(separator: ", "))]),
                ]
            )

            """
    }

    private var main: String {
        let imports = modules.map { "import \($0.name)" }.joined(separator: "\n")
        let runs = modules.map { "run(\"\($0.name)\") { try \($0.name).check($0) }" }.joined(separator: "\n")
        return """
            import Foundation
            import FormworkProof
            \(imports)

            @MainActor
            func run(_ name: String, _ check: ([UInt8]) throws -> [ProofFinding]) {
                let path = CommandLine.arguments[1] + "/Documents/" + name
                do {
                    guard let data = FileManager.default.contents(atPath: path) else { throw CocoaError(.fileNoSuchFile) }
                    print("document\\t" + name)
                    for finding in try check([UInt8](data)) { print(finding.text) }
                } catch {
                    print("failure\\t" + name + "\\t" + String(describing: error).replacingOccurrences(of: "\\n", with: " "))
                }
            }

            \(runs)

            """
    }

    private func checks(_ module: Module) -> String {
        var body = ""
        for (number, file) in module.files.enumerated() {
            let unit = file.unit
            let views = unit.views.map { isUIKit ? "layout.\($0.name).layoutView" : "layout.\($0.name)" }.joined(separator: ", ")
            for state in [nil] + unit.templates.indices.map(Optional.init) {
                body += "    do {\n"
                if isUIKit { body += "        StandIn.reset()\n" }
                body += "        let layout = \(unit.name)()\n"
                if let state { body += "        layout.\(unit.templates[state].methodName)()\n" }
                body += "        let views: [LayoutView] = [\(views)]\n"
                body += "        proof.check(unit: \(number), \(state.map { "template: \($0), " } ?? "")views)\n    }\n"
            }
        }
        return """
            import FormworkDSL
            import FormworkProof
            \(isUIKit ? "import FormworkUIKitStandIn" : "import Formwork")

            @MainActor
            public func check(_ bytes: [UInt8]) throws -> [ProofFinding] {
                var proof = try LayoutProof(bytes, file: \(CodeLiteral.string(module.source)))
            \(body)    return proof.findings
            }

            """
    }

    /// Stubs of the document's own classes.
    private func classes(_ module: Module) -> String {
        var bases: [String: String] = [:]
        for view in module.files.flatMap(\.unit.views) {
            guard let name = view.view.element.customClass, let base = view.view.element.platformClass, !ViewClass.isPlatformClass(name)
            else { continue }
            if bases[name] == nil { bases[name] = base }
        }
        return "import UIKit\n\n" + bases.sorted { $0.key < $1.key }.map { "class \($0.key): \($0.value) {}\n" }.joined()
    }
}
