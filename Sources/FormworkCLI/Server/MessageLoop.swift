import FormworkServer
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is lent for the time of a call, and its count comes with it.

/// Messages over standard input and output, of which nothing else is read or written.
struct MessageLoop<Framing: MessageFraming>: ~Copyable {
    private var framing: Framing

    init(_ framing: Framing) { self.framing = framing }

    /// Takes messages until there are no more.
    ///
    /// - Parameters:
    ///   - patience: for how long more what is waited for may stay away before `grow` is told; nil for as long as it takes.
    ///   - grow: told that it did not come.
    ///   - take: takes a message; false ends the loop.
    mutating func run(patience: () -> Duration?, grow: () -> Void = {}, _ take: (MessageFrame) -> Bool) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            while let frame = framing.next() { if !take(frame) { return } }
            if let patience = patience() {
                var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                // Other messages that come meanwhile do not make it longer.
                let milliseconds = patience.components.seconds * 1000 + patience.components.attoseconds / 1_000_000_000_000_000
                if milliseconds <= 0 || poll(&wait, 1, Int32(clamping: milliseconds)) == 0 {
                    grow()
                    continue
                }
            }
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            framing.append(buffer[..<count])
        }
        if let frame = framing.finish() { _ = take(frame) }
    }
}

/// Writes messages, each whole, from any thread.
enum MessageOutput {
    private static let turn = Mutex(())

    static func send(_ message: [UInt8]) {
        let failure = turn.withLock { _ in OutputFile.writeAll(message, to: STDOUT_FILENO) }
        // Nobody listens any more: there is nothing left to do.
        if failure != 0 { StopCleanup.exit(failure == EPIPE ? .fine : .cannotWrite) }
    }
}

/// Work that is done on one other thread, in the order in which it comes.
final class WorkLine: Sendable {
    private let work = Mutex<[@Sendable () -> Void]>([])
    /// A byte goes through it for each piece of work: who reads waits for one.
    private let ends: (reading: Int32, writing: Int32)

    /// Nil where the system has no pipe to give.
    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        self.ends = (ends[0], ends[1])
    }

    deinit { _ = Self.close(ends.reading) }

    /// Adds a piece.
    func add(_ piece: @escaping @Sendable () -> Void) {
        work.withLock { $0.append(piece) }
        _ = OutputFile.writeAll([1], to: ends.writing)
    }

    /// Says that there will be no more.
    func close() { _ = Self.close(ends.writing) }

    /// Does all work until there will be no more.
    func run() {
        var byte: UInt8 = 0
        while true {
            let count = read(ends.reading, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return }
            let piece = work.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            piece?()
        }
    }

    private static func close(_ descriptor: Int32) -> Int32 {
        #if canImport(Glibc)
            Glibc.close(descriptor)
        #elseif canImport(Darwin)
            Darwin.close(descriptor)
        #else
            Musl.close(descriptor)
        #endif
    }
}
