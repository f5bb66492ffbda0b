import Formwork
import FormworkTestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct OpeningTests {
    private let sample = TestFiles.sample("HidingForm.storyboard")

    private func refusal(_ open: () throws(DocumentError) -> InterfaceDocument) -> String? {
        do throws(DocumentError) {
            _ = try open()
            return nil
        } catch {
            return error.description
        }
    }

    @Test func aDocumentIsTheSameWhereverItComesFrom() throws {
        let bytes = try TestFiles.bytes(of: sample)
        let read = try DocumentReader().read(bytes, file: sample).document
        #expect(try InterfaceDocument(path: sample) == read)
        #expect(try InterfaceDocument(contentsOf: URL(fileURLWithPath: sample)) == read)
        #expect(try InterfaceDocument(data: bytes) == read)
        #expect(try InterfaceDocument(data: Data(bytes)) == read)
    }

    @Test func aFileThatIsNotThereIsNamed() {
        #expect(
            refusal { () throws(DocumentError) in try InterfaceDocument(path: "no/such.xib") }
                == "no/such.xib:1:1: error: the file cannot be read: No such file or directory [unreadable-document]")
        #expect(
            refusal { () throws(DocumentError) in try InterfaceDocument(path: "/dev/zero") }?.contains("it isn't a file") == true)
        let elsewhere = URL(string: "https://example.com/Main.storyboard")
        #expect(
            elsewhere.flatMap { url in refusal { () throws(DocumentError) in try InterfaceDocument(contentsOf: url) } }
                == "https://example.com/Main.storyboard:1:1: error: the file cannot be read: it is not on this machine [unreadable-document]"
        )
    }

    @Test func otherContentIsRefusedWithItsPlace() {
        #expect(
            refusal { () throws(DocumentError) in try InterfaceDocument(data: Array("<a>\n</b>".utf8), file: "broken.xib") }?
                .hasPrefix("broken.xib:2:") == true)
        let small = DocumentLimits(size: 20)
        #expect(
            refusal { () throws(DocumentError) in try InterfaceDocument(path: sample, limits: small) }?.contains("limit-exceeded") == true)
    }
}
