// swift-tools-version: 6.2
import PackageDescription

// Checks of the command over real files. They run it as a process and share no code with it, so that a fault in its readers is none of theirs.
let package = Package(
    name: "Conformance",
    platforms: [.macOS(.v15)],
    targets: [
        .executableTarget(
            name: "Conformance",
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .treatAllWarnings(as: .error),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ])
    ]
)
