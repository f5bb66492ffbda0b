import FormworkCompile
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

@Suite struct CompileOptionsTests {
    @Test func versionsAreComparedByTheirNumbers() {
        #expect(SystemVersion(9, 3) < SystemVersion(10))
        #expect(CompilerGeneration(xcode: .init(12, 5)) < CompilerGeneration(xcode: .init(12, 10)))
    }

    @Test("The deployment target of a document for macOS decides its format", arguments: [("1090", true), ("101300", false)])
    func documentsHaveTargets(version: String, isKeyed: Bool) throws {
        let view = #"<customView id="9"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></customView>"#
        let text = MacFixture.document(view).replacing("<deployment ", with: #"<deployment version="\#(version)" "#)
        let document = try DocumentReader().read(Array(text.utf8), file: "Sample.xib").document
        var options = CompileOptions()
        options.generation = CompilerGeneration(xcode: .init(12, 4))
        let output = try InterfaceCompiler.compile(document, file: "Sample.xib", options: options)
        let bytes = try #require(output.bundle["keyedobjects.nib"])
        #expect((try NibContents(bytes).format == "binary keyed archive") == isKeyed)
    }
}
