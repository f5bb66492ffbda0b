import Formwork

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// The entry points of libFuzzer. The environment variable FORMWORK_FUZZ_TARGET names the target.

/// The target of this run.
private let target: FuzzTarget = {
    let name = getenv("FORMWORK_FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
        print("fuzz: FORMWORK_FUZZ_TARGET is one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
        exit(64)
    }
    return target
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    target.run([UInt8](UnsafeBufferPointer(start: start, count: count)))
    return 0
}
