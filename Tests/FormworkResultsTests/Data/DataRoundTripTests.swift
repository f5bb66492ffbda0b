import FormworkResults
import FormworkImport
import FormworkModel
import FormworkTestSupport
import FormworkTree
import Testing

/// Documents come back from data unchanged.
@Suite struct DataRoundTripTests {
    static let corners = [
        Writing.xib(),
        Writing.xib(declaration: ""),
        Writing.xib(declaration: "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n"),
        Writing.xib(declaration: "<?xml version=\"1.0\"?>\n"),
        Writing.xib(declaration: "<?xml version=\"1.20\" encoding=\"uTf-8\"?>\n"),
        Writing.xib(declaration: "<?xml version=\"1.\" encoding=\"UTF-8\"?>\n"),
        Writing.xib("    <m>&#10;<b/>&#32; <c/></m>"),
        String(Writing.xib().dropLast()),
        Writing.xib("    <a></a>\n    <b> </b>\n    <c>\n</c>\n    <d/>"),
        Writing.xib("    <s>text &amp; &lt;more&gt; \"'</s>\n    <s a=\"&quot;&lt;&amp;&gt;'&#10;&#9;&#13; x\"/>"),
        Writing.xib("    <m>one <b>two</b> three<!--four--> five</m>"),
        Writing.xib("    <s><![CDATA[<raw> & ]] more]]></s>\n    <s>a<![CDATA[]]></s>"),
        Writing.xib("    <!-- - a comment -->\n    <!---->\n    <?pi some data?>\n    <?alone?>"),
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!--before-->\n<?pi x?>\n"
            + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>\n<!--after-->\n",
        Writing.xib(
            "    <a element=\"1\" attributes=\"2\" children=\"3\" text=\"4\" comment=\"5\" formwork=\"6\" on=\"YES\" y=\"1\" no=\"NO\"/>"),
        Writing.xib("    <text/>\n    <element/>\n    <children>\n        <comment>x</comment>\n    </children>"),
        Writing.xib("    <s xml:lang=\"de\" xml:space=\"preserve\">  zwei  </s>"),
        Writing.xib("    <n xmlns=\"urn:a\" xmlns:b=\"urn:b\" b:c=\"d\">\n        <b:e/>\n    </n>"),
        Writing.xib(
            "    <größe ärger=\"😀 é \u{301} \u{202E} \u{FFFD} \u{85} \u{2028} \u{2029} \u{FEFF} \u{A0} \u{7F}\">日本\u{3000}</größe>"),
        Writing.xib(
            "    <s a=\" lead\" b=\"trail \" c=\"- dash\" d=\"? q\" e=\"# h\" f=\"a #b\" g=\"*x\" h=\"&amp;y\" i=\"!z\" j=\"%\" k=\"@\" l=\"`\" m=\"|\"/>"
        ),
        Writing.xib(
            "    <s a=\"true\" b=\"Null\" c=\"~\" d=\"0x1F\" e=\"0o7\" f=\"1_0\" g=\"1:20\" h=\"2024-01-01\" i=\".5\" j=\"+1\" k=\".inf\" l=\"=\" m=\"&lt;&lt;\"/>"
        ),
        Writing.xib(
            "    <s a=\"key: value\" b=\"end:\" c=\"{x}\" d=\"[x]\" e=\"a, b\" f=\"'q'\" g=\"---\" h=\"...\" i=\"12e03\" j=\"0b1\" k=\"1D3-Uq-R0m\"/>"
        ),
        Writing.xib("    <s a=\"YES\" b=\"Yes\" c=\"off\" d=\"N\" e=\"é\" f=\"\" g=\"2001-12-14t21:59:43Z\" h=\"\\ &quot;\\n\"/>"),
    ]

    @Test(arguments: corners) func nothingIsLost(_ text: String) throws {
        for format in InterfaceDocument.DataFormat.allCases {
            #expect(try Writing.document(Writing.data(text, format), format) == text, "\(format)")
        }
    }

    /// Documents that Xcode did not format come back with the same elements, formatted as by Xcode.
    @Test(arguments: [
        "<document  type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'\r\n><a  b = \"&#x41;\" ></a>\r\n<c>x\r\ny</c></document>",
        "\u{FEFF}<?xml version='1.0'?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\t<a/ ></document>"
            .replacing("/ >", with: "/>"),
    ])
    func theTreeIsTheSameWhateverTheLayout(_ text: String) throws {
        let read = try DocumentReader().read(Array(text.utf8), file: "a.xib").document
        for format in InterfaceDocument.DataFormat.allCases {
            let back = try DocumentReader().read(read.data(as: format), as: format, file: "a").document
            #expect(back == read)
            #expect(back.tree.hasSameContent(as: read.tree))
        }
    }

    private static let samples = [
        "HidingForm.storyboard", "LayoutTemplates.storyboard", "LegacyForm.xib", "LegacyWindow.xib", "SizeClasses.xib",
    ]

    @Test(arguments: samples) func theSampleDocumentsComeBack(_ name: String) throws { try roundTrip(TestFiles.sample(name)) }

    /// A fixed sample: `scripts/data` processes all of them with the release build.
    @Test func realDocumentsComeBack() throws {
        for path in try TestFiles.realDocuments(corpusEvery: 60) { try roundTrip(path) }
    }

    private func roundTrip(_ path: String) throws {
        let reader = DocumentReader()
        guard let read = try? reader.read(TestFiles.bytes(of: path), file: path).document else { return }
        // In Xcode's formatting, in which an archive is written.
        let text = read.text(reformatted: true)
        for format in InterfaceDocument.DataFormat.allCases {
            let back = try reader.read(read.data(as: format), as: format, file: path).document
            #expect(back.text() == text, "\(path) as \(format)")
            #expect(back.kind == read.kind && back.platform == read.platform && back.format == .modern)
        }
    }
}
