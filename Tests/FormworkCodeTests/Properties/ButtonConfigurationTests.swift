import FormworkCode
import FormworkModel
import Testing

@Suite("Configurations of buttons")
struct ButtonConfigurationTests {
    private static let text = FormDocuments.xib(
        """
        <view id="v"><subviews><button id="b"><buttonConfiguration key="configuration" style="borderedTinted" title="Go" image="star" catalog="system"
        imagePlacement="trailing" imagePadding="4" cornerStyle="capsule" buttonSize="large">
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        <backgroundConfiguration key="background" cornerRadius="5" strokeWidth="2" imageContentMode="center">
        <color key="backgroundColor" name="panel"/><color key="strokeColor" white="0" alpha="1"/></backgroundConfiguration>
        <fontDescription key="titleFontDescription" type="system" weight="bold" pointSize="15"/>
        <color key="baseForegroundColor" systemColor="labelColor"/></buttonConfiguration></button>
        <button id="c"><buttonConfiguration key="configuration" style="filled"><backgroundConfiguration key="background"/></buttonConfiguration>
        </button></subviews></view>
        """)

    @Test("A background behind the title belongs to the configuration")
    func background() throws {
        let files = try CodeChecker.files(Self.text, .uikit)
        let code = files[0].text
        #expect(code.contains("goButton.configuration?.background.cornerRadius = 5"))
        #expect(code.contains("goButton.configuration?.background.strokeWidth = 2"))
        #expect(code.contains("goButton.configuration?.background.imageContentMode = .center"))
        #expect(code.contains("goButton.configuration?.background.backgroundColor = UIColor(named: \"panel\")"))
        #expect(code.contains("goButton.configuration?.background.strokeColor = .black"))
        #expect(code.contains("button.configuration = .filled()\n") && !code.contains("button.configuration?"))
        #expect(files.flatMap(\.notConverted).isEmpty)
        #expect(try CodeChecker.syntaxErrors(in: files, .uikit) == "")
    }

    @Test("In Objective-C a configuration is set up before the button has it")
    func objectiveC() throws {
        let files = try CodeChecker.files(Self.text, .uikitObjC)
        #expect(
            files[0].text.contains(
                """
                    _goButton.configuration = ({
                        UIButtonConfiguration *configuration = [UIButtonConfiguration borderedTintedButtonConfiguration];
                        configuration.title = @"Go";
                        configuration.imagePlacement = NSDirectionalRectEdgeTrailing;
                        configuration.imagePadding = 4;
                        configuration.cornerStyle = UIButtonConfigurationCornerStyleCapsule;
                        configuration.buttonSize = UIButtonConfigurationSizeLarge;
                        configuration.image = [UIImage systemImageNamed:@"star"];
                        configuration.contentInsets = NSDirectionalEdgeInsetsMake(1, 2, 3, 4);
                        configuration.background.cornerRadius = 5;
                        configuration.background.strokeWidth = 2;
                        configuration.background.imageContentMode = UIViewContentModeCenter;
                        configuration.background.backgroundColor = [UIColor colorNamed:@"panel"];
                        configuration.background.strokeColor = UIColor.blackColor;
                        configuration.titleTextAttributesTransformer = ^(id attributes) {
                            NSMutableDictionary *result = [attributes mutableCopy];
                            result[NSFontAttributeName] = [UIFont systemFontOfSize:15 weight:UIFontWeightBold];
                            return result;
                        };
                        configuration.baseForegroundColor = UIColor.labelColor;
                        configuration;
                    });
                """), "\(files[0].text)")
        #expect(files[0].text.contains("_button.configuration = [UIButtonConfiguration filledButtonConfiguration];"))
        #expect(files.flatMap(\.notConverted).isEmpty)
        #expect(try CodeChecker.syntaxErrors(in: files, .uikitObjC) == "")
        let document = try CodeChecker.document(Self.text)
        let older = try CodeGenerator(.uikitObjC, target: SystemVersion(13)).files(of: document, source: "T.xib")
        #expect(
            older[0].text.contains("if (@available(iOS 15, *)) {\n        _goButton.configuration = ({\n            UIButtonConfiguration"))
    }
}
