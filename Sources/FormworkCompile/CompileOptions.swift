public import FormworkModel

/// The options of a compilation.
///
/// Apple's compiler gets some of them from its command line, and others depend on its version and machine (`CompilerGeneration`).
public struct CompileOptions: Sendable, Equatable {
    /// The oldest system that loads the result; nil for the document's deployment target, or else the default of the generation.
    public var deploymentTarget: SystemVersion?
    /// The module for classes whose provider is the current target.
    public var module: String?
    /// The compiler to imitate; nil for the newest verified one.
    public var generation: CompilerGeneration?
    /// Whether parts that can't be compiled faithfully are omitted and reported instead of being errors.
    public var isLenient = false
    /// Whether the document is the source of translations (`Base.lproj`), so that its texts are looked up when it is loaded.
    public var isBaseLocalized = false

    /// Creates options with the defaults.
    public init() {}
}

/// The version of Apple's tools to imitate, which determines the keys that are written.
public struct CompilerGeneration: Sendable, Hashable, Comparable {
    /// The version of Xcode.
    public var xcode: SystemVersion

    /// Creates the generation of a version of Xcode.
    public init(xcode: SystemVersion) { self.xcode = xcode }

    public static func < (left: CompilerGeneration, right: CompilerGeneration) -> Bool { left.xcode < right.xcode }
}
