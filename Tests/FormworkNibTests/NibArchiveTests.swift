import FormworkNib
import FormworkTestSupport
import Testing

@Suite struct NibArchiveTests {
    @Test func nothingIsNoArchive() {
        #expect(throws: NibError.self) { try NibArchive([]) }
    }
}
