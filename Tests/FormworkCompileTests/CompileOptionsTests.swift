import FormworkCompile
import Testing

@Suite struct CompileOptionsTests {
    @Test func versionsAreComparedByTheirNumbers() {
        #expect(CompileOptions.Version(9, 3) < CompileOptions.Version(10))
        #expect(CompilerGeneration(xcode: .init(12, 5)) < CompilerGeneration(xcode: .init(12, 10)))
    }
}
