import FormworkData
import FormworkNib
import Testing

@Suite("Drafts of property lists")
struct PropertyListDraftTests {
    private static let draft = {
        var draft = PropertyListDraft()
        draft.add("name", value: .text("a<b"))
        draft.add("count", value: .integer(300))
        draft.add("on", value: .truth(false))
        draft.add("none", value: .array([]))
        draft.add("list", value: .array([.text("a<b"), .dictionary([]), .array([.truth(true)])]))
        draft.add("more", value: .dictionary([PropertyListDraft.Entry("name", value: .integer(-1))]))
        return draft
    }()

    @Test("XML is indented with tabs, in the order of the entries")
    func xml() {
        #expect(
            Self.draft.xml == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>name</key>
                \t<string>a&lt;b</string>
                \t<key>count</key>
                \t<integer>300</integer>
                \t<key>on</key>
                \t<false/>
                \t<key>none</key>
                \t<array/>
                \t<key>list</key>
                \t<array>
                \t\t<string>a&lt;b</string>
                \t\t<dict/>
                \t\t<array>
                \t\t\t<true/>
                \t\t</array>
                \t</array>
                \t<key>more</key>
                \t<dict>
                \t\t<key>name</key>
                \t\t<integer>-1</integer>
                \t</dict>
                </dict>
                </plist>

                """)
    }

    @Test("An empty draft is an empty dictionary")
    func empty() throws {
        #expect(PropertyListDraft().xml.hasSuffix("<plist version=\"1.0\">\n<dict/>\n</plist>\n"))
        #expect(try PropertyList(binary: try PropertyListDraft().binary()).nodes == [.dictionary(first: 0, count: 0)])
    }

    @Test("Characters that would be markup, or that XML can't contain, are escaped or left out")
    func escaping() {
        var draft = PropertyListDraft()
        draft.add("<&>", value: .text("&\t\n\r\u{7F}\u{85}\u{1}\u{FFFE}\u{FFFF}\"é]]>"))
        #expect(draft.xml.contains("\t<key>&lt;&amp;&gt;</key>\n\t<string>&amp;\t\n&#13;&#127;&#133;\"é]]&gt;</string>\n"))
    }

    @Test("The binary form has the same content, and each text once")
    func binary() throws {
        let list = try PropertyList(binary: try Self.draft.binary())
        #expect(
            String(decoding: PropertyList.shape.bytes(list), as: UTF8.self)
                == #"{"name":"a<b","count":300,"on":false,"none":[],"list":["a<b",{},[true]],"more":{"name":-1}}"#)
        #expect(list.nodes.indices.filter { list.isText($0, text: "name") }.count == 1)
        #expect(list.nodes.indices.filter { list.isText($0, text: "a<b") }.count == 1)
        #expect(list.nodes.contains(.integer(300, width: 8)) && list.nodes.contains(.integer(-1, width: 8)))
    }

    @Test("Whole numbers of one byte are stored in one", arguments: [(0, 1), (255, 1), (256, 8), (-1, 8), (Int.min, 8)] as [(Int, UInt8)])
    func widths(value: Int, width: UInt8) throws {
        var draft = PropertyListDraft()
        draft.add("n", value: .integer(value))
        let list = try PropertyList(binary: try draft.binary())
        #expect(list.value(list.top, key: "n").map { list.nodes[$0] } == .integer(Int64(value), width: width))
    }
}
