import FormworkCommand
import Testing

/// Addresses of files.
@Suite struct FileURITests {
    @Test("A path becomes a URI and back", arguments: ["/", "/App/Main.storyboard", "/a b/ä%.xib", "/x?y#z"])
    func roundTrip(path: String) {
        let uri = FileURI.of(path)
        #expect(uri.hasPrefix("file:///"))
        #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        #expect(FileURI.path(uri) == path)
    }

    @Test(
        "A URI that isn't a local file has no path",
        arguments: ["http://x/y", "file://host/x", "file:x", "file:///%", "file:///%00", "file:///%zz", ""])
    func others(uri: String) { #expect(FileURI.path(uri) == nil) }

    @Test("A URI may name this machine, and have a query")
    func spellings() {
        #expect(FileURI.path("FILE://localhost/a%2Fb") == "/a/b")
        #expect(FileURI.path("file:///a?line=3") == "/a")
        #expect(FileURI.of("/é") == "file:///%C3%A9")
    }
}
