import FormworkDiagnostics
import FormworkIndex
import FormworkModel

/// Finds features that the oldest supported system doesn't have.
struct AvailabilityRule: ValidationRule {
    let id = "availability"
    let severities: [Severity] = [.error, .warning]
    let documentation = RuleDocumentation(
        summary: "a part of the document needs a later system than the deployment target",
        explanation: """
            The document uses a class, a color, a text style or an attribute that was introduced after the deployment target. Xcode refuses to \
            build if a class, a named color or the safe area is missing, and warns otherwise. The target is that of the document itself ("Builds \
            for"), or that of the application in its Xcode project, its package or its project.yml. If none is known, nothing is reported. Raise \
            the target, or replace the part.
            """,
        example: """
            <stackView id="a1-b2-c3">   UIStackView before iOS 9.0: the deployment target is iOS 8.0
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        let document = context.document
        let target = context.project?.deploymentTargets.target(of: context.file, on: document.platform)
        return Availability.violations(in: document, target: target).map {
            Finding($0.element, $0.message, severity: $0.isRefused ? .error : .warning)
        }
    }
}
