package import FormworkModel

/// The oldest supported version of a system.
package typealias DeploymentTarget = SystemVersion

extension SystemVersion {
    /// Reads a document's own deployment target ("Builds for" in Xcode); nil if it uses the project's.
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

    /// The version as in Xcode: `11.0`.
    var dotted: String { "\(major).\(minor)" }
}
