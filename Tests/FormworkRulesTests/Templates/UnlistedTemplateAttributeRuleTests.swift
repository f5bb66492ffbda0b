import FormworkDiagnostics
import FormworkRules
import Testing

@Suite("unlisted-template-attribute")
struct UnlistedTemplateAttributeRuleTests {
    private static func lists(_ target: String?, _ template: String?, mark: Bool = false) -> MarkedDocument {
        func list(_ text: String?, _ mark: Bool = false) -> String {
            guard let text else { return "" }
            return """
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="\(text)"/>\(mark ? " <!--unlisted-template-attribute-->" : "")
                </userDefinedRuntimeAttributes>
                """
        }
        return .storyboard(
            #"<subviews><view id="A">\#(list(target))</view></subviews>"#,
            beside: """
                <view id="T" customClass="LDOLayoutTemplate"><subviews>
                <view id="a">\(list(template, mark))<connections><outlet property="targetView" destination="A" id="oa"/></connections></view>
                </subviews><connections><outlet property="targetView" destination="R" id="oT"/></connections></view>
                """)
    }

    @Test("The same list, in any order, is right; so is none in the template")
    func same() throws {
        try Self.lists("alpha, hidden", "hidden,alpha").expectMarks()
        try Self.lists("alpha", nil).expectMarks()
        try Self.lists(nil, nil).expectMarks()
    }

    @Test("None, or another one, is found")
    func different() throws {
        try Self.lists(nil, "alpha", mark: true).expectMarks()
        try Self.lists("alpha", "alpha, hidden", mark: true).expectMarks()
        try Self.lists("alpha, hidden", "alpha", mark: true).expectMarks()
    }
}
