import FormworkCompile
import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkNib
import FormworkTestSupport
import Testing

@Suite("Real documents are compiled") struct RealDocumentTests {
    /// A part of the reason why a document cannot be compiled faithfully.
    private static let refusals = [
        "AutolayoutExtensions/ViewController.xib": "connections in constraint", "Hero/Main.storyboard": "'viewControllers'",
        "IBDecodable/StoryboardHostingController.storyboard": "hostingController",
        "IBDecodable/StoryboardReferences.storyboard": "'viewControllers'", "KIF/MainWindow.xib": "viewControllers",
        "NetNewsWire/AboutWindowController.xib": "contentType", "RestKit/MainStoryboard.storyboard": "searchDisplayController",
        "XcodeProj/Interface.storyboard": "watchOS", "iOS-10-Sampler/PreviewInteraction.storyboard": "size is unknown",
        "iOS-10-Sampler/PropertyAnimatorEffect.storyboard": "size is unknown",
    ]

    @Test("The compiled file has every view, or the document is refused with the reason", arguments: try KnownDocument.all())
    func objects(known: KnownDocument) throws {
        let document = try DocumentReader().read(TestFiles.bytes(of: known.path), file: known.name).document
        let output: CompiledOutput
        do throws(CompileError) {
            output = try InterfaceCompiler.compile(document, file: known.name)
        } catch {
            let reason = try #require(Self.refusals[known.name], "\(error)")
            #expect(error.diagnostics.contains { $0.message.contains(reason) }, "\(error)")
            return
        }
        #expect(Self.refusals[known.name] == nil)
        let bundle = output.bundle
        let bytes = try bundle.members.count == 1 && document.kind == .xib ? #require(bundle.members.first).bytes : bundle.packed
        let compiled = try DocumentReader().read(bytes, file: "Compiled").document
        // A scene that nothing leads to is in no file, and has a warning.
        let missing = output.diagnostics.contains { $0.message.contains("is not in any file") }
        let difference = Self.classes(of: compiled).difference(from: Self.classes(of: document))
        #expect(difference.insertions.isEmpty && (missing || difference.removals.isEmpty))
        #expect(missing || compiled.connections.count { $0.kind == .action } == document.connections.count { $0.kind == .action })
    }

    /// Returns the classes of the views, sorted. A custom view without a class is a plain view.
    private static func classes(of document: InterfaceDocument) -> [String] {
        document.views.map { view in
            let name = view.element.customClass ?? view.element.name
            return name == "customView" ? "NSView" : name
        }.sorted()
    }
}
