import FormworkDiagnostics
import FormworkIndex
import FormworkLayout
import FormworkModel

/// Finds custom fonts whose file isn't in the project or isn't listed by the application.
struct MissingFontRule: ProjectRule {
    let id = "missing-font"
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "the file of a custom font is not in the project, or not in its Info.plist",
        explanation: """
            Xcode lists the files of the custom fonts that a document uses. If such a file is not in the project, or no Info.plist lists it under \
            'Fonts provided by application' (UIAppFonts), texts are shown in the system font. Fonts that code registers need not be listed. \
            Without the file, text widths are estimated unless Formwork has a table for the font.
            """,
        example: """
            <customFonts key="customFonts">
                <array key="Inter-Bold.ttf">   UIAppFonts does not list it
            """)

    /// Returns a note that text widths are estimated without the fonts of a file.
    private static func estimation(of list: Element) -> [String] {
        let names = list.children.compactMap { $0.name == "string" ? $0.plainText : nil }
        return names.contains { FontDescription.isEstimated($0, family: "") } ? ["the widths of its texts are estimated"] : []
    }

    func check(_ context: ValidationContext, in project: ProjectIndex) -> [Finding] {
        guard project.hasAll(.information) else { return [] }
        let resources = project.resources
        var suggestions = NameSuggestions()
        return DocumentFacts.fontLists(of: context.document).compactMap { list in
            guard let file = list["key"], !file.isEmpty else { return nil }
            if resources.fontFiles[file] == nil {
                // A package or a pod may provide it.
                if project.hasUnseenCode { return nil }
                return Finding(
                    list, "the font file '\(file)' is not in the project",
                    notes: suggestions.note(for: file, among: resources.fontFiles.keys) + Self.estimation(of: list))
            }
            guard context.document.platform != .macOS, resources.informationFileCount > 0, !resources.hasUnknownFontList,
                !project.sources.registersFonts, !resources.listedFonts.contains(file)
            else { return nil }
            return Finding(
                list, "the font file '\(file)' is in the project, but no Info.plist lists it under UIAppFonts",
                notes: suggestions.note(for: file, among: resources.listedFonts))
        }
    }
}
