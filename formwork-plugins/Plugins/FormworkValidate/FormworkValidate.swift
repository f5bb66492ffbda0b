import Foundation
import PackagePlugin

/// `swift package formwork-validate [OPTIONS]`: checks the interface files of the package, or the named ones.
@main
struct FormworkValidate: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "formwork").url
        let namesFiles = arguments.contains { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
        process.arguments = ["validate"] + arguments + (namesFiles ? [] : context.package.targets.map { $0.directoryURL.path(percentEncoded: false) })
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { Diagnostics.error("formwork validate ended with status \(process.terminationStatus)") }
    }
}
