import FormworkCompile
import FormworkDiagnostics
import FormworkModel
import FormworkNib
import FormworkXML
import Testing

/// A small document for macOS, written for a test, and its compiled file.
struct MacFixture {
    let output: CompiledOutput
    let contents: NibContents

    init(text: String, options: CompileOptions = CompileOptions(), member: String = "keyedobjects.nib") throws {
        let tree = try XMLParser(fixedNames: Name.fixedNames).parse(Array(text.utf8))
        output =
            text.contains("<archive")
            ? try ArchiveCompiler.compile(tree, file: "Sample.xib", options: options)
            : try MacCompiler.compile(tree, file: "Sample.xib", options: options)
        let bytes = try #require(output.bundle[member])
        contents = try NibContents(bytes)
    }

    /// Creates a document with these objects after the File's Owner, the First Responder and the application.
    init(
        _ objects: String, attributes: String = "", resources: String = "", options: CompileOptions = CompileOptions()
    ) throws {
        try self.init(text: Self.document(objects, attributes: attributes, resources: resources), options: options)
    }

    /// Returns a storyboard of scenes with these objects.
    static func storyboard(_ scenes: String..., initial: String = "w") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa" \
        initialViewController="\(initial)"><scenes>
        \(scenes.enumerated().map { "<scene sceneID=\"\($0)\"><objects>\($1)</objects></scene>" }.joined(separator: "\n"))
        </scenes></document>
        """
    }

    static var lenient: CompileOptions {
        var options = CompileOptions()
        options.isLenient = true
        return options
    }

    /// Returns the errors for which a document is refused; none if it is compiled.
    static func errors(_ text: String) -> [Diagnostic] {
        do {
            _ = try MacFixture(text: text)
            return []
        } catch let error as CompileError {
            return error.diagnostics
        } catch {
            Issue.record("\(error)")
            return []
        }
    }

    static func output(_ text: String, _ options: CompileOptions = CompileOptions()) throws -> CompiledOutput {
        let tree = try XMLParser(fixedNames: Name.fixedNames).parse(Array(text.utf8))
        return try MacCompiler.compile(tree, file: "Sample.storyboard", options: options)
    }

    /// Returns the errors for which a storyboard is refused.
    static func storyboardErrors(_ text: String) -> [Diagnostic] {
        do {
            return try output(text).diagnostics
        } catch let error as CompileError {
            return error.diagnostics
        } catch {
            Issue.record("\(error)")
            return []
        }
    }

    /// Whether every reference leads to an existing object.
    var hasAllObjects: Bool {
        graph.objects.indices.allSatisfy { object in
            graph.fields(of: object).allSatisfy { field in field.value.object.map { graph.objects.indices.contains($0) } ?? true }
        }
    }

    static func document(_ objects: String, attributes: String = "", resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" \
        propertyAccessControl="none" useAutolayout="YES" \(attributes)>
        <dependencies><deployment identifier="macosx"/></dependencies><objects>
        <customObject id="-2" userLabel="File's Owner" customClass="Owner">
        <connections><outlet property="part" destination="9" id="o-1"/></connections></customObject>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
        <customObject id="-3" userLabel="Application" customClass="NSObject"/>
        \(objects)
        </objects>\(resources)</document>
        """
    }

    var graph: NibGraph { contents.graph }

    /// Returns the objects of a class.
    func objects(_ className: String) -> [Int] { graph.objects.indices.filter { graph.className($0) == className } }

    func text(_ object: Int, _ key: String) -> String? { graph.value(object, key: key).flatMap { graph.text($0) } }
    func number(_ object: Int, _ key: String) -> Int? { graph.value(object, key: key)?.wholeNumber }
}
