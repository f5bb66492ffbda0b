import FormworkModel
import FormworkTemplates
import Testing

@Suite("Attributes that a template transfers")
struct AttributeTransferTests {
    /// Returns the view `A`, its template view, and the result of applying to `A`, in the state and in the document read back.
    private static func applied(
        _ element: String = "view", list: String, target: String = "", targetRuntime: String = "", targetChildren: String = "",
        source: String = "", runtime: String = "", children: String = "", targetList: String? = nil
    ) throws -> (state: LayoutState, change: LayoutState.Change, snapshot: LayoutState.Snapshot) {
        let document = try StateSketch.document(
            StateSketch.view("A", element, list: targetList, target, runtime: targetRuntime, children: targetChildren),
            siblings: StateSketch.template(
                StateSketch.view("tA", element, target: "A", list: list, source, runtime: runtime, children: children)))
        var state = LayoutState(document)
        let template = try state.template()
        let snapshot = state.snapshot(basedOn: template)
        let change = state.apply(template)
        return (state, change, snapshot)
    }

    private static func expect(_ state: LayoutState, _ values: KeyValuePairs<String, InterfaceDocument.RuntimeAttribute.Value?>) throws {
        let again = try state.reread()
        for (keyPath, value) in values {
            #expect(try state.value(keyPath, "A") == value, "\(keyPath)")
            #expect(try again.value(keyPath, "A") == value, "\(keyPath), read again")
        }
    }

    // MARK: The list

