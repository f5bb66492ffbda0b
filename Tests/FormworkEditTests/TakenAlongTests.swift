import FormworkEdit
import FormworkModel
import Testing

/// Objects that follow an edit: recognizers, resources, variations; and undoing it.
@Suite("Objects that an edit takes along")
struct TakenAlongTests {
    private func refusal(_ command: String, _ text: String = ListScreen.text) throws -> EditError? {
        do { _ = try LoginScreen.edited([command], text) } catch let error as EditError { return error }
        return nil
    }

    @Test("A recognizer of only one view is removed with it, after confirmation")
    func recognizers() throws {
        let plain = try LoginScreen.edited(["disconnect outlet photo from Place"], ListScreen.text)
        let error = try #require(try refusal("remove Photo", plain.text))
        #expect(error.message.contains("1 object is used only by 'Photo'"), "\(error)")
        #expect(error.notes.contains { $0.contains("tapGestureRecognizer 'Tap'") }, "\(error)")
        let removed = try LoginScreen.edited(["remove Photo with references"], plain.text)
        #expect(!removed.text.contains("Gr0-Ta-p00"))
        #expect(removed.notes.contains { $0.contains("tapGestureRecognizer 'Tap'") }, "\(removed.notes)")
        // One that another view has, too, is kept.
        let shared = try LoginScreen.edited(
            ["connect collection gestureRecognizers from Visited to Tap", "remove Photo"], plain.text)
        #expect(shared.text.contains("id=\"Gr0-Ta-p00\""))
        // Disconnecting alone loses nothing.
        #expect(try refusal("disconnect collection gestureRecognizers from Photo") == nil)
    }

