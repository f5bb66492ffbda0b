import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: paths are lent for the time of a call.

/// Two names that change what they stand for in one step.
enum FileExchange {
    /// - Returns: whether it was done; not where the system or its files cannot, and nothing has changed then.
    static func swap(_ one: SystemPath, _ other: SystemPath) -> Bool {
        #if canImport(Darwin)
            return one.withCString { from in other.withCString { renamex_np(from, $0, UInt32(RENAME_SWAP)) } } == 0
        #else
            guard let exchange else { return false }
            return one.withCString { from in other.withCString { exchange(AT_FDCWD, from, AT_FDCWD, $0, 2) } } == 0
        #endif
    }

    #if !canImport(Darwin)
        private typealias Exchange =
            @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

        /// `renameat2`, which Swift's module of the C library leaves out; 2 is its `RENAME_EXCHANGE`.
        private static let exchange: Exchange? = {
            guard let symbol = dlsym(nil, "renameat2") else { return nil }
            // Safe: the C library declares it so, since the system has it.
            return unsafeBitCast(symbol, to: Exchange.self)
        }()
    #endif
}
