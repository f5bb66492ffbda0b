import FormworkFiles
import FormworkIndex
import FormworkProject
import FormworkTestSupport
import Testing

@Suite("The modules of files")
struct ModuleMapTests {
    /// Returns the map of a project with these files.
    private static func map(_ files: KeyValuePairs<String, String>) throws -> ModuleMap {
        let folder = try TemporaryFolder()
        for (file, text) in files { try folder.write(text, to: file) }
        let reader = try #require(ProjectReader(root: SystemPath(folder.path(""))))
        return reader.read(SourceCache(), named: "") { $0() }.index.sources.modules
    }

    @Test("A package defines them by the names and paths of its targets")
    func package() throws {
        let map = try Self.map([
            "Package.swift": """
            let package = Package(name: "P", targets: [
                .target(name: "Kit"), .target(name: "Core-UI", path: "Core", exclude: ["Old"]), .target(name: "Open", path: path),
            ])
            """,
            "Sources/Kit/A.swift": "", "Core/B.swift": "", "Core/Old/C.swift": "", "Elsewhere/D.swift": "",
        ])
        #expect(map.files == ["Sources/Kit/A.swift": ["Kit"], "Core/B.swift": ["Core_UI"]])
        #expect(map.complete == ["Kit", "Core_UI"])
    }

    @Test("XcodeGen defines them; additions by templates, patterns and other files are unknown")
    func xcodeGen() throws {
        let map = try Self.map([
            "App/project.yml": """
            settings: {base: {SWIFT_VERSION: 6}}
            targets:
              App:
                platform: iOS
                sources: [Sources, ../Shared]
              Kit:
                sources: {path: Kit, excludes: [Old]}
                settings: {base: {PRODUCT_MODULE_NAME: KitCore}}
              Open:
                templates: [Base]
                sources: Open
              Some:
                sources: [{path: Some, excludes: ["**/*.md"]}]
            """,
            "App/Sources/A.swift": "", "Shared/B.swift": "", "App/Kit/C.swift": "", "App/Kit/Old/D.swift": "", "App/Open/E.swift": "",
            "App/Some/F.swift": "",
        ])
        #expect(map.files == ["App/Sources/A.swift": ["App"], "Shared/B.swift": ["App"], "App/Kit/C.swift": ["KitCore"]])
        #expect(map.complete == [], "the target with a template may be called anything")
    }

