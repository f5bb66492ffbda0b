import FormworkCode
import Testing

@Suite("Constraints in SnapKit's syntax")
struct SnapKitCodeTests {
    private func code(_ constraints: String, views: String = "", owner: String = "") throws -> String {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
            useSafeAreas="YES"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
            <view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
                <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="First"/>
                <label text="B" translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="Second"/>\(views)
            </subviews><viewLayoutGuide key="safeArea" id="s"/><constraints>\(constraints)</constraints></view></objects></document>
            """
        return try #require(CodeChecker.files(text, .snapkit).first).text
    }

    private func constraint(_ first: String, _ second: String = "", _ more: String = "") -> String {
        func side(_ name: String, _ text: String) -> String {
            let parts = text.split(separator: ".")
            return parts.count == 2 ? " \(name)Item=\"\(parts[0])\" \(name)Attribute=\"\(parts[1])\"" : ""
        }
        return "<constraint\(side("first", first))\(side("second", second)) \(more) id=\"k\(first)\(second)\"/>"
    }

    @Test("A side, its target and its distance") func relations() throws {
        let text = try code(
            constraint("a.leading", "v.leading", #"constant="20""#) + constraint("a.top", "s.top", #"constant="8""#)
                + constraint("a.width", "", #"constant="44" priority="750""#) + constraint("a.bottom", "v.bottom", #"constant="-4""#)
                + constraint("b.top", "a.bottom", #"constant="8" relation="greaterThanOrEqual""#)
                + constraint("b.leading", "v.leadingMargin", #"identifier="edge""#)
                + constraint("b.width", "a.height", #"multiplier="1:3" constant="2""#))
        for line in [
            "first.snp.makeConstraints { make in", "make.leading.equalToSuperview().inset(20)",
            "make.top.equalTo(view.safeAreaLayoutGuide).inset(8)", "make.width.equalTo(44).priority(750)",
            "make.bottom.equalToSuperview().inset(4)", "second.snp.makeConstraints { make in",
            "make.top.greaterThanOrEqualTo(first.snp.bottom).offset(8)", #"make.leading.equalTo(view.snp.leadingMargin).labeled("edge")"#,
            "make.width.equalTo(first.snp.height).dividedBy(3).offset(2)",
        ] { #expect(text.contains(line), "\(line)\n\(text)") }
        #expect(text.contains("import UIKit\nimport SnapKit\n"))
        #expect(!text.contains("NSLayoutConstraint") && !text.contains("translatesAutoresizingMaskIntoConstraints"))
    }

    @Test("A constraint is made on a view that constraints place, as SnapKit would let them place the root") func subjects() throws {
        let text = try code(
            constraint("v.trailing", "a.trailing", #"constant="20""#) + constraint("s.bottom", "b.bottom", #"constant="8""#)
                + constraint("v.height", "", #"constant="267""#))
        #expect(text.contains("{ $0.trailing.equalToSuperview().inset(20) }"))
        #expect(text.contains("{ $0.bottom.equalTo(view.safeAreaLayoutGuide).inset(8) }"))
        #expect(text.contains("view.heightAnchor.constraint(equalToConstant: 267)") && !text.contains("view.snp.make"))
    }

    @Test("A constraint with references is kept") func kept() throws {
        let outlet = #"<connections><outlet property="gap" destination="ka.topv.top" id="o"/></connections>"#
        let text = try code(constraint("a.top", "v.top", #"constant="8""#), owner: outlet)
        #expect(
            text.contains(
                "lazy var gap = first.snp.prepareConstraints { make in make.top.equalTo(view).inset(8) }[0].layoutConstraints[0]"))
        #expect(text.contains("NSLayoutConstraint.activate(["))
    }
}
