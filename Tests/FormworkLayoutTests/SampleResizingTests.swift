import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkTestSupport
import Testing

@Suite("Samples at other sizes")
struct SampleResizingTests {
    @Test(
        "Resizing any tree of the samples equals a new layout at that size",
        arguments: ["LayoutTemplates.storyboard", "HidingForm.storyboard", "HidingForm-macOS.xib", "SizeClasses.xib", "LegacyForm.xib"])
    func resized(name: String) throws {
        let file = TestFiles.sample(name)
        let document = try DocumentReader().read(TestFiles.bytes(of: file), file: file).document
        for size in [Size(width: 1000, height: 800), Size(width: 400, height: 900)] {
            let fresh = Solved(document) { $0.size = size }
            for scene in fresh.layout.roots where scene.size == size && scene.conflicts.isEmpty && scene.ambiguous.isEmpty {
                // Margins depend on the threshold width of a wide root, and are kept in a living layout.
                var options = LayoutOptions()
                options.size = Size(width: size.width, height: size.height + 1)
                var living = try #require(LivingLayout(scene.root, options))
                living.resize(to: size)
                for entry in living.frames {
                    let frame = entry.frame
                    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                    let distance = zip(numbers, fresh[entry.view.id ?? ""]).map { abs($0 - $1) }.max() ?? .infinity
                    #expect(distance < 1e-6, "\(entry.view.id ?? ""): \(numbers), new \(fresh[entry.view.id ?? ""])")
                }
            }
        }
    }
}
