import FormworkEdit
import FormworkImport
import FormworkModel
import Testing

/// Names that a scene, its controller and its root view share, as when somebody has named all three.
@Suite("Names that several objects share")
struct SharedNamesTests {
    private static let text = LoginScreen.text
        .replacing(#"<viewController title="Login""#, with: #"<viewController userLabel="Login""#)
        .replacing(#"userLabel="Form""#, with: #"userLabel="Login""#)

    @Test("Views are added to the view, bar items to the controller's, and outlets and actions are the controller's")
    func aCommandMeansTheObjectThatFits() throws {
        let added = try LoginScreen.edited(["add label \"Hint\" to Login at 16,160"], Self.text)
        #expect(added.document.views.first { $0.element["text"] == "Hint" }?.superview?.id == "Vw0-Fo-rm0")
        let connected = try LoginScreen.edited(
            ["connect outlet title from Login to Title", "connect action \"again:\" from Send to Login on touchDown"], Self.text)
        let outlet = connected.document.connections.first { $0.name == "title" }
        #expect(outlet?.source.id == "Vc0-Lo-gin")
        #expect(connected.document.connections.first { $0.name == "again:" }?.destinationID == "Vc0-Lo-gin")
        let constrained = try LoginScreen.edited(["add constraint \"Title.bottom <= Login.bottom - 8\""], Self.text)
        #expect(constrained.document.constraints.contains { $0.secondItem?.id == "Vw0-Fo-rm0" || $0.firstItem?.id == "Vw0-Fo-rm0" })
    }

    @Test("A constraint may be removed with its kind, as it is added and replaced")
    func aConstraintIsRemovedWithItsKind() throws {
        let plain = try LoginScreen.edited(["remove #C00-00-009"], Self.text)
        let named = try LoginScreen.edited(["remove constraint #C00-00-009"], Self.text)
        #expect(plain.document.constraints.allSatisfy { $0.id != "C00-00-009" })
        #expect(named.document.text() == plain.document.text())
    }

    @Test("If either may be meant, both are listed")
    func ambiguous() throws {
        let error = #expect(throws: EditError.self) { try LoginScreen.edited(["connect outlet form from Send to Login"], Self.text) }
        #expect(error?.message.contains("Vw0-Fo-rm0") == true && error?.message.contains("Vc0-Lo-gin") == true, "\(error as Any)")
    }

    @Test("A scene is embedded with either word order")
    func embedding() throws {
        let ids = ["embed Login in navigation", "embed in navigation Login"]
        let texts = try ids.map { try LoginScreen.edited([$0]).text }
        #expect(texts[0] == texts[1])
        #expect(texts[0].contains("<navigationController"))
    }

    @Test("A stack is constrained like the widest of its views")
    func widest() throws {
        let narrow =
            #"<constraint firstItem="Sa0-Fo-rm0" firstAttribute="trailing" secondItem="Lb0-Ti-tle" secondAttribute="trailing" constant="160" id="C00-00-006"/>"#
        let wide =
            #"<constraint firstItem="Sa0-Fo-rm0" firstAttribute="trailing" secondItem="Tf0-Ma-il0" secondAttribute="trailing" constant="16" id="C00-00-002"/>"#
        let text = LoginScreen.text
            .replacing(
                #"<rect key="frame" x="16" y="40" width="343" height="20.5"/>"#,
                with: #"<rect key="frame" x="16" y="40" width="199" height="20.5"/>"#
            )
            .replacing(#/ *<constraint firstItem="Tf0-Ma-il0" firstAttribute="trailing" .*\n/#, with: "")
            .replacing(#/<constraint firstItem="Sa0-Fo-rm0" firstAttribute="trailing" .*/#, with: narrow + "\n" + wide)
        for command in ["wrap Title, \"Mail Field\" in stack vertical", "wrap \"Mail Field\", Title in stack vertical"] {
            let wrapped = try LoginScreen.edited([command], text).document
            let held = wrapped.constraints.filter { $0.secondAttribute == .trailing && $0.secondItem?.name == "stackView" }
            #expect(held.map(\.constant) == [16], "\(command)")
        }
    }
}
