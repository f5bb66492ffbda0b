// swift-tools-version: 6.2
import PackageDescription

// A program of its own that reads documents: without traits, it builds neither swift-syntax nor NIO nor Yams. `scripts/samples` builds it
// with a tagged version of Formwork, and checks what that builds.
let package = Package(
    name: "frame-list",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "formwork", path: "../..", traits: [])
    ],
    targets: [
        .executableTarget(name: "frame-list", dependencies: [.product(name: "Formwork", package: "formwork")], path: "Sources/FrameList")
    ]
)
