import Testing

@testable import FormworkPreview

@Suite struct FileWatchTests {
    private static func stamp(_ seconds: Int, number: UInt64 = 1, size: Int64 = 2) -> FileStamp {
        FileStamp(number: number, size: size, seconds: seconds, nanoseconds: 0)
    }

    @Test("New bytes are reported, settle, and are not read again")
    func newBytesToldSettle() {
        var watch = FileWatch()
        var reads = 0
        func look(_ stamp: FileStamp?, _ bytes: [UInt8]?) -> FileWatch.Observation {
            watch.look(stamp) {
                reads += 1
                return bytes
            }
        }
        #expect(look(Self.stamp(1), [1]) == .changed([1]))
        #expect(look(Self.stamp(1), [1]) == .settled)
        #expect(look(Self.stamp(1), [1]) == .unchanged)
        #expect(reads == 2)
        #expect(look(Self.stamp(2), [2]) == .changed([2]))
        // The file was still being written, as the clock of file times is coarse.
        #expect(look(Self.stamp(2), [2, 3]) == .changed([2, 3]))
        #expect(look(Self.stamp(2), [2, 3]) == .settled)
    }

    @Test("Any different part of the stamp means another file")
    func anyPartStampSays() {
        var watch = FileWatch()
        for _ in 0..<2 { _ = watch.look(Self.stamp(1)) { [1] } }
        for stamp in [
            Self.stamp(2), Self.stamp(1, number: 2), Self.stamp(1, size: 3), FileStamp(number: 1, size: 2, seconds: 1, nanoseconds: 1),
        ] {
            var watch = watch
            #expect(watch.look(stamp) { [9] } == .changed([9]))
        }
    }

    @Test("A file that was only touched is unchanged")
    func fileWasOnlyTouched() {
        var watch = FileWatch()
        for _ in 0..<2 { _ = watch.look(Self.stamp(1)) { [1] } }
        #expect(watch.look(Self.stamp(2)) { [1] } == .unchanged)
        #expect(watch.look(Self.stamp(2)) { [1] } == .settled)
        #expect(watch.look(Self.stamp(2)) { [2] } == .unchanged)
    }

    @Test("A file that is missing for a moment is unchanged or different when it returns")
    func fileAwayForMoment() {
        var watch = FileWatch()
        for _ in 0..<2 { _ = watch.look(Self.stamp(1)) { [1] } }
        #expect(watch.look(nil) { nil } == .missing)
        #expect(watch.look(Self.stamp(1)) { nil } == .missing)
        var other = watch
        #expect(watch.look(Self.stamp(1)) { [1] } == .unchanged)
        #expect(watch.look(Self.stamp(1)) { [1] } == .settled)
        #expect(other.look(Self.stamp(1)) { [2] } == .changed([2]))
    }

    @Test("Stamps are of files alone")
    func stampsFilesAlone() {
        #expect(FileStamp(of: "/") == nil)
        #expect(FileStamp(of: "/dev/null") == nil)
        #expect(FileStamp(of: #filePath + ".missing") == nil)
        #expect(FileStamp(of: #filePath) == FileStamp(of: #filePath))
        #expect((FileStamp(of: #filePath)?.size ?? 0) > 1000)
    }
}
