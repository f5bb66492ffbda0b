#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif
import FormworkDiagnostics
@testable import FormworkCode
import FormworkImport
import FormworkModel
import FormworkTestSupport
import Testing

/// Writes the code of views of the corpus into functions, with the views' elements, for `scripts/stand-in`.
///
/// Each line of `elements.jsonl` is a sample: the number of the function, the file, the element, and its unconverted parts.
/// `rules.json` has the defaults of attributes.
@Suite struct StandInSamples {
    static var folder: String? { getenv("FORMWORK_STAND_IN_SAMPLES").map { String(cString: $0) } }
    static var step: Int { getenv("FORMWORK_STAND_IN_STEP").flatMap { Int(String(cString: $0)) } ?? 1 }

    @Test(.enabled(if: StandInSamples.folder != nil, "scripts/stand-in runs it"))
    func samplesOfTheCorpusAreWritten() throws {
        let folder = try #require(Self.folder)
        var functions: [String] = []
        var elements = JSONLines()
        var count = 0
        for path in try TestFiles.corpusDocuments() where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
            guard let read = try? DocumentReader().read(try TestFiles.bytes(of: path), file: path) else { continue }
            guard read.document.platform == .iOS else { continue }
            for view in read.document.views where UIKitClasses.byElement[view.element.name] != nil {
                count += 1
                if count % Self.step != 0 { continue }
                functions.append(Self.function(view, functions.count))
                elements.add(view, functions.count - 1, file: path.split(separator: "/").last.map(String.init) ?? "")
            }
        }
        let chunk = 150
        var files = 0
        for start in stride(from: 0, to: functions.count, by: chunk) {
            let text = "import UIKit\n\n" + functions[start..<min(start + chunk, functions.count)].joined(separator: "\n")
            try Self.write(text, folder + "/Samples\(files).swift")
            files += 1
        }
        let calls = functions.indices.map { "    sample\($0)()\n" }
        var main = "import UIKit\n\n"
        for start in stride(from: 0, to: calls.count, by: 500) {
            main += "@MainActor func calls\(start / 500)() {\n\(calls[start..<min(start + 500, calls.count)].joined())}\n\n"
        }
        main +=
            "@MainActor func allSamples() {\n"
            + stride(from: 0, to: calls.count, by: 500).map { "    calls\($0 / 500)()\n" }.joined() + "}\n"
        try Self.write(main, folder + "/AllSamples.swift")
        try Self.write(elements.text, folder + "/elements.jsonl")
        try Self.write(Self.rules, folder + "/rules.json")
        print("\(functions.count) samples of \(count) views")
    }

    private static func function(_ view: View, _ number: Int) -> String {
        let properties = UIKitProperties()
        let code = properties.code(for: view, variable: "view")
        let element = view.element
        var initializer = code.initializer
        if let custom = element.customClass, let name = UIKitClasses.byElement[element.name]?.name {
            initializer = initializer.map { $0.hasPrefix(custom + "(") ? name + $0.dropFirst(custom.count) : $0 }
        }
        if let layout = element.child(key: "collectionViewLayout")?.customClass {
            initializer = initializer?.replacing(layout + "()", with: "UICollectionViewFlowLayout()")
        }
        if element["key"] == "contentView", view.superview?.element == element.parent, initializer != nil || code.initializer == nil {
            switch view.superview?.element.name {
            case "tableViewCell": initializer = "UITableViewCell().contentView"
            case "collectionViewCell": initializer = "UICollectionViewCell().contentView"
            case "visualEffectView": initializer = "UIVisualEffectView(effect: nil).contentView"
            default: break
            }
        }
        let runtime = properties.statements(forRuntimeAttributes: view.runtimeAttributes, variable: "view")
        let lines = (code.statements + runtime.statements).map { "    \($0)\n".replacing("\n", with: "\n    ") + "\n" }.joined()
        return "@MainActor func sample\(number)() {\n    let view = \(initializer ?? "UIView()")\n\(lines)    made(\(number), view)\n}\n"
    }

    /// Defaults of missing attributes, by element and attribute.
    private static var rules: String {
        var lines: [String] = []
        for name in UIKitClasses.all.flatMap(\.elements) {
            guard let kit = UIKitClasses.byElement[name] else { continue }
            let attributes = kit.rules.rules.sorted { $0.attribute < $1.attribute }.map { rule in
                let kind =
                    switch rule.kind {
                    case .structural: "structural"
                    case .none, .derived: "none"
                    case .number, .named, .integer, .priority: "number"
                    default: "other"
                    }
                return
                    "\(JSONLines.quoted(rule.attribute)):{\"absent\":\(rule.absent.map(JSONLines.quoted) ?? "null"),\"kind\":\"\(kind)\"}"
            }
            let structural = kit.parts.flatMap { part in
                if case .structural = part.kind { return part.names.map { JSONLines.quoted($0 + (part.key.map { "@" + $0 } ?? "")) } }
                return []
            }
            lines.append(
                "\(JSONLines.quoted(name)):{\"attributes\":{\(attributes.joined(separator: ","))},\"structural\":[\(structural.joined(separator: ","))]}"
            )
        }
        return "{\(lines.joined(separator: ",\n"))}"
    }

    private static func write(_ text: String, _ path: String) throws {
        let stream = try #require(fopen(path, "wb"))
        defer { fclose(stream) }
        var text = text
        text.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, stream) }
    }
}

/// Elements as lines of JSON.
struct JSONLines {
    private(set) var text = ""

    mutating func add(_ view: View, _ number: Int, file: String) {
        let code = UIKitProperties().code(for: view, variable: "view")
        let left = code.notConverted.map { "[\(Self.quoted($0.what)),\(Self.quoted($0.why)),\($0.affectsLayout)]" }
        text +=
            "{\"sample\":\(number),\"file\":\(Self.quoted(file)),\"element\":\(Self.json(view.element)),\"left\":[\(left.joined(separator: ","))]}\n"
    }

    static func json(_ element: Element) -> String {
        let attributes = element.attributes.map { "\(quoted($0.name)):\(quoted($0.value))" }.joined(separator: ",")
        let inner = element.name == "subviews" || element.name == "constraints" ? [] : element.children
        let children = inner.map(json).joined(separator: ",")
        let text = element.plainText.map { ",\"text\":\(quoted($0))" } ?? ""
        return "{\"name\":\(quoted(element.name)),\"attributes\":{\(attributes)},\"children\":[\(children)]\(text)}"
    }

    static func quoted(_ text: String) -> String {
        var json = JSONWriter()
        json.string(text)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
