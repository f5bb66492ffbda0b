/// A version of a system that an application runs on.
public struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The version's first number.
    public let major: Int
    /// Its second one.
    public let minor: Int

    /// A version.
    ///
    /// - Parameters:
    ///   - major: the version's first number.
    ///   - minor: its second one.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// The version that a text says, such as `15` or `12.4`; nil for another text.
    public init?(_ text: some StringProtocol) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(numbers.count), !numbers.contains(nil), let major = numbers[0], (1...999).contains(major) else { return nil }
        guard let minor = numbers.count > 1 ? numbers[1] : 0, (0...999).contains(minor) else { return nil }
        self.init(major, minor)
    }

    /// `15`, or `12.4`.
    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    /// Whether the first is an earlier one.
    public static func < (left: SystemVersion, right: SystemVersion) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
}