    @Test("A list is cut at commas and trimmed of spaces and tabs")
    func parsing() throws {
        func parts(_ list: String) throws -> [String]? {
            let document = try StateSketch.document(StateSketch.view("A", list: list))
            return LayoutTemplate.AttributeList(of: try #require(document.view(id: "A")))?.parts
        }
        #expect(try parts(" alpha , hidden ") == ["alpha", "hidden"])
        #expect(try parts("&#9;alpha&#9;,hidden") == ["alpha", "hidden"])
        #expect(try parts("  ") == nil)
        #expect(try parts("") == nil)
        #expect(try parts("alpha,") == ["alpha", ""])
    }

    @Test("The list itself is transferred first, then its attributes")
    func listFirst() throws {
        let (state, change, _) = try Self.applied(list: " alpha , hidden ", source: #"alpha="0.5" hidden="YES""#)
        #expect(change.attributes.map(\.keyPath) == ["templateAttributes", "alpha", "hidden"])
        #expect(change.attributes.map(\.to) == [.string("alpha, hidden"), .number(0.5), .boolean(true)])
        #expect(change.unknownValues.isEmpty)
        try Self.expect(state, ["alpha": .number(0.5), "hidden": .boolean(true), "templateAttributes": .string("alpha, hidden")])
    }

    @Test("An extra comma is an empty key, which transfers nothing")
    func emptyKey() throws {
        let (_, change, _) = try Self.applied(list: "alpha,", source: #"alpha="0.5""#)
        #expect(change.attributes.map(\.keyPath) == ["templateAttributes", "alpha"])
        #expect(change.unknownValues.isEmpty)
    }

    @Test("A template view without a list removes the target's list: a later snapshot contains no alpha")
    func listOverwritten() throws {
        for list in ["", "  "] {
            let (state, change, snapshot) = try Self.applied(list: list, target: #"alpha="0.5""#, targetList: "alpha")
            #expect(change.attributes.map(\.keyPath) == ["templateAttributes"])
            #expect(change.attributes.map(\.to) == [nil])
            try Self.expect(state, ["templateAttributes": nil, "alpha": .number(0.5)])
            let template = try state.template()
            var (early, late) = (state, state)
            let change2 = late.setValue(.number(0.25), forKeyPath: "alpha", of: try state.view("A"))
            #expect(change2.attributes.map(\.to) == [.number(0.25)])
            early = late
            late.restore(state.snapshot(basedOn: template))
            #expect(try late.value("alpha", "A") == .number(0.25))
            early.restore(snapshot)
            try Self.expect(early, ["templateAttributes": .string("alpha"), "alpha": .number(0.5)])
        }
    }

    @Test("A snapshot contains the target's list: without one nothing is restored")
    func snapshotNeedsList() throws {
        let (state, _, snapshot) = try Self.applied(list: "alpha", source: #"alpha="0.5""#)
        var restored = state
        restored.restore(snapshot)
        try Self.expect(restored, ["alpha": .number(0.5), "templateAttributes": nil])
    }

    @Test("Attributes that a later template doesn't list stay as the earlier one left them")
    func notListed() throws {
        let document = try StateSketch.document(
            StateSketch.view("A"),
            siblings: StateSketch.template(StateSketch.view("t1", target: "A", list: "alpha", #"alpha="0.25""#), id: "T1"),
            StateSketch.template(StateSketch.view("t2", target: "A", list: "hidden", #"alpha="0.75" hidden="YES""#), id: "T2"))
        var state = LayoutState(document)
        state.apply(try state.template("T1"))
        state.apply(try state.template("T2"))
        try Self.expect(state, ["alpha": .number(0.25), "hidden": .boolean(true), "templateAttributes": .string("hidden")])
    }

    @Test("A template view's current list counts")
    func listSetByCode() throws {
        let document = try StateSketch.document(
            StateSketch.view("A"), siblings: StateSketch.template(StateSketch.view("tA", target: "A", #"alpha="0.25""#)))
        var state = LayoutState(document)
        state.setValue(.string("alpha"), forKeyPath: "templateAttributes", of: try state.view("tA"))
        state.apply(try state.template())
        try Self.expect(state, ["alpha": .number(0.25), "templateAttributes": .string("alpha")])
        state.setValue(.string(" "), forKeyPath: "templateAttributes", of: try state.view("tA"))
        state.setValue(.number(0.75), forKeyPath: "alpha", of: try state.view("tA"))
        state.apply(try state.template())
        try Self.expect(state, ["alpha": .number(0.25), "templateAttributes": nil])
    }

    @Test("Views hand over in the document's order: of two for one target the last")
    func order() throws {
        let document = try StateSketch.document(
            StateSketch.view("A"),
            siblings: StateSketch.template(
                StateSketch.view("t1", target: "A", list: "hidden", #"hidden="YES""#)
                    + StateSketch.view("t2", target: "A", list: "hidden, alpha")))
        var state = LayoutState(document)
        let change = state.apply(try state.template())
        #expect(change.attributes.map(\.keyPath) == ["templateAttributes", "hidden", "templateAttributes", "hidden"])
        try Self.expect(state, ["hidden": .boolean(false), "templateAttributes": .string("hidden, alpha")])
    }

    // MARK: Key paths

    @Test("hidden and isHidden, alpha and alphaValue are one")
    func aliases() throws {
        let (state, change, _) = try Self.applied(list: "isHidden, alphaValue", source: #"hidden="YES" alpha="0.5""#)
        #expect(change.attributes.map(\.to).dropFirst() == [.boolean(true), .number(0.5)])
        try Self.expect(state, ["hidden": .boolean(true), "isHidden": .boolean(true), "alpha": .number(0.5), "alphaValue": .number(0.5)])
    }

    @Test("A runtime attribute is set after the element's values, also for hidden and alpha")
    func runtimeWins() throws {
        let hidden = #"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>"#
        let (state, _, _) = try Self.applied(
            list: "hidden, alpha", targetRuntime: hidden + StateSketch.number("alpha", 0.5), source: #"alpha="0.25""#)
        try Self.expect(state, ["hidden": .boolean(false), "alpha": .number(0.25)])
        let (other, _, _) = try Self.applied(list: "hidden, alpha", runtime: hidden + StateSketch.number("alpha", 0.5))
        try Self.expect(other, ["hidden": .boolean(true), "alpha": .number(0.5)])
    }

    @Test("A layer's transform is transferred whole, by its parts and by names for several parts")
    func transforms() throws {
        let x = StateSketch.number("layer.transform.scale.x", 0.5)
        let turn = StateSketch.number("layer.transform.rotation.z", 2)
        let whole = try Self.applied(list: "layer.transform", targetRuntime: turn, runtime: x)
        try Self.expect(
            whole.state,
            [
                "layer.transform": .string("scale.x = 0.5"), "layer.transform.scale.x": .number(0.5), "layer.transform.scale.y": .number(1),
                "layer.transform.rotation.z": .number(0), "layer.transform.rotation": .number(0),
            ])
        let part = try Self.applied(list: "layer.transform.scale.x", targetRuntime: turn, runtime: x)
        try Self.expect(
            part.state, ["layer.transform": .string("rotation.z = 2, scale.x = 0.5"), "layer.transform.rotation.z": .number(2)])
        let alias = try Self.applied(
            list: "layer.transform.scale", targetRuntime: x + turn, runtime: StateSketch.number("layer.transform.scale", 3))
        try Self.expect(
            alias.state,
            [
                "layer.transform.scale": .number(3), "layer.transform.scale.x": .number(3), "layer.transform.scale.z": .number(3),
                "layer.transform.rotation.z": .number(2),
            ])
        let identity = try Self.applied(list: "layer.transform", targetRuntime: x + turn)
        try Self.expect(identity.state, ["layer.transform": .string("identity")])
        #expect(
            identity.state.permanent().document.runtimeAttributes.allSatisfy { $0.owner.id != "A" || $0.keyPath == "templateAttributes" })
    }

    @Test("A translation that is written as a size is transferred by both its parts")
    func translation() throws {
        let size =
            #"<userDefinedRuntimeAttribute type="size" keyPath="layer.transform.translation"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>"#
        let (state, _, _) = try Self.applied(list: "layer.transform.translation", runtime: size)
        try Self.expect(state, ["layer.transform.translation.x": .number(3), "layer.transform.translation.y": .number(4)])
        var other = state
        other.setValue(.size(Size(width: 5, height: 6)), forKeyPath: "layer.transform.translation", of: try state.view("A"))
        try Self.expect(other, ["layer.transform.translation.x": .number(5), "layer.transform.translation.y": .number(6)])
        // A whole transform isn't a number.
        let change = other.setValue(.number(2), forKeyPath: "layer.transform", of: try state.view("A"))
        #expect(change.unknownValues.map(\.keyPath) == ["layer.transform"])
        try Self.expect(other, ["layer.transform.translation.x": .number(5)])
    }

    @Test("An unreadable transform is not transferred, and none is set over it")
    func strangeTransform() throws {
        let strange = #"<userDefinedRuntimeAttribute type="string" keyPath="layer.transform.scale.x" value="big"/>"#
        let from = try Self.applied(
            list: "layer.transform", targetRuntime: StateSketch.number("layer.transform.scale.y", 2), runtime: strange)
        #expect(from.change.unknownValues.map(\.keyPath) == ["layer.transform"])
        try Self.expect(from.state, ["layer.transform.scale.y": .number(2)])
        let onto = try Self.applied(
            list: "layer.transform.scale.y", targetRuntime: strange, runtime: StateSketch.number("layer.transform.scale.y", 2))
        #expect(onto.change.unknownValues.map(\.keyPath) == ["layer.transform.scale.y"])
    }

    @Test("A corner radius is transferred as a runtime attribute; a missing one is 0")
    func cornerRadius() throws {
        let there = try Self.applied(list: "layer.cornerRadius", runtime: StateSketch.number("layer.cornerRadius", 8))
        try Self.expect(there.state, ["layer.cornerRadius": .number(8)])
        let gone = try Self.applied(
            list: "layer.cornerRadius", targetRuntime: StateSketch.number("layer.cornerRadius", 8), targetList: "layer.cornerRadius")
        try Self.expect(gone.state, ["layer.cornerRadius": .number(0)])
        var restored = gone.state
        restored.restore(gone.snapshot)
        try Self.expect(restored, ["layer.cornerRadius": .number(8)])
        let none = try Self.applied(list: "layer.cornerRadius")
        #expect(none.state.permanent().document.runtimeAttributes.filter { $0.keyPath == "layer.cornerRadius" }.isEmpty)
    }

    @Test("Texts and numbers are transferred as XML attributes, and defaults remove them")
    func attributes() throws {
        let (state, change, snapshot) = try Self.applied(
            "label", list: "text, numberOfLines, clipsToBounds, adjustsFontSizeToFitWidth, textAlignment",
            target: #"text="98 %" numberOfLines="2" textAlignment="center" clipsSubviews="YES""#,
            source: #"text="42" adjustsFontSizeToFit="YES" textAlignment="right""#,
            targetList: "text, numberOfLines, clipsToBounds, adjustsFontSizeToFitWidth, textAlignment")
        #expect(change.unknownValues.isEmpty)
        #expect(
            change.attributes.map(\.keyPath) == ["text", "numberOfLines", "clipsToBounds", "adjustsFontSizeToFitWidth", "textAlignment"])
        try Self.expect(
            state,
            [
                "text": .string("42"), "numberOfLines": nil, "clipsToBounds": nil, "adjustsFontSizeToFitWidth": .boolean(true),
                "textAlignment": .string("right"),
            ])
        let element = try #require(state.permanent().document.view(id: "A")).element
        #expect(element["text"] == "42" && element["numberOfLines"] == nil && element["clipsSubviews"] == nil)
        #expect(element["adjustsFontSizeToFit"] == "YES")
        #expect(state.permanent().changedContent.map(\.id) == ["A"])
        var restored = state
        restored.restore(snapshot)
        let back = restored.permanent().document
        #expect(
            try #require(back.view(id: "A")).element.attributes.map(\.value)
                == state.document.view(id: "A")?.element.attributes.map(\.value))
        #expect(restored.permanent().changedContent.isEmpty)
    }

    @Test("A text element replaces an attribute, and the other way round")
    func longText() throws {
        let string = "<string key=\"text\">One\nTwo</string>"
        let longer = try Self.applied("label", list: "text", target: #"text="One""#, children: string)
        try Self.expect(longer.state, ["text": .string("One\nTwo")])
        let shorter = try Self.applied("label", list: "text", targetChildren: string, source: #"text="One""#)
        try Self.expect(shorter.state, ["text": .string("One")])
        #expect(shorter.state.permanent().document.view(id: "A")?.element.child(key: "text") == nil)
    }

    @Test("Colours and fonts are transferred as elements; those that the template view lacks are removed")
    func children() throws {
        let red = #"<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>"#
        let font = #"<fontDescription key="fontDescription" type="system" pointSize="28"/>"#
        let there = try Self.applied(
            "label", list: "backgroundColor, font", targetChildren: #"<nil key="textColor"/>"#, children: red + font)
        let element = try #require(try there.state.reread().document.view(id: "A")).element
        #expect(element.child(key: "backgroundColor")?["red"] == "1")
        #expect(element.child(key: "fontDescription")?["pointSize"] == "28")
        #expect(there.change.attributes.map(\.keyPath).dropFirst() == ["backgroundColor", "font"])
        #expect(element.children.map(\.name).filter { $0 != "subviews" }.prefix(2) == ["color", "fontDescription"])
        #expect(there.state.permanent().changedContent.map(\.id) == ["A"])
        let gone = try Self.applied(list: "backgroundColor", targetChildren: red)
        #expect(try gone.state.reread().document.view(id: "A")?.element.child(key: "backgroundColor") == nil)
        // Neither a colour nor an equal value changes a size.
        let color = try Self.applied(list: "backgroundColor", children: red)
        #expect(color.state.permanent().changedContent.isEmpty)
        let same = try Self.applied("label", list: "font", targetChildren: font, children: font, targetList: "font")
        #expect(same.state.permanent().changedContent.isEmpty)
        #expect(!same.state.permanent().isChanged)
        #expect(same.change.attributes.isEmpty)
    }

    @Test("A runtime attribute keeps its key path if Interface Builder spells the property differently")
    func spelling() throws {
        let clips = #"<userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>"#
        let (state, _, _) = try Self.applied(list: "clipsToBounds", target: #"clipsSubviews="NO""#, runtime: clips)
        try Self.expect(state, ["clipsToBounds": .boolean(true)])
        let own = state.permanent().document.runtimeAttributes.filter { $0.owner.id == "A" }.map(\.keyPath)
        #expect(Set(own) == ["clipsToBounds", "templateAttributes"])
        let (other, _, _) = try Self.applied(list: "clipsToBounds", targetRuntime: clips, source: #"clipsSubviews="NO""#)
        try Self.expect(other, ["clipsToBounds": .boolean(false)])
        let flag = #"<userDefinedRuntimeAttribute type="boolean" keyPath="isOpaque" value="YES"/>"#
        let (opaque, _, _) = try Self.applied(list: "opaque", targetRuntime: flag, source: #"opaque="NO""#)
        try Self.expect(opaque, ["opaque": .boolean(false), "isOpaque": .boolean(false)])
    }

    @Test("A key of a custom class is transferred if a runtime attribute sets it, and reported otherwise")
    func customKeys() throws {
        let style = #"<userDefinedRuntimeAttribute type="string" keyPath="style" value="bold"/>"#
        let set = try Self.applied(list: "style", source: #"customClass="Badge""#, runtime: style)
        try Self.expect(set.state, ["style": .string("bold")])
        let unset = try Self.applied(list: "style, layer.shadow.colour, alpha", target: #"customClass="Badge""#, targetRuntime: style)
        #expect(unset.change.unknownValues.map(\.keyPath) == ["style", "layer.shadow.colour"])
        #expect(unset.change.unknownValues.map(\.view.id) == ["A", "A"])
        try Self.expect(unset.state, ["style": .string("bold")])
        // The default of a value that isn't an attribute is unknown, too.
        #expect(try Self.applied(list: "accessibilityLabel").change.unknownValues.map(\.keyPath) == ["accessibilityLabel"])
    }

    @Test("An attribute that the target's class cannot have is not set")
    func otherClass() throws {
        for source in ["scrollEnabled=\"NO\"", ""] {
            let document = try StateSketch.document(
                StateSketch.view("A") + StateSketch.view("S", "scrollView"),
                siblings: StateSketch.template(
                    StateSketch.view("tA", "scrollView", target: "A", list: "scrollEnabled", source)
                        + StateSketch.view("tS", "scrollView", target: "S", list: "scrollEnabled", source)))
            var state = LayoutState(document)
            let change = state.apply(try state.template())
            #expect(change.unknownValues.map(\.view.id) == ["A"])
            #expect(try state.reread().value("scrollEnabled", "A") == nil)
            #expect(try state.reread().value("scrollEnabled", "S") == .boolean(source.isEmpty))
            #expect(state.permanent().document.view(id: "A")?.element["scrollEnabled"] == nil)
        }
    }

    @Test("A scroll direction belongs to flow layouts only")
    func scrollDirection() throws {
        let (_, change, _) = try Self.applied(list: "collectionViewLayout.scrollDirection")
        #expect(change.unknownValues.map(\.keyPath) == ["collectionViewLayout.scrollDirection"])
    }

    @Test("Values from code are in Interface Builder's place, as far as that is known")
    func setByCode() throws {
        let document = try StateSketch.document(StateSketch.view("A", "label", #"text="Old" numberOfLines="2""#))
        var state = LayoutState(document)
        let view = try state.view("A")
        for (keyPath, value) in [
            ("text", InterfaceDocument.RuntimeAttribute.Value.string("New")), ("numberOfLines", .number(0)),
            ("clipsToBounds", .boolean(true)),
            ("hidden", .number(1)), ("alpha", .number(0.5)), ("badge", .string("x")), ("layer.borderWidth", .number(2)),
            ("layer.transform.scale", .number(2)),
        ] {
            #expect(state.setValue(value, forKeyPath: keyPath, of: view).unknownValues.isEmpty, "\(keyPath)")
        }
        try Self.expect(
            state,
            [
                "text": .string("New"), "numberOfLines": .number(0), "clipsToBounds": .boolean(true), "hidden": .boolean(true),
                "alpha": .number(0.5), "badge": .string("x"), "layer.borderWidth": .number(2), "layer.transform.scale": .number(2),
            ])
        let element = try #require(state.permanent().document.view(id: "A")).element
        #expect(
            element["text"] == "New" && element["numberOfLines"] == "0" && element["clipsSubviews"] == "YES" && element["hidden"] == "YES")
        #expect(state.setValue(.string("much"), forKeyPath: "alpha", of: view).unknownValues.map(\.keyPath) == ["alpha"])
        #expect(try state.value("alpha", "A") == .number(0.5))
    }
}
