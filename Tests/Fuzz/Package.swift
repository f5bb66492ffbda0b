// swift-tools-version: 6.2
import PackageDescription

// Coverage-guided fuzzing with the toolchain's libFuzzer, in a package of its own: `scripts/check fuzz` builds and runs it, with every module
// instrumented (`-sanitize=fuzzer`). libFuzzer brings the program's start, so that the target has none.
let package = Package(
    name: "formwork-fuzz",
    platforms: [.macOS(.v15)],
    products: [.library(name: "Fuzz", type: .static, targets: ["Fuzz"])],
    dependencies: [.package(name: "formwork", path: "../..")],
    targets: [
        .target(
            name: "Fuzz",
            dependencies: [
                "Formwork", "FormworkCode", "FormworkEdit", "FormworkResults", "FormworkRender", "FormworkRules",
                "FormworkSolver",
            ].map { .product(name: $0, package: "formwork") })
    ]
)
