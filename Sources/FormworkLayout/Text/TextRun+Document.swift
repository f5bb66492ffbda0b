package import FormworkModel
package import FormworkTree

extension TextRun {
    /// The runs of an `<attributedString>`.
    ///
    /// - Parameters:
    ///   - element: The `<attributedString>`.
    ///   - values: The document.
    ///   - standard: The font of what names none: Helvetica, 12 points, is that of attributed strings.
    package static func runs(of element: NodeIndex, in values: ResolvedDocument, standard: FontDescription) -> [TextRun] {
        var runs: [TextRun] = []
        for fragment in values.children(element) where values.name(fragment) == .fragment {
            guard let text = values.text(.content, fragment, key: "content") else { continue }
            var run = TextRun(text, font: standard)
            for list in values.children(fragment) where values.name(list) == .attributes {
                for attribute in values.children(list) { run.apply(attribute, in: values) }
            }
            runs.append(run)
        }
        return runs
    }

    private mutating func apply(_ attribute: NodeIndex, in values: ResolvedDocument) {
        switch values.name(attribute) {
        case .font, .fontDescription:
            if values.isWord(.key, attribute, "NSFont") { font = FontDescription(element: attribute, in: values, standard: font) }
        case .paragraphStyle:
            paragraph.lineSpacing = values.layoutNumber(.lineSpacing, attribute) ?? 0
            paragraph.paragraphSpacing = values.layoutNumber(.paragraphSpacing, attribute) ?? 0
            paragraph.minimumLineHeight = values.layoutNumber(.minimumLineHeight, attribute) ?? 0
            paragraph.maximumLineHeight = values.layoutNumber(.maximumLineHeight, attribute) ?? 0
            paragraph.lineHeightMultiple = values.layoutNumber(.lineHeightMultiple, attribute) ?? 0
        case .real, .integer:
            if values.isWord(.key, attribute, "NSKern") { kern = values.layoutNumber(.value, attribute) ?? 0 }
        default: break
        }
    }
}
