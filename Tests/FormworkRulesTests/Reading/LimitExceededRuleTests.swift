import Testing

@Suite("limit-exceeded")
struct LimitExceededRuleTests {
    @Test("Elements nested too deep")
    func depth() throws {
        let deep = String(repeating: "<view><subviews>", count: 200) + String(repeating: "</subviews></view>", count: 200)
        #expect(throws: (any Error).self) { try MarkedDocument.xib(deep).diagnostics() }
    }
}
