import FormworkLayout
import FormworkModel
import Testing

@Suite("Forms of constraints")
struct ConstraintFormTests {
    private static let place = ["A.left = R.left", "A.top = R.top"]

    @Test(
        "Multipliers are numbers, ratios with a colon, or fractions",
        arguments: [("1.5", 150.0), ("3:2", 150), ("16:10", 160), ("1/4", 25), ("0.5", 50), ("-1", 0)])
    func multipliers(text: String, width: Double) throws {
        let solved = Solved(
            try Sketch.plain(Sketch.box("A"), where: Self.place + ["A.height = 100", "A.width = A.height * \(text) @999"]))
        #expect(solved["A"] == [0, 0, width, 100])
    }

    @Test("A multiplier of a position is relative to the nearest common ancestor")
    func placesInAncestor() throws {
        let inner = Sketch.box("B", "view", "", Sketch.subviews(Sketch.box("A"), Sketch.box("D")))
        let solved = Solved(
            try Sketch.plain(
                inner,
                where: [
                    "B.left = R.left + 20", "B.top = R.top + 30", "B.width = 200", "B.height = 100", "A.centerX = B.centerX * 1.5",
                    "A.bottom = B.bottom * 0.5", "A.width = 20", "A.height = 10", "D.left = A.left * 0.5", "D.top = A.top * 2",
                    "D.width = 5", "D.height = 5",
                ]))
        #expect(solved["A"] == [140, 40, 20, 10])
        #expect(solved["D"] == [70, 80, 5, 5])
        let across = Solved(
            try Sketch.plain(
                inner, Sketch.box("E"),
                where: [
                    "B.left = R.left + 20", "B.top = R.top + 30", "B.width = 200", "B.height = 100", "A.left = B.left + 10",
                    "A.top = B.top",
                    "A.width = 10", "A.height = 10", "D.left = B.left", "D.top = B.top", "D.width = 5", "D.height = 5",
                    "E.left = A.left * 2", "E.top = A.bottom * 2", "E.width = 3", "E.height = 3",
                ]))
        // A's left is 30 in R, its bottom 40.
        #expect(across["E"] == [60, 80, 3, 3])
    }

    @Test("Default values: the owner, equal, 1000, 1 and 0")
    func omitted() throws {
        let solved = Solved(
            try Sketch.plain(
                Sketch.box("A", "view", "", "<constraints><constraint firstAttribute=\"width\" constant=\"70\" id=\"w\"/></constraints>"),
                where: [".left = A.left - 10", "A.top = R.top", "A.height = A.width"]))
        #expect(solved["A"] == [10, 0, 70, 70])
    }

    @Test("Inequalities hold, and lower priorities yield in order")
    func priorities() throws {
        let solved = Solved(
            try Sketch.plain(
                Sketch.box("A"),
                where: Self.place + ["A.width ≤ 100", "A.width ≥ 20", "A.width = 300 @998", "A.height = 10 @2", "A.height = 20 @3"]))
        #expect(solved["A"] == [0, 0, 100, 20])
        #expect(solved.isClear)
        // A hundred weak constraints do not outweigh a stronger one.
        let many = Solved(
            try Sketch.plain(
                Sketch.box("A"),
                where: Self.place + ["A.height = 9", "A.width = 30 @501"] + (1...100).map { "A.width = 80 @500 #w\($0)" }))
        #expect(many["A"] == [0, 0, 30, 9])
    }

    @Test("A constraint that is removed at build time applies on the canvas, and not on a device")
    func placeholder() throws {
        let document = try Sketch.plain(
            Sketch.box("A"),
            where: Self.place + ["A.width = 50 placeholder=\"YES\"", "A.width = 80 @500", "A.height = 10"])
        #expect(Solved(document)["A"] == [0, 0, 50, 10])
        #expect(Solved(document) { $0.environment = .device }["A"] == [0, 0, 80, 10])
    }

    @Test("Leading and trailing swap sides from right to left; left, right and centres do not")
    func directions() throws {
        let document = try Sketch.plain(
            Sketch.box("A"), Sketch.box("B"), Sketch.box("D"), size: [320, 480],
            where: [
                "A.leading = R.leading + 20", "A.width = 50", "A.top = R.top", "A.height = 1", "B.left = R.left + 20", "B.width = 50",
                "B.top = R.top", "B.height = 1", "D.centerX = R.centerX + 10", "D.width = 50", "D.top = R.top", "D.height = 1",
            ])
        let mirrored = Solved(document) { $0.direction = .rightToLeft }
        #expect([mirrored["A"][0], mirrored["B"][0], mirrored["D"][0]] == [250, 20, 145])
        let bounded = try Sketch.plain(
            Sketch.box("A"),
            where: ["A.leading ≥ R.leading + 30", "A.leading = R.leading @10", "A.width = 50", "A.top = R.top", "A.height = 1"])
        #expect(Solved(bounded)["A"][0] == 30)
        #expect(Solved(bounded) { $0.direction = .rightToLeft }["A"][0] == 240)
    }

    @Test("Variations install and remove constraints and views, and change constants, by size class")
    func variations() throws {
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/>"
        let document = try Sketch.read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="12121" useAutolayout="YES" useTraitCollections="YES">
            <objects><view id="R"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="A">\(frame)</view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="B">\(frame)</view></subviews>
            <constraints>
            <constraint firstItem="A" firstAttribute="left" secondItem="R" secondAttribute="left" constant="10" id="c1">
            <variation key="heightClass=compact" constant="40"/>
            <variation key="heightClass=compact-widthClass=regular" constant="50"/></constraint>
            <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" id="c2"/>
            <constraint firstItem="A" firstAttribute="width" constant="100" id="c3"/>
            <constraint firstItem="A" firstAttribute="width" constant="200" id="c4"/>
            <constraint firstItem="A" firstAttribute="height" constant="10" id="c5"/>
            <constraint firstItem="B" firstAttribute="width" constant="10" id="c6"/>
            </constraints>
            <variation key="default"><mask key="subviews"><exclude reference="B"/></mask>
            <mask key="constraints"><exclude reference="c4"/></mask></variation>
            <variation key="widthClass=regular"><mask key="subviews"><include reference="B"/></mask>
            <mask key="constraints"><exclude reference="c3"/><include reference="c4"/></mask></variation>
            </view></objects></document>
            """)
        func solved(_ width: InterfaceDocument.SizeClass?, _ height: InterfaceDocument.SizeClass?) -> Solved {
            Solved(document) { options in
                if let width, let height { options.sizeClasses = (width, height) }
            }
        }
        #expect(solved(nil, nil)["A"] == [10, 0, 100, 10])
        #expect(solved(.compact, .regular)["A"] == [10, 0, 100, 10])
        #expect(solved(.compact, .compact)["A"] == [40, 0, 100, 10])
        #expect(solved(.regular, .regular)["A"] == [10, 0, 200, 10])
        #expect(solved(.regular, .compact)["A"] == [50, 0, 200, 10])
        #expect(solved(.compact, .regular)["B"] == [])
        #expect(solved(.regular, .regular)["B"].count == 4)
    }
}
