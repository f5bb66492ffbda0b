import FormworkImport
import FormworkModel
import FormworkTemplates
import Testing

/// Hiding masters at run time, as AutolayoutExtensions has them.
@Suite("Hiding")
struct HidingTests {
    private typealias Sketch = HidingSketch

    @Test("A master hides its followers, and shows them")
    func views() throws {
        var state = LayoutState(try Sketch.xib(Sketch.view("A"), Sketch.view("B", follows: "A"), Sketch.view("C")))
        let hidden = state.hide("A")
        #expect(state.hiddenIDs == ["A", "B"])
        #expect(hidden.visibility.map(\.view.id) == ["A", "B"] && hidden.visibility.allSatisfy(\.isHidden))
        let shown = state.show("A")
        #expect(state.hiddenIDs.isEmpty)
        #expect(shown.visibility.map(\.view.id) == ["A", "B"] && !shown.visibility.contains(where: \.isHidden))
        #expect(state.hide("B").visibility.count == 1 && state.hiddenIDs == ["B"])
    }

    @Test("The constant of a follower constraint becomes 0, and is restored", arguments: [120.0, 22, 20, -7.5])
    func constants(constant: Double) throws {
        let followed = Sketch.constraint("c", follows: "A", constant: "\(constant)", attributes: "priority=\"700\"")
        var state = LayoutState(try Sketch.xib(Sketch.view("A"), constraints: followed, Sketch.constraint("d", constant: "20")))
        let before = state.constraints.map(\.value)
        let hidden = state.hide("A")
        #expect(state.constant("c") == 0 && state.constant("d") == 20)
        #expect(hidden.constants.map(\.from) == [constant] && hidden.constants.map(\.to) == [0])
        // Everything except the constant is kept.
        #expect(state.constraints.map(\.value.priority) == [700, 1000])
        let shown = state.show("A")
        #expect(shown.constants.map(\.from) == [0] && shown.constants.map(\.to) == [constant])
        #expect(state.constraints.map(\.value) == before)
    }

    @Test("A view that is hidden twice remembers its first state, and is shown immediately")
    func twice() throws {
        var state = LayoutState(try Sketch.xib(Sketch.view("A"), constraints: Sketch.constraint("c", follows: "A")))
        state.hide("A")
        #expect(state.hide("A").isNothing)
        #expect(state.constant("c") == 0)
        state.show("A")
        #expect(state.constant("c") == 20)
        // Showing a visible view does not change a constant.
        #expect(state.show("A").isNothing)
        #expect(state.constant("c") == 20)
    }

    @Test("A constant that code sets while it is hidden applies until it is shown, and is lost then")
    func setWhileHidden() throws {
        var state = LayoutState(try Sketch.xib(Sketch.view("A"), constraints: Sketch.constraint("c", follows: "A")))
        state.hide("A")
        state.setConstant(50, of: state.constraint("c"))
        #expect(state.constant("c") == 50)
        state.hide("A")
        #expect(state.constant("c") == 50)
        state.show("A")
        #expect(state.constant("c") == 20)
    }

    @Test("A constant that code set before is the one that is restored")
    func setBefore() throws {
        var state = LayoutState(try Sketch.xib(Sketch.view("A"), constraints: Sketch.constraint("c", follows: "A")))
        state.setConstant(50, of: state.constraint("c"))
        state.hide("A")
        #expect(state.constant("c") == 0)
        state.show("A")
        #expect(state.constant("c") == 50)
        state.setConstant(51, of: state.constraint("c"))
        state.show("A")
        #expect(state.constant("c") == 51)
    }

    @Test("A constant of 0 is 0 again")
    func zero() throws {
        var state = LayoutState(try Sketch.xib(Sketch.view("A"), constraints: Sketch.constraint("c", follows: "A", constant: "0")))
        #expect(state.hide("A").constants.isEmpty)
        state.setConstant(3, of: state.constraint("c"))
        state.show("A")
        #expect(state.constant("c") == 0)
    }

