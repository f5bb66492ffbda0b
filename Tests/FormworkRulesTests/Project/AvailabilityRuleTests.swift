import FormworkDiagnostics
import FormworkRules
import Testing

@Suite("Features that the deployment target lacks")
struct AvailabilityRuleTests {
    private static func xib(_ content: String, version: String? = nil, resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <dependencies><deployment \(version.map { "version=\"\($0)\"" } ?? "") identifier="iOS"/></dependencies>
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="R">\(content)</view></objects>
            <resources>\(resources)</resources>
        </document>
        """
    }

    private static let parts = """
        <subviews>
            <stackView id="S"/><!--availability-->
            <wkWebView id="W"/><!--availability-->
            <label id="L"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label><!--availability-->
            <label id="M"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        </subviews>
        <viewLayoutGuide key="safeArea" id="G"/><!--availability-->
        """

    /// Returns a project whose target has a document with separate settings.
    private static func project(_ target: String, _ shared: String = "", base: String = "", file: String = "Page.xib") -> String {
        """
        // !$*UTF8*$!
        { archiveVersion = 1; objects = {
            P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = ( T ); };
            G = { isa = PBXGroup; children = ( A /* App */, X ); sourceTree = "<group>"; };
            A = { isa = PBXGroup; children = ( F ); path = App; sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
            X = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; buildConfigurationList = TL; buildPhases = ( R ); name = App; };
            R = { isa = PBXResourcesBuildPhase; files = ( B ); };
            B = { isa = PBXBuildFile; fileRef = F; };
            TL = { isa = XCConfigurationList; buildConfigurations = ( TC ); };
            TC = { isa = XCBuildConfiguration; name = Release; \(base) buildSettings = { \(target) }; };
            PL = { isa = XCConfigurationList; buildConfigurations = ( PC ); };
            PC = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(shared) }; };
        }; rootObject = P; }
        """
    }

    private static func found(_ files: KeyValuePairs<String, String>) throws -> [String] {
        try SampleProject(files).findings([try #require(ValidationRules.rule("availability"))]).map(\.message)
    }

    @Test("Classes, text styles and the safe area are found at their lines, classes as errors")
    func document() throws {
        let found = try SampleProject(["App/Page.xib": Self.xib(Self.parts, version: "2048")]).expectMarks(of: "availability")
        #expect(found.filter { $0.severity == .error }.count == 3 && found.filter { $0.severity == .warning }.count == 1)
        #expect(
            found.map(\.message).contains(
                "WKWebView before iOS 11.0 (NSCoding support was broken in previous versions): the deployment target is iOS 8.0"))
        #expect(try Self.found(["App/Page.xib": Self.xib(Self.parts)]).isEmpty, "the target is not known")
        #expect(try Self.found(["App/Page.xib": Self.xib(Self.parts, version: "2816")]).isEmpty)
    }

    @Test("The target's settings override the project's, for the documents that it builds")
    func xcodeProject() throws {
        let stack = Self.xib(#"<subviews><stackView id="S"/></subviews>"#)
        let eight = "IPHONEOS_DEPLOYMENT_TARGET = 8.0;"
        for (project, count) in [
            (Self.project("", eight), 1), (Self.project(eight, "IPHONEOS_DEPLOYMENT_TARGET = 12.0;"), 1),
            (Self.project("IPHONEOS_DEPLOYMENT_TARGET = 9.0;", eight), 0), (Self.project("", eight, file: "Other.xib"), 0),
            (Self.project(#"IPHONEOS_DEPLOYMENT_TARGET = "$(MINE)";"#, eight), 0), ("no project", 0),
        ] {
            let found = try Self.found(["App.xcodeproj/project.pbxproj": project, "App/Page.xib": stack])
            #expect(found.count == count, "\(project)")
        }
    }

    @Test("A settings file and its includes apply, too; with a missing one nothing is certain")
    func settingsFile() throws {
        let stack = Self.xib(#"<subviews><stackView id="S"/></subviews>"#)
        let project = Self.project("", base: "baseConfigurationReference = X;")
        let files: KeyValuePairs = [
            "App.xcodeproj/project.pbxproj": project, "App/Page.xib": stack,
            "Base.xcconfig": "#include? \"Gone.xcconfig\"\n#include \"More/Systems\"\n",
            "More/Systems.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 8.4 // old\n",
        ]
        #expect(try Self.found(files) == ["UIStackView before iOS 9.0: the deployment target is iOS 8.4"])
        let missing = Self.project("", "IPHONEOS_DEPLOYMENT_TARGET = 8.0;", base: "baseConfigurationReference = X;")
        #expect(try Self.found(["App.xcodeproj/project.pbxproj": missing, "App/Page.xib": stack]).isEmpty)
    }

    @Test("A package and a specification of XcodeGen apply if all their targets agree")
    func manifests() throws {
        let stack = Self.xib(#"<subviews><stackView id="S"/></subviews>"#)
        let package = "let package = Package(name: \"Kit\", platforms: [.macOS(.v10_15), /* [ */ .iOS(.v8)])"
        #expect(try Self.found(["Package.swift": package, "Sources/Kit/Page.xib": stack]).count == 1)
        let one = "options:\n  deploymentTarget:\n    iOS: \"8.0\"\ntargets:\n  App:\n    platform: iOS\n"
        #expect(try Self.found(["project.yml": one, "App/Page.xib": stack]).count == 1)
        let two = one + "  Other:\n    platform: iOS\n    deploymentTarget: 12.0\n"
        #expect(try Self.found(["project.yml": two, "App/Page.xib": stack]).isEmpty)
    }

    @Test("Symbols are reported once, and guides of scroll views only if constraints use them")
    func once() throws {
        let symbols = Self.xib(
            "", version: "3072", resources: #"<image name="plus" catalog="system"/><image name="minus" catalog="system"/>"#)
        #expect(
            try Self.found(["Page.xib": symbols])
                == ["a system symbol ('plus') before iOS 13.0: the deployment target is iOS 12.0"])
        func scroll(_ constraint: String) -> String {
            Self.xib(
                """
                <subviews><scrollView id="S"><subviews><view id="V"/></subviews><viewLayoutGuide key="contentLayoutGuide" id="C"/>
                <constraints>\(constraint)</constraints></scrollView></subviews>
                """, version: "2560")
        }
        #expect(try Self.found(["Page.xib": scroll("")]).isEmpty)
        let top = #"<constraint firstItem="V" firstAttribute="top" secondItem="C" secondAttribute="top" id="k"/>"#
        #expect(try Self.found(["Page.xib": scroll(top)]).count == 1)
    }
}
