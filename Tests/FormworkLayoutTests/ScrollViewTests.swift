import Testing

@Suite("Scroll views")
struct ScrollViewTests {
    private static let scroll = ["S.left = R.left + 10", "S.top = R.top + 20", "S.width = 200", "S.height = 100"]

    @Test("Edges of a scroll view are those of its content for its descendants")
    func content() throws {
        let views = Sketch.subviews(Sketch.box("A"), Sketch.box("B", "view", "", Sketch.subviews(Sketch.box("D"))))
        let solved = Solved(
            try Sketch.plain(
                Sketch.box("S", "scrollView", "", views),
                where: Self.scroll + [
                    "A.leading = S.leading + 5", "A.top = S.top + 6", "A.width = 300", "A.height = 400", "B.leading = A.trailing",
                    "B.top = A.bottom", "B.width = 50", "B.height = 60", "D.leading = B.leading", "D.top = B.top",
                    "S.trailing = D.trailing + 7", "S.bottom = D.bottom + 8", "D.width = 50", "D.height = 60",
                ]))
        #expect(solved["S"] == [10, 20, 200, 100])
        #expect(solved["A"] == [5, 6, 300, 400])
        #expect(solved["D"] == [0, 0, 50, 60])
        #expect(solved.contentSize("S") == [362, 474])
        #expect(solved.isClear)
    }

    @Test("Its size and its centre are those of its frame")
    func frame() throws {
        let solved = Solved(
            try Sketch.plain(
                Sketch.box("S", "scrollView", "", Sketch.subviews(Sketch.box("A"))),
                where: Self.scroll + [
                    "A.leading = S.leading", "S.trailing = A.trailing", "A.top = S.top", "S.bottom = A.bottom", "A.width = S.width",
                    "A.height = S.height * 3",
                ]))
        #expect(solved["A"] == [0, 0, 200, 300])
        #expect(solved.contentSize("S") == [200, 300])
        let centered = Solved(
            try Sketch.plain(
                Sketch.box("S", "scrollView", "", Sketch.subviews(Sketch.box("A"))),
                where: Self.scroll + ["A.centerX = S.centerX", "A.centerY = S.centerY", "A.width = 50", "A.height = 50"]))
        #expect(centered["A"] == [75, 25, 50, 50])
    }

    @Test("The guides of its content and its frame are unambiguous")
    func guides() throws {
        let views = Sketch.subviews(Sketch.box("A"), Sketch.box("B"))
        let guides = """
            <viewLayoutGuide key="contentLayoutGuide" id="Con"/><viewLayoutGuide key="frameLayoutGuide" id="Fra"/>
            """
        let solved = Solved(
            try Sketch.plain(
                Sketch.box("S", "scrollView", "", views + guides),
                where: Self.scroll + [
                    "A.leading = Con.leading", "A.top = Con.top", "Con.trailing = A.trailing", "Con.bottom = A.bottom", "A.width = 500",
                    "A.height = 600", "Fra.trailing = B.trailing + 10", "Fra.bottom = B.bottom + 10", "B.width = 20", "B.height = 30",
                ]))
        #expect(solved.contentSize("S") == [500, 600])
        #expect(solved["B"] == [170, 60, 20, 30])
        #expect(solved.isClear)
    }

    @Test("Content without a determined size is ambiguous, and so is the scroll view alone")
    func open() throws {
        let solved = Solved(
            try Sketch.plain(
                Sketch.box("S", "scrollView", "", Sketch.subviews(Sketch.box("A"))),
                where: Self.scroll + ["A.leading = S.leading", "A.top = S.top", "A.width = 300", "A.height = 300", "S.bottom = A.bottom"]))
        #expect(solved.ambiguous == ["S"])
        #expect(solved["A"] == [0, 0, 300, 300])
    }
}
