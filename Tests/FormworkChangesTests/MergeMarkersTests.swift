import FormworkChanges
import FormworkImport
import FormworkModel
import FormworkTree
import Testing

/// The written merge reads back as the merge's decisions, for any documents.
@Suite struct MergeMarkersTests {
    private func document(_ objects: String) throws -> InterfaceDocument {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
                <objects>
                    \(objects)
                </objects>
            </document>

            """
        return try DocumentReader().read(Array(text.utf8), file: "Main.xib").document
    }

    private func merge(_ base: String, _ ours: String, _ theirs: String, favoring side: MergeSide = .ours) throws -> DocumentMerge {
        try DocumentMerge(base: document(base), ours: document(ours), theirs: document(theirs), favoring: side, frames: NoDerivedFrames())
    }

    private func isReadAsMade(_ merge: DocumentMerge) throws -> Bool {
        let text = XMLSerializer.text(of: merge.tree)
        return try DocumentReader().read(text, file: "merged.xib").document.storage.tree.hasSameContent(as: merge.tree)
    }

    @Test func whiteSpaceInAnElementIsNotMerged() throws {
        let emptied = "<view id=\"v\"><subviews>\n  </subviews></view>"
        let full = "<view id=\"v\"><subviews><label id=\"l\"/></subviews></view>"
        for (base, ours, theirs) in [(full, emptied, full), (emptied, full, emptied), (full, full, emptied), (emptied, emptied, full)] {
            #expect(try isReadAsMade(merge(base, ours, theirs)))
        }
        #expect(try isReadAsMade(merge("<string> </string>", "<string>\n</string>", "<string> </string>")))
    }

    @Test func markersEncloseTheConflictAfterWhiteSpace() throws {
        let blank = "<view id=\"b\"><subviews>\n  </subviews></view>"
        func sides(_ text: String) -> String { "\(blank)<label text=\"\(text)\" id=\"l\"/>" }
        func made(_ side: MergeSide) throws -> DocumentMerge { try merge(sides("A"), sides("B"), sides("C"), favoring: side) }
        var markers = try MergeMarkers(ours: made(.ours), theirs: made(.theirs), declaration: XMLDeclaration(), endsLine: true)
        let text = String(decoding: markers.text(), as: UTF8.self)
        #expect(markers.count == 1)
        #expect(
            text.contains(
                """
                <<<<<<< ours
                        <label text="B" id="l"/>
                =======
                        <label text="C" id="l"/>
                >>>>>>> theirs

                """))
    }

    @Test func textsThatFollowEachOtherInAMergeAreOne() throws {
        let merged = try merge("<string>a<view id=\"v\"/>b</string>", "<string>ab</string>", "<string>a<view id=\"v\"/>c</string>")
        #expect(try isReadAsMade(merged))
    }
}

@Suite("Text of conflict markers")
struct MergeMarkersTextTests {
    private typealias R = Revisions

    /// Returns a written merge of three lists of labels, and the number of conflicts in it.
    private static func text(
        _ base: String, _ ours: String, _ theirs: String, size: Int = 7, names: (String, String) = ("ours", "theirs"), endsLine: Bool = true
    ) throws -> (text: String, count: Int) {
        func document(_ labels: String) throws -> InterfaceDocument {
            let lines = labels.split(separator: " ").map { "        <label text=\"\($0.dropFirst())\" id=\"\($0.prefix(1))\"/>\n" }
            return try R.read(
                "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">\n    <objects>\n\(lines.joined())    </objects>\n</document>\n"
            )
        }
        let documents = (try document(base), try document(ours), try document(theirs))
        var markers = MergeMarkers(
            ours: R.merge(documents.0, documents.1, documents.2), theirs: R.merge(documents.0, documents.1, documents.2, favoring: .theirs),
            declaration: nil, endsLine: endsLine, size: size, names: names)
        let bytes = markers.text()
        return (String(decoding: bytes, as: UTF8.self), markers.count)
    }

    @Test("A merge without a conflict has no markers")
    func none() throws {
        let merged = try Self.text("aA bB", "aC bB", "aA bD")
        #expect(
            merged.count == 0 && !merged.text.contains("<<<<") && merged.text.contains("text=\"C\"") && merged.text.contains("text=\"D\""))
    }

    @Test("Each conflict has markers of its own, with the size and the names that git asks for")
    func sizes() throws {
        let merged = try Self.text("aA bB cC", "aX bB cY", "aV bB cW", size: 9, names: ("HEAD", ""))
        #expect(merged.count == 2)
        #expect(
            merged.text.hasSuffix(
                """
                    <objects>
                <<<<<<<<< HEAD
                        <label text="X" id="a"/>
                =========
                        <label text="V" id="a"/>
                >>>>>>>>>
                        <label text="B" id="b"/>
                <<<<<<<<< HEAD
                        <label text="Y" id="c"/>
                =========
                        <label text="W" id="c"/>
                >>>>>>>>>
                    </objects>
                </document>

                """), "\(merged.text)")
    }

    @Test("Two orders are marked as a whole")
    func orders() throws {
        let merged = try Self.text("aA bB cC", "cC aA bB", "bB cC aA")
        let lines = merged.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " }.prefix(7) }
        #expect(merged.count == 1)
        #expect(lines.filter { $0 == "<label " }.count == 6 && lines.filter { $0 == "<<<<<<<" }.count == 1)
    }

    @Test("A removal has one empty version")
    func removals() throws {
        let merged = try Self.text("aA bB", "aA", "aA bX")
        #expect(merged.count == 1)
        #expect(merged.text.contains("<<<<<<< ours\n=======\n        <label text=\"X\" id=\"b\"/>\n>>>>>>> theirs\n"), "\(merged.text)")
    }

    @Test("A text without a final line feed has none in the result either")
    func endings() throws {
        #expect(try Self.text("aA bB", "aX bB", "aA bB", endsLine: false).text.hasSuffix("</document>"))
    }
}
