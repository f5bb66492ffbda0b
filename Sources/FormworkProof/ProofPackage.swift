public import FormworkCode
import FormworkDiagnostics
import FormworkTree

/// A Swift package that compiles generated code, runs it, and prints the results of the proof.
///
/// Each document is a separate module that has its generated files, unchanged, and stubs of its custom classes.
public struct ProofPackage {
    /// The language and toolkit of the code.
    public let dialect: CodeDialect
    /// The path to Formwork's package in the manifest.
    public let dependency: String
    private let kit: ProofKit?
    private var modules: [Module] = []

    private struct Module {
        let name: String
        let bytes: [UInt8]
        let source: String
        let files: [GeneratedFile]

        /// The units of the files that have views.
        var units: [CodeUnit] { files.compactMap(\.unit) }
    }

    /// Creates a package without documents.
    ///
    /// - Parameters:
    ///   - dialect: the language and toolkit. For a dialect that cannot be compiled here, nothing is proved.
    ///   - dependency: the folder of Formwork's package.
    public init(_ dialect: CodeDialect, formworkAt dependency: String) {
        self.dialect = dialect
        self.dependency = dependency
        kit = ProofKit(dialect)
    }

    /// Whether code of a dialect can be compiled and run on any platform with Swift.
    public static func canProve(_ dialect: CodeDialect) -> Bool { ProofKit(dialect) != nil }

    /// Adds a document and its code.
    ///
    /// - Parameters:
    ///   - bytes: the document's file.
    ///   - source: the file name.
    ///   - files: the generated files.
    public mutating func add(_ bytes: [UInt8], source: String, _ files: [GeneratedFile]) {
        modules.append(Module(name: "Document\(modules.count + 1)", bytes: bytes, source: source, files: files))
    }

    /// Returns the question for the package's program.
    ///
    /// - Parameter nonce: a unique word for this run.
    /// - Complexity: O(n) in the size of the documents and their code.
    public func question(nonce: String) -> ProofQuestion {
        var states: [ProofQuestion.State] = []
        for (document, module) in modules.enumerated() {
            for unit in module.units {
                for template in [nil] + unit.states.indices.map(Optional.init) {
                    states.append(ProofQuestion.State(document: document, unit: unit.number, template: template))
                }
            }
        }
        return ProofQuestion(nonce: nonce, identity: Self.identity(of: parts), states: states)
    }

    /// The files of the package, by path.
    public var files: [(path: String, bytes: [UInt8])] {
        let parts = parts
        return parts + [("Sources/Proof/main.swift", Array(main(identity: Self.identity(of: parts)).utf8))]
    }

    /// All files except the program, whose text depends on the others.
    private var parts: [(path: String, bytes: [UInt8])] {
        let kits = kits
        var result: [(path: String, text: String)] = [("Package.swift", manifest)]
        for kit in kits {
            result.append(("Sources/\(kit.name)/\(kit.name).swift", "@_exported import \(kit.product)\n\n" + classes(ofKit: kit.name)))
        }
        for module in modules {
            for file in module.files {
                result.append(("Sources/\(module.name)/\(file.name)", isStandIn ? Self.adapted(file.text, kits: kits) : file.text))
            }
            result.append(("Sources/\(module.name)/Checks.swift", checks(module)))
            if isStandIn { result.append(("Sources/\(module.name)/Classes.swift", classes(module))) }
        }
        return result.map { ($0.path, Array($0.text.utf8)) } + modules.map { ("Documents/\($0.name)", $0.bytes) }
    }

    /// Returns a digest of files. It only needs to distinguish versions of a folder.
    private static func identity(of files: [(path: String, bytes: [UInt8])]) -> String {
        var digest = Digest()
        for file in files {
            digest.add(file.path)
            digest.add(file.bytes, range: file.bytes.indices)
        }
        return digest.hexadecimal
    }

    private var isStandIn: Bool { kit?.isStandIn ?? false }
    private var isMac: Bool { kit?.isMac ?? false }

    /// The platform modules that the code imports.
    private var kits: [ProofKit.Module] {
        guard let kit, let platform = kit.modules.first else { return [] }
        let used = Set(modules.flatMap(\.files).flatMap { $0.text.split(separator: "\n").compactMap(Self.imported) })
        let others = used.map(String.init).filter { KitModules.isKnown($0, isMac: isMac) }.sorted()
        return kit.modules + others.map { ProofKit.Module(name: $0, product: platform.product) }
    }

    /// Returns the module that a line imports.
    private static func imported(_ line: Substring) -> Substring? { line.hasPrefix("import ") ? line.dropFirst(7) : nil }

    /// Returns code as the stand-ins can compile it.
    private static func adapted(_ text: String, kits: [ProofKit.Module]) -> String {
        withoutSelectors(withoutForeignImports(text, kits: kits))
    }

    /// Writes selectors of the platform's own methods as strings: Swift has `#selector` only where Objective-C is.
    private static func withoutSelectors(_ text: String) -> String {
        let mark = "#selector("
        guard text.contains(mark) else { return text }
        var (result, rest) = ("", text[...])
        while let start = rest.firstRange(of: mark) {
            result += rest[..<start.lowerBound]
            let name = String(rest[start.upperBound...].prefix { $0 != ")" }) + ")"
            if let selector = StandardActions.selector(ofMethod: name) {
                result += "Selector((\"\(selector)\"))"
                rest = rest[start.upperBound...].dropFirst(name.count + 1)
            } else {
                result += mark
                rest = rest[start.upperBound...]
            }
        }
        return result + rest
    }

