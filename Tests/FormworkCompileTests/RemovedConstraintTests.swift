import FormworkCompile
import FormworkDiagnostics
import FormworkNib
import Testing

@Suite struct RemovedConstraintTests {
    @Test func connectionsToConstraintsRemovedAtBuildTimeAreOmittedWithAWarning() throws {
        let text = CompiledSample.xib(
            """
            <view id="vie-wA-001"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
                <constraints>
                    <constraint firstAttribute="width" constant="320" placeholder="YES" id="con-aa-001"/>
                    <constraint firstAttribute="height" constant="100" id="con-aa-002"/>
                </constraints>
                <connections>
                    <outlet property="wide" destination="con-aa-001" id="out-aa-001"/>
                    <outlet property="high" destination="con-aa-002" id="out-aa-002"/>
                </connections>
                <variation key="heightClass=compact"><mask key="constraints"><exclude reference="con-aa-001"/></mask></variation>
            </view>
            """)
        let output = try CompiledSample.compiled(text)
        #expect(output.diagnostics.filter { $0.severity == .warning }.map(\.location.line) == [12])
        let graph = try CompiledSample.graph(text)
        let labels = graph.objects.indices.filter { graph.className($0) == "UIRuntimeOutletConnection" }.map { graph.text($0, "UILabel") }
        #expect(labels == ["high"])
    }
}
