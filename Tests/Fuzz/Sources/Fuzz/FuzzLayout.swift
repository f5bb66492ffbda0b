import Formwork
import FormworkResults
import FormworkRules

/// Layout and states.
enum FuzzLayout {
    /// Checks that every frame is finite on the canvas, blind, and on a device.
    static func engine(_ bytes: [UInt8]) {
        guard let document = FuzzTarget.document(bytes) else { return }
        var blind = LayoutOptions()
        blind.isBlind = true
        var device = blind
        device.device = Device(named: document.platform == .tvOS ? "apple-tv" : "iphone-se")
        var mirrored = LayoutOptions()
        mirrored.direction = .rightToLeft
        mirrored.size = Size(width: 320, height: 480)
        for options in [LayoutOptions(), blind, device, mirrored] {
            let stage = StagedDocument(document, on: options)
            for scene in stage.layout.roots {
                for entry in scene.frames {
                    let frame = entry.frame
                    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                    demand(numbers.allSatisfy(\.isFinite), "a frame has a number that is none")
                }
            }
            _ = SolveResult(stage, file: "fuzz.xib").text
        }
        _ = Validator(solves: true).validate(document, file: "fuzz.xib")
    }

    /// Checks states, and the documents made from them.
    static func states(_ bytes: [UInt8]) {
        guard let document = FuzzTarget.document(bytes) else { return }
        var state = LayoutState(document)
        for template in document.layoutTemplates.prefix(8) { state.apply(template) }
        for (number, view) in document.views.prefix(16).enumerated() { _ = number % 2 == 0 ? state.hide(view) : state.show(view) }
        let text = state.permanent().document.text()
        demand(FuzzTarget.document(text) != nil, "a state's document cannot be read")
        _ = StagedDocument.StatesResult(StagedDocument(document), file: "fuzz.xib").text
    }
}
