import Foundation
import FormworkTestSupport
import Testing

@Suite struct CompiledFileCommandTests {
    /// A compiled XIB: a view with the label `Hello`, which is the owner's outlet `greeting`.
    private static let hello = Array(
        Data(
            base64Encoded: """
                TklCQXJjaGl2ZQEAAAAJAAAADAAAADIAAAAQAAAAVgAAAB4AAAA4AQAABwAAADoCAACAgIOBg4GChIWDiYSEjYOFkIGFkYGGkoKFlIGGlYOGmISGnIKXVUlO
                aWJUb3BMZXZlbE9iamVjdHNLZXmPVUlOaWJPYmplY3RzS2V5k1VJTmliQ29ubmVjdGlvbnNLZXmZVUlQcm94aWVkT2JqZWN0SWRlbnRpZmllcohVSUJvdW5k
                c4hVSUNlbnRlcopVSVN1YnZpZXdziFVJT3BhcXVlklVJQXV0b3Jlc2l6aW5nTWFza4ZVSVRleHSHVUlMYWJlbIhVSVNvdXJjZY1VSURlc3RpbmF0aW9uiE5T
                LmJ5dGVzjk5TSW5saW5lZFZhbHVllFVJTmliRW5jb2RlckVtcHR5S2V5gAoJAAAAgQoKAAAAggoLAAAAgwoFAAAAhAihBwAAAAAAAAAAAAAAAAAAAAAAAAAA
                AAB0QAAAAAAAAGlAhQiRBwAAAAAAAGRAAAAAAAAAWUCGCgcAAACHBYgAEoQIoQcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVEAAAAAAAAA0QIUIkQcAAAAAAABO
                QAAAAAAAAD5AiQoGAAAAiAAkigoIAAAAiwoBAAAAjAoDAAAAjQiMSUJGaWxlc093bmVyjQiFSGVsbG+OBY8KAwAAAI0IiGdyZWV0aW5njgWPCgEAAACPCgIA
                AACOBY8KAQAAAI8KAgAAAI8KAwAAAI4FjwoEAAAAiYBOU09iamVjdACOgFVJUHJveHlPYmplY3QAh4BVSVZpZXcAiIBVSUxhYmVsAJqAVUlSdW50aW1lT3V0
                bGV0Q29ubmVjdGlvbgCJgE5TU3RyaW5nAIiATlNBcnJheQA=
                """, options: .ignoreUnknownCharacters) ?? Data())

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.hello, to: "Hello.nib")
        try folder.write(Self.hello, to: "Folder.nib/runtime.nib")
        try folder.write(Array(Self.hello.dropLast(9)), to: "Cut.nib")
    }

    @Test func aNibIsImportedAsTheDocumentThatItWasMadeOf() throws {
        let run = try CommandRun("import", "--format", "json", folder.path("Hello.nib"))
        #expect(run.status == 0)
        #expect(run.output.contains(#""format":"compiled""#) && run.output.contains(#""views":2"#))
        #expect(run.output.contains(#""outlets":1"#))
    }

    @Test func aFolderOfNibsIsOneDocument() throws {
        let run = try CommandRun("solve", "--format", "json", folder.path("Folder.nib"))
        #expect(run.status == 0)
        #expect(run.output.contains("[20,20,80,20]"))
    }

    @Test func rawPrintsWhatIsStored() throws {
        let run = try CommandRun("import", "--raw", folder.path("Hello.nib"), folder.path("Folder.nib"))
        #expect(run.status == 0)
        #expect(run.output.contains(#""format":"NIBArchive 1.9""#) && run.output.contains(#"["UIOpaque","bool",true]"#))
        #expect(run.output.components(separatedBy: #""isSameWhenWritten":true"#).count == 3)
        #expect(run.output.contains(#""members":[{"name":"runtime.nib""#))
        #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
    }

    @Test func aNibBecomesAXIB() throws {
        let target = folder.path("Hello.xib")
        let run = try CommandRun("convert", folder.path("Hello.nib"), "--to", "xib", "-o", target)
        #expect(run.status == 0)
        let again = try CommandRun("import", target)
        #expect(again.status == 0 && again.output.contains("Hello"))
    }

    @Test func damageIsReportedWithItsOffset() throws {
        for arguments in [["import"], ["import", "--raw"]] {
            let run = try CommandRun.all(arguments + [folder.path("Cut.nib")])
            #expect(run.status == 1)
            #expect((run.output + run.errors).contains("the file ends inside a value (byte "))
        }
    }

    @Test func aFolderThatIsNotANibIsNotPrintedRaw() throws {
        let run = try CommandRun("import", "--raw", folder.url.path(percentEncoded: false))
        #expect(run.status == 66)
        #expect(run.errors.contains("specify the compiled files in it"))
    }
}
