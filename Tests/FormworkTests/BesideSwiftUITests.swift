import Formwork
import FormworkCode
import FormworkEdit
import FormworkResults
import FormworkRender
import FormworkRules
import FormworkSolver
import FormworkTestSupport
import SwiftUINames
import Testing

/// Every name here that is not Formwork's refers to SwiftUI's: if a product of this package declared it too, the file would not compile.
@Suite("Formwork and SwiftUI in one file")
struct BesideSwiftUITests {
    private struct Screen: View, Layout, Gesture, Commands {
        var insets = EdgeInsets()
        var color = Color()
        var font = Font()
        var state = State()
        var binding = Binding()
        var environment = Environment()
        var namespace = Namespace()
        var axis = Axis.horizontal
        var edge = Edge.leading
        var scheme = ColorScheme.dark
        var mode = ContentMode.fit
        var direction = LayoutDirection.leftToRight
        var sizeClass = UserInterfaceSizeClass.compact
        var frame = (ProposedViewSize(), ViewDimensions(), ViewSpacing(), LayoutSubview(), LayoutProperties())
        var motion = (Animation(), Transaction(), Angle(), Alignment(), Anchor())
        var fill = (Gradient(), Material(), Visibility())
        let body: [any View] = [
            Image(), Text(), Label(), Button(), Group(), Section(), Form(), List(), Table(), Grid(), Canvas(), Picker(), Menu(), Link(),
        ]
    }

    private struct Program: App {
        var scenes: [any Scene] = [Window(), Settings()]
        var shapes: [any Shape] = [Path()]
    }

    @Test("a document's views are shown by views of another kind")
    func bothKindsOfView() throws {
        let document = try InterfaceDocument(path: TestFiles.sample("HidingForm.storyboard"))
        var shown: [InterfaceDocument.View: any View] = [:]
        for scene in document.scenes {
            let views: [InterfaceDocument.View] = scene.roots + scene.roots.flatMap(\.subviews)
            for view in views { shown[view] = view.element.name == "label" ? Text() : Color() }
        }
        #expect(shown.count == 8 && shown.values.contains { $0 is Text })
        #expect(Screen().body.count == 14 && Program().scenes.count == 2)
    }

    @Test("insets, frames and constraints have distinct names")
    func valuesOfTheLayout() throws {
        let document = try InterfaceDocument(path: TestFiles.sample("HidingForm.storyboard"))
        let safeArea: Device.Insets? = Device(named: "iphone-15")?.safeArea(.portrait)
        let frames: [DocumentLayout.ViewFrame] = document.layout().roots.flatMap(\.frames)
        let constraints: [InterfaceDocument.Constraint] = document.constraints
        #expect(safeArea?.top == 59)
        #expect(frames.count == document.views.count && constraints.count == 22)
        #expect(EdgeInsets() as Any is EdgeInsets)
    }

    @Test("documents of other products work with it, too")
    func otherProducts() throws {
        let document = try InterfaceDocument(path: TestFiles.sample("HidingForm.storyboard"))
        let stage = StagedDocument(document)
        let result = SolveResult(stage, file: "HidingForm.storyboard")
        #expect(String(decoding: result.json, as: UTF8.self).hasPrefix(#"{"file":"HidingForm.storyboard""#))
        #expect(try SheetWriter().picture(PictureSource(stage), title: "Form").svg.isEmpty == false)
        #expect(Validator().validate(document, file: "HidingForm.storyboard").allSatisfy { $0.severity < .error })
        #expect(try CodeGenerator(.uikit).files(of: document, source: "HidingForm.storyboard").count == 1)
        #expect(document.asXIBs().xibs.count == 1)
        var solver = Solver()
        let width = try solver.makeVariable()
        try solver.add(LinearConstraint(width, .equal, LinearExpression(constant: 320)))
        solver.solve()
        #expect(solver.value(of: width) == 320)
    }
}
