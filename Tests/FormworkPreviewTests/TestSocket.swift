import Dispatch
import Foundation
import NIOCore

/// A connection to a port of this machine, byte by byte.
final class TestSocket: Sendable {
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "socket")
    /// A separate queue, as writing blocks until the other side reads, which may wait for our reading.
    private let writing = DispatchQueue(label: "socket, writing")

    /// The other side has ended the connection.
    struct Ended: Error {}
    struct Failure: Error { var number: Int32 }

    init(port: UInt16) async throws {
        #if canImport(Darwin)
            let kind = SOCK_STREAM
        #else
            let kind = Int32(SOCK_STREAM.rawValue)
        #endif
        let descriptor = socket(AF_INET, kind, 0)
        guard descriptor >= 0 else { throw Failure(number: errno) }
        self.descriptor = descriptor
        let status = try SocketAddress(ipAddress: "127.0.0.1", port: Int(port)).withSockAddr { place, size in
            connect(descriptor, place, socklen_t(size))
        }
        guard status == 0 else { throw Failure(number: errno) }
        // Long enough for a machine on which all cores run other tests.
        var patience = timeval(tv_sec: 120, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    /// Writes all bytes.
    func write(_ bytes: [UInt8]) async throws {
        try await on(writing) { [descriptor] in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                guard count > 0 else { throw Ended() }
                rest = rest.dropFirst(count)
            }
        }
    }

    func write(_ text: String) async throws { try await write(Array(text.utf8)) }

    /// Ends writing.
    func finishWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Returns the received bytes; none if the other side has ended the connection.
    func read(atMost count: Int = 65_536) async throws -> [UInt8] {
        try await on(queue) { [descriptor] in
            var bytes = [UInt8](repeating: 0, count: count)
            let read = recv(descriptor, &bytes, count, 0)
            if read < 0, errno == EAGAIN { throw Failure(number: EAGAIN) }
            return Array(bytes.prefix(max(read, 0)))
        }
    }

    /// Reads exactly a number of bytes.
    func read(exactly count: Int) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let part = try await read(atMost: count - bytes.count)
            if part.isEmpty { throw Ended() }
            bytes += part
        }
        return bytes
    }

    /// Reads until the other side ends the connection.
    func readAll() async throws -> [UInt8] {
        var bytes: [UInt8] = []
        while case let part = try await read(), !part.isEmpty { bytes += part }
        return bytes
    }

    private func on<Value: Sendable>(_ queue: DispatchQueue, _ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try work() }) }
        }
    }
}
