// swift-tools-version: 6.2
import PackageDescription

// A program of its own that uses the engine: it links neither the readers of documents nor libxml2. `scripts/samples` builds and checks it.
let package = Package(
    name: "layout-samples",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "formwork", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "layout-samples", dependencies: [.product(name: "FormworkEngine", package: "formwork")], path: "Sources/LayoutSamples",
            // Swift's library is part of the program; code that nothing calls is not.
            linkerSettings: [
                .unsafeFlags(
                    ["-static-stdlib"] + ["--no-export-dynamic", "--gc-sections", "--as-needed"].flatMap { ["-Xlinker", $0] },
                    .when(platforms: [.linux], configuration: .release))
            ])
    ]
)
