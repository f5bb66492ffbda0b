import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkRules
import Testing

/// A document with marks: `<!--rule-id-->` is on each line at which the rule has a finding.
struct MarkedDocument {
    let text: String

    /// Returns a XIB whose root view `R` contains the content.
    static func xib(_ content: String) -> MarkedDocument {
        MarkedDocument(
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                    <objects>
                        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                        <view id="R">
                \(content)
                        </view>
                    </objects>
                </document>
                """)
    }

    /// Returns a XIB whose root view `R` contains a view `A` of 30 × 40 points at (10, 20), determined by constraints.
    ///
    /// - Parameters:
    ///   - attributes: further attributes of `A`.
    ///   - mark: the expected finding at `A`.
    ///   - recordedX: the recorded position of `A`.
    ///   - isLeftOpen: whether the constraint of its left side is missing.
    ///   - own: further constraints in `A`.
    ///   - others: further constraints in `R`.
    ///   - siblings: further views in `R`.
    static func placed(
        attributes: String = "", mark: String = "", recordedX: Int = 10, isLeftOpen: Bool = false, own: String = "", others: String = "",
        siblings: String = ""
    ) -> MarkedDocument {
        let left = #"<constraint firstItem="A" firstAttribute="left" secondItem="R" secondAttribute="left" constant="10" id="c3"/>"#
        return xib(
            """
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>
            <view id="A" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)> \(mark)
            <rect key="frame" x="\(recordedX)" y="20" width="30" height="40"/>
            <constraints>
            <constraint firstAttribute="height" constant="40" id="c2"/>
            <constraint firstAttribute="width" constant="30" id="c4"/>
            \(own)
            </constraints>
            </view>
            \(siblings)
            </subviews>
            <constraints>
            <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="c1"/>
            \(isLeftOpen ? "" : left)
            \(others)
            </constraints>
            """)
    }

    /// Returns a storyboard whose controller `C` has the root `R` with `controller` in it, and other objects of the scene.
    ///
    /// - Parameter layouts: The ids to which outlets of the controller lead.
    static func storyboard(
        _ controller: String, siblings: String = "", layouts: [String] = [], toolsVersion: String = "12121"
    ) -> MarkedDocument {
        let outlets = layouts.map { #"<outlet property="layout\#($0)" destination="\#($0)" id="oC\#($0)"/>"# }.joined()
        return MarkedDocument(
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
                targetRuntime="iOS.CocoaTouch">
                    <scenes>
                        <scene sceneID="S">
                            <objects>
                                <viewController id="C">
                                    <layoutGuides>
                                        <viewControllerLayoutGuide type="top" id="G"/>
                                    </layoutGuides>
                                    <view key="view" id="R">
                \(controller)
                                    </view>
                                    <connections>\(outlets)</connections>
                                </viewController>
                \(siblings)
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """)
    }

    /// Returns a storyboard with a scene for each controller, of which `A` is the initial one.
    static func scenes(_ controllers: String..., end: String = "") -> MarkedDocument {
        let scenes = controllers.enumerated().map { place, controller in
            "<scene sceneID=\"s\(place)\"><objects>\n\(controller)\n</objects></scene>"
        }
        return MarkedDocument(
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
                initialViewController="A">
                <scenes>
                \(scenes.joined(separator: "\n"))
                </scenes>
                \(end)
                </document>
                """)
    }

    /// A view in a root of 414 × 896 points, whose position and size constraints determine.
    struct Control {
        var id: String
        var element = "button"
        var frame: Rect
        var attributes = ""
        /// Whether its width has no constraint.
        var isWidthOpen = false
        var mark = ""
    }

    /// Returns a storyboard whose root `R` contains controls, with `others` in addition to their constraints.
    static func controls(_ views: Control..., others: String = "") -> MarkedDocument {
        func constraint(_ view: Control, _ attribute: String, _ constant: Double) -> String {
            let second =
                ["left", "top"].contains(attribute) ? #" firstItem="\#(view.id)" secondItem="R" secondAttribute="\#(attribute)""# : ""
            return #"<constraint firstAttribute="\#(attribute)"\#(second) constant="\#(constant)" id="\#(view.id)-\#(attribute)"/>"#
        }
        let subviews = views.map { view in
            """
            <\(view.element) id="\(view.id)" translatesAutoresizingMaskIntoConstraints="NO" \(view.attributes)> \(view.mark)
            <rect key="frame" x="\(view.frame.origin.x)" y="\(view.frame.origin.y)" width="\(view.frame.size.width)" \
            height="\(view.frame.size.height)"/>
            <constraints>
            \(view.isWidthOpen ? "" : constraint(view, "width", view.frame.size.width))
            \(constraint(view, "height", view.frame.size.height))
            </constraints>
            </\(view.element)>
            """
        }
        let places = views.map { constraint($0, "left", $0.frame.origin.x) + "\n" + constraint($0, "top", $0.frame.origin.y) }
        return storyboard(
            """
            <rect key="frame" x="0" y="0" width="414" height="896"/>
            <subviews>
            \(subviews.joined(separator: "\n"))
            </subviews>
            <constraints>
            \(places.joined(separator: "\n"))
            \(others)
            </constraints>
            """)
    }

    /// Returns the same with the views A and B in the root, and a template `T` of the root with `content`.
    static func template(_ content: String, constraints: String = "", controller: String = "") -> MarkedDocument {
        storyboard(
            """
            <subviews>
            <view id="A"/>
            <view id="B"/>
            </subviews>
            \(controller)
            """,
            siblings: """
                <view id="T" customClass="LDOLayoutTemplate">
                <subviews>
                \(content)
                </subviews>
                <constraints>
                \(constraints)
                </constraints>
                <connections>
                <outlet property="targetView" destination="R" id="oT"/>
                </connections>
                </view>
                """, layouts: ["T"])
    }

    /// Returns a template `T` whose view `a` has the target A, with their lists of attributes and the marks after them.
    static func lists(target: String?, template: String?, behindList: String = "", behindView: String = "") -> MarkedDocument {
        func list(_ text: String?, _ behind: String = "") -> String {
            guard let text else { return "" }
            return """
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="\(text)"/> \(behind)
                </userDefinedRuntimeAttributes>
                """
        }
        return .storyboard(
            #"<subviews><view id="A">\#(list(target))</view></subviews>"#,
            siblings: """
                <view id="T" customClass="LDOLayoutTemplate"><subviews>
                <view id="a"> \(behindView)
                \(list(template, behindList))
                <connections><outlet property="targetView" destination="A" id="oa"/></connections></view>
                </subviews><connections><outlet property="targetView" destination="R" id="oT"/></connections></view>
                """, layouts: ["T"])
    }

    /// - Parameter enabled: The rules that are checked besides those that are on.
    func diagnostics(solves: Bool = false, enabling enabled: String...) throws -> [Diagnostic] {
        try diagnostics(solves: solves, enabled)
    }

    private func diagnostics(solves: Bool, _ enabled: [String]) throws -> [Diagnostic] {
        let read = try DocumentReader().read([UInt8](text.utf8), file: "Test.xib")
        return Validator(rules: SampleDocument.rules(enabled), solves: solves).validate(
            read.document, file: "Test.xib", readingDiagnostics: read.diagnostics)
    }

    /// Checks that the findings of all rules are those that the marks name, and returns them.
    @discardableResult
    func expectMarks(
        solves: Bool = false, enabling enabled: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> [Diagnostic] {
        let found = try diagnostics(solves: solves, enabled)
        var expected: [String] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for mark in line.split(separator: "<!--").dropFirst() {
                expected.append("\(number + 1) \(mark.prefix { $0 != ">" }.dropLast(2))")
            }
        }
        #expect(found.map { "\($0.location.line) \($0.rule)" } == expected, sourceLocation: sourceLocation)
        return found
    }
}