    /// Comments out imports of modules that the proof doesn't have; their classes are among the stubs. Documents therefore cannot import targets of
    /// the manifest.
    private static func withoutForeignImports(_ text: String, kits: [ProofKit.Module]) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let module = imported(line), !kits.contains(where: { $0.name == module }) else { return String(line) }
            return "// " + line
        }.joined(separator: "\n")
    }

    // MARK: Texts

    private var manifest: String {
        func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"formwork\")" }
        let own = kits.map { "\"\($0.name)\"" }
        let targets = kits.map { "        .target(name: \"\($0.name)\", dependencies: [\(product($0.product))])," }
        let documents = modules.map { module in
            let dependencies = own + [product("FormworkProof")] + (kit?.products ?? []).map(product)
            return "        .target(name: \"\(module.name)\", dependencies: [\(dependencies.joined(separator: ", "))]),"
        }
        let names = modules.map { "\"\($0.name)\"" } + [product("FormworkProof")]
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "proof",
                platforms: [.macOS(.v15)],
                dependencies: [.package(name: "formwork", path: \(CodeLiteral.string(dependency)), traits: [])],
                targets: [
            \((targets + documents).joined(separator: "\n"))
                    .executableTarget(name: "Proof", dependencies: [\(names.joined(separator: ", "))]),
                ]
            )

            """
    }

    private func main(identity: String) -> String {
        let imports = modules.map { "import \($0.name)" }.joined(separator: "\n")
        let runs = modules.enumerated().map { "run(\($0), \"\($1.name)\") { try \($1.name).check($0) }" }.joined(separator: "\n")
        return """
            import Foundation
            import FormworkProof
            \(imports)

            let folder = CommandLine.arguments[1]
            let nonce = CommandLine.arguments[2]

            @MainActor
            func run(_ number: Int, _ name: String, _ check: ([UInt8]) throws -> [ProofFinding]) {
                do {
                    guard let data = FileManager.default.contents(atPath: folder + "/Documents/" + name) else {
                        throw CocoaError(.fileNoSuchFile)
                    }
                    for line in ProofReport.lines(nonce, document: number, try check([UInt8](data))) { print(line) }
                } catch {
                    print(ProofReport.failure(nonce, document: number, error))
                }
            }

            print(ProofReport.opening(nonce, identity: "\(identity)"))
            \(runs)
            print(ProofReport.end(nonce))

            """
    }

    private func checks(_ module: Module) -> String {
        var body = ""
        for unit in module.units {
            let views = unit.views.map { view in
                let expression = view.name == "self" ? "layout" : "layout.\(view.name)"
                return kit?.standInLayoutView(expression) ?? expression
            }.joined(separator: ", ")
            for state in [nil] + unit.states.indices.map(Optional.init) {
                body += "    do {\n"
                if isStandIn { body += "        StandIn.reset(platform: .\(isMac ? "macOS" : "iOS"))\n" }
                body += "        let layout = \(unit.name)()\n"
                // A controller creates its views when its view is loaded.
                if unit.form == .controller { body += "        layout.loadViewIfNeeded()\n" }
                for call in unit.calls(on: "layout", for: state.map { unit.states[$0] }) { body += "        \(call)\n" }
                body += "        let views: [LayoutView] = [\(views)]\n"
                body += "        proof.check(unit: \(unit.number), \(state.map { "template: \($0), " } ?? "")views)\n    }\n"
            }
        }
        return """
            import FormworkDSL
            import FormworkProof
            \((kit?.products ?? []).map { "import " + $0 }.joined(separator: "\n"))

            @MainActor
            public func check(_ bytes: [UInt8]) throws -> [ProofFinding] {
                var proof = try LayoutProof(bytes, file: \(CodeLiteral.string(module.source)))
            \(body)    return proof.findings
            }

            """
    }

    /// Returns stubs of the document's custom classes, nested in their modules and classes.
    private func classes(_ module: Module) -> String {
        var stubs = ClassStubs()
        for (name, base) in ownClasses(of: module) where KitModules.module(ofClass: name, isMac: isMac) == nil {
            stubs.add(name, base: base)
        }
        return (kit?.modules ?? []).prefix(1).map { "import \($0.name)\n\n" }.joined() + stubs.text
    }

    /// Returns stubs of Apple's classes that the stand-in doesn't have. They are in separate modules, so that code without the import fails to
    /// compile.
    private func classes(ofKit name: String) -> String {
        var bases: [String: String] = [:]
        for (own, base) in modules.flatMap(ownClasses) where KitModules.module(ofClass: own, isMac: isMac) == name {
            if bases[own] == nil { bases[own] = base }
        }
        return bases.sorted { $0.key < $1.key }.map { "open class \($0.key): \($0.value) {}\n" }.joined()
    }

    /// Returns the classes that a document names and the stand-in doesn't have, with their platform superclasses.
    private func ownClasses(of module: Module) -> [(name: String, base: String)] {
        // The application's subclass of a generated class inherits the generated members.
        var derived: [(name: String, base: String)] = []
        var owners: Set<String> = []
        let objects = module.files.compactMap(\.object)
        for (own, name) in module.units.map({ ($0.ownClass, $0.name) }) + objects.map({ ($0.ownClass, $0.name) }) {
            if let own, owners.insert(own).inserted { derived.append((own, name)) }
        }
        return derived + module.units.flatMap(\.mentionedClasses) + objects.flatMap(\.mentionedClasses)
            + module.units.flatMap { kit?.ownClasses(of: $0) ?? [] }
    }
}
