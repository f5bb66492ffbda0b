/// Notices when a file is saved, whichever way: in place, or beside it and renamed.
///
/// It is asked again and again. What is seen while a file is being written may be half of it: bytes that are new have settled when
/// they are still the same the next time.
struct FileWatch: Sendable {
    /// What a look at a file shows.
    enum Sight: Equatable, Sendable {
        /// It is as it was.
        case unchanged
        /// It holds something else; it may not be all yet.
        case changed([UInt8])
        /// It still holds what it held the last time, when it was new.
        case settled
        /// It is not there, or cannot be read, for the time being.
        case missing
    }

    private var stamp: FileStamp?
    private var bytes: [UInt8]?
    private var isSettled = false

    /// Looks at the file.
    ///
    /// - Parameters:
    ///   - now: Its stamp, taken before it is read; nil where it is not there.
    ///   - read: Reads it; nil where it cannot be read.
    mutating func look(_ now: FileStamp?, read: () -> [UInt8]?) -> Sight {
        if now != nil, now == stamp, isSettled { return .unchanged }
        guard let now, let found = read() else {
            stamp = nil
            isSettled = false
            return .missing
        }
        let isNew = found != bytes
        isSettled = !isNew && now == stamp
        stamp = now
        bytes = found
        return isNew ? .changed(found) : isSettled ? .settled : .unchanged
    }
}
