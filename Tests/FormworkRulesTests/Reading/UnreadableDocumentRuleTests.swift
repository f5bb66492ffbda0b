import Testing

@Suite("unreadable-document")
struct UnreadableDocumentRuleTests {
    @Test("Files without a document", arguments: ["", "<plist/>", "<document", "<!DOCTYPE a><document/>", "<document/>"])
    func refused(text: String) {
        #expect(throws: (any Error).self) { try MarkedDocument(text: text).diagnostics() }
    }
}
