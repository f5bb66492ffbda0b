import FormworkModel
import FormworkTemplates
import Testing

@Suite("Layout templates are found")
struct LayoutTemplateTests {
    @Test("A view of the class is a template of 1.0, with its label, its scene and its pairs")
    func viewTemplate() throws {
        let document = try Documents.storyboard(
            controller: #"<subviews><view id="A"/></subviews>"#,
            siblings: Documents.template(
                #"<view id="tA"><connections><outlet property="targetView" destination="A" id="oA"/></connections></view><view id="tB"/>"#))
        let template = try #require(document.layoutTemplates.first)
        #expect(document.layoutTemplates.count == 1)
        #expect(template.generation == .view)
        #expect(template.id == "T")
        #expect(template.label == nil)
        #expect(template.scene?.id == "S")
        #expect(template.root?.id == "T")
        #expect(template.destination == nil)
        #expect(template.pairs.map { [$0.view.id, $0.target.id, $0.outlet.id] } == [["T", "R", "oT"], ["tA", "A", "oA"]])
        #expect(template.pairs.allSatisfy { $0.attributes.isEmpty })
    }

    @Test("An object with templateView is a template of 0.9; with destinationView and without lists its classes determine the attributes")
    func objectTemplate() throws {
        let document = try Documents.storyboard(
            controller: #"<subviews><view id="A"/><collectionView id="L"/></subviews>"#,
            siblings: """
                <customObject id="O" userLabel="Wide" customClass="LDOLayoutTemplate"><connections>
                    <outlet property="destinationView" destination="R" id="o1"/>
                    <outlet property="templateView" destination="T" id="o2"/>
                </connections></customObject>
                <view id="T"><subviews>
                    <collectionView id="tL"><collectionViewFlowLayout key="collectionViewLayout"/>
                        <connections><outlet property="targetView" destination="L" id="oL"/></connections></collectionView>
                    </subviews><connections><outlet property="targetView" destination="R" id="oT"/></connections></view>
                """)
        let template = try #require(document.layoutTemplates.first)
        #expect(template.generation == .object)
        #expect(template.label == "Wide")
        #expect(template.root?.id == "T")
        #expect(template.destination?.id == "R")
        #expect(
            template.pairs.map(\.attributes)
                == [["alpha", "hidden"], ["alpha", "hidden", "scrollEnabled", "collectionViewLayout.scrollDirection"]])
    }

    @Test("A written list replaces the classes' own, under either of its names")
    func writtenLists() throws {
        for name in ["templateAttributes", "transferredTemplateAttributeKeyPaths"] {
            let document = try Documents.storyboard(
                controller: #"<subviews><view id="A"/></subviews>"#,
                siblings: """
                    <customObject id="O" customClass="LDOLayoutTemplate"><connections>
                        <outlet property="destinationView" destination="R" id="o1"/>
                        <outlet property="templateView" destination="T" id="o2"/>
                    </connections></customObject>
                    <view id="T"><subviews><view id="tA">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="string" keyPath="\(name)" value=" alpha ,,layer.cornerRadius, alpha"/>
                        </userDefinedRuntimeAttributes>
                        <connections><outlet property="targetView" destination="A" id="oA"/></connections></view>
                        </subviews><connections><outlet property="targetView" destination="R" id="oT"/></connections></view>
                    """)
            let pairs = try #require(document.layoutTemplates.first).pairs
            #expect(pairs.map(\.attributes) == [[], ["alpha", "layer.cornerRadius"]])
            #expect(pairs.last?.list?.parts == ["alpha", "", "layer.cornerRadius", "alpha"])
        }
    }

    @Test("A list of only white space is empty")
    func blankList() throws {
        let document = try Documents.storyboard(
            controller: "",
            siblings: """
                <view id="T" customClass="LDOLayoutTemplate"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="  "/></userDefinedRuntimeAttributes>
                    <connections><outlet property="targetView" destination="R" id="oT"/></connections></view>
                """)
        #expect(document.layoutTemplates.first?.pairs.first?.list == nil)
    }

    @Test("An outlet to nothing, to another kind of object or into the template makes no pair")
    func unusableTargets() throws {
        func view(_ id: String, _ target: String) -> String {
            #"<view id="\#(id)"><connections><outlet property="targetView" destination="\#(target)" id="o\#(id)"/></connections></view>"#
        }
        let document = try Documents.storyboard(
            controller: "", siblings: Documents.template(view("a", "gone") + view("b", "C") + view("c", "a")))
        let template = try #require(document.layoutTemplates.first)
        #expect(template.pairs.map(\.view.id) == ["T"])
        #expect(template.unusableTargets.map(\.outlet.id) == ["oa", "ob", "oc"])
        #expect(template.unusableTargets.map(\.reason) == [.missing, .noView, .sameTemplate])
    }

    @Test("A document without templates has none, with any names of its controller's outlets")
    func none() throws {
        let document = try Documents.storyboard(
            controller: #"<connections><outlet property="targetView" destination="R" id="o"/></connections>"#, siblings: "")
        #expect(document.layoutTemplates.isEmpty)
        #expect(document.templateReports.isEmpty)
    }

    @Test("The same screen has the same pairs in both generations")
    func bothGenerations() throws {
        let new = try Documents.sample("LayoutTemplates.storyboard").layoutTemplates
        let old = try Documents.sample("LayoutTemplates-0.9.storyboard").layoutTemplates
        #expect(new.map(\.label) == ["Portrait", "Landscape", "Large List"])
        #expect(old.map(\.label) == new.map(\.label))
        for (left, right) in zip(new, old) {
            #expect(left.pairs.map { [$0.view.id, $0.target.id] } == right.pairs.map { [$0.view.id, $0.target.id] })
            #expect(left.pairs.count == 10)
        }
    }
}
