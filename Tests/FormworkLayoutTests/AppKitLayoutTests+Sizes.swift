import FormworkLayout
import FormworkModel
import Testing

extension AppKitLayoutTests {
    @Test("A document of Xcode 26 has the controls that its frames fit; blind those of macOS 26, unless others are requested")
    func twoSystems() throws {
        let constraints = constraint("c1", "b", "leading", "root", "leading", 20) + constraint("c2", "b", "top", "root", "top", 20)
        for version in [24127, 24765] {
            // A push button 24 points high is one of macOS 26; in a larger frame, one of macOS 15.
            for x in [13, 20] {
                let solved = try frames(
                    200, 100, button("push", "b", (x, x == 20 ? 56 : 61, 80, 24)), constraints: constraints, toolsVersion: version)
                #expect(solved["b"]?.origin.x == Double(x))
            }
            func height(_ generation: AppKitGeneration?) throws -> Double? {
                try frames(
                    200, 100, button("push", "b", (13, 53, 80, 32)), constraints: constraints, toolsVersion: version, isBlind: true,
                    generation: generation)["b"]?.size.height
            }
            #expect(try height(nil) == 24)
            #expect(try height(.bigSur) == 32)
        }
    }

    @Test("In a grid, a view with only views outside Auto Layout keeps its drawn size")
    func drawnSizeInGrid() throws {
        func cell(_ content: String) -> String { "<gridCell row=\"r\" column=\"c\" id=\"gc\">\(content)</gridCell>" }
        let box = """
            <customView key="contentView" id="v" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="120" height="30"/>
            <subviews><button fixedFrame="YES" id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="2" y="4" width="40" height="16"/>
            <buttonCell key="cell" type="check" title="A"/></button></subviews></customView>
            """
        let inside = "<rows><gridRow id=\"r\"/></rows><columns><gridColumn id=\"c\"/></columns><gridCells>\(cell(box))</gridCells>"
        let constraints = constraint("c1", "g", "leading", "root", "leading", 20) + constraint("c2", "g", "top", "root", "top", 20)
        let grid = view("gridView", "g", (20, 50, 120, 30), "xPlacement=\"fill\" yPlacement=\"fill\"", inside: inside)
        let solved = try frames(200, 100, grid, constraints: constraints)
        #expect(solved["g"]?.size == Size(width: 120, height: 30))
        #expect(solved["v"]?.size == Size(width: 120, height: 30))
    }

    @Test("Buttons of equal widths in half points are as wide as their rounded edges")
    func halfWidths() throws {
        let buttons = button("push", "a", (20, 56, 141, 24)) + button("push", "b", (540, 56, 140, 24))
        let constraints =
            constraint("c1", "a", "leading", "root", "leading", 20) + constraint("c2", "a", "top", "root", "top", 20)
            + constraint("c3", "root", "trailing", "b", "trailing", 20) + constraint("c4", "b", "top", "root", "top", 20)
            + constraint("c5", "a", "width", "b", "width", 0)
        let solved = try frames(700, 100, buttons, constraints: constraints, toolsVersion: 24765)
        #expect(solved["a"] == Rect(origin: Point(x: 20, y: 56), size: Size(width: 141, height: 24)))
        #expect(solved["b"] == Rect(origin: Point(x: 540, y: 56), size: Size(width: 140, height: 24)))
    }
}
