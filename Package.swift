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
        .executable(name: "formwork", targets: ["FormworkCLI"]),
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
        // Level 3
        .target(
            name: "FormworkExport", dependencies: ["FormworkDiagnostics", "FormworkTree", "FormworkModel"], swiftSettings: strict),
        // Level 5
        .executableTarget(
            name: "FormworkCLI",
            dependencies: ["FormworkDiagnostics", "FormworkExport", "FormworkImport", "FormworkModel", argumentParser],
            swiftSettings: strict),
        // Tests
        .testTarget(name: "FormworkTreeTests", dependencies: ["FormworkTree"], swiftSettings: strict),
        .testTarget(name: "FormworkXMLTests", dependencies: ["FormworkTree", "FormworkXML"], swiftSettings: strict),
        .testTarget(name: "FormworkModelTests", dependencies: ["FormworkDiagnostics", "FormworkImport", "FormworkModel", "FormworkTree"], swiftSettings: strict),
        .testTarget(name: "FormworkImportTests", dependencies: ["FormworkDiagnostics", "FormworkImport", "FormworkModel", "FormworkTree", "FormworkXML"], swiftSettings: strict),
        .testTarget(name: "FormworkExportTests", dependencies: ["FormworkDiagnostics", "FormworkExport", "FormworkImport", "FormworkModel"], swiftSettings: strict),
        .testTarget(name: "FormworkCLITests", dependencies: ["FormworkCLI"], swiftSettings: strict),
    ]
)
