import FormworkCompile
import FormworkEdit
import FormworkImport
import FormworkModel
import FormworkNib
import FormworkResults
import FormworkTree
import FormworkVocabulary
import Testing

/// Rows of AppKit's vocabulary whose type is enough: a new attribute of a view or cell is one line, and everything else follows from it.
@Suite struct EachAppKitRowTests {
    /// An attribute with a value that its element doesn't have by default.
    struct Sample: CustomStringConvertible {
        let element: String
        /// The control of a cell; nil for a view.
        let control: String?
        let name: String
        let value: String

        var description: String { "\(element).\(name)" }
    }

    /// Elements that are only valid in other places than a view's subviews, and cells of controls with a style for each content.
    private static let parts: Set<String> = [
        "clipView", "scroller", "tableHeaderView", "tableHeaderCell", "tableRowView", "textView", "tableView", "outlineView", "cell",
    ]

    /// The attributes of views and cells that have a key or a bit in compiled files, each with the class that introduces it.
    static let samples: [Sample] = Vocabulary.appKit.classes.flatMap { described -> [Sample] in
        let isView = described.ancestry.contains("NSView")
        let control = Vocabulary.appKit.classes.first { $0.cell == described.name }?.elements.first
        guard isView || described.ancestry.contains("NSCell") && control != nil, let element = described.elements.first,
            !parts.contains(element)
        else { return [] }
        return described.ownEntries.compactMap { entry in
            guard entry.bit != nil || entry.nib.map({ !$0.isLate && $0.writers.isEmpty }) == true, entry.archive != nil else { return nil }
            return value(of: entry).map { Sample(element: element, control: isView ? nil : control, name: entry.name, value: $0) }
        }
    }

    /// Returns a value other than that of a missing attribute.
    private static func value(of entry: VocabularyEntry) -> String? {
        let values: [String] =
            switch entry.kind {
            case .bool: ["YES", "NO"]
            case .integer: ["3"]
            case .number: ["5"]
            case .word: (entry.words?.words ?? []).filter { !$0.member.isEmpty }.map(\.text)
            case .text, .name: ["Some text"]
            default: []
            }
        return values.first { $0 != entry.absent && $0 != entry.nib?.omitted && $0 != "inherited" }
    }

    @Test("Enough rows need nothing else")
    func count() { #expect(Self.samples.count > 60) }

    @Test("A row alone is edited, compiled, read and described", arguments: samples)
    func row(_ sample: Sample) throws {
        let frame = #"<rect key="frame" x="10" y="10" width="100" height="30"/>"#
        let object =
            sample.control.map { #"<\#($0) id="vvv-aa-002">\#(frame)<\#(sample.element) key="cell" id="9"/></\#($0)>"# }
            ?? #"<\#(sample.element) id="9">\#(frame)</\#(sample.element)>"#
        let text = MacFixture.document(
            """
            <customView id="one-aa-001"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>\(object)</subviews></customView>
            """)
        let document = try DocumentReader().read(Array(text.utf8), file: "Row.xib").document
        let edited = try EditScript(commands: ["set #9 \(sample.name)='\(sample.value)'"]).apply(to: document).document
        #expect(edited.element(id: "9")?[sample.name] == sample.value)
        let bytes = try #require(
            try InterfaceCompiler.compile(edited, file: "Row.xib", options: CompileOptions()).bundle["keyedobjects.nib"])
        let back = try DocumentReader().read(bytes, file: "Row.nib").document
        let tags = String(decoding: XMLSerializer.text(of: back.tree), as: UTF8.self).split(separator: "\n")
        #expect(tags.contains { $0.contains("<\(sample.element) ") && $0.contains(" \(sample.name)=\"\(sample.value)\"") })
        #expect(VocabularyDescription.text(of: "\(sample.element).\(sample.name)", in: .appKit) != nil)
    }
}
