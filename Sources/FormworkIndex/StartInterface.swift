/// A document that the system loads when an application starts, as named in a setting.
package struct StartInterface: Hashable, Sendable {
    package enum Role: Sendable {
        case mainStoryboard, mainNib, launchScreen
    }

    /// The name in the setting.
    package var name: String
    package var role: Role
    /// The key of the setting, such as `UIMainStoryboardFile`.
    package var key: String
    /// Whether a target is known to use the settings file.
    package var isInUse = false
    package var place: SourcePlace

    /// Reads a setting; nil if its key doesn't name a start document, or if a build setting determines the value.
    ///
    /// - Parameter line: The line of the setting; the file is set later.
    package init?(key: String, value: String, line: Int) {
        // A build setting prefixes an Info.plist key, and a key may have a device after `~`.
        let plain = key.hasPrefix("INFOPLIST_KEY_") ? key.dropFirst("INFOPLIST_KEY_".count) : key[...]
        guard let role = Self.roles[plain.prefix { $0 != "~" }], !value.isEmpty, !value.contains(where: { "${}<&%#".contains($0) }) else {
            return nil
        }
        (name, self.role, self.key) = (value, role, key)
        place = SourcePlace(file: "", position: SourcePosition(line: line, column: 1))
    }

    private static let roles: [Substring: Role] = [
        "UIMainStoryboardFile": .mainStoryboard, "NSMainStoryboardFile": .mainStoryboard, "UISceneStoryboardFile": .mainStoryboard,
        "NSExtensionMainStoryboard": .mainStoryboard, "NSMainNibFile": .mainNib, "UILaunchStoryboardName": .launchScreen,
        "UILaunchStoryboardFile": .launchScreen,
    ]

    /// The name of the document to load.
    package var documentName: String { DocumentFacts.name(ofFile: name.contains(".") ? name : name + ".") }
}
