import FormworkCode

/// Documents in which all names are invalid in code.
enum BadNames {
    static let labels = [
        "class", "self", "init", "default", "id", "in", "view", "owner", "constraints", "description", "addViews", "newButton", "copy", "",
        " ", "🎉🎈", "🏳️‍🌈", "Sign In", "Sign In", "sign in", "1st", "42", "anmelden – jetzt!", "Größe", "登录", "вход", "كلمة", "ा", "e\u{301}",
        "a\u{202E}b", "x\u{2028}y", "tab\tbed", String(repeating: "long ", count: 60), String(repeating: "x", count: 300), "`back`", "a.b",
        "Foo<Bar>", "_", "__", "$0", "#if", "@main", "\\", "UIView", "NSView", "Selector", "BOOL", "nil", "NULL",
    ]

    static let texts = [
        "\"quoted\"", "\\(interpolated())", "\\u{41}", "line\nbreak", "line\r\nbreak", "*/ let x = 1 /*", "// no", "%@ %d", "\u{7F}",
        "\u{85}", "\u{FEFF}",
        "\u{200B}", "{{ name }}", "{% for %}", "</string>", "null", "nil", "\\", "end\\", "??/", "\u{1F468}\u{200D}\u{1F469}", "@\"x\"",
        "\u{E000}",
    ]

    static let classes = [
        "_TtC6Module5Class", "_TtC3Foo", "Module.Class", "Module.class", "Foo<Bar>", "Foo<Bar, Baz>", "Näher", "1Class", "My View",
        "a.b.c.", ".", "self",
        "🎈", "ObjCClass", "Foo;system(\"x\")",
    ]

    /// Returns a XIB of a platform with a view for each of them.
    static func document(for dialect: CodeDialect) -> String {
        let isMac = dialect.isOfMac
        var views = ""
        var outlets = ""
        var number = 0
        func add(_ attributes: String, _ text: String) {
            number += 1
            let id = "v\(number)"
            let frame = #"<rect key="frame" x="0.0" y="0.0" width="10" height="10"/>"#
            if isMac {
                views += """
                    <textField \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(frame)
                    <textFieldCell key="cell" title="\(text)" id="c\(number)"/></textField>

                    """
            } else {
                views += """
                    <label text="\(text)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(frame)</label>

                    """
            }
            outlets += #"<outlet property="\#(text)" destination="\#(id)" id="o\#(number)"/>"# + "\n"
        }
        for label in labels { add(#"userLabel="\#(escaped(label))""#, escaped(label)) }
        for text in texts { add("", escaped(text)) }
        for name in classes { add(#"customClass="\#(escaped(name))""#, "x") }
        let kind = isMac ? "Cocoa" : "CocoaTouch"
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(kind).XIB" version="3.0" toolsVersion="22505" targetRuntime="\(isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")" propertyAccessControl="none" useAutolayout="YES">
            <objects>
            <\(isMac ? "customObject" : "placeholder") \(isMac ? "" : #"placeholderIdentifier="IBFilesOwner""#) id="\(isMac ? "-2" : "-1")" userLabel="File's Owner" customClass="class">
            <connections>\(outlets)</connections></\(isMac ? "customObject" : "placeholder")>
            <\(isMac ? "customView" : "view") id="root" userLabel="class"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <subviews>
            \(views)</subviews>
            <constraints>
            <constraint firstItem="v1" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" identifier="a&quot;b\\(c)&#10;d" id="k1"/>
            <constraint firstItem="v2" firstAttribute="top" secondItem="v1" secondAttribute="bottom" multiplier="3:2" priority="999" id="k2"/>
            </constraints></\(isMac ? "customView" : "view")>
            </objects>
            </document>

            """
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\r", "\t", "\u{7F}"..."\u{A0}": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
