// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
    name: "formwork",
    platforms: [.macOS(.v15)],
    products: [
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
    ],
    targets: [
        // Level 0
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        .target(name: "FormworkDiagnostics", swiftSettings: strict),
        .target(name: "FormworkTree", swiftSettings: strict),
        // Level 1
        .target(name: "FormworkXML", dependencies: ["CLibXML2", "FormworkDiagnostics", "FormworkTree"], swiftSettings: strict),
        .target(name: "FormworkModel", dependencies: ["FormworkDiagnostics", "FormworkTree"], swiftSettings: strict),
        // Level 2
        .target(
            name: "FormworkImport", dependencies: ["FormworkDiagnostics", "FormworkTree", "FormworkXML", "FormworkModel"],
            swiftSettings: strict),
        .target(
            name: "FormworkTemplates", dependencies: ["FormworkDiagnostics", "FormworkModel", "FormworkTree"], swiftSettings: strict),
        // Level 3
        .target(
            name: "FormworkRules", dependencies: ["FormworkDiagnostics", "FormworkModel", "FormworkTemplates", "FormworkTree"],
            swiftSettings: strict),
        // Level 5
        .executableTarget(
            name: "FormworkCLI",
            dependencies: ["FormworkDiagnostics", "FormworkImport", "FormworkModel", argumentParser],
            swiftSettings: strict),
        // Tests
        .testTarget(
            name: "FormworkTemplatesTests", dependencies: ["FormworkDiagnostics", "FormworkImport", "FormworkModel", "FormworkTemplates"],
            swiftSettings: strict),
        .testTarget(
            name: "FormworkRulesTests",
            dependencies: ["FormworkDiagnostics", "FormworkImport", "FormworkModel", "FormworkRules", "FormworkTemplates"],
            swiftSettings: strict),
    ]
)
