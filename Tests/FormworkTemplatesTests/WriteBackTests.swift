import FormworkImport
import FormworkModel
import FormworkTemplates
import FormworkTestSupport
import Testing

@Suite("The document of a state")
struct WriteBackTests {
    private static let files = ["LayoutTemplates.storyboard", "LayoutTemplates-0.9.storyboard", "HidingForm.storyboard", "SizeClasses.xib"]

    /// Returns the samples, and the fixtures.
    private static func documents() throws -> [(name: String, document: InterfaceDocument)] {
        try files.map { ($0, try Documents.sample($0)) }
            + [("first", ObjectTemplates.first), ("later", ObjectTemplates.later)].map { name, text in
                (name, try DocumentReader().read(Array(text.utf8), file: name).document)
            }
    }

    @Test("is the document itself, byte for byte, until something changes")
    func untouched() throws {
        for (name, document) in try Self.documents() {
            let changed = LayoutState(document).permanent()
            #expect(!changed.isChanged, "\(name)")
            #expect(changed.document.text() == document.text(), "\(name)")
            #expect(changed.lostConnections.isEmpty && changed.origins.isEmpty && changed.changedContent.isEmpty)
        }
    }

    @Test("is the document itself after all changes are undone")
    func undone() throws {
        for (name, document) in try Self.documents() {
            var state = LayoutState(document)
            for view in document.views where !view.isHidden { state.hide(view) }
            for view in document.views.reversed() { state.show(view) }
            for view in document.views where view.isHidden { state.hide(view) }
            for view in document.views { state.setValue(.number(0.4), forKeyPath: "alpha", of: view) }
            for view in document.views { state.setValue(.number(LayoutState(document).alpha(of: view)), forKeyPath: "alpha", of: view) }
            if document.views.allSatisfy({ !$0.isHidden }) { #expect(state.permanent().document.text() == document.text(), "\(name)") }
        }
    }

    @Test("is as it is read, whichever templates were applied, and the same for the same steps")
    func asRead() throws {
        for (name, document) in try Self.documents() {
            let templates = document.layoutTemplates
            for first in templates {
                for second in templates {
                    var state = LayoutState(document)
                    let snapshot = state.snapshot(basedOn: templates)
                    state.apply(first)
                    state.apply(second)
                    let again = try state.reread()
                    #expect(again.canonicalFormulas == state.canonicalFormulas, "\(name)")
                    #expect(state.permanent().document.text() == state.permanent().document.text())
                    #expect(WrittenDocument.problems(state.permanent().document, original: document) == [], "\(name)")
                    state.restore(snapshot)
                    #expect(try state.reread().canonicalFormulas == LayoutState(document).canonicalFormulas, "\(name)")
                    #expect(WrittenDocument.problems(state.permanent().document, original: document) == [], "\(name)")
                }
            }
        }
    }

    @Test("differs from the original only in the lines that the template changes")
    func lines() throws {
        let document = try DocumentReader().read(Array(ObjectTemplates.first.utf8), file: "first").document
        var state = LayoutState(document)
        state.apply(document.layoutTemplates[1])
        let changed = state.permanent()
        func lines(_ document: InterfaceDocument) -> [String] {
            String(decoding: document.text(), as: UTF8.self).split(separator: "\n").map(String.init)
        }
        let difference = lines(changed.document).difference(from: lines(document))
        #expect(difference.removals.count == 5)
        #expect(difference.insertions.count == 5)
        for case .insert(_, let line, _) in difference {
            #expect(line.contains("<constraint ") || line.contains(#"<view alpha="0.29999999999999999" contentMode"#), "\(line)")
        }
        #expect(changed.origins.values.compactMap(\.id).sorted() == ["Hgt-aa-002", "Top-aa-002", "Trl-aa-002", "Wdt-aa-002"])
        for (id, origin) in changed.origins {
            #expect(WrittenDocument.isOfXcodesForm(id))
            #expect(changed.original(of: try #require(changed.document.constraint(id: id))) == origin)
        }
    }

    @Test("has a list of constraints in Xcode's place if a view had none, and loses one that becomes empty")
    func lists() throws {
        for (version, guideFirst) in [("14313.18", false), ("17701", true)] {
            let guide = #"<viewLayoutGuide key="safeArea" id="Saf-eA-rea"/>"#
            let color = #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#
            let children = guideFirst ? [guide, color] : [color, guide]
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch">
                    <objects>
                        <view contentMode="scaleToFill" id="Roo-tt-one">
                            <subviews>
                                <label text="A" id="Lab-el-one">
                                    <rect key="frame" x="16" y="20" width="42" height="21"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="42" id="Old-co-nst"/>
                                    </constraints>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                </label>
                            </subviews>
                            \(children[0])
                            \(children[1])
                            <userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                    <integer key="value" value="8"/>
                                </userDefinedRuntimeAttribute>
                            </userDefinedRuntimeAttributes>
                            <connections>
                                <outlet property="label" destination="Lab-el-one" id="Out-le-one"/>
                            </connections>
                        </view>
                        <view id="Tem-pl-ate" customClass="LDOLayoutTemplate">
                            <subviews>
                                <view id="Lab-el-tem">
                                    <connections>
                                        <outlet property="targetView" destination="Lab-el-one" id="Out-le-two"/>
                                    </connections>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstItem="Lab-el-tem" firstAttribute="top" secondItem="Tem-pl-ate" secondAttribute="top" constant="30" id="Top-co-nst"/>
                            </constraints>
                            <connections>
                                <outlet property="targetView" destination="Roo-tt-one" id="Out-le-thr"/>
                            </connections>
                        </view>
                    </objects>
                </document>

                """
            var state = LayoutState(try DocumentReader().read(Array(text.utf8), file: "Lists.xib").document)
            state.apply(try state.template("Tem-pl-ate"))
            let changed = state.permanent()
            let id = try #require(changed.origins.keys.first)
            let list = """
                            <constraints>
                                <constraint firstItem="Lab-el-one" firstAttribute="top" secondItem="Roo-tt-one" secondAttribute="top" constant="30" id="\(id)"/>
                            </constraints>

                """.split(separator: "\n").map { "            " + $0.drop { $0 == " " }.description }
            var expected = text.replacing(
                """
                                    <constraints>
                                        <constraint firstAttribute="width" constant="42" id="Old-co-nst"/>
                                    </constraints>

                """, with: "")
            let inserted = list.enumerated().map { $0.offset == 1 ? "    " + $0.element : $0.element }.joined(separator: "\n")
            expected = expected.replacing(color + "\n", with: color + "\n" + inserted + "\n", maxReplacements: 1)
            #expect(String(decoding: changed.document.text(), as: UTF8.self) == expected, "\(version)")
        }
    }

    @Test("writes a view's new list of attributes under its name of 1.0")
    func listName() throws {
        let list = #"<userDefinedRuntimeAttribute type="string" keyPath="transferredTemplateAttributeKeyPaths" value="alpha"/>"#
        let document = try StateSketch.document(
            StateSketch.view("A", runtime: list), siblings: StateSketch.template(StateSketch.view("tA", target: "A", list: "hidden")))
        var state = LayoutState(document)
        let snapshot = state.snapshot(basedOn: try state.template())
        state.apply(try state.template())
        let again = try state.reread()
        #expect(try again.value("templateAttributes", "A") == .string("hidden"))
        #expect(again.document.view(id: "A")?.runtimeAttributes.map(\.keyPath) == ["templateAttributes"])
        state.restore(snapshot)
        #expect(!state.permanent().isChanged || state.permanent().document.text() == document.text())
    }
}
