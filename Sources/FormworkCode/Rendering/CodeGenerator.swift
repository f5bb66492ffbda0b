public import FormworkModel
import Stencil

/// Generates code from documents.
public struct CodeGenerator {
    /// The language and toolkit.
    public let dialect: CodeDialect
    private let template: Template
    /// The template of a header; nil where there is none, or a user's template stands for all.
    private let header: Template?
    private let writer: any UnitWriter

    /// A generator.
    ///
    /// - Parameters:
    ///   - dialect: the language and toolkit.
    ///   - template: a template in Stencil's language; nil for the dialect's own.
    /// - Throws: `CodeTemplateError` where the template cannot be read.
    public init(_ dialect: CodeDialect, template: String? = nil) throws(CodeTemplateError) {
        self.dialect = dialect
        writer = dialect.writer
        // Without a loader: a template reads no other files.
        let environment = Environment(extensions: [TemplateBounds.filters()], trimBehaviour: .smart)
        if let template { try TemplateBounds.check(template) }
        self.template = Template(templateString: template ?? dialect.template, environment: environment, name: "template")
        header =
            template == nil ? dialect.header.map { Template(templateString: $0.template, environment: environment, name: "header") } : nil
        if template != nil { try TemplateBounds.check(self.template) }
        // Parsing is put off until the first use: an empty context shows what cannot be read.
        do { _ = try self.template.render([:]) } catch { throw CodeTemplateError(error) }
    }

    /// The files of a document: one for each view tree, and for each cell; in Objective-C a header, too.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - source: what its file is called, without folders.
    /// - Throws: `CodeTemplateError` where the template cannot be followed.
    /// - Complexity: O(n) in the size of the document.
    public func files(of document: InterfaceDocument, source: String) throws(CodeTemplateError) -> [GeneratedFile] {
        var builder = CodeUnitBuilder(document, source: source)
        var result: [GeneratedFile] = []
        for unit in builder.units() { result += try files(of: unit) }
        return result
    }

    private func files(of unit: CodeUnit) throws(CodeTemplateError) -> [GeneratedFile] {
        var notConverted = unit.notConverted
        let context = UnitContext(unit, writer).dictionary(&notConverted)
        do {
            var result = [
                GeneratedFile(
                    name: unit.name + "." + dialect.fileExtension, text: Self.tidied(try template.render(context)), unit: unit,
                    notConverted: notConverted)
            ]
            if let header, let name = dialect.header?.fileExtension {
                result.append(
                    GeneratedFile(name: unit.name + "." + name, text: Self.tidied(try header.render(context)), unit: unit, notConverted: [])
                )
            }
            return result
        } catch {
            throw CodeTemplateError(error)
        }
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
