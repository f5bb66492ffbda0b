import FormworkDiagnostics
import FormworkIndex
import FormworkModel

/// Finds images that are in no asset catalog and no file of the project.
struct MissingImageRule: ProjectRule {
    let id = "missing-image"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "an image is neither in a catalog nor a file of the project",
        explanation: """
            The image was renamed or removed, but the document was not updated. Loading it logs 'Could not load the image … referenced from a \
            nib', and nothing is shown. System symbols and the images of macOS are not checked. Reported only if the project has asset catalogs \
            and all of them can be read.
            """,
        example: """
            <image name="logo-old" width="24" height="24"/>   the catalog has 'logo'
            """)

    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding] {
        guard project.hasAll(.catalog), project.resources.catalogCount > 0 else { return [] }
        var suggestions = NameSuggestions()
        return context.document.resources.compactMap { resource in
            guard resource.kind == .image, resource.catalog == nil, !resource.name.isEmpty, !Self.isOfSystem(resource.name),
                !Self.isEmbedded(resource), project.resources.images[resource.name] == nil
            else { return nil }
            return Finding(
                resource.element, "the image '\(resource.name)' is not in the project",
                notes: suggestions.note(for: resource.name, among: project.resources.images.keys))
        }
    }

    /// Whether the document itself contains the image's data.
    private static func isEmbedded(_ resource: InterfaceDocument.Resource) -> Bool {
        resource.element.children.contains { $0.name == "mutableData" || $0.name == "data" }
    }

    /// Whether the name is that of a macOS image (`NSAddTemplate`) or private symbol.
    private static func isOfSystem(_ name: String) -> Bool { name.hasPrefix("NS") || name.hasPrefix("_NS") }
}
