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

    package init(name: String, role: Role, key: String, place: SourcePlace) {
        self.name = name
        self.role = role
        self.key = key
        self.place = place
    }

    /// The name of the document that is loaded.
    package var documentName: String { DocumentFacts.name(ofFile: name.contains(".") ? name : name + ".") }
}

extension StartInterface.Role {
    /// The roles by the keys of an Info.plist, without a device behind `~`.
    private static let byKey: [Substring: StartInterface.Role] = [
        "UIMainStoryboardFile": .mainStoryboard, "NSMainStoryboardFile": .mainStoryboard, "UISceneStoryboardFile": .mainStoryboard,
        "NSExtensionMainStoryboard": .mainStoryboard, "NSMainNibFile": .mainNib, "UILaunchStoryboardName": .launchScreen,
        "UILaunchStoryboardFile": .launchScreen,
    ]

    /// The role of the document that a key of an Info.plist names; nil for any other key.
    package init?(key: some StringProtocol) {
        let plain = key.split(separator: "~", maxSplits: 1).first.map { Substring($0) } ?? ""
        guard let role = Self.byKey[plain] else { return nil }
        self = role
    }
}