    @Test("An Xcode project defines them by groups, languages and folders")
    func xcode() throws {
        let map = try Self.map([
            "P/App.xcodeproj/project.pbxproj": #"""
            // !$*UTF8*$!
            { objects = {
                B1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1; };
                B2 = {isa = PBXBuildFile; fileRef = V1; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; path = "../My \"Kit\"/K.swift"; sourceTree = SOURCE_ROOT; };
                V1 = {isa = PBXVariantGroup; children = (F2,); sourceTree = "<group>"; };
                G0 = {isa = PBXGroup; children = (G1, F3, S1,); sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (F1, V1, G1,); path = App; sourceTree = "<group>"; };
                S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = Parts; sourceTree = "<group>"; };
                E1 = {membershipExceptions = (Shared.swift, ); target = T2; };
                E2 = {membershipExceptions = (Info.swift, ); target = T1; };
                P1 = {isa = PBXSourcesBuildPhase; files = (B1,); };
                P2 = {isa = PBXResourcesBuildPhase; files = (B2,); };
                P3 = {isa = PBXSourcesBuildPhase; files = (B3,); };
                T1 = {isa = PBXNativeTarget; name = App; buildConfigurationList = L1; buildPhases = (P1, P2,); fileSystemSynchronizedGroups = (S1,); };
                T2 = {isa = PBXNativeTarget; name = "My Kit"; buildConfigurationList = L2; buildPhases = (P3,); };
                L1 = {buildConfigurations = (C1,); };
                L2 = {buildConfigurations = (C2,); };
                C1 = {buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; }; name = Debug; };
                C2 = {buildSettings = {PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; }; name = Debug; };
                R = {isa = PBXProject; mainGroup = G0; targets = (T1, T2,); };
            }; rootObject = R; }
            """#,
            "P/App/A.swift": "", "P/App/Base.lproj/Main.storyboard": "<document/>", "My \"Kit\"/K.swift": "", "P/Parts/W.swift": "",
            "P/Parts/Shared.swift": "", "P/Parts/Info.swift": "",
        ])
        #expect(
            map.files == [
                "P/App/A.swift": ["App"], "P/App/Base.lproj/Main.storyboard": ["App"], "My \"Kit\"/K.swift": ["My_Kit"],
                "P/Parts/W.swift": ["App"], "P/Parts/Shared.swift": ["App", "My_Kit"],
            ])
        #expect(map.complete == ["App", "My_Kit"])
    }

    @Test("A settings file names the module, even if it includes itself")
    func settingsFile() throws {
        let map = try Self.map([
            "App.xcodeproj/project.pbxproj": """
            { objects = {
                B1 = {fileRef = F1; }; F1 = {path = A.swift; sourceTree = "<group>"; };
                G0 = {children = (F1, X1); sourceTree = "<group>"; }; X1 = {path = Config/App.xcconfig; sourceTree = "<group>"; };
                P1 = {isa = PBXSourcesBuildPhase; files = (B1,); }; L0 = {buildConfigurations = (C0,); }; L1 = {buildConfigurations = (C1,); };
                T1 = {isa = PBXNativeTarget; name = App; buildConfigurationList = L1; buildPhases = (P1,); };
                C0 = {name = Debug; buildSettings = {}; }; C1 = {name = Debug; buildSettings = {}; baseConfigurationReference = X1; };
                R = {mainGroup = G0; targets = (T1,); buildConfigurationList = L0; };
            }; rootObject = R; }
            """, "A.swift": "", "Config/App.xcconfig": "#include \"App.xcconfig\"\n#include \"Names\"\n",
            "Config/Names.xcconfig": "PRODUCT_NAME = My $(TARGET_NAME) // as sold\n",
        ])
        #expect(map.files == ["A.swift": ["My_App"]])
    }

    @Test(
        "A module whose name depends on another file is unknown",
        arguments: [
            #"buildSettings = {PRODUCT_NAME = "$(OWN_NAME)"; };"#, #"buildSettings = {}; baseConfigurationReference = X1;"#,
            #"buildSettings = {PRODUCT_NAME = "$(PRODUCT_NAME)"; };"#,
        ])
    func unknownName(settings: String) throws {
        let map = try Self.map([
            "App.xcodeproj/project.pbxproj": """
            { objects = {
                B1 = {fileRef = F1; }; F1 = {path = A.swift; sourceTree = "<group>"; }; G0 = {children = (F1,); sourceTree = "<group>"; };
                P1 = {isa = PBXSourcesBuildPhase; files = (B1,); }; L1 = {buildConfigurations = (C1,); };
                T1 = {isa = PBXNativeTarget; name = App; buildConfigurationList = L1; buildPhases = (P1,); };
                C1 = {name = Debug; \(settings) };
                X1 = {path = App.xcconfig; };
                R = {mainGroup = G0; targets = (T1,); };
            }; rootObject = R; }
            """, "A.swift": "",
        ])
        #expect(map.files.isEmpty)
    }

    @Test(
        "Broken, cyclic or outside module maps define nothing",
        arguments: [
            "{ objects = {", "((((", "{ a = \"",
            "{ objects = { R = {mainGroup = R; children = (R); sourceTree = \"<group>\"; path = \"../..\"; }; }; rootObject = R; }", "\\",
        ])
    func broken(text: String) throws {
        let map = try Self.map([
            "App.xcodeproj/project.pbxproj": text, "project.yml": text, "Package.swift": text, "A.swift": "",
        ])
        #expect(map.files.isEmpty)
    }
}
