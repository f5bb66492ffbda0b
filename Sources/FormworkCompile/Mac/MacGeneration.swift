/// What today's and former compilers write differently for macOS: which keys, which host's constants.
///
/// Source: documents beside what Xcode 8, 8.3, 12.3, 12.4, 13.3 and 26 made of them; what lies between follows the nearest.
struct MacGeneration {
    let xcode: CompileOptions.Version

    /// What is compiled where the options do not say: today's compiler.
    static let latest = CompileOptions.Version(26)

    init(_ generation: CompilerGeneration?) { xcode = generation?.xcode ?? Self.latest }

    /// `NSNibTouchBar`: the system of Xcode 8.1.
    var writesTouchBars: Bool { xcode >= .init(8, 1) }
    /// The copies of the cell's settings in the control, the guides of views, and the descriptions of images.
    var isModern: Bool { xcode >= .init(12) }
    var writesClassReferences: Bool { xcode >= .init(13) }
    /// The twelfth system's and Xcode 12.3's second copy of the size.
    var writesSecondControlSize: Bool { xcode >= .init(12) && xcode < .init(12, 4) || xcode >= .init(13) && xcode < .init(14) }
    /// Xcode 16 and later: bezels as plain numbers, symbols, writing tools.
    var isLatest: Bool { xcode >= .init(16) }
    /// Apple's processors count a control's centre and right the other way round.
    var centerAlignment: Int { xcode >= .init(14) ? 1 : 2 }
    var rightAlignment: Int { 3 - centerAlignment }
    /// The height of a window's title bar.
    var titleBarHeight: Double { xcode >= .init(26) ? 32 : xcode >= .init(13) || xcode >= .init(12) && xcode < .init(12, 4) ? 28 : 22 }
    /// The smaller bar of a utility panel.
    var utilityBarHeight: Double { 16 }
    /// The width of a scroller that is always shown.
    var scrollerWidth: Double { isLatest ? 17 : 15 }
}
