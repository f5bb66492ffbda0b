/// The options of a compilation.
///
/// Apple's compiler gets some of them from its command line, and others depend on its version and machine (`CompilerGeneration`).
package struct CompileOptions: Sendable, Equatable {
    /// A version of a system; missing components are zero.
    package struct Version: Sendable, Hashable, Comparable {
        package var major: Int
        package var minor: Int

        package init(_ major: Int, _ minor: Int = 0) {
            self.major = major
            self.minor = minor
        }

        package static func < (left: Version, right: Version) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
    }

    /// The oldest system that loads the result; nil for the document's deployment target, or else the default of the generation.
    package var deploymentTarget: Version?
    /// The module for classes whose provider is the current target.
    package var module: String?
    package var generation: CompilerGeneration?
    /// Whether parts that can't be compiled faithfully are omitted and reported instead of being errors.
    package var isLenient = false
    /// Whether the document is the source of translations (`Base.lproj`), so that its texts are looked up when it is loaded.
    package var isBaseLocalized = false

    package init() {}
}

/// The version of Apple's tools to imitate, which determines the keys that are written.
package struct CompilerGeneration: Sendable, Hashable, Comparable {
    package var xcode: CompileOptions.Version

    package init(xcode: CompileOptions.Version) { self.xcode = xcode }

    package static func < (left: CompilerGeneration, right: CompilerGeneration) -> Bool { left.xcode < right.xcode }
}
