import FormworkCode
import Testing

@Suite("Outlets that a superclass declares")
struct InheritedOutletTests {
    private static func controller(_ attributes: String, outlet: String) -> String {
        FormDocuments.storyboard(
            """
            <scene sceneID="s"><objects><viewController \(attributes) id="c"><view key="view" id="v"><subviews>
            <scrollView id="x"/></subviews></view>
            <connections><outlet property="\(outlet)" destination="x" id="o"/></connections></viewController></objects></scene>
            """)
    }

    @Test("Outlets of another module's class are assigned as Interface Builder does")
    func foreign() throws {
        let text = Self.controller("customClass=\"Player\" customModule=\"PlayerKit\"", outlet: "stage")
        let file = try #require(CodeChecker.files(text, .uikit, form: nil).first)
        #expect(file.text.contains("let scrollView = UIScrollView()") && !file.text.contains("let stage"))
        #expect(file.text.contains("        view = rootView\n        self.setValue(scrollView, forKey: \"stage\")"))
        #expect(file.notConverted.isEmpty)
    }

    @Test("UIKit's own outlet of a controller is assigned, not declared")
    func ofKit() throws {
        let file = try #require(CodeChecker.files(Self.controller("", outlet: "tabBarObservedScrollView"), .uikit, form: nil).first)
        #expect(file.text.contains("setValue(scrollView, forKey: \"tabBarObservedScrollView\")"))
        #expect(!file.text.contains("var tabBarObservedScrollView"))
    }

    @Test("Outlets of a cell that UIKit declares are set by their names")
    func cell() throws {
        let text = FormDocuments.xib(
            """
            <tableViewCell reuseIdentifier="a" customClass="SwitchCell" id="c"><tableViewCellContentView key="contentView" id="k"><subviews>
            <switch id="s"/></subviews></tableViewCellContentView>
            <connections><outlet property="accessoryView" destination="s" id="o"/></connections></tableViewCell>
            """)
        let file = try #require(CodeChecker.files(text, .uikit, form: nil).first)
        #expect(file.text.contains("        accessoryView = toggle\n") && file.notConverted.isEmpty)
    }
}
