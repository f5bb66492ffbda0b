import FormworkLayout
import FormworkModel
import FormworkRender
import Testing

@testable import FormworkPreview

@Suite struct PreviewRequestTests {
    @Test("A request names a state and a size")
    func requestSaysStateSize() throws {
        let text = """
            {"number": 7, "version": 2, "tree": 1, "template": 0, "toggled": [0, 2], "device": "iphone-15", "orientation": "landscape", \
            "width": 320, "height": 480.5, "textSize": "accessibilityLarge", "direction": "rightToLeft", "system": "26"}
            """
        let request = try #require(PreviewRequest(text))
        #expect(request.number == 7)
        #expect(request.version == 2)
        #expect(
            request.state
                == LivePage.Request(
                    tree: 1, template: 0, toggled: [0, 2], device: Device(named: "iphone-15"), orientation: .landscape,
                    size: Size(width: 320, height: 480.5), textSize: .accessibilityLarge, direction: .rightToLeft, system: 26))
        #expect(
            PreviewRequest(#"{"number":1,"version":1,"tree":0,"textSize":"huge","direction":"up"}"#)?.state == LivePage.Request(tree: 0))
    }

    @Test("Omitted parameters have their defaults")
    func omittedParameters() throws {
        let request = try #require(PreviewRequest(#"{"number":1,"version":1,"tree":0,"template":-1,"toggled":[],"device":null}"#))
        #expect(request.state == LivePage.Request(tree: 0))
    }

    @Test(
        "A text that isn't a request has no answer",
        arguments: [
            "", "x", "[]", "7", "{}", #"{"number":1}"#, #"{"number":"1","version":1,"tree":0}"#, #"{"number":1,"version":1,"tree":1e99}"#,
            #"{"number":1,"version":1,"tree":0.5}"#, #"{"number":1,"version":1,"tree":99999999999999999999}"#,
        ])
    func otherTexts(text: String) {
        #expect(PreviewRequest(text) == nil)
    }

    @Test("A size beyond all screens is rejected", arguments: [(-1.0, 5.0), (5, 1e9), (1e300, 1)])
    func sizeBeyondAllScreens(width: Double, height: Double) {
        #expect(PreviewRequest(#"{"number":1,"version":1,"tree":0,"width":\#(width),"height":\#(height)}"#)?.state.size == nil)
    }
}
