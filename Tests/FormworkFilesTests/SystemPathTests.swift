import FormworkFiles
import Testing

@Suite("A path as the system has it")
struct SystemPathTests {
    @Test(
        "has a parent and a name",
        arguments: [
            ("a/b.xib", "a", "b.xib"), ("/a", "/", "a"), ("a", ".", "a"), ("/a/b/", "/a/b", ""),
        ])
    func parts(path: String, parent: String, name: String) {
        #expect(SystemPath(path).parent.text == parent)
        #expect(String(decoding: SystemPath(path).name, as: UTF8.self) == name)
    }

    @Test("need be no UTF-8, and is shown repaired")
    func bytes() {
        let path = SystemPath("folder").appending([0x61, 0xFF])
        #expect(path.bytes == Array("folder/a".utf8) + [0xFF])
        #expect(path.text == "folder/a\u{FFFD}")
    }

    @Test("is inside a folder, not next to one whose name is a prefix")
    func inside() {
        #expect(SystemPath("/project/a").isInside(SystemPath("/project")))
        #expect(SystemPath("/project/a").isInside(SystemPath("/")))
        #expect(!SystemPath("/project-two/a").isInside(SystemPath("/project")))
        #expect(!SystemPath("/project").isInside(SystemPath("/project")))
    }
}
