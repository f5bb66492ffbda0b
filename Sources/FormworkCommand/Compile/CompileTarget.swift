import FormworkCompile
public import FormworkModel

/// The platform to compile for.
public enum CompilePlatform: String, CaseIterable, Sendable {
    /// The platform of this name.
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
public enum CompileDevice: String, CaseIterable, Sendable {
    /// The device of this name.
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
public struct CompileTarget: Sendable {
    /// The oldest system version to support; nil for the document's.
    public var minimumDeploymentTarget: SystemVersion?
    /// The module of classes that inherit their module from the target.
    public var module: String?
    /// The devices that a document must be for; empty for any.
    public var targetDevice: [CompileDevice] = []
    /// The Xcode version whose compiler to match; nil for the newest verified one.
    public var xcode: SystemVersion?
    /// Whether texts are looked up in translations when the file is loaded.
    public var isBaseLocalized = false

    /// Creates a selection of the defaults.
    public init() {}

    var options: CompileOptions {
        var options = CompileOptions()
        options.deploymentTarget = minimumDeploymentTarget
        options.module = module
        options.generation = xcode.map { CompilerGeneration(xcode: $0) }
        options.isBaseLocalized = isBaseLocalized
        return options
    }
}
