import Formwork
import FormworkCode
import FormworkTestSupport
import FormworkUIKitStandIn
import Testing

final class DeliveryFormViewController: DeliveryFormViewControllerBase {
    func toggleDelivery(_ sender: UISwitch) {
        setDeliveryHeadingHidden(!sender.isOn)
    }
}

extension OneAtATime {
    /// Runs the guide `FromAStoryboardToCode`; the file next to this one is the output of its command.
    @MainActor @Suite struct StoryboardToCodeTests {
        private static let sample = "HidingForm.storyboard"

        @Test func theCommandWritesTheFileNextToThisOne() throws {
            let document = try DocumentReader().read(try TestFiles.bytes(of: TestFiles.sample(Self.sample)), file: Self.sample).document

            let files = try CodeGenerator(.uikit).files(of: document, source: Self.sample)

            let file = try #require(files.first)
            let beside = try TestFiles.bytes(of: TestFiles.package + "/Tests/FormworkUIKitStandInTests/Guide/\(file.name)")
            #expect(files.count == 1)
            // swift-format determines the line breaks, and the file imports UIKit on Apple's systems.
            #expect(
                Self.bare(String(decoding: beside, as: UTF8.self))
                    == Self.bare(file.text.replacing("import UIKit", with: "import FormworkUIKitStandIn")))
        }

        @Test func theMethodOfTheActionHidesWhatTheDocumentHides() throws {
            StandIn.reset()
            let controller = DeliveryFormViewController()
            controller.loadViewIfNeeded()
            controller.deliverySwitch.isOn = false
            controller.toggleDelivery(controller.deliverySwitch)
            let layout = StandIn.document.interfaceDocument().layout()

            let frames = layout.roots.flatMap(\.frames)
            func frame(_ view: UIView) throws -> Rect { try #require(frames.first { $0.view.id == view.standInLayoutView.id }).frame }
            let (heading, remarks) = (try frame(controller.deliveryHeading), try frame(controller.remarks))
            #expect(try frame(controller.streetField).size.height == 0)
            #expect(try frame(controller.postcodeField).size.width == 0)
            #expect(heading.size == Size(width: 0, height: 0))
            #expect(remarks.origin.y == heading.origin.y + 20)
        }

        @Test func theGuideShowsThisCode() throws {
            let article = try Article("FromAStoryboardToCode", of: "Formwork")
            let own = try TestFiles.bytes(of: TestFiles.package + "/Tests/FormworkUIKitStandInTests/Guide/StoryboardToCodeTests.swift")
            let code = Self.bare(String(decoding: own, as: UTF8.self))
            // Swift on Linux has no attribute for selectors.
            let shown = article.blocks.map { Self.bare($0.joined(separator: "\n").replacing("@objc(toggleDelivery:) ", with: "")) }
            #expect(shown.count == 2)
            for block in shown { #expect(code.contains(block)) }
        }

        private static func bare(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    }
}
