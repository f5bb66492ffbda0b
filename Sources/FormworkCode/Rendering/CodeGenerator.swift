public import FormworkModel

/// Generates code from documents.
public struct CodeGenerator {
    /// The language and toolkit.
    public let dialect: CodeDialect
    private let template: CodeTemplate
    /// The template of a header; nil where there is none, or a user's template stands for all.
    private let header: CodeTemplate?
    /// Whether the template is a user's, which is followed within bounds.
    private let isBounded: Bool
    private let writer: any UnitWriter

    /// A generator.
    ///
    /// - Parameters:
    ///   - dialect: the language and toolkit.
    ///   - template: a template, as the article on code templates describes them; nil for the dialect's own.
    /// - Throws: `CodeTemplateError` where the template cannot be read, or names what there is not.
    public init(_ dialect: CodeDialect, template: String? = nil) throws(CodeTemplateError) {
        self.dialect = dialect
        writer = dialect.writer
        let members = UnitContext.members.merging(writer.members) { $1 }
        self.template = try CodeTemplate(template ?? dialect.template, members: members)
        isBounded = template != nil
        if template == nil, let text = dialect.header?.template {
            header = try CodeTemplate(text, members: members)
        } else {
            header = nil
        }
    }

    /// The files of a document: one for each view tree, and for each cell; in Objective-C a header, too.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - source: what its file is called, without folders.
    /// - Throws: `CodeTemplateError` where a user's template takes too many steps, or writes too much.
    /// - Complexity: O(n) in the size of the document; with a user's template, as many steps as that takes.
    public func files(of document: InterfaceDocument, source: String) throws(CodeTemplateError) -> [GeneratedFile] {
        var builder = CodeUnitBuilder(document, source: source)
        var run = TemplateRun(isBounded: isBounded)
        var result: [GeneratedFile] = []
        for unit in builder.units() { result += try files(of: unit, &run) }
        return result
    }

    /// What a document says that has no views of its own, for which there are no files: in those of others it is noted.
    ///
    /// - Complexity: O(n) in the size of the document.
    public static func notConverted(ofViewless document: InterfaceDocument, source: String) -> [NotConverted] {
        CodeUnitBuilder(document, source: source).rest(besides: [])
    }

    private func files(of unit: CodeUnit, _ run: inout TemplateRun) throws(CodeTemplateError) -> [GeneratedFile] {
        let context = UnitContext(unit, writer)
        var result = [
            GeneratedFile(
                name: unit.name + "." + dialect.fileExtension, text: Self.tidied(try run.text(of: context, through: template)), unit: unit,
                notConverted: context.notConverted)
        ]
        if let header, let name = dialect.header?.fileExtension {
            let text = Self.tidied(try run.text(of: context, through: header))
            result.append(GeneratedFile(name: unit.name + "." + name, text: text, unit: unit, notConverted: []))
        }
        return result
    }

    /// Without blanks at the ends of lines, without two empty lines in a row or one before a closing brace.
    private static func tidied(_ text: String) -> String {
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let end = line.lastIndex { $0 != " " && $0 != "\t" }
            let kept = end.map { line[...$0] } ?? ""
            if kept.isEmpty, lines.last?.isEmpty ?? true { continue }
            let isClosing = kept.drop { $0 == " " }.first == "}"
            if isClosing, lines.last?.isEmpty == true { lines.removeLast() }
            lines.append(kept)
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// A file of generated code.
public struct GeneratedFile: Sendable {
    /// Its name, without folders.
    public let name: String
    /// Its text.
    public internal(set) var text: String
    /// What it was generated from.
    public let unit: CodeUnit
    /// Everything of the unit that the code does not say.
    public let notConverted: [NotConverted]
}
