/// A storyboard and a window with long lists, for scripts of many commands.
enum LongScreen {
    /// Returns the id of a label.
    static func id(_ number: Int) -> String { "Lx0-00-" + String(1000 + number).dropFirst() }

    /// The login screen with sixty labels, a constraint and an outlet for each, and a box of labels.
    static let text = LoginScreen.text
        .replacing("<stackView opaque", with: (labels(0..<60) + box) + "<stackView opaque")
        .replacing(
            "</constraints>",
            with: joined(0..<60) { number in
                #"<constraint firstItem="\#(id(number))" firstAttribute="top" secondItem="\#(id(number / 2))" secondAttribute="top" constant="\#(number)" id="Cx0-00-\#(String(1000 + number).dropFirst())"/>"#
            } + "</constraints>"
        )
        .replacing(
            #"<outlet property="mailField""#,
            with: joined(0..<60) { number in
                #"<outlet property="label\#(number / 10)" destination="\#(id(number))" id="Ox0-00-\#(String(1000 + number).dropFirst())"/>"#
            } + #"<outlet property="mailField""#)

    /// A window of macOS.
    static let window = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
            <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="Login">
                    <connections>
                        <outlet property="form" destination="Vw0-Fo-rm0" id="Ol0-Fo-rm0"/>
                    </connections>
                </customObject>
                <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
                <customView id="Vw0-Fo-rm0" userLabel="Form">
                    <rect key="frame" x="0.0" y="0.0" width="480" height="272"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
                    <subviews>
                        \(joined(0..<60) { #"<button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\#(id($0))"><rect key="frame" x="20" y="\#($0)" width="40" height="32"/><buttonCell key="cell" type="push" title="Text \#($0 % 9)" bezelStyle="rounded" id="Bc0-00-\#(String(1000 + $0).dropFirst())"><behavior key="behavior" pushIn="YES"/><font key="font" metaFont="system"/></buttonCell></button>"# })
                        <stackView distribution="fill" orientation="horizontal" alignment="top" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="Bx0-00-000" userLabel="Box">
                            <rect key="frame" x="0.0" y="0.0" width="80" height="32"/>
                            <subviews>
                                \(joined(60..<64) { #"<customView translatesAutoresizingMaskIntoConstraints="NO" id="\#(id($0))"><rect key="frame" x="0.0" y="0.0" width="20" height="32"/></customView>"# })
                            </subviews>
                            <visibilityPriorities>
                                \(joined(60..<64) { _ in #"<integer value="1000"/>"# })
                            </visibilityPriorities>
                        </stackView>
                    </subviews>
                </customView>
                \(joined(64..<80) { #"<customView id="\#(id($0))" userLabel="Label\#($0 % 9)"><rect key="frame" x="0.0" y="0.0" width="20" height="32"/></customView>"# })
            </objects>
        </document>

        """

    private static func labels(_ numbers: Range<Int>) -> String {
        joined(numbers) { number in
            #"<label opaque="NO" text="Text \#(number % 17)"\#(number % 5 == 0 ? " userLabel=\"Label\(number % 9)\"" : "")\#(number % 3 == 0 ? " customClass=\"Row\"" : "") translatesAutoresizingMaskIntoConstraints="NO" id="\#(id(number))"><rect key="frame" x="16" y="\#(number)" width="42" height="20.5"/><fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/></label>"#
        }
    }

    private static let box = """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Bx0-00-000" userLabel="Box">
            <rect key="frame" x="0.0" y="0.0" width="343" height="44"/>
            <subviews>
                \(labels(60..<72))
            </subviews>
        </view>

        """

    private static func joined(_ numbers: Range<Int>, _ line: (Int) -> String) -> String {
        numbers.map { line($0) + "\n" }.joined()
    }
}
