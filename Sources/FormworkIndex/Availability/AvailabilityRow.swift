import FormworkModel

/// A part of documents that older systems do not have.
struct AvailabilityRow: Sendable {
    /// The name for messages.
    let subject: String
    /// The name of the element that it is.
    let element: String
    /// The attributes that make it one, any of them with any of these values; empty: the element alone does.
    let attributes: [String]
    let values: [String]
    /// The first versions that have it; nil for a system that always has it, or never.
    let iOS: DeploymentTarget?
    let tvOS: DeploymentTarget?
    let macOS: DeploymentTarget?
    /// Whether Xcode refuses to build; otherwise it warns.
    let isRefused: Bool
    /// Why, in Xcode's words.
    let reason: String?
    /// Whether it is reported once for a document.
    let isReportedOnce: Bool
    /// Whether it counts only where a constraint holds to it.
    let isConstrained: Bool

    init(
        _ subject: String, _ element: String, _ attributes: [String] = [], _ values: [String] = [], iOS: DeploymentTarget? = nil,
        tvOS: DeploymentTarget? = nil, macOS: DeploymentTarget? = nil, isRefused: Bool = false, reason: String? = nil,
        isReportedOnce: Bool = false, isConstrained: Bool = false
    ) {
        self.subject = subject
        self.element = element
        self.attributes = attributes
        self.values = values
        self.iOS = iOS
        self.tvOS = tvOS
        self.macOS = macOS
        self.isRefused = isRefused
        self.reason = reason
        self.isReportedOnce = isReportedOnce
        self.isConstrained = isConstrained
    }

    /// A class that has an element of its own. Xcode refuses to build where it is unavailable.
    static func type(
        _ name: String, _ element: String, iOS: DeploymentTarget? = nil, tvOS: DeploymentTarget? = nil, macOS: DeploymentTarget? = nil,
        reason: String? = nil
    ) -> AvailabilityRow {
        AvailabilityRow(name, element, iOS: iOS, tvOS: tvOS, macOS: macOS, isRefused: true, reason: reason)
    }

    /// Returns the first version of a system that has it.
    func limit(on platform: InterfaceDocument.Platform) -> DeploymentTarget? {
        switch platform {
        case .iOS: iOS
        case .tvOS: tvOS
        case .macOS: macOS
        case .watchOS: nil
        }
    }

    /// Whether an element of that name is one.
    func matches(_ element: Element) -> Bool {
        attributes.isEmpty || attributes.contains { name in element[name].map { values.isEmpty || values.contains($0) } ?? false }
    }
}
