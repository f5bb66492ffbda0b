import FormworkModel

/// A part of documents that older systems don't have.
struct AvailabilityRow: Sendable {
    /// The name for messages.
    let subject: String
    /// The name of the part's XML element.
    let element: String
    /// Names of attributes. An element matches if any of them has any of the values, or if there are no attributes.
    let attributes: [String]
    let values: [String]
    /// The first versions that have it; nil for a system that has always or never had it.
    let iOS: DeploymentTarget?
    let tvOS: DeploymentTarget?
    let macOS: DeploymentTarget?
    /// Whether Xcode refuses to build; otherwise it warns.
    let isRefused: Bool
    /// The reason, in Xcode's words.
    let reason: String?
    /// Whether only the first occurrence in a document is reported.
    let isReportedOnce: Bool
    /// Whether it is reported only if it is an item of a constraint.
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

    /// Returns a row for a class with its own element. Xcode refuses to build if the class is unavailable.
    static func type(
        _ name: String, element: String, iOS: DeploymentTarget? = nil, tvOS: DeploymentTarget? = nil, macOS: DeploymentTarget? = nil,
        reason: String? = nil
    ) -> AvailabilityRow {
        AvailabilityRow(name, element, iOS: iOS, tvOS: tvOS, macOS: macOS, isRefused: true, reason: reason)
    }

    /// Returns the first version of a system that has the part.
    func limit(on platform: InterfaceDocument.Platform) -> DeploymentTarget? {
        switch platform {
        case .iOS: iOS
        case .tvOS: tvOS
        case .macOS: macOS
        case .watchOS: nil
        }
    }

    /// Whether an element with the row's name matches.
    func matches(_ element: Element) -> Bool {
        attributes.isEmpty || attributes.contains { name in element[name].map { values.isEmpty || values.contains($0) } ?? false }
    }
}
