import FormworkModel

/// A layout guide that a later system brought, for code that runs on earlier ones, too: a property of its own stands for it, which is the
/// guide where there is one, and else what it borders on.
///
/// Source: the availability that Apple's documentation gives for each.
struct NewerGuide: TemplateRecord, Hashable {
    /// The guide's own property.
    let guide: String
    /// The property that stands for it.
    let name: String
    let system: String
    let version: SystemVersion
    /// What stands for it on earlier systems.
    let fallback: String

    /// Those of a platform that a target does not have, each with what it falls back on.
    static func all(_ platform: InterfaceDocument.Platform, target: SystemVersion?) -> [NewerGuide] {
        guard let target else { return [] }
        let isMac = platform == .macOS
        let system = isMac ? "macOS" : platform == .tvOS ? "tvOS" : "iOS"
        let safeArea = SystemVersion(11)
        let all = [
            NewerGuide(guide: "safeAreaLayoutGuide", name: "anySafeArea", system: system, version: safeArea, fallback: "self"),
            NewerGuide(
                guide: isMac ? "layoutMarginsGuide" : "keyboardLayoutGuide", name: isMac ? "anyMargins" : "anyKeyboard", system: system,
                version: isMac ? SystemVersion(11) : SystemVersion(15),
                fallback: isMac ? "self" : target < safeArea ? "anySafeArea" : "safeAreaLayoutGuide"),
        ]
        return all.filter { $0.version > target }
    }

    /// An expression in which the property stands for the guide that it ends with.
    func standIn(for expression: String) -> String {
        expression.hasSuffix("." + guide) ? String(expression.dropLast(guide.count)) + name : expression
    }

    static let members: [String: TemplateMember] = [
        "guide": .text(\NewerGuide.guide),
        "name": .text(\NewerGuide.name),
        "system": .text(\NewerGuide.system),
        "version": .text { (guide: NewerGuide) in guide.version.description },
        "fallback": .text(\NewerGuide.fallback),
    ]
}