    @Test("Hiding follows a chain of masters, to the constraint at its end")
    func chain() throws {
        let document = try Sketch.xib(
            Sketch.view("A"), Sketch.view("B", follows: "A"), Sketch.view("C", follows: "B"),
            constraints: Sketch.constraint("c", follows: "C"))
        var state = LayoutState(document)
        #expect(state.hide("A").visibility.map(\.view.id) == ["A", "B", "C"])
        #expect(state.constant("c") == 0)
        // From the middle, all below.
        state.show("B")
        #expect(state.hiddenIDs == ["A"] && state.constant("c") == 20)
        state.show("A")
        #expect(state.hiddenIDs.isEmpty)
        state.hide("C")
        #expect(state.hiddenIDs == ["C"] && state.constant("c") == 0)
    }

    @Test("A master has any number of followers, a follower one master")
    func several() throws {
        let document = try Sketch.xib(
            Sketch.view("A"), Sketch.view("B", follows: "A"), Sketch.view("C", follows: "A"), Sketch.view("X", follows: "Y"),
            Sketch.view("Y"), constraints: Sketch.constraint("c", follows: "A"), Sketch.constraint("d", follows: "A"))
        var state = LayoutState(document)
        #expect(state.followers(of: state.namedView("A")).compactMap(\.id) == ["B", "C", "c", "d"])
        state.hide("A")
        #expect(state.hiddenIDs == ["A", "B", "C"] && state.constant("c") == 0 && state.constant("d") == 0)
        state.hide("Y")
        #expect(state.hiddenIDs == ["A", "B", "C", "X", "Y"])
    }

    @Test("Showing a master shows a follower that was hidden directly, also if the master is already shown")
    func showOverrides() throws {
        var state = LayoutState(try Sketch.xib(Sketch.view("A"), Sketch.view("B", follows: "A")))
        state.hide("B")
        #expect(state.show("A").visibility.map(\.view.id) == ["B"])
        #expect(state.hiddenIDs.isEmpty)
        // And one that the document hides.
        var written = LayoutState(try Sketch.xib(Sketch.view("A"), Sketch.view("B", follows: "A", attributes: "hidden=\"YES\"")))
        written.show("A")
        #expect(written.hiddenIDs.isEmpty)
    }

    @Test("A follower is hidden and shown directly at any time, and its master does not change that")
    func byItself() throws {
        var state = LayoutState(try Sketch.xib(Sketch.view("A"), Sketch.view("B", follows: "A")))
        state.hide("A")
        state.show("B")
        #expect(state.hiddenIDs == ["A"])
        state.hide("A")
        #expect(state.hiddenIDs == ["A", "B"])
    }

    @Test("A document that hides a master hides nothing else when it is loaded; the next hiding does")
    func loaded() throws {
        let document = try Sketch.xib(
            Sketch.view("A", attributes: "hidden=\"YES\""), Sketch.view("B", follows: "A"),
            constraints: Sketch.constraint("c", follows: "A"))
        var state = LayoutState(document)
        #expect(state.hiddenIDs == ["A"] && state.constant("c") == 20)
        #expect(state.hide("A").visibility.map(\.view.id) == ["B"])
        #expect(state.hiddenIDs == ["A", "B"] && state.constant("c") == 0)
    }

