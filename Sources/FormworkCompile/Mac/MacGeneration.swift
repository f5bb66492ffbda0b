import FormworkModel

/// Differences between the compiler's versions for macOS in keys and in constants of the host system.
///
/// Source: documents compared with the results of Xcode 8, 8.3, 12.3, 12.4, 13.3 and 26; other versions follow the nearest.
struct MacGeneration {
    let xcode: SystemVersion

    /// The default version: that of the current compiler.
    static let latest = SystemVersion(26)

    init(_ generation: CompilerGeneration?) { xcode = generation?.xcode ?? Self.latest }

    /// Whether `NSNibTouchBar` is written, which came with the system for Xcode 8.1.
    var writesTouchBars: Bool { xcode >= .init(8, 1) }
    /// Whether controls duplicate the settings of their cells, and layout guides and image descriptions are written.
    var isModern: Bool { xcode >= .init(12) }
    var writesClassReferences: Bool { xcode >= .init(13) }
    /// Whether a second copy of the control size is written, as by Xcode 12.3 and on macOS 12.
    var writesSecondControlSize: Bool { xcode >= .init(12) && xcode < .init(12, 4) || xcode >= .init(13) && xcode < .init(14) }
    /// Whether the compiler is that of Xcode 16 or later: with bezel numbers, symbols and writing tools.
    var isLatest: Bool { xcode >= .init(16) }
    /// The number of the center alignment. On Apple silicon, those of center and right are swapped.
    var centerAlignment: Int { xcode >= .init(14) ? 1 : 2 }
    var rightAlignment: Int { 3 - centerAlignment }
    /// The height of a window's title bar.
    var titleBarHeight: Double { xcode >= .init(26) ? 32 : xcode >= .init(13) || xcode >= .init(12) && xcode < .init(12, 4) ? 28 : 22 }
    /// The height of a utility panel's title bar.
    var utilityBarHeight: Double { 16 }
    /// The width of a scroller that is always visible.
    var scrollerWidth: Double { isLatest ? 17 : 15 }
}
