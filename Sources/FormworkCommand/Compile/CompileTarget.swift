package import FormworkCompile
import FormworkModel

/// The platform to compile for.
package enum CompilePlatform: String, CaseIterable, Sendable {
    case ios, tvos, macos

    func matches(_ platform: InterfaceDocument.Platform) -> Bool {
        switch self {
        case .ios: platform == .iOS
        case .tvos: platform == .tvOS
        case .macos: platform == .macOS
        }
    }
}

/// The devices that build systems pass. Only their platform is checked against the document; the result doesn't depend on them.
package enum CompileDevice: String, CaseIterable, Sendable {
    case iphone, ipad, mac, tv

    var platform: InterfaceDocument.Platform {
        switch self {
        case .iphone, .ipad: .iOS
        case .mac: .macOS
        case .tv: .tvOS
        }
    }
}

/// The target that files are compiled for.
package struct CompileTarget: Sendable {
    /// The oldest system version to support; nil for the document's.
    package var minimumDeploymentTarget: CompileOptions.Version?
    /// The module of classes that inherit their module from the target.
    package var module: String?
    /// The devices that a document must be for; empty for any.
    package var targetDevice: [CompileDevice] = []
    /// The Xcode version whose compiler to match; nil for the newest verified one.
    package var xcode: CompileOptions.Version?
    /// Whether texts are looked up in translations when the file is loaded.
    package var isBaseLocalized = false

    package init() {}

    var options: CompileOptions {
        var options = CompileOptions()
        options.deploymentTarget = minimumDeploymentTarget
        options.module = module
        options.generation = xcode.map { CompilerGeneration(xcode: $0) }
        options.isBaseLocalized = isBaseLocalized
        return options
    }
}
