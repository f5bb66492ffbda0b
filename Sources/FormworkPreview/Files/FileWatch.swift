/// Notices when a file is saved, either in place or by renaming a new file.
///
/// It works by polling. A file may be read while it is only partly written, so new content counts as settled only if it is the same at the next look.
struct FileWatch: Sendable {
    /// The result of a look at the file.
    enum Observation: Equatable, Sendable {
        /// The file is unchanged.
        case unchanged
        /// The file has new content, which may be incomplete.
        case changed([UInt8])
        /// The content that was new at the last look is still the same.
        case settled
        /// The file is missing or unreadable at the moment.
        case missing
    }

    private var stamp: FileStamp?
    private var bytes: [UInt8]?
    private var isSettled = false

    /// Looks at the file.
    ///
    /// - Parameters:
    ///   - now: The file's stamp, taken before reading; nil if the file is missing.
    ///   - read: Reads the file; nil if it cannot be read.
    mutating func look(_ now: FileStamp?, read: () -> [UInt8]?) -> Observation {
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
