import FormworkEdit
import Testing

/// Common edits, each by one command, with the resulting bytes.
@Suite("Edits that people request")
struct WantedEditsTests {
    struct Edit: CustomTestStringConvertible, Sendable {
        var question: String
        var command: String
        /// Texts that occur once in the document, and their replacements.
        var changes: [(old: String, new: String)]
        var testDescription: String { question }

        init(_ question: String, _ command: String, _ changes: (String, String)...) {
            self.question = question
            self.command = command
            self.changes = changes.map { ($0.0, $0.1) }
        }
    }

    static let edits = [
        Edit("Change what a label says", #"set Title text="Log in""#, (#"text="Welcome""#, #"text="Log in""#)),
        Edit(
            "Change a button's title, in its state and its configuration", #"set Send title="Log in""#,
            (#"<state key="normal" title="Sign in"/>"#, #"<state key="normal" title="Log in"/>"#),
            (#"style="plain" title="Sign in"/>"#, #"style="plain" title="Log in"/>"#)),
        Edit("Change a placeholder", #"set "Mail Field" placeholder=E-mail"#, (#"placeholder="Mail""#, #"placeholder="E-mail""#)),
        Edit("Hide a view", "set Bar hidden=YES", (#"<stackView opaque="NO""#, #"<stackView hidden="YES" opaque="NO""#)),
        Edit(
            "Make a field one for passwords", "set \"Mail Field\" secureTextEntry=YES",
            (#"<textInputTraits key="textInputTraits"/>"#, #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#)),
        Edit(
            "Give a label a colour", "set Title textColor=#FF0000",
            (
                #"<nil key="textColor"/>"#,
                #"<color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
            )),
        Edit(
            "Give a label a colour of the system, which the document lists", "set Title textColor=systemRed",
            (#"<nil key="textColor"/>"#, #"<color key="textColor" systemColor="systemRedColor"/>"#),
            (
                "    </resources>",
                """
                        <systemColor name="systemRedColor">
                            <color red="1" green="0.23137254901960785" blue="0.18823529411764706" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        </systemColor>
                    </resources>
                """
            )),
        Edit(
            "Give a label a bold font", #"set Title font="bold 20""#,
            (
                #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#,
                #"<fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>"#
            )),
        Edit(
            "Allow several lines", "set Title numberOfLines=0",
            (#"lineBreakMode="tailTruncation" base"#, #"lineBreakMode="tailTruncation" numberOfLines="0" base"#)),
        Edit(
            "Set a constraint's constant", "set #C00-00-005 constant=24",
            (#"constant="16" id="C00-00-005""#, #"constant="24" id="C00-00-005""#)),
        Edit(
            "Set a constraint's constant that was the standard's", "set #C00-00-003 constant=12",
            (#"constant="8" symbolic="YES" id="C00-00-003""#, #"constant="12" id="C00-00-003""#)),
        Edit(
            "Make a constraint give way", "set #C00-00-006 priority=750",
            (#"constant="16" id="C00-00-006""#, #"priority="750" constant="16" id="C00-00-006""#)),
        Edit(
            "Make a stack vertical", "set Bar axis=vertical spacing=8",
            (
                #"contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="St0"#,
                #"contentMode="scaleToFill" axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="St0"#
            )),
        Edit(
            "Round a view's corners", "set Left layer.cornerRadius=8",
            (
                """
                                                        <rect key="frame" x="0.0" y="0.0" width="343" height="44"/>

                """,
                """
                                                        <rect key="frame" x="0.0" y="0.0" width="343" height="44"/>
                                                        <userDefinedRuntimeAttributes>
                                                            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                                                <integer key="value" value="8"/>
                                                            </userDefinedRuntimeAttribute>
                                                        </userDefinedRuntimeAttributes>

                """
            )),
        Edit(
            "Give a scene an identifier", "set Vc1-De-tls storyboardIdentifier=Details",
            (#"<viewController title="Details""#, #"<viewController storyboardIdentifier="Details" title="Details""#)),
        Edit(
            "Start with another scene", "set document initialViewController=Details",
            (#"initialViewController="Vc0-Lo-gin""#, #"initialViewController="Vc1-De-tls""#)),
        Edit(
            "Rename a class", "rename class OldCell to NewCell",
            (#"userLabel="Left" customClass="OldCell""#, #"userLabel="Left" customClass="NewCell""#),
            (#"id="Vc1-De-tls" customClass="OldCell""#, #"id="Vc1-De-tls" customClass="NewCell""#)),
        Edit(
            "Replace a brand's colour", "replace color OldBrand Brand",
            (#"<color key="backgroundColor" name="OldBrand"/>"#, #"<color key="backgroundColor" name="Brand"/>"#),
            (#"<namedColor name="OldBrand">"#, #"<namedColor name="Brand">"#)),
        Edit(
            "Connect an outlet", "connect outlet titleLabel from Login to Title",
            (
                #"id="Ol0-Ma-il0"/>"#,
                """
                id="Ol0-Ma-il0"/>
                                        <outlet property="titleLabel" destination="Lb0-Ti-tle" id="NEW"/>
                """
            )),
        Edit(
            "Connect another event to an action", #"connect action "press:" from Send to LoginController on touchDown"#,
            (
                #"<action selector="send:""#,
                """
                <action selector="press:" destination="Vc0-Lo-gin" eventType="touchDown" id="NEW"/>
                                                    <action selector="send:"
                """
            )),
        Edit(
            "Lead to another scene", "connect segue show from Send to Details identifier details",
            (
                #"id="Ac0-Se-nd0"/>"#,
                """
                id="Ac0-Se-nd0"/>
                                                    <segue destination="Vc1-De-tls" kind="show" identifier="details" id="NEW"/>
                """
            )),
        Edit(
            "Take an action away", #"disconnect action "send:" from Send"#,
            (
                """

                                                <connections>
                                                    <action selector="send:" destination="Vc0-Lo-gin" eventType="touchUpInside" id="Ac0-Se-nd0"/>
                                                </connections>
                """, ""
            )),
        Edit(
            "Give a view a height", "add constraint Send.height = 44",
            (
                """
                                                <state key="normal" title="Sign in"/>

                """,
                """
                                                <constraints>
                                                    <constraint firstAttribute="height" constant="44" id="NEW"/>
                                                </constraints>
                                                <state key="normal" title="Sign in"/>

                """
            )),
        Edit(
            "Follow a master that hides", "hide-master Title for Bar",
            (
                """
                                                    </view>
                                                </subviews>

                """,
                """
                                                    </view>
                                                </subviews>
                                                <connections>
                                                    <outlet property="PWHidingMasterView" destination="Lb0-Ti-tle" id="NEW"/>
                                                </connections>

                """
            )),
    ]

    @Test("One command changes these bytes of a storyboard, and no others", arguments: edits)
    func bytes(_ edit: Edit) throws {
        var expected = LoginScreen.text
        for change in edit.changes {
            #expect(expected.ranges(of: change.old).count == 1, "\(change.old)")
            expected = expected.replacing(change.old, with: change.new)
        }
        let result = try LoginScreen.edited([edit.command])
        var text = result.text
        if expected.contains("\"NEW\"") {
            let ids = text.matches(of: /\bid="(\w{3}-\w{2}-\w{3})"/).map { String($0.1) }.filter { !LoginScreen.text.contains($0) }
            #expect(ids.count == 1)
            text = text.replacing("id=\"\(ids.first ?? "")\"", with: "id=\"NEW\"")
        }
        #expect(LoginScreen.difference(expected, text) == [])
        #expect(text == expected)
    }
}