    @Test("Newly used resources are listed, unused ones are not, and the rest is unchanged")
    func resources() throws {
        func listed(_ commands: [String]) throws -> [String] {
            try LoginScreen.edited(commands, ListScreen.text).document.resources.map { "\($0.kind.rawValue) \($0.name)" }
        }
        #expect(try listed(["set Photo image=b"]) == ["image b", "systemColor systemBackgroundColor"])
        #expect(try listed(["duplicate Photo", "set it image=b"]) == ["image b", "image photo", "systemColor systemBackgroundColor"])
        #expect(try listed(["set Photo image="]) == ["systemColor systemBackgroundColor"])
        #expect(
            try listed(["set Photo tintColor=named:Brand"]) == ["image photo", "namedColor Brand", "systemColor systemBackgroundColor"])
        #expect(
            try listed(["set Photo tintColor=named:Brand", "set Photo tintColor=default"])
                == ["image photo", "systemColor systemBackgroundColor"])
        // The command keeps resources that were unused before.
        let photo = #"<image name="photo" width="375""#
        let text = ListScreen.text.replacing(photo, with: #"<image name="lost" width="1" height="1"/>"# + photo)
        #expect(try LoginScreen.edited(["set Photo image=b"], text).text.contains(#"name="lost""#))
    }

    @Test("A view that is named twice is edited once")
    func twice() throws {
        let once = try LoginScreen.edited(["size Photo width=31"], ListScreen.text).text
        #expect(try LoginScreen.edited(["size Photo, Photo width=31"], ListScreen.text).text == once)
    }

    @Test("Images are in use wherever an element can have one")
    func images() throws {
        let commands = ["set #Tf0-Ma-il0 background=field", "set #Tf0-Ma-il0 disabledBackground=grey"]
        let set = LoginScreen.text.replacing(
            "borderStyle=\"roundedRect\" placeholder=\"Mail\"",
            with: "borderStyle=\"roundedRect\" placeholder=\"Mail\" background=\"field\"")
        let listed = try LoginScreen.edited(["replace image field area"], set).document.resources.filter { $0.kind == .image }.map(\.name)
        #expect(listed == ["area"], "\(commands)")
    }

    @Test("An element's images share one catalogue: none is replaced by another kind")
    func catalogs() throws {
        let two = ListScreen.text.replacing(" image=\"photo\"", with: " image=\"photo\" highlightedImage=\"bright\"")
        let error = try #require(try refusal("replace image photo system:star", two))
        #expect(error.message.contains("also has the image 'bright'"), "\(error)")
        #expect(try LoginScreen.edited(["replace image bright dark"], two).text.contains("highlightedImage=\"dark\""))
        let symbol = try LoginScreen.edited(["replace image photo system:star"], ListScreen.text)
        #expect(symbol.text.contains("image=\"star\" catalog=\"system\""), "\(symbol.text)")
    }

    @Test("Constraints in either direction count, and so does an inverse ratio")
    func arrangement() throws {
        let centred = try LoginScreen.edited(["center Bar vertically horizontally"]).document
        let attributes = centred.constraints.filter { $0.firstItemID == "St0-Ba-r00" }.map(\.firstAttribute)
        #expect(attributes.contains(.centerX) && attributes.contains(.centerY))
        let turned = try LoginScreen.edited([
            "add constraint \"Bar.height = 0.5 × Bar.width\"", "size Bar ratio=16:9",
        ]).document
        let ratios = turned.constraints.filter { $0.firstItemID == "St0-Ba-r00" && $0.secondItemID == "St0-Ba-r00" }
        #expect(ratios.count == 1 && ratios[0].firstAttribute == .height && ratios[0].element["multiplier"] == "9:16")
        let last = try LoginScreen.edited(["size Bar width=1 height=20 width=2"]).document
        let widths = last.constraints.filter { $0.firstItemID == "St0-Ba-r00" && $0.firstAttribute == .width }
        #expect(widths.map(\.constant) == [2])
    }

    @Test("Thousands of views are constrained with one change of the document")
    func many() throws {
        let label = "<label text=\"x\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"N"
        let labels = (0..<2000).map { "\(label)\($0)\"/>" }.joined(separator: "\n")
        let place = try #require(LoginScreen.text.firstRange(of: "<label ")?.lowerBound)
        let text = LoginScreen.text[..<place] + labels + LoginScreen.text[place...]
        let document = try LoginScreen.edited(
            ["pin label[text=x] to superview on top leading inset 3", "size label[text=x] width=4 ratio=2:1"], String(text)
        ).document
        #expect(document.constraints.count { $0.firstItemID?.hasPrefix("N") == true } == 8000)
    }

    @Test("A variation keeps redundant values, and is removed when it has none")
    func variations() throws {
        let text = try LoginScreen.edited([
            "variation Bar hidden=NO axis=horizontal for compact width", "variation #C00-00-005 constant=0 for regular height",
        ]).text
        #expect(text.contains(#"<variation key="widthClass=compact" hidden="NO" axis="horizontal"/>"#))
        #expect(text.contains(#"<variation key="heightClass=regular" constant="0.0"/>"#))
        let undone = try LoginScreen.edited(
            ["variation Bar hidden= axis= for compact width", "variation #C00-00-005 constant= for regular height"], text)
        #expect(LoginScreen.difference(LoginScreen.text, undone.text) == [])
        let twice = try LoginScreen.edited([
            "variation Bar installed=NO for compact width", "variation Title installed=NO for compact width",
            "variation Bar installed=YES for compact width",
        ]).text
        #expect(twice.contains(#"<exclude reference="Lb0-Ti-tle"/>"#))
        #expect(!twice.contains(#"reference="St0-Ba-r00"/>"#))
    }

    @Test("An edit returns a script that undoes it, to the byte, if the document is unchanged")
    func undo() throws {
        let result = try LoginScreen.edited(["set Title text=Übung", "remove Send with references", "wrap Left in view"])
        let undo = try #require(result.undo)
        let text = Array(result.text.utf8)
        #expect(try undo.apply(to: text) == Array(LoginScreen.text.utf8))
        #expect(undo.written.count < text.count)
        // The document may have changed after the edited part.
        #expect(try undo.apply(to: text + [10]) == Array(LoginScreen.text.utf8) + [10])
        #expect(throws: EditError.self) { try undo.apply(to: Array(LoginScreen.text.utf8)) }
        #expect(throws: EditError.self) { try undo.apply(to: []) }
        let nothing = try LoginScreen.edited(["set Title text=Welcome"])
        #expect(try nothing.undo?.apply(to: Array(nothing.text.utf8)) == Array(LoginScreen.text.utf8))
    }

    @Test("In a document without Auto Layout views have frames and masks, and no constraints")
    func frames() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="5053" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <view contentMode="scaleToFill" id="1" userLabel="Root">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                        <subviews>
                            <label opaque="NO" text="A" id="2">
                                <rect key="frame" x="20" y="20" width="42" height="21"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                            </label>
                        </subviews>
                    </view>
                </objects>
            </document>

            """
        let made = try LoginScreen.edited(
            [#"add label "B" to Root at 1,2"#, "duplicate A", "wrap #2 in view"], text
        ).text
        #expect(!made.contains("fixedFrame") && !made.contains("translatesAutoresizingMaskIntoConstraints"))
        #expect(try refusal("pin A to superview", text)?.message.contains("does not use Auto Layout") == true)
        #expect(try refusal("add constraint A.width = 5", text)?.message.contains("set document useAutolayout=YES") == true)
    }
}
