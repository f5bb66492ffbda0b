/// A version of an operating system.
public struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The major version.
    public let major: Int
    /// The minor version.
    public let minor: Int

    /// Creates a version.
    ///
    /// - Parameters:
    ///   - major: the major version.
    ///   - minor: the minor version.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Parses a version such as `15` or `12.4`; nil for any other text.
    public init?(_ text: some StringProtocol) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(numbers.count), !numbers.contains(nil), let major = numbers[0], (1...999).contains(major) else { return nil }
        guard let minor = numbers.count > 1 ? numbers[1] : 0, (0...999).contains(minor) else { return nil }
        self.init(major, minor)
    }

    /// `15`, or `12.4`.
    public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

    /// Whether the first version is the earlier one.
    public static func < (left: SystemVersion, right: SystemVersion) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
}
