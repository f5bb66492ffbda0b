import FormworkNib
import Testing

@Suite("Folders of compiled files")
struct NibBundleTests {
    private static func bundle(_ names: [String]) -> NibBundle {
        NibBundle(names.map { NibBundle.Member(name: $0, bytes: Array($0.utf8)) })
    }

    @Test("Members are sorted by name, and found by it")
    func members() {
        let bundle = Self.bundle(["b.nib", "a/c.nib", "Info.plist"])
        #expect(bundle.members.map(\.name) == ["Info.plist", "a/c.nib", "b.nib"])
        #expect(bundle["b.nib"] == Array("b.nib".utf8) && bundle["c.nib"] == nil)
    }

    @Test("A folder is the same when it was packed, whatever the names and the contents of its files")
    func packing() throws {
        let bundle = NibBundle([
            NibBundle.Member(name: "", bytes: []), NibBundle.Member(name: "é/\n", bytes: [UInt8](repeating: 7, count: 300)),
            NibBundle.Member(name: "nested", bytes: Self.bundle(["x"]).packed),
        ])
        let packed = bundle.packed
        #expect(NibBundle.isPacked(packed) && !NibBundle.isPacked(packed.dropFirst()))
        let again = try NibBundle(packed: packed)
        #expect(again.members.map(\.name) == ["", "nested", "é/\n"])
        #expect(again.members.map(\.bytes) == bundle.members.map(\.bytes))
        #expect(try NibBundle(packed: NibBundle([]).packed).members.isEmpty)
    }

    @Test("A packed folder that is cut off anywhere is an error, except between two members")
    func truncation() throws {
        let (whole, first) = (Self.bundle(["a", "b"]).packed, Self.bundle(["a"]).packed)
        let empty = NibBundle([]).packed
        for count in empty.count..<whole.count where count != empty.count && count != first.count {
            let error = #expect(throws: NibError.self, "cut at \(count)") { try NibBundle(packed: Array(whole[..<count])) }
            #expect(error?.kind == .truncated)
        }
        #expect(try NibBundle(packed: Array(whole[..<first.count])).members.map(\.name) == ["a"])
    }

    @Test("A member that is longer than the folder is an error at its length")
    func longMember() {
        var bytes = NibBundle([]).packed
        let start = bytes.count
        bytes += [0xFF, 0, 0, 0, 0, 0, 0, 1, 0x61]
        #expect(throws: NibError(.truncated, message: "a member is longer than the folder", at: start)) { try NibBundle(packed: bytes) }
        #expect(throws: NibError(.unknownFormat, message: "the bytes are not a packed folder", at: 0)) { try NibBundle(packed: [1, 2]) }
    }

    @Test(
        "The newest member is that of the latest system",
        arguments: [
            (["objects-11.nib", "objects-11.0+.nib", "runtime.nib"], "objects-11.0+.nib"), (["objects.nib"], "objects.nib"),
            (["keyedobjects.nib", "objects.nib"], "keyedobjects.nib"),
            (["keyedobjects-110000.nib", "objects-8.0+.nib"], "objects-8.0+.nib"),
            (["keyedobjects-110000.nib", "keyedobjects-101300.nib", "keyedobjects.nib"], "keyedobjects-110000.nib"),
            (["objects-.nib", "objects-1..2.nib", "objects-1.2.nib+", "keyedobjects.nib"], "keyedobjects.nib"),
            (["designable.nib", "classes.nib"], nil), (["objects-11.0+.xib"], nil), ([], nil),
        ] as [([String], String?)])
    func newest(names: [String], newest: String?) { #expect(Self.bundle(names).newestMember?.name == newest) }

    @Test("The message of an error names the member, if there is one")
    func errorDescriptions() {
        #expect(NibError(.damaged, message: "a text is cut off", at: 12).description == "a text is cut off (byte 12)")
        #expect(
            NibError(.damaged, message: "a text is cut off", at: 12, member: "a.nib").description == "a text is cut off ('a.nib', byte 12)")
    }
}
