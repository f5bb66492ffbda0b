@testable import FormworkCode
import FormworkImport
import FormworkLanguages
import FormworkModel
import FormworkTestSupport
import Testing

@Suite("Size classes in code")
struct SizeClassCodeTests {
    private static func files(_ dialect: CodeDialect, release: Int? = nil, form: CodeForm? = .layout) throws -> [GeneratedFile] {
        let name = "SizeClasses.xib"
        let document = try DocumentReader().read(TestFiles.bytes(of: TestFiles.sample(name)), file: name).document
        let generator = try CodeGenerator(dialect, form: form, target: release.map { SystemVersion($0) })
        return try generator.files(of: document, source: name)
    }

    @Test("any set of screens needs at most two size class names", arguments: [true, false])
    func conditions(holdsElsewhere: Bool) {
        for bits in 0..<16 {
            let environments = Set(CodeEnvironment.all.enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element))
            let condition = CodeSizeClassCondition(environments, holdsElsewhere: holdsElsewhere)
            #expect(Set(CodeEnvironment.all.filter(condition.holds)) == environments, "\(bits)")
            #expect(condition.classes.count <= 2)
            #expect(condition.holds(CodeEnvironment(horizontal: nil, vertical: nil)) == holdsElsewhere)
        }
    }

    @Test("names of size classes have the same meaning in code and in the chaining language")
    func names() {
        let formations = FormationSizeClass.allCases.dropFirst()
        #expect(CodeSizeClass.allCases.map(\.rawValue) == formations.map { "\($0)" })
        for (code, formation) in zip(CodeSizeClass.allCases, formations) {
            for environment in CodeEnvironment.all {
                let isMeant = formation.match(horizontal: environment.horizontal, vertical: environment.vertical)
                #expect(code.matches(environment) == isMeant, "\(code) \(environment)")
            }
        }
    }

    @Test("conditions are written in their short form")
    func texts() {
        func text(_ holds: (CodeEnvironment) -> Bool, elsewhere: Bool = false) -> String {
            CodeSizeClassCondition(Set(CodeEnvironment.all.filter(holds)), holdsElsewhere: elsewhere)
                .text(KitWriter(isMac: false).comparison)
        }
        #expect(text { $0.horizontal == .regular } == "horizontal == .regular")
        #expect(text({ $0.vertical == .regular }, elsewhere: true) == "vertical != .compact")
        #expect(text { $0.horizontal == .regular && $0.vertical == .regular } == "horizontal == .regular && vertical == .regular")
        #expect(text { $0.horizontal != $0.vertical }.contains(") || ("))
        let butOne = text({ $0.horizontal == .compact || $0.vertical == .compact }, elsewhere: true)
        #expect(butOne == "!(horizontal == .regular && vertical == .regular)")
    }

    @Test("differences are in the code, and not in the notes", arguments: CodeDialect.allCases.filter { $0.canSpeak(of: .iOS) })
    func said(dialect: CodeDialect) throws {
        let files = try Self.files(dialect)
        let notes = files.flatMap(\.notConverted).map(\.text)
        #expect(!notes.contains { $0.contains("size class") || $0.contains("what differs") }, "\(notes)")
        // Objective-C cannot be parsed without the headers that declare its types.
        #expect(try dialect.isObjectiveC || CodeChecker.syntaxErrors(in: files, dialect) == "")
        let text = try #require(files.first { $0.name.hasSuffix("." + dialect.fileExtension) }).text
        // A constant, a font, a view and two sets of constraints.
        #expect(text.contains("? 96 : ") && text.contains("28") && text.contains("removeFromSuperview"))
        switch dialect {
        case .formation:
            #expect(text.contains(".install(.bothRegular)\n") && text.contains(".except(.bothRegular)\n"))
            #expect(text.contains("sizeClassLayout?.activate(horizontal: horizontal, vertical: vertical)"))
        case .autolayoutkit: #expect(text.contains("for constraint in constraints { constraint.isActive = false }"))
        case .uikit, .snapkit: #expect(text.contains("insertSubview(hint, at: 3)"))
        default: #expect(text.contains("[_view insertSubview:_hint atIndex:3];"))
        }
    }

    @Test("code registers for trait changes, with a check where the system may lack them")
    func deployment() throws {
        let usual = try #require(try Self.files(.uikit, release: 13).first).text
        #expect(usual.contains("if #available(iOS 17.0, tvOS 17.0, *) {\n            view.registerForTraitChanges("))
        #expect(usual.contains("before iOS 17, call it in `traitCollectionDidChange`"))
        let view = try Self.files(.uikit, release: 13, form: nil).map(\.text).joined()
        #expect(view.contains("    override func traitCollectionDidChange(") && !view.contains("`traitCollectionDidChange` calls it"))
        let new = try #require(try Self.files(.uikit, release: 17).first).text
        #expect(new.contains("        view.registerForTraitChanges(") && !new.contains("#available") && !new.contains("before iOS 17"))
        for dialect in [CodeDialect.uikitObjC, .autolayoutkitObjC] {
            let text = try Self.files(dialect, release: 17).map(\.text).joined()
            #expect(text.contains("[_view registerForTraitChanges:") && !text.contains("@available(iOS") && !text.contains("before iOS 17"))
        }
    }

    @Test("a constraint that is never installed is noted; one for an idiom is treated like other traits")
    func nowhere() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
            <view id="v" userLabel="Card"><rect key="frame" x="0" y="0" width="9" height="9"/><constraints>
            <constraint firstAttribute="width" constant="1" id="a"/><constraint firstAttribute="height" constant="2" id="b"/>
            <constraint firstAttribute="width" constant="3" id="c"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="a"/><exclude reference="b"/><exclude reference="c"/></mask></variation>
            <variation key="userInterfaceIdiom=mac"><mask key="constraints"><include reference="b"/></mask></variation>
            <variation key="widthClass=regular"><mask key="constraints"><include reference="c"/></mask></variation>
            </view></objects></document>
            """
        let file = try #require(try CodeChecker.files(xib, .uikit).first)
        let notes = file.notConverted.map(\.text)
        #expect(notes.contains("constraint 'a': the constraint: it is installed for no size class"), "\(notes)")
        #expect(notes.contains("constraint 'b': the constraint: it is installed for other traits only"))
        #expect(notes.contains { $0.contains("the variation 'userInterfaceIdiom=mac': code can vary by size class only") })
        #expect(notes.count == 3)
        #expect(
            file.text.contains("equalToConstant: 3)")
                && file.text.contains("if horizontal == .regular { NSLayoutConstraint.activate(regularWidthConstraints) }"))
        #expect(!file.text.contains("equalToConstant: 1)"))
    }

    @Test("a property without a default in code is noted, and one with a default is reset")
    func views() throws {
        func notes(_ attributes: String, _ variation: String) throws -> (String, [String]) {
            let xib = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
                <stackView \(attributes) id="v" userLabel="Row"><rect key="frame" x="0" y="0" width="9" height="9"/>
                <variation key="widthClass=regular" \(variation)/></stackView></objects></document>
                """
            let file = try #require(try CodeChecker.files(xib, .uikit).first)
            return (file.text, file.notConverted.map(\.text))
        }
        let axis = try notes("", #"axis="vertical" spacing="20""#)
        let there = "if horizontal == .regular {\n            view.axis = .vertical\n            view.spacing = 20\n        } else {\n"
        #expect(axis.0.contains(there))
        #expect(axis.0.contains("            view.axis = .horizontal\n            view.spacing = 0\n") && axis.1.isEmpty)
        let hidden = try notes(#"hidden="YES""#, #"hidden="NO""#)
        #expect(hidden.0.contains("            view.isHidden = false\n        } else {\n            view.isHidden = true\n"))
        #expect(hidden.1.isEmpty)
        let other = try notes("", #"semanticContentAttribute="playback""#)
        #expect(other.1.contains { $0.contains("the variation 'widthClass=regular': code can't express all of it") })
    }
}
