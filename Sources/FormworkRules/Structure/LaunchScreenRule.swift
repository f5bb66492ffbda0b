import FormworkDiagnostics
import FormworkIndex
import FormworkModel

/// Finds parts that launch screens must not contain.
struct LaunchScreenRule: ValidationRule {
    let id = "launch-screen"
    let severities: [Severity] = [.error, .warning]
    let documentation = RuleDocumentation(
        summary: "a launch screen has a part that needs the application's code",
        explanation: """
            The system shows a launch screen before the application runs. Xcode refuses to build one with custom classes, a class or outlets of \
            File's Owner, actions, runtime attributes or web views ('Illegal Configuration: Launch screens may not …'). If Info.plist names a \
            document as the launch screen, but the document isn't marked as one (launchScreen), it is built; such parts are ignored or fail there \
            (a warning).
            """,
        example: """
            <document … launchScreen="YES"> … <view customClass="LogoView" id="Log-Vw-one"/>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        if LaunchScreen.isDeclared(in: context.document) {
            return LaunchScreen.violations(in: context.document).map { Finding($0.element, $0.message) }
        }
        guard let project = context.project, [.iOS, .tvOS].contains(context.document.platform) else { return [] }
        let interfaces = project.resources.startInterfaces
        guard interfaces.contains(where: { $0.role == .launchScreen }) else { return [] }
        let name = DocumentFacts.name(ofFile: context.file)
        let named = interfaces.filter { $0.isInUse && $0.documentName == name }
        // A main storyboard that is also the launch screen is shown again when the application runs.
        guard let setting = named.first(where: { $0.role == .launchScreen }), named.allSatisfy({ $0.role == .launchScreen }) else {
            return []
        }
        return LaunchScreen.violations(in: context.document).map { violation in
            Finding(
                violation.element, violation.message, notes: ["it is the launch screen: \(setting.key) at \(setting.place.words)"],
                severity: .warning)
        }
    }
}
