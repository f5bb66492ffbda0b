import FormworkNib
import Testing

@Suite struct NibGraphBuilderTests {
    @Test func objectsThatNameEachOtherAreWrittenAndReadAgain() throws {
        var builder = NibGraphBuilder()
        let root = builder.make("NSObject")
        let child = builder.make("UIView")
        builder.set(child, key: "UISuperview", value: NibGraphBuilder.reference(root))
        let frame = builder.packed([1, 2])
        builder.set(child, key: "UICenter", value: frame)
        let list = builder.collection([NibGraphBuilder.reference(child)])
        builder.set(root, key: "children", value: list)
        for text in ["a", "b", "a"] {
            let value = builder.string(text)
            builder.append(root, key: "name", value: value)
        }
        let archive = try NibArchive(NibArchive(graph: builder.graph(root: root)).written())
        #expect(archive.graph.objects.count == 5)
        #expect(archive.graph.object(child, key: "UISuperview") == root)
        #expect(archive.graph.fields(of: root).map { archive.graph.text($0.value) } == [nil, "a", "b", "a"])
    }

    @Test func aValueUnderAKeyThatIsThereTakesItsPlace() {
        var builder = NibGraphBuilder()
        let object = builder.make("UIView")
        builder.set(object, key: "first", value: .bool(true))
        builder.set(object, key: "second", value: .bool(true))
        builder.set(object, key: "first", value: .bool(false))
        #expect(builder.value(object, key: "first") == .bool(false))
        #expect(builder.graph(root: object).fields.map(\.value) == [.bool(false), .bool(true)])
    }

    @Test(arguments: [(0, NibValue.int8(0)), (128, .int16(128)), (32_768, .int32(32_768)), (-1, .int64(-1)), (1 << 31, .int64(1 << 31))])
    func wholeNumbersAreAsWideAsTheyMustBe(value: Int, stored: NibValue) { #expect(NibGraphBuilder.integer(value) == stored) }
}
