package import FormworkModel

/// The oldest version of a system that an application runs on.
package struct DeploymentTarget: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Reads a version as settings have it, such as `12.4`; nil for any other text.
    package init?(_ text: some StringProtocol) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(numbers.count), !numbers.contains(nil), let major = numbers[0], (1...999).contains(major) else { return nil }
        guard let minor = numbers.count > 1 ? numbers[1] : 0, (0...999).contains(minor) else { return nil }
        self.init(major, minor)
    }

    /// Reads the version that a document is built for ("Builds for" in Xcode); nil where that is the project's.
    ///
    /// Documents for iOS and tvOS write `0x0B00` for 11.0 as a decimal number. Those for macOS write `1070` for 10.7 and `101300` for 10.13.
    package init?(of document: InterfaceDocument) {
        let root = Element(document: document, node: document.rootNode)
        guard let dependencies = root.children.first(where: { $0.name == "dependencies" }),
            let text = dependencies.children.first(where: { $0.name == "deployment" })?["version"], let number = Int(text)
        else { return nil }
        switch (document.platform, number) {
        case (.iOS, 0x0100...0xFFFF), (.tvOS, 0x0100...0xFFFF): self.init(number >> 8, number >> 4 & 15)
        case (.macOS, 1000...1099): self.init(10, number / 10 % 10)
        case (.macOS, 100_000...999_999): self.init(number / 10_000, number / 100 % 100)
        default: return nil
        }
    }

    package static func < (left: DeploymentTarget, right: DeploymentTarget) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    /// `11.0`, as Xcode writes it.
    package var description: String { "\(major).\(minor)" }
}