    @Test("On request, hidden views of a document are passed on from the start, along chains, and not to shown ones")
    func propagated() throws {
        let document = try Sketch.xib(
            Sketch.view("C", follows: "B"), Sketch.view("B", follows: "A"), Sketch.view("A", attributes: "hidden=\"YES\""),
            Sketch.view("X", follows: "Y"), Sketch.view("Y"), constraints: Sketch.constraint("c", follows: "C"),
            Sketch.constraint("d", follows: "Y"))
        var state = LayoutState(document, propagatesHiding: true)
        #expect(state.hiddenIDs == ["C", "B", "A"] && state.constant("c") == 0 && state.constant("d") == 20)
        #expect(state.permanent().document.constraint(id: "c")?.constant == 0)
        state.show("A")
        #expect(state.hiddenIDs.isEmpty && state.constant("c") == 20)

        var play = LayoutState.Play(LayoutState(document))
        #expect(play.state.hiddenIDs == ["A"])
        try play.take(LayoutState.Step.steps("propagate=hiding"))
        #expect(play.state.hiddenIDs == ["C", "B", "A"])
        let step = play.performedSteps.first
        #expect(step?.change.visibility.compactMap(\.view.id) == ["B", "C"] && step?.scenes == [0])
        #expect(play.text(ofScene: 0) == "propagate=hiding")
        let shown = try Sketch.xib(Sketch.view("A"), Sketch.view("B", follows: "A"))
        #expect(!LayoutState(shown, propagatesHiding: true).permanent().isChanged)
    }

    @Test("Hiding by key-value coding is hiding", arguments: ["hidden", "isHidden"])
    func keyValueCoding(keyPath: String) throws {
        var state = LayoutState(try Sketch.xib(Sketch.view("A"), Sketch.view("B", follows: "A")))
        let change = state.setValue(.boolean(true), forKeyPath: keyPath, of: state.namedView("A"))
        #expect(change.visibility.map(\.view.id) == ["A", "B"] && state.hiddenIDs == ["A", "B"])
    }

    @Test("A state is a value: changes of a copy don't affect it")
    func copies() throws {
        let state = LayoutState(try Sketch.xib(Sketch.view("A"), constraints: Sketch.constraint("c", follows: "A")))
        var copy = state
        copy.hide("A")
        #expect(state.hiddenIDs.isEmpty && state.constant("c") == 20)
        #expect(copy.hiddenIDs == ["A"] && copy.constant("c") == 0)
    }

    // MARK: Other masters

    @Test("Following a hidden master takes effect when that is hidden or shown the next time")
    func connect() throws {
        var state = LayoutState(
            try Sketch.xib(Sketch.view("A"), Sketch.view("B"), constraints: Sketch.constraint("c")))
        state.hide("A")
        try state.setHidingMaster(state.namedView("A"), of: state.element("B"))
        try state.setHidingMaster(state.namedView("A"), of: state.element("c"))
        #expect(state.hidingMaster(of: state.element("B"))?.id == "A")
        #expect(state.hiddenIDs == ["A"] && state.constant("c") == 20)
        state.hide("A")
        #expect(state.hiddenIDs == ["A", "B"] && state.constant("c") == 0)
        state.show("A")
        #expect(state.hiddenIDs.isEmpty && state.constant("c") == 20)
    }

    @Test("Leaving a hidden master restores nothing, and that master no longer affects it")
    func leave() throws {
        var state = LayoutState(
            try Sketch.xib(Sketch.view("A"), Sketch.view("B", follows: "A"), constraints: Sketch.constraint("c", follows: "A")))
        state.hide("A")
        try state.setHidingMaster(nil, of: state.element("B"))
        try state.setHidingMaster(nil, of: state.element("c"))
        #expect(state.hidingMaster(of: state.element("B")) == nil && state.followers(of: state.namedView("A")).isEmpty)
        #expect(state.hiddenIDs == ["A", "B"] && state.constant("c") == 0)
        state.show("A")
        #expect(state.hiddenIDs == ["B"] && state.constant("c") == 0)
    }

