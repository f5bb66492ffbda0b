import Foundation
import PackagePlugin

/// Compiles the changed XIBs and storyboards of a target, and adds the results to the target's resources.
@main
struct FormworkCompileInterfaces: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let tool = try context.tool(named: "formwork").url
        var documents: [String: URL] = [:]
        return try target.sourceFiles.map(\.url).compactMap { file in
            guard let ending = ["xib": "nib", "storyboard": "storyboardc"][file.pathExtension] else { return nil }
            let output = try place(of: file, in: target, below: context.pluginWorkDirectoryURL).deletingPathExtension()
                .appendingPathExtension(ending)
            // All resources of a target are in one folder, except for localized ones: of two with the same name, one would be lost.
            if let other = documents.updateValue(file, forKey: resource(of: output)) {
                throw SameName(name: output.lastPathComponent, documents: [other, file].map { $0.path(percentEncoded: false) }.sorted())
            }
            return .buildCommand(
                displayName: "Compiling \(file.lastPathComponent)", executable: tool,
                arguments: [
                    "compile", file.path(percentEncoded: false), "-o", output.path(percentEncoded: false), "--module", target.moduleName,
                ], inputFiles: [file], outputFiles: [output])
        }
    }

    /// Returns the path of an output in the target's resources.
    private func resource(of output: URL) -> String {
        let folder = output.deletingLastPathComponent()
        return (folder.pathExtension == "lproj" ? folder.lastPathComponent + "/" : "") + output.lastPathComponent
    }

    /// Returns the output's path, which repeats the document's folders, so that equal names do not collide and localizations are kept.
    private func place(of file: URL, in target: any SourceModuleTarget, below folder: URL) throws -> URL {
        let (path, base) = (file.standardizedFileURL.pathComponents, target.directoryURL.standardizedFileURL.pathComponents)
        let below = path.starts(with: base) ? path.dropFirst(base.count) : path.suffix(1)
        let place = below.reduce(folder) { $0.appending(component: $1) }
        try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        return place
    }
}

/// An error about two documents of a target that would become one resource.
struct SameName: Error, CustomStringConvertible {
    let name: String
    let documents: [String]

    var description: String { "'\(name)' would be made of two documents: '\(documents.joined(separator: "' and '"))'; rename one of them" }
}
