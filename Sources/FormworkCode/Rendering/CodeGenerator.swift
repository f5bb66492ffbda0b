public import FormworkModel
// Generators throw its errors.
@_exported public import FormworkTemplateLanguage
import FormworkTree

/// A version of a system that an application runs on.
public typealias SystemVersion = FormworkModel.SystemVersion

/// Generates code from documents. One generator can be used for any number of documents, on any thread.
public struct CodeGenerator: Sendable {
    /// The language and toolkit.
    public let dialect: CodeDialect
    /// The form of the classes; nil to choose a form for each class.
    public let form: CodeForm?
    /// The templates by form. A user's template is used for all forms.
    private let templates: [CodeForm: CodeTemplate]
    /// The template of the header; nil if the dialect has none or the template is a user's.
    private let header: CodeTemplate?
    /// The templates of classes for objects that aren't views, with the extensions of their files.
    private let objectTemplates: [(template: CodeTemplate, fileExtension: String)]
    /// The kinds of objects that get such classes.
    private let kinds: CodeObject.Kinds
    /// Whether the template is a user's, so that limits apply.
    private let isBounded: Bool
    /// Whether the template declares constants for repeated colors and fonts.
    private let namesStyles: Bool
    let writer: any UnitWriter
    /// Whether comments in the code name the ids of objects.
    private let showsIDs: Bool

    /// Creates a generator.
    ///
    /// - Parameters:
    ///   - dialect: the language and toolkit.
    ///   - template: a template in the language that the article on code templates describes; nil for the dialect's own.
    ///   - form: the form of the classes, if the view supports it; nil to choose a form for each class, or `layout` if there is a template. Dialects
    ///     other than those of UIKit, AppKit and SnapKit in Swift have only the form `layout`.
    ///   - target: the deployment target. The code guards newer API with `#available`. nil for the newest system, without such checks.
    ///   - showsIDs: whether comments in the code name the ids of objects.
    ///   - isExhaustive: whether UIKit and AppKit code also sets properties to values that have no effect.
    /// - Throws: `CodeTemplateError` if the template cannot be parsed or uses an unknown name.
    public init(
        _ dialect: CodeDialect, template: String? = nil, form: CodeForm? = nil, target: SystemVersion? = nil, showsIDs: Bool = false,
        isExhaustive: Bool = false
    ) throws(CodeTemplateError) {
        self.dialect = dialect
        self.form = dialect.hasForms ? template == nil ? form : form ?? .layout : .layout
        writer = dialect.writer(for: target).exhaustive(isExhaustive)
        let members = UnitContext.members.merging(writer.members) { $1 }
        let forms: [CodeForm] = dialect.hasForms ? CodeForm.allCases : dialect.isObjectiveC ? [.layout, .cell] : [.layout]
        var templates: [CodeForm: CodeTemplate] = [:]
        if let template {
            let own = try CodeTemplate(template, members: members)
            for form in forms { templates[form] = own }
        } else {
            for form in forms { templates[form] = try CodeTemplate(dialect.template(form), members: members) }
        }
        self.templates = templates
        var kinds = template == nil ? dialect.kinds(of: form) : []
        // If a user's template doesn't use bindings, they are listed as not converted.
        if dialect.writesBindings, template?.contains("bindings") ?? true { kinds.insert(.bindings) }
        self.kinds = kinds
        objectTemplates = try dialect.objectTemplates.map { text, fileExtension throws(CodeTemplateError) in
            (try CodeTemplate(text, members: ObjectContext.members), fileExtension)
        }
        isBounded = template != nil
        namesStyles = template?.contains("styles") ?? true
        self.showsIDs = showsIDs
        if template == nil, let text = dialect.header?.template {
            header = try CodeTemplate(text, members: members)
        } else {
            header = nil
        }
    }

    /// Returns the files of a document: one for each view tree and each cell, then one for each menu, window or container with a class of its own. In
    /// Objective-C, each class also has a header.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - source: the document's file name.
    ///   - translations: the document's translations, which UIKit and AppKit code looks up by key; nil if there are none.
    /// - Throws: `CodeTemplateError` if a user's template exceeds a limit.
    /// - Complexity: O(n) in the size of the document; with a user's template, as many steps as that takes.
    public func files(
        of document: InterfaceDocument, source: String, translations: CodeTranslations? = nil
    ) throws(CodeTemplateError) -> [GeneratedFile] {
        var builder = CodeUnitBuilder(
            document, source: source, form: form, namesClasses: dialect.hasForms, kinds: kinds,
            isObjectiveC: dialect.isObjectiveC && !isBounded)
        var run = TemplateRun(isBounded: isBounded)
        var result: [GeneratedFile] = []
        let writer = namesStyles ? writer.translated(translations).namingStyles() : writer.translated(translations)
        for unit in builder.units() { result += try files(of: unit, writer, run: &run) }
        for object in builder.objects { result += try files(of: object, writer, run: &run) }
        return result
    }

    /// Returns the notes of a document without views, for which there are no files. For other documents the generated files have the notes.
    ///
    /// - Complexity: O(n) in the size of the document.
    public static func notConverted(ofViewless document: InterfaceDocument) -> [NotConverted] {
        CodeUnitBuilder(document, source: "").rest(besides: [], [])
    }

    private func files(of unit: CodeUnit, _ writer: any UnitWriter, run: inout TemplateRun) throws(CodeTemplateError) -> [GeneratedFile] {
        var unit = unit
        unit.showsIDs = showsIDs
        let context = UnitContext(unit, writer: writer)
        guard let template = templates[unit.form] else { return [] }
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

    private func files(
        of object: CodeObject, _ writer: any UnitWriter, run: inout TemplateRun
    ) throws(CodeTemplateError) -> [GeneratedFile] {
        guard var context = writer.context(of: object) else { return [] }
        context.showsIDs = showsIDs
        var result: [GeneratedFile] = []
        for (template, fileExtension) in objectTemplates {
            result.append(
                GeneratedFile(
                    name: object.name + "." + fileExtension, text: Self.tidied(try run.text(of: context, through: template)),
                    object: object,
                    notConverted: result.isEmpty ? context.notConverted : []))
        }
        return result
    }

    /// Removes trailing blanks, consecutive empty lines, and empty lines after an opening or before a closing brace.
    private static func tidied(_ text: String) -> String {
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let end = line.lastIndex { $0 != " " && $0 != "\t" }
            let kept = end.map { line[...$0] } ?? ""
            if kept.isEmpty, lines.last.map({ $0.isEmpty || $0.last == "{" }) ?? true { continue }
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
    /// The file name.
    public let name: String
    /// Its text.
    public internal(set) var text: String
    /// The unit from which it was generated; nil for the class of a menu, a window or a container.
    public let unit: CodeUnit?
    /// The object from which it was generated, if it has no unit.
    package let object: CodeObject?
    /// The parts of the document that the code leaves out.
    public let notConverted: [NotConverted]

    init(name: String, text: String, unit: CodeUnit? = nil, object: CodeObject? = nil, notConverted: [NotConverted]) {
        self.name = name
        self.text = text
        self.unit = unit
        self.object = object
        self.notConverted = notConverted
    }
}
