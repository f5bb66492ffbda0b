import Foundation
import PackagePlugin

/// Checks the interface files of a target if one of them has changed since the last build, and fails the build on errors.
@main
struct FormworkCheck: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let files = target.sourceFiles.map(\.url).filter { ["xib", "storyboard"].contains($0.pathExtension) }
        if files.isEmpty { return [] }
        // Configurations are inputs, too; the project's sources are not, so that a build does not wait for them. SwiftPM runs this function
        // when the files of a target change: an added or removed configuration takes effect then.
        let settings = [".formwork.yml", ".iblinter.yml"].map { context.package.directoryURL.appending(path: $0) }
            .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
        let paths = files.map { $0.path(percentEncoded: false) }
        // No output: a file of findings would become one of the target's resources and ship with the application.
        return [
            .buildCommand(
                displayName: "Checking \(files.count) interface file\(files.count == 1 ? "" : "s") of \(target.name)",
                executable: try context.tool(named: "formwork").url,
                arguments: ["validate", "--reporter", "xcode", "--no-project"] + paths, inputFiles: files + settings, outputFiles: [])
        ]
    }
}
