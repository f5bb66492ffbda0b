import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkTemplates
import FormworkTestSupport
import Testing

@Suite("A template that is applied with an animation")
struct TransitionTests {
    private static func document() throws -> InterfaceDocument {
        let name = "LayoutTemplates.storyboard"
        return try DocumentReader().read(TestFiles.bytes(of: TestFiles.sample(name)), file: name).document
    }

    @Test("begins with the solved frames before, and ends with those after", arguments: StagedDocument.Animation.allCases)
    func ends(animation: StagedDocument.Animation) throws {
        let document = try Self.document()
        let template = try #require(document.layoutTemplates.first { $0.label == "Landscape" })
        let before = StagedDocument(document)
        var stage = before
        let way = stage.apply(template, animation: animation)
        #expect(way.poses(atProgress: 0).map(\.frame) == before.layout.roots.flatMap(\.frames).map(\.frame))
        #expect(way.poses(atProgress: 1).map(\.frame) == stage.layout.roots.flatMap(\.frames).map(\.frame))
        #expect(way.poses(atProgress: -1) == way.poses(atProgress: 0) && way.poses(atProgress: 7) == way.poses(atProgress: 1))
        #expect(way.change.added.count == way.change.removed.count && !way.change.added.isEmpty)
        #expect(stage.play.performedSteps.map(\.template?.id) == [template.id] && stage.changed.isChanged && !before.changed.isChanged)
    }

    @Test("moves in straight lines, frames and opacity alike")
    func straight() throws {
        let document = try Self.document()
        let template = try #require(document.layoutTemplates.first { $0.label == "Landscape" })
        var stage = StagedDocument(document)
        let way = stage.apply(template)
        let (start, middle, end) = (way.poses(atProgress: 0), way.poses(atProgress: 0.25), way.poses(atProgress: 1))
        var moved = 0
        for (place, pose) in middle.enumerated() {
            let (from, to) = (start[place], end[place])
            #expect(pose.view == from.view && pose.view.document == document)
            #expect(abs(pose.frame.origin.y - (from.frame.origin.y * 0.75 + to.frame.origin.y * 0.25)) < 1e-9)
            #expect(abs(pose.frame.size.width - (from.frame.size.width * 0.75 + to.frame.size.width * 0.25)) < 1e-9)
            #expect(abs(pose.alpha - (from.alpha * 0.75 + to.alpha * 0.25)) < 1e-9)
            if from.frame != to.frame { moved += 1 }
        }
        #expect(moved == 8)
        let faded = zip(start, end).filter { $0.alpha != $1.alpha }
        #expect(!faded.isEmpty)
        let view = try #require(faded.first?.0.view)
        #expect(way.pose(of: view, atProgress: 0.25) == middle.first { $0.view == view })
    }

    @Test("a curve passes its centre halfway, is slower where it eases, and never goes back")
    func curves() {
        typealias Animation = StagedDocument.Animation
        #expect(Animation.linear.share(atProgress: 0.3) == 0.3)
        #expect(abs(Animation.easeInOut.share(atProgress: 0.5) - 0.5) < 1e-9)
        #expect(Animation.easeIn.share(atProgress: 0.25) < 0.25 && Animation.easeOut.share(atProgress: 0.25) > 0.25)
        #expect(Animation.easeInOut.share(atProgress: 0.1) < 0.1 && Animation.easeInOut.share(atProgress: 0.9) > 0.9)
        for animation in Animation.allCases {
            let shares = (0...100).map { animation.share(atProgress: Double($0) / 100) }
            #expect(shares == shares.sorted() && shares.first == 0 && shares.last == 1)
        }
    }
}
