/// What a compiler of interface files is told besides the document.
///
/// Apple's compiler takes some of it from its command line, and some from what it is and where it runs (`CompilerGeneration`).
package struct CompileOptions: Sendable, Equatable {
    /// A version of a system; numbers that are missing are zero.
    package struct Version: Sendable, Hashable, Comparable {
        package var major: Int
        package var minor: Int

        package init(_ major: Int, _ minor: Int = 0) {
            self.major = major
            self.minor = minor
        }

        package static func < (left: Version, right: Version) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
    }

    /// The oldest system that the result is loaded on; nil for what the document says, or else what the generation's tool takes.
    package var deploymentTarget: Version?
    /// The module of classes whose provider is the target that is built.
    package var module: String?
    package var generation: CompilerGeneration?
    /// Whether what cannot be compiled faithfully is left out and listed, where it would be an error.
    package var isLenient = false
    /// Whether the document is the one that translations are made of (`Base.lproj`): its texts are looked up when they are loaded.
    package var isBaseLocalized = false

    package init() {}
}

/// The tools of Apple that a result is like: they decide which keys are written.
package struct CompilerGeneration: Sendable, Hashable, Comparable {
    /// The version of Xcode.
    package var xcode: CompileOptions.Version

    package init(xcode: CompileOptions.Version) { self.xcode = xcode }

    package static func < (left: CompilerGeneration, right: CompilerGeneration) -> Bool { left.xcode < right.xcode }
}
