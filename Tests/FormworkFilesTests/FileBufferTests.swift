import FormworkFiles
import FormworkTestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

@Suite("Files are read into reusable memory")
struct FileBufferTests {
    private static func read(_ path: String, limit: Int) throws -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(descriptor) }
        return try FileBuffer(sizeLimit: limit).read(descriptor, path: path, mustBePlain: true) { Array($0) }
    }

    @Test("up to the limit, and one byte more if there is more")
    func limit() throws {
        let path = TestFiles.package + "/Package.swift"
        let whole = try Self.read(path, limit: 1 << 20)
        #expect(whole == (try TestFiles.bytes(of: path)))
        #expect(try Self.read(path, limit: 10) == Array(whole[..<11]))
        #expect(try Self.read(path, limit: whole.count) == whole)
    }

    @Test("but no folder and no device")
    func plainFiles() {
        #expect(throws: FileError.self) { try Self.read("/dev/zero", limit: 10) }
        #expect(throws: FileError.self) { try Self.read("/", limit: 10) }
    }
}
