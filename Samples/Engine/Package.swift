// swift-tools-version: 6.2
import PackageDescription

// A program of its own that uses the engine: it links neither the readers of documents nor libxml2. `scripts/samples` builds and checks it.
let package = Package(
    name: "layout-samples",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "formwork", path: "../..", traits: [])
    ],
    targets: [
        .executableTarget(
            name: "layout-samples", dependencies: [.product(name: "FormworkEngine", package: "formwork")], path: "Sources/LayoutSamples",
            // In the mode of Swift 6, a program checks at its start that it is on the main actor, which links the library of concurrency.
            swiftSettings: [.swiftLanguageMode(.v5)],
            // Swift's library is part of the program. Code that nothing calls is left out, equal functions are merged, relocations are packed.
            linkerSettings: [
                .unsafeFlags(
                    ["-static-stdlib", "-use-ld=lld"]
                        + ["--no-export-dynamic", "--gc-sections", "--icf=all", "--as-needed", "-z", "pack-relative-relocs"].flatMap {
                            ["-Xlinker", $0]
                        },
                    .when(platforms: [.linux], configuration: .release))
            ])
    ]
)
