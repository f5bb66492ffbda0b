import FormworkDiagnostics
import FormworkIndex
import FormworkModel

/// Finds outlets of File's Owner in XIBs that code loads without an owner.
struct MissingOwnerRule: ProjectRule {
    let id = "missing-owner"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "File's Owner has outlets, but code loads the XIB without an owner",
        explanation: """
            A plain object becomes the owner, and loading crashes the application: 'this class is not key value coding-compliant for the key'. \
            Table and collection views load their cells without an owner, too. Connect the outlets to the root view, whose class declares them, or \
            pass an owner. Needs the project's sources (--project).
            """,
        example: """
            Bundle.main.loadNibNamed("Card", owner: nil)   Card.xib connects 'titleLabel' of File's Owner
            """)

    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding] {
        let document = context.document
        guard document.kind == .xib, [.iOS, .tvOS].contains(document.platform) else { return [] }
        let name = DocumentFacts.name(ofFile: context.file)
        guard let load = project.nibLoads[name]?.first(where: { $0.use.nibOwner == "" && !$0.use.isInOtherBundle }),
            // Another XIB with the same name may be the one that is loaded.
            project.documents.count(where: { $0.name == name && $0.kind == .xib }) == 1
        else { return [] }
        let outlets = document.connections.filter {
            ($0.kind == .outlet || $0.kind == .outletCollection) && $0.source.isFilesOwner && $0.destination != nil
        }
        guard let first = outlets.first else { return [] }
        let names = outlets.compactMap(\.name).map { "'\($0)'" }.joined(separator: ", ")
        return [
            Finding(
                first.source, "code loads '\(name)' without an owner, but File's Owner has outlets: \(names)",
                notes: ["it is loaded at \(SourcePlace(file: load.file, position: load.use.position).words)"])
        ]
    }
}
