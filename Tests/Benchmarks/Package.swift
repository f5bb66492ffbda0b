// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that measuring costs users of Formwork nothing. `scripts/benchmark` builds and runs it.
let package = Package(
    name: "formwork-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "formwork", path: "../..", traits: [])
    ],
    targets: [
        .systemLibrary(
            name: "CBenchmarkLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        // The floor: libxml2's SAX2 interface with handlers that do nothing.
        .target(name: "CParseBaseline", dependencies: ["CBenchmarkLibXML2"]),
        // Runs a command, and prints its time and memory.
        .executableTarget(name: "measure-process", path: "Sources/MeasureProcess"),
        // Rounds, statistics, the table.
        .target(name: "BenchmarkKit"),
        .executableTarget(
            name: "parse-benchmark",
            dependencies: ["BenchmarkKit", "CParseBaseline", .product(name: "Formwork", package: "formwork")],
            path: "Sources/ParseBenchmark",
            // Without debug information: valgrind cannot read what the compiler writes.
            linkerSettings: [.unsafeFlags(["-Xlinker", "-S"])]),
        .executableTarget(
            name: "layout-benchmark",
            dependencies: ["BenchmarkKit", .product(name: "Formwork", package: "formwork")],
            path: "Sources/LayoutBenchmark",
            linkerSettings: [.unsafeFlags(["-Xlinker", "-S"])]),
        .executableTarget(
            name: "language-benchmark",
            dependencies: ["BenchmarkKit", .product(name: "Formwork", package: "formwork")],
            path: "Sources/LanguageBenchmark",
            linkerSettings: [.unsafeFlags(["-Xlinker", "-S"])]),
        .executableTarget(
            name: "render-benchmark",
            dependencies: [
                "BenchmarkKit", .product(name: "Formwork", package: "formwork"), .product(name: "FormworkRender", package: "formwork"),
            ],
            path: "Sources/RenderBenchmark",
            linkerSettings: [.unsafeFlags(["-Xlinker", "-S"])]),
        .executableTarget(
            name: "engine-benchmark",
            dependencies: [
                "BenchmarkKit", .product(name: "FormworkEngine", package: "formwork"),
                .product(name: "FormworkSolver", package: "formwork"),
            ],
            path: "Sources/EngineBenchmark",
            linkerSettings: [.unsafeFlags(["-Xlinker", "-S"])]),
        .executableTarget(
            name: "solver-benchmark",
            dependencies: ["BenchmarkKit", .product(name: "FormworkSolver", package: "formwork")],
            path: "Sources/SolverBenchmark",
            linkerSettings: [.unsafeFlags(["-Xlinker", "-S"])]),
    ]
)