    @Test("After a change of masters the new one counts, from the next time that it is hidden or shown")
    func move() throws {
        let document = try Sketch.xib(
            Sketch.view("A"), Sketch.view("B", follows: "A"), Sketch.view("X"),
            constraints: Sketch.constraint("c", follows: "A"), Sketch.constraint("d", follows: "A"))
        var state = LayoutState(document)
        state.hide("A")
        for id in ["B", "c"] { try state.setHidingMaster(state.namedView("X"), of: state.element(id)) }
        #expect(state.followers(of: state.namedView("X")).compactMap(\.id) == ["B", "c"])
        #expect(state.followers(of: state.namedView("A")).compactMap(\.id) == ["d"])
        #expect(state.hiddenIDs == ["A", "B"] && state.constant("c") == 0)
        state.show("A")
        #expect(state.hiddenIDs == ["B"] && state.constant("c") == 0 && state.constant("d") == 20)
        // The constraint itself records its original constant.
        state.show("X")
        #expect(state.hiddenIDs.isEmpty && state.constant("c") == 20)
        state.hide("X")
        #expect(state.hiddenIDs == ["B", "X"] && state.constant("c") == 0 && state.constant("d") == 20)
        // And back.
        for id in ["B", "c"] { try state.setHidingMaster(state.namedView("A"), of: state.element(id)) }
        state.show("A")
        #expect(state.hiddenIDs == ["X"] && state.constant("c") == 20)
    }

    @Test("A view cannot be its own master, and other objects follow none")
    func refused() throws {
        let guide = "<viewLayoutGuide key=\"safeArea\" id=\"G\"/>"
        var state = LayoutState(try Sketch.xib(Sketch.view("A"), content: guide))
        #expect(throws: LayoutState.StateError.ownMaster("A")) { try state.setHidingMaster(state.namedView("A"), of: state.element("A")) }
        #expect(throws: LayoutState.StateError.noFollower("G")) { try state.setHidingMaster(state.namedView("A"), of: state.element("G")) }
        state.hide("A")
        #expect(state.hiddenIDs == ["A"] && state.followers(of: state.namedView("A")).isEmpty)
    }

    // MARK: Circles

    @Test("In a circle of masters each view is hidden once, wherever it is begun", arguments: ["A", "B", "C"])
    func circles(start: String) throws {
        let two = try Sketch.xib(
            Sketch.view("A", follows: "B"), Sketch.view("B", follows: "A"), Sketch.view("C", follows: "A"),
            constraints: Sketch.constraint("c", follows: "C"))
        let three = try Sketch.xib(
            Sketch.view("A", follows: "B"), Sketch.view("B", follows: "C"), Sketch.view("C", follows: "A"),
            constraints: Sketch.constraint("c", follows: "C"))
        for document in [two, three] {
            var state = LayoutState(document)
            let change = state.hide(start)
            let isAll = document == three || start != "C"
            #expect(Set(change.visibility.map(\.view.id)).count == change.visibility.count)
            #expect(state.hiddenIDs == (isAll ? ["A", "B", "C"] : ["C"]) && state.constant("c") == 0)
            state.show(start)
            #expect(state.hiddenIDs.isEmpty && state.constant("c") == 20)
        }
    }

    @Test("A cycle that code closes ends, too")
    func closedByCode() throws {
        var state = LayoutState(try Sketch.xib(Sketch.view("A"), Sketch.view("B", follows: "A")))
        try state.setHidingMaster(state.namedView("B"), of: state.element("A"))
        state.hide("B")
        #expect(state.hiddenIDs == ["A", "B"])
        state.show("A")
        #expect(state.hiddenIDs.isEmpty)
    }

    @Test("A view that follows itself in a document follows nothing")
    func selfLink() throws {
        let document = try Sketch.xib(Sketch.view("A", follows: "A"), Sketch.view("B", follows: "A"))
        var state = LayoutState(document)
        #expect(state.hidingMaster(of: state.element("A")) == nil && InterfaceDocument.HidingLinks(document).links.count == 1)
        state.hide("A")
        #expect(state.hiddenIDs == ["A", "B"])
    }

    // MARK: Outlets

    @Test("Of several outlets of a follower, the last counts")
    func lastOutlet() throws {
        let document = try Sketch.xib(
            Sketch.view("A"), Sketch.view("B", follows: "A", "X"), Sketch.view("X"),
            constraints: Sketch.constraint("c", follows: "X", "A"))
        var state = LayoutState(document)
        #expect(InterfaceDocument.HidingLinks(document).links.count == 2)
        state.hide("A")
        #expect(state.hiddenIDs == ["A"] && state.constant("c") == 0)
        state.hide("X")
        #expect(state.hiddenIDs == ["A", "B", "X"])
    }

