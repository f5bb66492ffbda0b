import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: memory is only used during a call, and its size is passed along.

/// A loop over messages on standard input. Nothing else may use standard input and output.
struct MessageLoop<Framing: MessageFraming>: ~Copyable {
    private var framing: Framing

    init(_ framing: Framing) { self.framing = framing }

    /// Reads messages until there are no more.
    ///
    /// - Parameters:
    ///   - patience: the remaining time to wait before `grow` is called; nil to wait indefinitely.
    ///   - grow: called when that time is over.
    ///   - take: handles a message; returns false to end the loop.
    mutating func run(patience: () -> Duration?, grow: () -> Void = {}, _ take: (MessageFrame) -> Bool) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            while let frame = framing.next() { if !take(frame) { return } }
            if let patience = patience() {
                var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                // Other messages that arrive meanwhile don't extend the time.
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

/// Writes messages from any thread without interleaving them.
enum MessageOutput {
    private static let turn = Mutex(())

    static func send(_ message: [UInt8]) {
        let failure = turn.withLock { _ in OutputFile.writeAll(message, to: STDOUT_FILENO) }
        // The client has closed the pipe: there is nothing left to do.
        if failure != 0 { StopCleanup.exit(failure == EPIPE ? .fine : .cannotWrite) }
    }
}

/// A serial queue of work for one other thread.
final class SerialWorkQueue: Sendable {
    private let work = Mutex<[@Sendable () -> Void]>([])
    /// A pipe with one byte per piece of work, on which the worker waits.
    private let ends: (reading: Int32, writing: Int32)

    /// Creates the queue; nil if the system cannot create a pipe.
    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        self.ends = (ends[0], ends[1])
    }

    deinit { _ = Self.close(ends.reading) }

    /// Adds a piece of work.
    func add(_ piece: @escaping @Sendable () -> Void) {
        work.withLock { $0.append(piece) }
        _ = OutputFile.writeAll([1], to: ends.writing)
    }

    /// Ends the queue: no more work will be added.
    func close() { _ = Self.close(ends.writing) }

    /// Performs work until the queue is closed.
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
