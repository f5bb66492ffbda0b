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
