// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Two builds of `scripts/build.options` optimise only a part of the library for speed: the part that checks over real files run most. The
/// one build doesn't optimise the rest, which would take longer than it saves. The release build optimises the rest for size. Both set the
/// optimisation for all targets in their options; programs that use the library get the usual one.
let isOneBuild = Context.environment["FORMWORK_ONE_BUILD"] == "yes"
let isSmallBuild = Context.environment["FORMWORK_SMALL_BUILD"] == "yes"
let forSpeed = SwiftSetting.unsafeFlags(["-Xfrontend", "-O", "-Xfrontend", "-enable-default-cmo"], .when(configuration: .release))
/// Makes generic types by calls instead of from their names: for each new pair of a type and a protocol in a name, the runtime searches all
/// conformances of the command, about 10,000.
let withoutTypeNames = SwiftSetting.unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release))
let plain = isSmallBuild ? strict + [withoutTypeNames] : strict
let fast = isOneBuild || isSmallBuild ? plain + [forSpeed] : plain

/// The targets that the release build optimises for size: they write code, or run rarely.
let small: Set<String> = [
    "FormworkAppKitStandIn", "FormworkCode", "FormworkCommand", "FormworkCompile", "FormworkDSL", "FormworkEdit", "FormworkFiles",
    "FormworkPreview", "FormworkProject", "FormworkProof", "FormworkSnapKitStandIn", "FormworkSources", "FormworkStandIn",
    "FormworkStrings", "FormworkSwiftUI", "FormworkUIKitStandIn",
]

/// The targets that the one build optimises for speed: tests and checks save more time in them than the compiler needs for it.
let often: Set<String> = [
    "FormworkData", "FormworkDiagnostics", "FormworkFiles", "FormworkImport", "FormworkLayout", "FormworkModel", "FormworkNib",
    "FormworkSolver", "FormworkTemplates", "FormworkTree", "FormworkVocabulary", "FormworkXML",
]

/// Makes documentation (scripts/docs). Everyone else builds without it: a plugin cannot depend on a trait.
let documentation: [Package.Dependency] =
    Context.environment["FORMWORK_DOCUMENTATION"] == "yes"
    ? [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")] : []

/// Returns a product that the package has only with a trait.
func product(_ name: String, of package: String, with trait: String) -> Target.Dependency {
    .product(name: name, package: package, condition: .when(traits: [trait]))
}

/// Returns a target on which another depends only with a trait.
func target(_ name: String, with trait: String) -> Target.Dependency { .target(name: name, condition: .when(traits: [trait])) }

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

/// Flags that link Swift's libraries statically into the command: it runs without an installed Swift, and starts 25 % faster. It is
/// position-independent, with tables that are read-only once it runs. Their tens of thousands of relocations are packed (RELR, glibc 2.36
/// and later: Debian 12, Ubuntu 22.10), and nothing is exported, so that it starts as fast as at a fixed address. scripts/link leaves out
/// what the command does not need of Foundation. Nothing in it throws C++ exceptions, so that it needs no table of exception handlers. Equal
/// functions are merged: nothing compares their addresses. Programs that use the library do not get these flags.
let carriesSwift =
    [
        "-static-stdlib", "-l_FoundationCShims", "-l_FoundationCollections", "-use-ld=lld",
        "-ld-path=\(Context.packageDirectory)/scripts/link",
    ]
    + linker(
        "-z", "relro", "-z", "now", "-z", "pack-relative-relocs", "-z", "noexecstack", "--no-export-dynamic", "--no-eh-frame-hdr",
        "--as-needed", "--icf=all")

func linker(_ flags: String...) -> [String] { flags.flatMap { ["-Xlinker", $0] } }

/// Returns a target of the library that depends on targets of lower levels.
///
/// - Parameter files: The folder of files that `CEmbeddedFiles` makes part of the program.
func library(_ name: String, _ dependencies: Target.Dependency..., files: String? = nil) -> Target {
    .target(
        name: name, dependencies: dependencies, exclude: files.map { [$0] } ?? [],
        swiftSettings: (isOneBuild ? often.contains(name) : !small.contains(name)) ? fast : plain)
}

/// Returns the tests of a target, which may read documents.
func tests(of name: String, _ dependencies: Target.Dependency..., exclude: [String] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.target(name: name), "FormworkTestSupport"] + dependencies, exclude: exclude,
        swiftSettings: strict)
}

