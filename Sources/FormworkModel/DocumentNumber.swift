#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Numbers as Xcode writes them: 17 digits where there is a fraction, `0.0` for nothing.
package enum DocumentNumber {
    package static func text(_ value: Double) -> String {
        if value == 0 { return "0.0" }
        if value.magnitude < 1e15, value == value.rounded(.towardZero) { return String(Int64(value)) }
        guard value.isFinite else { return "0.0" }
        var digits = [CChar](repeating: 0, count: 40)
        let count = withVaList([value]) { vsnprintf(&digits, digits.count, "%.17g", $0) }
        return String(decoding: digits.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
