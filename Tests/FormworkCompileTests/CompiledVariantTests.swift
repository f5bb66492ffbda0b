import FormworkCompile
import FormworkModel
import FormworkNib
import Testing

@Suite struct CompiledVariantTests {
    private static let safe = CompiledSample.xib(
        """
        <view id="vie-wA-001"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="vie-wB-001">
                <rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view></subviews>
            <viewLayoutGuide key="safeArea" id="saf-eA-001"/>
            <constraints>
                <constraint firstItem="vie-wB-001" firstAttribute="top" secondItem="saf-eA-001" secondAttribute="top" id="con-aa-001"/>
            </constraints>
        </view>
        """)

    @Test func safeAreasBelowTheirSystemMakeAFolder() throws {
        let output = try CompiledSample.compiled(Self.safe, CompiledSample.options(10, 1, target: .init(9)))
        #expect(output.shape == .folder)
        #expect(output.bundle.members.map(\.name) == ["objects-11.0+.nib", "runtime.nib"])
        let options = CompiledSample.options(10, 1, target: .init(9))
        let newer = try CompiledSample.graph(Self.safe, options, file: "objects-11.0+.nib")
        let guides = newer.all("UILayoutGuide")
        #expect(guides.count == 2)
        let constraint = try #require(newer.all("NSLayoutConstraint").first { newer.value($0, key: "NSLayoutIdentifier") == nil })
        #expect(newer.object(constraint, key: "NSSecondItem").map(newer.className) == "UILayoutGuide")
        let older = try CompiledSample.graph(Self.safe, options, file: "runtime.nib")
        #expect(older.all("UILayoutGuide").isEmpty)
        #expect(older.object(older.first("NSLayoutConstraint"), key: "NSSecondItem").map(older.className) == "UIView")
    }

    @Test func oneFileDoesWhereEverySystemKnowsSafeAreas() throws {
        #expect(try CompiledSample.compiled(Self.safe, CompiledSample.options(10, 1, target: .init(11))).shape == .file)
        // A guide without constraints makes no difference.
        let unused = Self.safe.replacing(#"secondItem="saf-eA-001""#, with: #"secondItem="vie-wA-001""#)
        #expect(try CompiledSample.compiled(unused, CompiledSample.options(10, 1, target: .init(9))).shape == .file)
    }

    private static func sized(_ inside: String) -> String {
        CompiledSample.xib(
            """
            <view id="vie-wA-001"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
                <subviews><stackView spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">
                    <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                    <variation key="widthClass=regular" spacing="9"/></stackView></subviews>
                <constraints>
                    <constraint firstAttribute="width" constant="10" id="con-aa-001">
                        <variation key="heightClass=compact-widthClass=regular" constant="20"/></constraint>
                    <constraint firstAttribute="height" constant="10" id="con-aa-002"/>
                </constraints>
                \(inside)
            </view>
            """)
    }

    @Test func changesOfSizeClassesAreStoredNextToTheViews() throws {
        let graph = try CompiledSample.graph(
            Self.sized(
                """
                <variation key="default"><mask key="constraints"><exclude reference="con-aa-002"/></mask></variation>
                <variation key="widthClass=regular"><mask key="constraints"><include reference="con-aa-002"/></mask></variation>
                """))
        let relationship = graph.first("_UIRelationshipTraitStorage")
        let records = graph.objects(in: graph.value(relationship, key: "UIRecords"))
        #expect(records.count == 2)
        #expect(graph.objects(in: graph.value(records[0], key: "UIRemovedObjects")).count == 1)
        #expect(graph.objects(in: graph.value(records[1], key: "UIAddedObjects")).count == 1)
        // An initially inactive constraint is among the objects, but in no array of constraints.
        #expect(graph.objects(in: graph.value(graph.first("UIView"), key: "UIViewAutolayoutConstraints")).count == 1)
        #expect(graph.all("NSLayoutConstraint").count == 2)
        let paths = graph.all("_UIAttributeTraitStorage").compactMap { graph.text($0, "UIKeyPath") }
        #expect(Set(paths) == ["spacing", "encodedConstant"])
        let vertical = "UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass"
        #expect(graph.all("UITraitCollection").contains { graph.value($0, key: vertical) == .int8(1) })
    }

    @Test func aVariationThatHasNoKeyPathIsRefused() throws {
        let text = Self.sized("<variation key=\"widthClass=regular\" misery=\"1\"/>")
        #expect(throws: CompileError.self) { try CompiledSample.compiled(text) }
    }
}
