import FormworkCode
import FormworkCompile
import FormworkDiagnostics
import FormworkEdit
import FormworkResults
import FormworkImport
import FormworkModel
import FormworkNib
import FormworkVocabulary
import Testing

/// Rows of the vocabulary whose type is enough: a new attribute is one line, and everything else follows from it.
@Suite struct EachRowTests {
    /// A view's attribute with a value that it doesn't have by default.
    struct Sample: CustomStringConvertible {
        let element: String
        let entry: VocabularyEntry
        let key: String
        let value: String

        var description: String { "\(element).\(entry.name)" }
    }

    /// Elements that are only valid in other places than a view's subviews.
    private static let parts: Set<String> = [
        "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView", "collectionReusableView",
        "window",
    ]

    /// The attributes of UIKit's views that have a key, a property and no procedure, each with the class that introduces it.
    static let samples: [Sample] = Vocabulary.uiKit.classes.flatMap { described -> [Sample] in
        guard let element = described.elements.first, described.ancestry.contains("UIView"), described.readElement != nil,
            !parts.contains(element)
        else { return [] }
        return described.ownEntries.compactMap { entry in
            guard let nib = entry.nib, let key = nib.keys.first, nib.isRead, nib.isWritten, !nib.isLate, nib.since == nil,
                nib.readers.isEmpty, nib.writers.isEmpty, case .property = entry.code.rule, let value = value(of: entry)
            else { return nil }
            return Sample(element: element, entry: entry, key: key.name, value: value)
        }
    }

    /// Returns a value other than that of a missing attribute, and other than the property's first.
    private static func value(of entry: VocabularyEntry) -> String? {
        let usual = [entry.absent, entry.nib?.omitted, entry.code.initial]
        let values: [String] =
            switch entry.kind {
            case .bool: ["YES", "NO"]
            case .integer: ["3"]
            case .number: ["5"]
            case .unit: ["0.5"]
            case .word: (entry.words?.words ?? []).filter { !$0.member.isEmpty }.map(\.text)
            default: []
            }
        return values.first { !usual.contains($0) }
    }

    @Test("Enough rows need nothing else")
    func count() { #expect(Self.samples.count > 100) }

    @Test("A row alone is edited, compiled, read, written, converted and described", arguments: samples)
    func row(_ sample: Sample) throws {
        let (name, value) = (sample.entry.name, sample.value)
        let text = CompiledSample.xib(
            """
            <view contentMode="scaleToFill" id="one-aa-001"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
            <subviews><\(sample.element) id="two-aa-002"><rect key="frame" x="10" y="10" width="100" height="30"/></\(sample.element)>
            </subviews></view>
            """)
        let document = try DocumentReader().read(Array(text.utf8), file: "Row.xib").document
        let edited = try EditScript(commands: ["set #two-aa-002 \(name)=\(value)"]).apply(to: document).document
        #expect(edited.element(id: "two-aa-002")?[name] == value)
        let bytes = try #require(
            try InterfaceCompiler.compile(edited, file: "Row.xib", options: CompiledSample.options(12, 4, target: .init(14))).bundle.members
                .first?.bytes)
        let graph = try NibContents(bytes).graph
        #expect(graph.objects.indices.contains { graph.value($0, key: sample.key) != nil })
        let back = try DocumentReader().read(bytes, file: "Row.nib").document
        let found = back.views.first { $0.element.name == sample.element && $0.superview != nil }
        #expect(found?.element[name] == value)
        let code = try CodeGenerator(.uikit, form: .layout, isExhaustive: true).files(of: edited, source: "Row.xib").map(\.text).joined()
        guard case .property(let property) = sample.entry.code.rule else { return }
        #expect(code.contains(".\(property) = "), "\(property)")
        let words = try #require(VocabularyDescription.text(of: "\(sample.element).\(name)", in: .uiKit)).text
        #expect(words.contains(property) && words.contains(sample.key))
    }
}
