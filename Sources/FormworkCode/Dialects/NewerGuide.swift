import FormworkTemplateLanguage
import FormworkModel

/// A layout guide that the deployment target may not have. The code declares a property that returns the guide if it is available, and otherwise a
/// fallback.
///
/// Source: the availability that Apple's documentation gives for each.
struct NewerGuide: TemplateRecord, Hashable {
    /// The guide's own property.
    let guide: String
    /// The name of the generated property.
    let name: String
    let system: String
    let version: SystemVersion
    /// The expression used on earlier systems.
    let fallback: String

    /// Returns the guides of a platform that a target doesn't have.
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

    /// Replaces the guide at the end of an expression with the generated property.
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