let package = Package(
    name: "formwork",
    platforms: [.macOS(.v15)],
    products: [
        // The main library: documents, their states, their layout, and constraints in code.
        .library(name: "Formwork", targets: ["Formwork"]),
        // Libraries that make something of documents, each used together with Formwork.
        .library(name: "FormworkChanges", targets: ["FormworkChanges"]),
        .library(name: "FormworkCode", targets: ["FormworkCode"]),
        .library(name: "FormworkCompile", targets: ["FormworkCompile"]),
        .library(name: "FormworkEdit", targets: ["FormworkEdit"]),
        .library(name: "FormworkProject", targets: ["FormworkProject"]),
        .library(name: "FormworkRender", targets: ["FormworkRender"]),
        .library(name: "FormworkResults", targets: ["FormworkResults"]),
        .library(name: "FormworkRules", targets: ["FormworkRules"]),
        .library(name: "FormworkStrings", targets: ["FormworkStrings"]),
        .library(name: "FormworkSwiftUI", targets: ["FormworkSwiftUI"]),
        // The verbs of the command, as requests: values that are checked, performed, and return their output.
        .library(name: "FormworkCommand", targets: ["FormworkCommand"]),
        // Layouts of a program's own views, without documents; the solver alone; and the modules that prove generated code.
        .library(name: "FormworkEngine", targets: ["FormworkEngine"]),
        .library(name: "FormworkSolver", targets: ["FormworkSolver"]),
        .library(name: "FormworkProof", targets: ["FormworkProof"]),
        .library(name: "FormworkUIKitStandIn", targets: ["FormworkUIKitStandIn"]),
        .library(name: "FormworkAppKitStandIn", targets: ["FormworkAppKitStandIn"]),
        .library(name: "FormworkSnapKitStandIn", targets: ["FormworkSnapKitStandIn"]),
        .executable(name: "formwork", targets: ["FormworkCLI"]),
    ],
    // Parts of the command that need a package of others. Without a trait, its package isn't fetched; who asks for the part is told so.
    traits: [
        .trait(name: "ProjectChecks", description: "Checks documents against the Swift and Objective-C sources of their project."),
        .trait(name: "Preview", description: "Serves documents to a browser: 'formwork preview'."),
        .trait(name: "YAML", description: "Reads YAML: configurations, documents and XcodeGen's projects. JSON is always read."),
        .default(enabledTraits: ["ProjectChecks", "Preview", "YAML"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    ] + documentation,
    targets: [
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        .systemLibrary(name: "CExtendedAttributes"),
        .target(name: "CEmbeddedFiles"),
        library("FormworkDiagnostics"),
        library("FormworkSolver"),
        library("FormworkTemplateLanguage"),
        library("FormworkTree"),
        library("FormworkVocabulary"),
        library("FormworkXML", "CLibXML2", "FormworkTree"),
        library("FormworkData", "FormworkDiagnostics", "FormworkTree", product("Yams", of: "Yams", with: "YAML")),
        library("FormworkModel", "FormworkDiagnostics", "FormworkTree", "FormworkVocabulary"),
        library("FormworkFiles", "CEmbeddedFiles", "FormworkTree"),
        library("FormworkNib", "FormworkData", "FormworkDiagnostics", "FormworkTree", "FormworkVocabulary"),
        library(
            "FormworkImport", "FormworkData", "FormworkDiagnostics", "FormworkModel", "FormworkNib", "FormworkTree", "FormworkVocabulary",
            "FormworkXML"),
        library(
            "FormworkTemplates", "FormworkDiagnostics", "FormworkLayout", "FormworkModel", "FormworkQuery", "FormworkTree",
            "FormworkVocabulary"),
        library("FormworkLayout", "FormworkDiagnostics", "FormworkModel", "FormworkSolver", "FormworkTree"),
        library("FormworkLanguages", "FormworkDiagnostics", "FormworkModel"),
        library("FormworkDSL", "FormworkDiagnostics", "FormworkLanguages", "FormworkModel", "FormworkTree"),
        library("FormworkEngine", "FormworkDiagnostics", "FormworkLanguages", "FormworkModel", "FormworkSolver"),
        library("FormworkIndex", "FormworkModel", "FormworkTree", "FormworkVocabulary"),
        library("FormworkQuery", "FormworkDiagnostics", "FormworkModel", "FormworkTree"),
        library("FormworkStrings", "FormworkData", "FormworkDiagnostics", "FormworkModel", "FormworkTree", "FormworkXML"),
        library(
            "FormworkCode", "FormworkDiagnostics", "FormworkEngine", "FormworkIndex", "FormworkModel", "FormworkTemplateLanguage",
            "FormworkTemplates", "FormworkTree", "FormworkVocabulary"),
        library("FormworkStandIn", "FormworkDSL", "FormworkModel", "FormworkTree", "FormworkVocabulary"),
        library(
            "FormworkEdit", "FormworkData", "FormworkDiagnostics", "FormworkIndex", "FormworkModel", "FormworkQuery", "FormworkStrings",
            "FormworkTree", "FormworkVocabulary"),
        library(
            "FormworkSources", "FormworkIndex", "FormworkTree", product("SwiftParser", of: "swift-syntax", with: "ProjectChecks"),
            product("SwiftSyntax", of: "swift-syntax", with: "ProjectChecks")),
        library(
            "FormworkCompile", "FormworkDiagnostics", "FormworkImport", "FormworkIndex", "FormworkModel", "FormworkNib", "FormworkTree",
            "FormworkVocabulary"),
        library(
            "FormworkRules", "FormworkData", "FormworkDiagnostics", "FormworkIndex", "FormworkLayout", "FormworkModel",
            "FormworkTemplates", "FormworkTree", "FormworkVocabulary"),
        library(
            "FormworkResults", "CEmbeddedFiles", "FormworkData", "FormworkDiagnostics", "FormworkFiles", "FormworkIndex",
            "FormworkLayout", "FormworkModel", "FormworkQuery", "FormworkSolver", "FormworkTemplates", "FormworkTree",
            "FormworkVocabulary", files: "Schemas/Files"),
        library(
            "FormworkRender", "CEmbeddedFiles", "FormworkCode", "FormworkDiagnostics", "FormworkFiles", "FormworkLayout", "FormworkModel",
            "FormworkTemplates", "FormworkTree", files: "Page/Files"),
        library(
            "FormworkSwiftUI", "FormworkCode", "FormworkLayout", "FormworkModel", "FormworkTemplates", "FormworkTree",
            "FormworkVocabulary"),
        library("FormworkUIKitStandIn", "FormworkDSL", "FormworkModel", "FormworkStandIn", "FormworkTree", "FormworkVocabulary"),
        library("FormworkAppKitStandIn", "FormworkDSL", "FormworkModel", "FormworkStandIn", "FormworkTree", "FormworkVocabulary"),
        library("FormworkSnapKitStandIn", "FormworkUIKitStandIn"),
        library(
            "FormworkProof", "FormworkCode", "FormworkDSL", "FormworkDiagnostics", "FormworkImport", "FormworkLayout", "FormworkModel",
            "FormworkTemplates", "FormworkTree", "FormworkVocabulary"),
        library(
            "FormworkPreview", "CEmbeddedFiles", "FormworkData", "FormworkDiagnostics", "FormworkEdit", "FormworkFiles", "FormworkImport",
            "FormworkLayout", "FormworkModel", "FormworkRender", "FormworkRules", "FormworkTree",
            product("NIOCore", of: "swift-nio", with: "Preview"), product("NIOHTTP1", of: "swift-nio", with: "Preview"),
            product("NIOPosix", of: "swift-nio", with: "Preview"), product("NIOWebSocket", of: "swift-nio", with: "Preview"),
            files: "Page"),
        library(
            "Formwork", "FormworkDSL", "FormworkDiagnostics", "FormworkFiles", "FormworkImport", "FormworkLanguages", "FormworkLayout",
            "FormworkModel", "FormworkQuery", "FormworkTemplates", "FormworkTree"),
        library(
            "FormworkChanges", "CEmbeddedFiles", "FormworkDiagnostics", "FormworkFiles", "FormworkImport", "FormworkLayout",
            "FormworkModel", "FormworkRender", "FormworkRules", "FormworkTemplates", "FormworkTree", files: "Page"),
        library(
            "FormworkProject", "FormworkData", "FormworkDiagnostics", "FormworkFiles", "FormworkImport", "FormworkIndex",
            "FormworkLayout", "FormworkModel", "FormworkRender", "FormworkRules", "FormworkStrings", "FormworkTree",
            target("FormworkSources", with: "ProjectChecks")),
        library(
            "FormworkCommand", "CExtendedAttributes", "FormworkChanges", "FormworkCode", "FormworkCompile", "FormworkData",
            "FormworkDiagnostics", "FormworkEdit", "FormworkFiles", "FormworkImport", "FormworkIndex", "FormworkLayout", "FormworkModel",
            "FormworkNib", "FormworkProject", "FormworkProof", "FormworkQuery", "FormworkRender", "FormworkResults", "FormworkRules",
            "FormworkStrings", "FormworkSwiftUI", "FormworkTemplates", "FormworkTree", "FormworkVocabulary",
            target("FormworkPreview", with: "Preview")),
        .executableTarget(
            name: "FormworkCLI",
            dependencies: [
                "FormworkChanges", "FormworkCode", "FormworkCommand", "FormworkDiagnostics", "FormworkEdit", "FormworkLayout",
                "FormworkModel", "FormworkQuery", "FormworkRender", "FormworkResults", "FormworkStrings", "FormworkTemplates",
                "FormworkTree", argumentParser,
            ],
            swiftSettings: isSmallBuild ? plain + [.define("FORMWORK_SMALL_BUILD", .when(configuration: .release))] : plain,
            linkerSettings: [.unsafeFlags(carriesSwift, .when(platforms: [.linux], configuration: .release))]),
        // Tests
        .target(name: "FormworkTestSupport", path: "Tests/FormworkTestSupport", swiftSettings: strict),
        tests(of: "FormworkDiagnostics"),
        tests(of: "FormworkSolver"),
        tests(of: "FormworkTree", "FormworkXML"),
        tests(of: "FormworkVocabulary"),
        tests(of: "FormworkXML", "FormworkTree"),
        tests(of: "FormworkData", "FormworkTree"),
        tests(of: "FormworkFiles"),
        tests(of: "FormworkModel", "FormworkDiagnostics", "FormworkImport", "FormworkTree", "FormworkVocabulary", "FormworkXML"),
        tests(
            of: "FormworkNib", "FormworkData", "FormworkDiagnostics", "FormworkImport", "FormworkModel", "FormworkTree", "FormworkXML"),
        tests(
            of: "FormworkImport", "FormworkDiagnostics", "FormworkModel", "FormworkNib", "FormworkTree", "FormworkVocabulary", "FormworkXML"
        ),
        tests(
            of: "FormworkLayout", "FormworkDiagnostics", "FormworkImport", "FormworkModel", "FormworkSolver", "FormworkTemplates",
            "FormworkTree"),
        tests(
            of: "FormworkDSL", "Formwork", "FormworkDiagnostics", "FormworkEngine", "FormworkImport", "FormworkLayout", "FormworkModel",
            "FormworkRules", "FormworkTemplates"),
        tests(of: "FormworkEngine"),
        tests(
            of: "FormworkChanges", "FormworkDiagnostics", "FormworkImport", "FormworkLayout", "FormworkModel", "FormworkRender",
            "FormworkTree"),
        tests(of: "FormworkTemplates", "FormworkDiagnostics", "FormworkImport", "FormworkLayout", "FormworkModel", "FormworkRules"),
        tests(
            of: "FormworkRules", "FormworkDiagnostics", "FormworkFiles", "FormworkImport", "FormworkIndex", "FormworkModel",
            "FormworkProject", "FormworkTemplates"),
        tests(
            of: "FormworkResults", "FormworkChanges", "FormworkData", "FormworkDiagnostics", "FormworkImport", "FormworkIndex",
            "FormworkLayout", "FormworkModel", "FormworkTemplates", "FormworkTree"),
        tests(
            of: "FormworkRender", "FormworkData", "FormworkDiagnostics", "FormworkImport", "FormworkLayout", "FormworkModel",
            "FormworkTemplates", exclude: ["Snapshots"]),
        tests(
            of: "FormworkCode", "FormworkDSL", "FormworkEdit", "FormworkEngine", "FormworkImport", "FormworkLanguages", "FormworkModel",
            "FormworkProof", "FormworkResults", exclude: ["Snapshots"]),
        tests(
            of: "FormworkPreview", "FormworkImport", "FormworkLayout", "FormworkModel", "FormworkRender",
            product("NIOCore", of: "swift-nio", with: "Preview"), product("NIOEmbedded", of: "swift-nio", with: "Preview")),
        tests(
            of: "FormworkProject", "FormworkDiagnostics", "FormworkFiles", "FormworkImport", "FormworkIndex", "FormworkLayout",
            "FormworkModel", "FormworkRender", "FormworkRules", "FormworkStrings"),
        tests(
            of: "FormworkCompile", "FormworkChanges", "FormworkCode", "FormworkDiagnostics", "FormworkEdit", "FormworkImport",
            "FormworkModel", "FormworkNib", "FormworkResults", "FormworkTree", "FormworkVocabulary"),
        tests(of: "FormworkQuery", "FormworkImport", "FormworkModel"),
        tests(
            of: "FormworkEdit", "FormworkDiagnostics", "FormworkImport", "FormworkLayout", "FormworkModel", "FormworkRules",
            "FormworkTree", exclude: ["Snapshots"]),
        tests(of: "FormworkStrings", "FormworkImport", "FormworkModel"),
        tests(of: "FormworkIndex", "FormworkImport", "FormworkModel", "FormworkSources"),
        tests(of: "FormworkSources", "FormworkIndex"),
        tests(of: "FormworkProof", "FormworkCode", "FormworkDSL", "FormworkDiagnostics", "FormworkImport", "FormworkModel"),
        tests(of: "FormworkUIKitStandIn", "Formwork", "FormworkCode", "FormworkDSL", "FormworkLayout", "FormworkModel"),
        tests(of: "FormworkSnapKitStandIn", "FormworkDSL", "FormworkModel"),
        tests(of: "FormworkAppKitStandIn", "Formwork", "FormworkCode", "FormworkDSL", "FormworkModel"),
        tests(of: "FormworkSwiftUI", "FormworkCode", "FormworkImport", "FormworkLayout", "FormworkModel"),
        // These tests see only the public API, next to a module with SwiftUI's names.
        .testTarget(
            name: "FormworkTests",
            dependencies: [
                "Formwork", "FormworkCode", "FormworkCommand", "FormworkEdit", "FormworkProject", "FormworkRender", "FormworkResults",
                "FormworkRules", "FormworkSolver", "FormworkStrings", "FormworkTestSupport", "SwiftUINames",
            ],
            packageAccess: false, swiftSettings: strict),
        .target(name: "SwiftUINames", path: "Tests/SwiftUINames", packageAccess: false, swiftSettings: strict),
        tests(
            of: "FormworkCommand", "FormworkCode", "FormworkDiagnostics", "FormworkFiles", "FormworkImport", "FormworkLayout",
            "FormworkModel", "FormworkQuery", "FormworkRender", "FormworkResults", "FormworkRules", "FormworkStrings", "FormworkTemplates"),
        // These tests run the command; a dependency on its target would link it into them.
        .testTarget(name: "FormworkCLITests", dependencies: ["CExtendedAttributes", "FormworkTestSupport"], swiftSettings: strict),
    ]
)
