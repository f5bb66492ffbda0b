import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

// Safe pointers: paths are only used during a call.

/// Exchanges two paths atomically.
enum FileExchange {
    /// - Returns: `true` if they were exchanged; `false`, with nothing changed, if the system or file system doesn't support it.
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

        /// `renameat2`, which Swift's C library module lacks; 2 is its `RENAME_EXCHANGE`.
        private static let exchange: Exchange? = {
            guard let symbol = dlsym(nil, "renameat2") else { return nil }
            // Safe: the type is the C library's declaration of the function.
            return unsafeBitCast(symbol, to: Exchange.self)
        }()
    #endif
}
