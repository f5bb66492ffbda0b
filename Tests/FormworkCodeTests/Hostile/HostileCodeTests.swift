#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif
@testable import FormworkCode
import FormworkEdit
import FormworkResults
import FormworkImport
import FormworkModel
import FormworkProof
import FormworkTestSupport
import Testing

/// Puts statements into each attribute and each content that a code generator reads, one after another: none of them becomes code.
///
/// The tests choose some places and payloads by a printed seed; `scripts/hostile-code` tests all.
@Suite("Statements in documents")
struct HostileCodeTests {
    private struct Seed: Sendable {
        var name: String
        var text: String
        var isMac: Bool
    }

    private static var takesAll: Bool { getenv("FORMWORK_HOSTILE_CODE") != nil }

    private static var samples: [Seed] {
        get throws {
            let names = [
                "HidingForm-macOS.xib", "HidingForm.storyboard", "LayoutTemplates-0.9.storyboard", "LayoutTemplates.storyboard",
                "SizeClasses.xib",
            ]
            return try names.map {
                Seed(
                    name: $0, text: String(decoding: try TestFiles.bytes(of: TestFiles.sample($0)), as: UTF8.self),
                    isMac: $0.contains("macOS"))
            }
        }
    }

    private static var seeds: [Seed] {
        get throws {
            try Everything.ofUIKit.map { Seed(name: $0.name, text: $0.text, isMac: false) }
                + Everything.ofAppKit.map { Seed(name: $0.name, text: $0.text, isMac: true) }
                + (Everything.byHand + Everything.scenes + Everything.objects).map { Seed(name: $0.name, text: $0.text, isMac: $0.isMac) }
                + samples
        }
    }

    /// Returns the places of all seeds: each kind of place once for each writer that reads it.
    private static func places() throws -> [(seed: Seed, place: Injection)] {
        var seen: Set<String> = []
        return try seeds.flatMap { seed in
            Injection.places(of: seed.text).filter { seen.insert("\(seed.isMac) \($0.kind)").inserted }.map { (seed, $0) }
        }
    }

    @Test("The documents contain every attribute and element that a writer reads by name")
    func coverage() throws {
        var known: Set<String> = []
        for (_, place) in try Self.places() {
            known.formUnion([place.element, place.attribute ?? place.element, place.key ?? place.element])
        }
        var missing: Set<String> = []
        for word in try WriterWords.all() where !known.contains(word) { missing.insert(word) }
        #expect(
            missing.subtracting(WriterWords.elsewhere).isEmpty,
            "nothing is put there: \(missing.subtracting(WriterWords.elsewhere).sorted())")
    }

    @Test("None of their values becomes code", arguments: [false, true])
    func code(isMac: Bool) throws {
        let seed = getenv("FORMWORK_SEED").flatMap { Int(String(cString: $0)) } ?? 13
        var random = SeededGenerator(seed: seed)
        let all = try Self.places().filter { $0.seed.isMac == isMac }
        let places = Self.takesAll ? all : Array(all.shuffled(using: &random).prefix(300))
        var counts: [String: Int] = [:]
        let dialects = CodeDialect.allCases.filter { $0.canSpeak(of: isMac ? .macOS : .iOS) }
        let generators = try dialects.flatMap { dialect in
            try (dialect.hasForms ? [nil, CodeForm.layout] : [.layout]).map { try CodeGenerator(dialect, form: $0) }
        }
        var faults = 0
        for (document, place) in places {
            let payloads = Self.takesAll ? Injection.payloads : [random.pick(Injection.payloads)]
            for (number, payload) in payloads.enumerated() {
                let text = place.put(payload, in: document.text)
                guard let read = try? DocumentReader().read(Array(text.utf8), file: "Test.xib").document else { continue }
                for generator in generators where generator.dialect.canSpeak(of: read.platform) {
                    counts[generator.dialect.rawValue, default: 0] += 1
                    for fault in try Self.faults(read, Array(text.utf8), generator, isProved: number == 0) {
                        faults += 1
                        if faults <= 20 {
                            Issue.record(
                                "seed \(seed), \(document.name), \(place.kind), \(payload.debugDescription), \(generator.dialect): \(fault)"
                            )
                        }
                    }
                }
                if random.next() % 8 == 0 || Self.takesAll, let fault = Self.unreadable(read) {
                    Issue.record("seed \(seed), \(document.name), \(place.kind), \(payload.debugDescription): \(fault)")
                }
            }
        }
        print(
            "hostile code, seed \(seed): \(places.count) of \(all.count) places; documents by writer: \(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })"
        )
        #expect(all.count > 1000)
    }

    /// Returns the faults in the code of a document.
    private static func faults(
        _ document: InterfaceDocument, _ bytes: [UInt8], _ generator: CodeGenerator, isProved: Bool
    ) throws -> [String] {
        var faults: [String] = []
        let dialect = generator.dialect
        let files = try generator.files(of: document, source: "Te\"st*/\nsentinel_7()\\.xib")
        var texts = files.map { ($0.name, $0.text, !dialect.isObjectiveC) }
        if isProved, dialect == .uikit {
            var package = ProofPackage(dialect, formworkAt: "/formwork")
            package.add(bytes, source: "Te\"st*/\nsentinel_7()\\.xib", files)
            texts += package.files.filter { $0.path.hasSuffix(".swift") }.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self), true) }
            for file in package.files where !isPlain(file.path.replacing("/", with: "-")) { faults.append("the file '\(file.path)'") }
        }
        for (name, text, isSwift) in texts {
            let (code, isBroken) = isSwift ? CodeLexer.swift(text) : CodeLexer.objectiveC(text)
            if let found = code.firstRange(of: "sentinel_7") {
                faults.append("\(name) holds code: …\(code[..<found.lowerBound].suffix(60))\(code[found.lowerBound...].prefix(40))…")
            }
            if isBroken { faults.append("\(name) has a literal or a comment without an end") }
        }
        for file in files where !isPlain(file.name) { faults.append("the file '\(file.name)'") }
        return faults
    }

    /// Returns whether a file of the name stays in its folder, on any file system.
    private static func isPlain(_ name: String) -> Bool {
        !name.contains("/") && !name.contains("..") && !name.hasPrefix(".") && name.utf8.count <= 255
            && name.unicodeScalars.allSatisfy { $0.value > 0x1F && !(0x7F...0x9F).contains($0.value) }
    }

    private static func read(_ bytes: [UInt8], _ form: String) throws -> ReadDocument {
        switch form {
        case "JSON": try DocumentReader().read(bytes, as: .json, file: "Test.json")
        case "YAML": try DocumentReader().read(bytes, as: .yaml, file: "Test.yaml")
        default: try DocumentReader().read(bytes, file: "Test.xib")
        }
    }

    /// Returns the first other form of a document that cannot be read back.
    private static func unreadable(_ document: InterfaceDocument) -> String? {
        let forms: [(String, [UInt8])] = [
            ("its own form", document.text()), ("JSON", document.data(as: .json)), ("YAML", document.data(as: .yaml)),
            (
                "the other kind",
                document.kind == .xib
                    ? document.asStoryboard().document.text() : document.asXIBs().xibs.first?.document.text() ?? document.text()
            ),
        ]
        for (name, bytes) in forms {
            do { _ = try Self.read(bytes, name) } catch { return "\(name) cannot be read again: \(error)" }
        }
        return nil
    }
}
