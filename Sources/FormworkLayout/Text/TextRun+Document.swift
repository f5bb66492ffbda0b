package import FormworkModel
package import FormworkTree

extension TextRun {
    /// Returns the runs of an `<attributedString>`.
    ///
    /// - Parameters:
    ///   - element: The `<attributedString>`.
    ///   - values: The document.
    ///   - standard: The font of fragments without one. The default of attributed strings is Helvetica, 12 points.
    package static func runs(of element: NodeIndex, in values: ResolvedDocument, standard: FontDescription) -> [TextRun] {
        var runs: [TextRun] = []
        for fragment in values.children(element) where values.name(fragment) == .fragment {
            guard let text = values.text(.content, node: fragment, key: "content") else { continue }
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
            if values.isWord(.key, node: attribute, word: "NSFont") {
                font = FontDescription(element: attribute, in: values, standard: font)
            }
        case .paragraphStyle:
            paragraph = ParagraphStyle(attribute, in: values)
        case .real, .integer:
            if values.isWord(.key, node: attribute, word: "NSKern") { kern = values.layoutNumber(.value, node: attribute) ?? 0 }
        default: break
        }
    }
}

extension ParagraphStyle {
    /// Reads the style from a `<paragraphStyle>`.
    fileprivate init(_ element: NodeIndex, in values: ResolvedDocument) {
        func number(_ name: Name) -> Double { values.layoutNumber(name, node: element) ?? 0 }
        lineSpacing = number(.lineSpacing)
        paragraphSpacing = number(.paragraphSpacing)
        paragraphSpacingBefore = number(.paragraphSpacingBefore)
        minimumLineHeight = number(.minimumLineHeight)
        maximumLineHeight = number(.maximumLineHeight)
        lineHeightMultiple = number(.lineHeightMultiple)
        firstLineHeadIndent = number(.firstLineHeadIndent)
        headIndent = number(.headIndent)
        tailIndent = number(.tailIndent)
        defaultTabInterval = number(.defaultTabInterval)
        if let list = values.child(element, name: .tabStops) {
            tabStops = values.children(list).filter { values.name($0) == .textTab }.compactMap { stop in
                guard let location = values.layoutNumber(.location, node: stop) else { return nil }
                switch values.string(.alignment, node: stop) {
                case "right": return TabStop(location: location, alignment: .right)
                case "center": return TabStop(location: location, alignment: .center)
                default: return TabStop(location: location)
                }
            }.sorted { $0.location < $1.location }
        }
    }
}