    @Test("Outlets from or to other objects than views and constraints don't count; nor do other outlets")
    func otherOutlets() throws {
        let outlet = "<outlet property=\"PWHidingMasterView\" destination=\"A\" id=\"o-t\"/>"
        let other =
            "<outlet property=\"master\" destination=\"A\" id=\"o-b\"/><outlet property=\"PWHidingMaster\" destination=\"A\" id=\"o-c\"/>"
        let document = try Sketch.xib(
            Sketch.view("A"), "<view id=\"B\"><connections>\(other)</connections></view>", Sketch.view("C", follows: "c"),
            Sketch.view("D", follows: "t"), Sketch.view("E", follows: "nowhere"), constraints: Sketch.constraint("c"),
            siblings: "<tapGestureRecognizer id=\"t\"><connections>\(outlet)</connections></tapGestureRecognizer>")
        var state = LayoutState(document)
        #expect(InterfaceDocument.HidingLinks(document).links.isEmpty)
        state.hide("A")
        #expect(state.hiddenIDs == ["A"] && state.constant("c") == 20)
        for view in document.views where view.id != "A" { state.hide(view) }
        #expect(state.constant("c") == 20)
    }

    @Test("Followers are in the document's order, with their outlets anywhere, before and after a change")
    func order() throws {
        // The outlet of the outer view comes after the inner view's.
        let document = try Sketch.xib(
            Sketch.view("A"), Sketch.view("B", follows: "A", content: "<subviews>\(Sketch.view("C", follows: "A"))</subviews>"),
            Sketch.view("D"))
        var state = LayoutState(document)
        #expect(state.followers(of: state.namedView("A")).compactMap(\.id) == ["B", "C"])
        try state.setHidingMaster(state.namedView("A"), of: state.element("D"))
        #expect(state.followers(of: state.namedView("A")).compactMap(\.id) == ["B", "C", "D"])
        #expect(state.hide("A").visibility.map(\.view.id) == ["A", "B", "C", "D"])
    }

    // MARK: Size classes

    @Test("A constant and a flag that vary by size class are set to 0, hidden and restored in the variation")
    func variations() throws {
        let document = try Sketch.xib(
            Sketch.view("A"), Sketch.view("B", follows: "A", content: "<variation key=\"heightClass=compact\" hidden=\"YES\"/>"),
            constraints: """
                <constraint firstAttribute="height" constant="20" id="c">
                <variation key="heightClass=compact" constant="7"/>
                <connections><outlet property="PWHidingMasterView" destination="A" id="o-c"/></connections>
                </constraint>
                """)
        var compact = LayoutState(document, widthClass: .compact, heightClass: .compact)
        #expect(compact.hiddenIDs == ["B"] && compact.constant("c") == 7)
        compact.hide("A")
        #expect(compact.hiddenIDs == ["A", "B"] && compact.constant("c") == 0)
        let written = LayoutState(compact.permanent().document, widthClass: .compact, heightClass: .regular)
        #expect(written.hiddenIDs == ["A"] && written.constant("c") == 20)
        compact.show("A")
        #expect(compact.hiddenIDs.isEmpty && compact.constant("c") == 7)
        let shown = String(decoding: compact.permanent().document.text(), as: UTF8.self)
        #expect(shown.contains("<variation key=\"heightClass=compact\" hidden=\"NO\"/>"))
        var regular = LayoutState(document, widthClass: .compact, heightClass: .regular)
        regular.hide("A")
        #expect(regular.constant("c") == 0)
        let again = LayoutState(regular.permanent().document, widthClass: .compact, heightClass: .compact)
        #expect(again.constant("c") == 7)
    }
}
