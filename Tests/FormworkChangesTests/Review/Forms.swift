import FormworkChanges
import FormworkImport
import FormworkModel

/// Small forms, and comparisons of them.
enum Forms {
    /// Returns a XIB with these contents of its root view, which is 320 × 400 points large.
    static func xib(_ subviews: String, constraints: String = "", tools: String = "22505") throws -> InterfaceDocument {
        try read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <objects>
                    <view contentMode="scaleToFill" id="roo-Vw-000" userLabel="Form">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
                        <subviews>\(subviews)</subviews>
                        <constraints>\(constraints)</constraints>
                    </view>
                </objects>
            </document>

            """)
    }

    static func read(_ text: String) throws -> InterfaceDocument { try DocumentReader().read(Array(text.utf8), file: "Form.xib").document }

    /// Returns a view that constraints place at a point, with the recorded frame of another one.
    static func box(_ id: String, x: Double, y: Double, recorded: (x: Double, y: Double)? = nil, _ content: String = "") -> (
        view: String, constraints: String
    ) {
        let frame = recorded ?? (x, y)
        return (
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="Box \(id.suffix(1))">
            <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="50" height="40"/>\(content)
            <constraints><constraint firstAttribute="width" constant="50" id="\(id)-w"/><constraint firstAttribute="height" constant="40" id="\(id)-h"/></constraints>
            </view>
            """,
            """
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="roo-Vw-000" secondAttribute="leading" constant="\(x)" id="\(id)-x"/>
            <constraint firstItem="\(id)" firstAttribute="top" secondItem="roo-Vw-000" secondAttribute="top" constant="\(y)" id="\(id)-y"/>
            """
        )
    }

    /// Returns a form of one box.
    static func form(x: Double, y: Double = 10, recorded: (x: Double, y: Double)? = nil) throws -> InterfaceDocument {
        let box = box("box-Vw-001", x: x, y: y, recorded: recorded)
        return try xib(box.view, constraints: box.constraints)
    }

    static func label(_ text: String, _ attributes: String = "", id: String = "lab-Vw-001") -> String {
        "<label text=\"\(text)\" \(attributes) id=\"\(id)\"/>"
    }

    static func comparison(
        _ old: InterfaceDocument?, _ new: InterfaceDocument?, name: String = "Form.xib", oldName: String? = nil,
        _ options: ReviewOptions = ReviewOptions()
    ) -> FileComparison {
        FileComparison(
            name: name, oldName: oldName, old: old.map { .init(name: "old", document: $0) },
            new: new.map { .init(name: "new", document: $0) }, options)
    }
}
