/// A document that the system loads by itself when an application starts, as its settings name it.
package struct StartInterface: Hashable, Sendable {
    package enum Role: Sendable {
        case mainStoryboard, mainNib, launchScreen
    }

    /// The name as the settings write it.
    package var name: String
    package var role: Role
    /// The key of the setting, such as `UIMainStoryboardFile`.
    package var key: String
    /// Whether the file is known to be one that a target is built with.
    package var isInUse = false
    package var place: SourcePlace

    /// Takes a setting; nil where its key names no document to begin with, and where the build decides on its value.
    ///
    /// - Parameter line: the line of the setting, in a file that is not yet known.
    package init?(key: String, value: String, line: Int) {
        // A setting may be a key of an Info.plist, and a key may have a device behind `~`.
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

    /// The name of the document that is loaded.
    package var documentName: String { DocumentFacts.name(ofFile: name.contains(".") ? name : name + ".") }
}
