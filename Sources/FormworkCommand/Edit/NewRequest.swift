import FormworkDiagnostics
import FormworkEdit
import FormworkFiles
import FormworkImport
import FormworkModel
import FormworkTree

/// The request of `formwork new`: create a storyboard with a scene, or a XIB with a view.
public struct NewRequest: CommandRequest {
    /// The file to create.
    public var path: String
    /// The platform: ios, macos or tvos.
    public var platform = System.ios
    /// Whether to create a XIB with a view. The name must end with .xib.
    public var view = false
    /// The label of the scene or the view (default: the file's name).
    public var scene: String?
    /// The class of the controller, or of the XIB's owner.
    public var owner: String?
    /// The labels of layout templates to add.
    public var template: [String] = []

    /// Creates a request with the defaults for all other values.
    public init(path: String) { self.path = path }

    /// A platform that documents are created for.
    public enum System: String, CaseIterable, Sendable {
        /// The platform of this name.
        case ios, macos, tvos

        var platform: Platform {
            switch self {
            case .ios: .iOS
            case .macos: .macOS
            case .tvos: .tvOS
            }
        }
    }

    public func check() throws(UsageError) {
        let isXIB = path.hasSuffix(".xib")
        if !isXIB, !path.hasSuffix(".storyboard") { throw UsageError("'\(path)' must end with .storyboard or .xib") }
        if view, !isXIB { throw UsageError("--view makes a XIB, but '\(path)' doesn't end with .xib") }
    }

    public func perform() throws -> ExitStatus { try make() }

    private func make() throws(RunFailure) -> ExitStatus {
        let place = SystemPath(path)
        if place.status(followsLink: false) != nil {
            throw RunFailure("'\(path)' already exists: nothing is written", status: .cannotWrite)
        }
        let kind: InterfaceDocument.Kind = path.hasSuffix(".xib") ? .xib : .storyboard
        guard let text = NewDocument(kind, for: platform.platform).text,
            let empty = try? DocumentReader(limits: .largest).read(Array(text.utf8), file: path).document
        else { throw RunFailure("the new document cannot be read", status: .defect) }
        let result: InterfaceDocument
        do throws(EditError) { result = try filled(empty, kind: kind) } catch {
            throw RunFailure("\(error.message)\(EditRun.notes(error))", status: .wrongUsage)
        }
        let bytes = result.text()
        guard (try? DocumentReader(limits: .largest).read(bytes, file: path))?.document == result else {
            throw RunFailure("the output does not read back correctly", status: .defect)
        }
        do throws(FileError) { try OutputFile.replace(path, with: bytes, OutputRules(document: path)) } catch {
            throw RunFailure(error)
        }
        let templates = template.isEmpty ? "" : ", templates " + template.map { "'\($0)'" }.joined(separator: ", ")
        StandardOutput.writeReport("\(path): written, \(kind == .xib ? "view" : "scene") '\(label)'\(templates)\n")
        return .fine
    }

    /// The label of the scene or the view.
    private var label: String {
        if let scene { return scene }
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
    }

    /// Returns the document with its scene or view labeled, and with its templates.
    private func filled(_ empty: InterfaceDocument, kind: InterfaceDocument.Kind) throws(EditError) -> InterfaceDocument {
        let classes = owner.map { [AttributeSetting("customClass", $0)] } ?? []
        var operations: [EditOperation] = []
        if kind == .storyboard {
            operations = [.addScene(AddSceneOperation(label, settings: classes))]
        } else {
            guard let root = empty.views.first?.id else { return empty }
            if !classes.isEmpty { operations.append(.set(SetOperation(platform == .macos ? "-2" : "-1", classes))) }
            operations.append(.set(SetOperation(EditTarget("#" + root), [AttributeSetting("userLabel", label)])))
        }
        let labeled = try EditScript(operations).apply(to: empty)
        guard let id = labeled.last ?? empty.views.first?.id else { return labeled.document }
        return try EditScript(template.map { .addTemplate(AddTemplateOperation($0, to: EditTarget("#" + id))) })
            .apply(to: labeled.document).document
    }
}
