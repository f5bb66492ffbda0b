import FormworkCode
import Testing

@Suite("Constraints in the order in which people write them")
struct ReadingOrderTests {
    private func code(_ constraints: String, _ dialect: CodeDialect = .uikit, owner: String = "") throws -> String {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
            useSafeAreas="YES"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
            <view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
                <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="First"/>
                <label text="B" translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="Second"/>
            </subviews><viewLayoutGuide key="safeArea" id="s"/><constraints>\(constraints)</constraints></view></objects></document>
            """
        let files = try CodeChecker.files(text, dialect)
        return try #require(files.first { $0.name.hasSuffix("." + dialect.fileExtension) }).text
    }

    private func constraint(_ first: String, _ second: String, _ more: String = "") -> String {
        let sides = [("first", first), ("second", second)].map { name, side in
            let parts = side.split(separator: ".")
            return "\(name)Item=\"\(parts[0])\" \(name)Attribute=\"\(parts[1])\""
        }
        return "<constraint \(sides.joined(separator: " ")) \(more) id=\"k\(first)\(second)\"/>"
    }

    @Test(
        "A child comes before its superview, and the later sibling before the earlier one",
        arguments: [
            ("v.trailing", "a.trailing", #"constant="20""#, "first.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20)"),
            ("a.leading", "v.leading", #"constant="20""#, "first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)"),
            (
                "s.bottom", "b.bottom", #"constant="8" relation="greaterThanOrEqual""#,
                "second.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)"
            ),
            ("a.bottom", "b.top", #"constant="-8""#, "second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8)"),
            ("b.top", "a.bottom", #"constant="8""#, "second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8)"),
            ("a.baseline", "b.baseline", "", "second.lastBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor)"),
            ("b.width", "a.width", "", "second.widthAnchor.constraint(equalTo: first.widthAnchor)"),
            (
                "a.trailing", "b.centerX", #"priority="750""#,
                "first.trailingAnchor.constraint(equalTo: second.centerXAnchor).with(priority: 750)"
            ),
            (
                "v.width", "a.width", #"multiplier="375:233""#,
                "first.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 233.0 / 375.0)"
            ),
            (
                "a.width", "a.height", #"multiplier="375:233""#,
                "first.widthAnchor.constraint(equalTo: first.heightAnchor, multiplier: 375.0 / 233.0)"
            ),
            (
                "a.width", "v.width", #"multiplier="0.333333""#,
                "first.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.0 / 3.0)"
            ),
            ("a.width", "v.width", #"multiplier="0.75""#, "first.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.75)"),
        ])
    func sides(first: String, second: String, more: String, expected: String) throws {
        let text = try code(constraint(first, second, more))
        #expect(text.contains("            \(expected),\n"), "\(text)")
    }

    @Test("A constraint with an outlet keeps its sides, so that its constant means the same") func named() throws {
        let owner = #"<connections><outlet property="gap" destination="kv.trailinga.trailing" id="o"/></connections>"#
        let text = try code(constraint("v.trailing", "a.trailing", #"constant="20""#), owner: owner)
        #expect(text.contains("gap = view.trailingAnchor.constraint(equalTo: first.trailingAnchor, constant: 20)"), "\(text)")
    }

    @Test("All constraints are activated in one call, view by view, position before size", arguments: [CodeDialect.uikit, .uikitObjC])
    func activation(dialect: CodeDialect) throws {
        let text = try code(
            constraint("b.width", "a.width") + constraint("v.bottom", "b.bottom") + constraint("a.leading", "v.leading")
                + constraint("a.top", "v.top"), dialect)
        let (opening, closing) = dialect == .uikit ? ("activate([", "    ])") : ("activateConstraints:@[", "    ]];")
        let start = try #require(text.firstRange(of: opening)), end = try #require(text.firstRange(of: closing))
        let lines = text[start.upperBound..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
        let anchors = lines.dropFirst().dropLast().map { String($0.drop { " _[".contains($0) }.prefix { $0 != "A" }) }
        #expect(anchors == ["first.top", "first.leading", "", "second.bottom", "second.width"])
    }

    @Test("SnapKit's statements that differ in the attribute only are one") func snapKit() throws {
        let all =
            ["leading", "top"].map { constraint("a.\($0)", "v.\($0)", #"constant="8""#) }
            + ["trailing", "bottom"].map { constraint("v.\($0)", "a.\($0)", #"constant="8""#) }
        let size = ["width", "height"].map { #"<constraint firstItem="b" firstAttribute="\#($0)" constant="24" id="k\#($0)"/>"# }
        let text = try code(
            all.joined() + size.joined() + constraint("b.centerX", "a.centerX") + constraint("b.centerY", "a.centerY"), .snapkit)
        for line in ["{ $0.directionalEdges.equalToSuperview().inset(8) }", "make.size.equalTo(24)", "make.center.equalTo(first)"] {
            #expect(text.contains(line), "\(line)\n\(text)")
        }
    }

    @Test("The constraints of a size class have its name") func sizeClasses() throws {
        let text = try code(
            #"<constraint firstItem="a" firstAttribute="width" constant="24" id="k"/>"#
                + #"<constraint firstItem="a" firstAttribute="height" constant="24" id="h"/></constraints><variation key="default"><mask key="constraints"><exclude reference="h"/></mask></variation><variation key="widthClass=regular"><mask key="constraints"><include reference="h"/></mask></variation><constraints>"#
        )
        #expect(text.contains("private lazy var regularWidthConstraints: [NSLayoutConstraint] = ["), "\(text)")
        #expect(text.contains("if horizontal != .regular { NSLayoutConstraint.deactivate(regularWidthConstraints) }"), "\(text)")
        #expect(text.contains("if horizontal == .regular { NSLayoutConstraint.activate(regularWidthConstraints) }"), "\(text)")
    }
}
