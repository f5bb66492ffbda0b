// swift-tools-version: 6.2
import PackageDescription

// The artifact bundle of a release, which has the command, so that nothing of Formwork is compiled. `scripts/release` fills in both lines. While they
// are empty, the bundle is expected in this folder: `unzip formwork.artifactbundle.zip`.
let address = ""
let checksum = ""

let package = Package(
    name: "formwork-plugins",
    products: [
        .plugin(name: "FormworkCheck", targets: ["FormworkCheck"]),
        .plugin(name: "FormworkCompileInterfaces", targets: ["FormworkCompileInterfaces"]),
        .plugin(name: "FormworkValidate", targets: ["FormworkValidate"]),
    ],
    targets: [
        address.isEmpty
            ? .binaryTarget(name: "formwork", path: "formwork.artifactbundle")
            : .binaryTarget(name: "formwork", url: address, checksum: checksum),
        .plugin(name: "FormworkCheck", capability: .buildTool(), dependencies: ["formwork"]),
        .plugin(name: "FormworkCompileInterfaces", capability: .buildTool(), dependencies: ["formwork"]),
        .plugin(
            name: "FormworkValidate",
            capability: .command(
                intent: .custom(verb: "formwork-validate", description: "Checks the interface files of the package, or the named ones.")),
            dependencies: ["formwork"]),
    ]
)
