import FormworkCompile
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

@Suite struct UIKitCompilerTests {
    private static let card = CompiledSample.xib(
        """
        <view contentMode="scaleToFill" id="vie-wA-001" customClass="Card" customModule="Shop" customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="Total" \
        textAlignment="center" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \
        translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                    <rect key="frame" x="20" y="10" width="100.5" height="21"/>
                    <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
                    <color key="textColor" red="0.5" green="0.25" blue="0.12345" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <nil key="highlightedColor"/>
                </label>
            </subviews>
            <constraints>
                <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="vie-wA-001" secondAttribute="leadingMargin" \
        constant="12" priority="750" id="con-aa-001"/>
                <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="lab-el-001" secondAttribute="trailing" \
        multiplier="1:2" id="con-aa-002"/>
            </constraints>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
            </userDefinedRuntimeAttributes>
            <connections><outlet property="total" destination="lab-el-001" id="out-aa-001"/></connections>
        </view>
        """, owner: #"<connections><outlet property="view" destination="vie-wA-001" id="out-aa-002"/></connections>"#)

    @Test(arguments: [("", false), (#"hidesWhenStopped="YES""#, true), (#"hidesWhenStopped="NO""#, false)])
    func aSpinnerIsHiddenWhenItStopsOnlyWhereTheDocumentSaysSo(_ attribute: String, _ isHidden: Bool) throws {
        let graph = try CompiledSample.graph(CompiledSample.xib("<activityIndicatorView \(attribute) id=\"spi-nn-001\"/>"))
        #expect(graph.value(graph.first("UIActivityIndicatorView"), key: "UIHidesWhenStopped") == .bool(isHidden))
    }

    @Test func edgesOfAPanAndTouchesOfATapComeBack() throws {
        let text = CompiledSample.xib(
            """
            <screenEdgePanGestureRecognizer id="pan-aa-001"><rectEdge key="edges" left="YES" right="YES"/></screenEdgePanGestureRecognizer>
            <tapGestureRecognizer numberOfTapsRequired="3" numberOfTouchesRequired="2" id="tap-aa-001"/>
            """)
        let output = try CompiledSample.compiled(text)
        let graph = try CompiledSample.graph(text)
        let pan = graph.first("UIScreenEdgePanGestureRecognizer")
        #expect(graph.value(pan, key: "UIScreenEdgePanGestureRecognizer.edges") == .int8(10))
        let taps = graph.first("UITapRecognizer")
        #expect(graph.value(taps, key: "UITapRecognizer.numberOfTapsRequired") == .int8(3))
        #expect(graph.value(taps, key: "UITapRecognizer.numberOfTouchesRequired") == .int8(2))
        let read = try DocumentReader().read(#require(output.bundle.members.first).bytes, file: "Sample.nib").document
        let again = String(decoding: read.text(), as: UTF8.self)
        #expect(again.contains(#"numberOfTapsRequired="3" numberOfTouchesRequired="2""#) && again.contains(#"<rectEdge key="edges""#))
    }

    @Test func aXIBIsOneFileWithItsSevenLists() throws {
        let output = try CompiledSample.compiled(Self.card)
        #expect(output.shape == .file && output.bundle.members.count == 1)
        let graph = try CompiledSample.graph(Self.card)
        #expect(graph.root == 0 && graph.className(0) == "NSObject")
        #expect(
            graph.keys(0) == [
                "UINibTopLevelObjectsKey", "UINibObjectsKey", "UINibConnectionsKey", "UINibVisibleWindowsKey",
                "UINibAccessibilityConfigurationsKey", "UINibTraitStorageListsKey", "UINibKeyValuePairsKey",
            ])
        let tops = graph.objects(in: graph.value(0, key: "UINibTopLevelObjectsKey"))
        #expect(tops.map(graph.className) == ["UIProxyObject", "UIProxyObject", "UIClassSwapper"])
        // Level by level: the constraints of a view come before its subviews.
        let all = graph.objects(in: graph.value(0, key: "UINibObjectsKey")).map(graph.className)
        #expect(all.suffix(3) == ["NSLayoutConstraint", "NSLayoutConstraint", "UILabel"])
    }

    @Test func aCustomClassIsSwappedForThatOfItsElement() throws {
        var options = CompiledSample.options(10, 1)
        options.module = "Market"
        let graph = try CompiledSample.graph(Self.card, options)
        let view = graph.first("UIClassSwapper")
        #expect(graph.text(view, "UIClassName") == "_TtC6Market4Card")
        #expect(graph.text(view, "UIOriginalClassName") == "UIView")
        #expect(graph.keys(view).suffix(2) == ["UIClassName", "UIOriginalClassName"])
        #expect(graph.numbers(view, "UIBounds") == [0, 0, 320, 100] && graph.numbers(view, "UICenter") == [160, 50])
        #expect(graph.value(view, key: "UIAutoresizingMask") == .int8(18))
    }

    @Test func aLabelHasItsKeysInOrder() throws {
        let graph = try CompiledSample.graph(Self.card)
        let label = graph.first("UILabel")
        #expect(
            graph.keys(label) == [
                "UIBounds", "UICenter", "UIDeepDrawRect", "UIUserInteractionDisabled", "UIAutoresizeSubviews", "UIAutoresizingMask",
                "UIContentMode", "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", "UIViewContentHuggingPriority",
                "UIViewSemanticContentAttribute", "UIText", "UIFont", "UITextColor", "UIShadowOffset", "UITextAlignment",
                "UIDisableUpdateTextColorOnTraitCollectionChange",
            ])
        #expect(graph.text(label, "UIText") == "Total" && graph.text(label, "UIViewContentHuggingPriority") == "{251, 250}")
        #expect(graph.value(label, key: "UITextAlignment") == .int8(1) && graph.numbers(label, "UIShadowOffset") == [0, -1])
    }

    @Test func constraintsHaveTheirMarginsBothWays() throws {
        let graph = try CompiledSample.graph(Self.card)
        let constraints = graph.all("NSLayoutConstraint").sorted { graph.keys($0).count > graph.keys($1).count }
        let margin = try #require(constraints.first { graph.value($0, key: "NSConstantV2") != nil })
        #expect(graph.object(margin, key: "NSFirstItem") == graph.first("UILabel"))
        #expect(graph.value(margin, key: "NSSecondAttributeV2") == .int8(17) && graph.value(margin, key: "NSSecondAttribute") == .int8(5))
        #expect(graph.value(margin, key: "NSConstantV2") == .double(12) && graph.value(margin, key: "NSConstant") == .double(20))
        #expect(graph.value(margin, key: "NSPriority") == .int16(750))
        let other = try #require(constraints.first { graph.value($0, key: "NSMultiplier") != nil })
        #expect(graph.object(other, key: "NSFirstItem") == graph.first("UIClassSwapper"))
        #expect(graph.value(other, key: "NSRelation") == .int8(1) && graph.value(other, key: "NSMultiplier") == .double(0.5))
    }

    @Test(arguments: [
        ((8, 3), ".SFUIText-Semibold", "CTFontDemiUsage", 7), ((9, 0), ".SFUIText-Semibold", "CTFontEmphasizedUsage", 10),
        ((11, 4), ".SFUI-Semibold", "CTFontDemiUsage", 10),
    ])
    func fontsAreThoseOfTheGeneration(xcode: (Int, Int), name: String, usage: String, count: Int) throws {
        let graph = try CompiledSample.graph(Self.card, CompiledSample.options(xcode.0, xcode.1))
        let font = graph.first("UIFont")
        #expect(graph.text(font, "UIFontName") == name && graph.text(font, "NSName") == name)
        #expect(graph.value(font, key: "UIFontTraits") == .int8(2))
        let descriptor = try #require(graph.object(font, key: "UIFontDescriptor"))
        let attributes = try #require(graph.value(descriptor, key: "UIFontDescriptorAttributes"))
        #expect(graph.pairs(attributes).map { graph.text($0.value) ?? "" }.contains(usage))
        #expect(graph.keys(font).count == count)
    }

    @Test func coloursSayTheirComponentsTwice() throws {
        let graph = try CompiledSample.graph(Self.card)
        let color = graph.first("UIColor")
        #expect(graph.bytesText(color, "NSRGB") == "0.5 0.25 0.123" && graph.value(color, key: "UIRed") == .float(0.5))
        // Since Xcode 11, values that a float cannot represent are also written as doubles.
        let newer = try CompiledSample.graph(Self.card, CompiledSample.options(11, 4))
        #expect(newer.value(newer.first("UIColor"), key: "UIBlue-Double") == .double(0.12345))
        #expect(newer.value(newer.first("UIColor"), key: "UIRed-Double") == nil)
    }

    @Test func grayIsGrayWhereColoursAreMatched() throws {
        let view = """
            <view id="vie-wA-001"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view>
            """
        let matched = try CompiledSample.graph(CompiledSample.xib(view))
        #expect(matched.text(matched.first("UIColor"), "UISystemColorName") == "whiteColor")
        #expect(matched.bytesText(matched.first("UIColor"), "NSWhite") == "1")
        let plain = try CompiledSample.graph(CompiledSample.xib(view, attributes: ""))
        #expect(plain.bytesText(plain.first("UIColor"), "NSRGB") == "1 1 1")
    }

    @Test func connectionsAreOrderedByTheGeneration() throws {
        let text = CompiledSample.xib(
            """
            <button opaque="NO" buttonType="system" id="but-to-001"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
            <state key="normal" title="Buy"/><state key="disabled"/>
            <connections>
                <action selector="buy:" destination="-1" eventType="touchUpInside" id="act-aa-001"/>
                <outlet property="zebra" destination="-1" id="out-aa-001"/>
                <outletCollection property="all" destination="-1" id="out-aa-002"/>
                <outlet property="ape" destination="-2" id="out-aa-003"/>
            </connections></button>
            """)
        func labels(_ xcode: Int) throws -> [String] {
            let graph = try CompiledSample.graph(text, CompiledSample.options(xcode, 1))
            return graph.objects(in: graph.value(0, key: "UINibConnectionsKey")).compactMap { graph.text($0, "UILabel") }
        }
        #expect(try labels(10) == ["buy:", "all", "ape", "zebra"])
        #expect(try labels(11) == ["all", "ape", "zebra", "buy:"])
        let graph = try CompiledSample.graph(text)
        #expect(graph.value(graph.first("UIRuntimeEventConnection"), key: "UIEventMask") == .int8(64))
        // A state without content is left out; 15 is the font size of a system button.
        #expect(graph.all("UIButtonContent").count == 1 && graph.value(graph.first("UIFont"), key: "NSSize") == .double(15))
    }

    @Test func documentsThatAreReadBackCompileToTheSameBytes() throws {
        let first = try CompiledSample.compiled(Self.card)
        let bytes = try #require(first.bundle.members.first?.bytes)
        let read = try DocumentReader().read(bytes, file: "Card.nib").document
        let text = String(decoding: read.text(), as: UTF8.self)
        let second = try CompiledSample.compiled(text)
        let again = try #require(second.bundle.members.first?.bytes)
        let third = try DocumentReader().read(again, file: "Card.nib").document
        #expect(String(decoding: third.text(), as: UTF8.self) == text)
        #expect(again == bytes)
    }

    @Test func theSameDocumentIsAlwaysTheSameBytes() throws {
        let bytes = try (0..<3).map { _ in try CompiledSample.compiled(Self.card).bundle.packed }
        #expect(Set(bytes).count == 1)
    }
}
