/// A class of differences that aren't a user's edits: Interface Builder writes them on its own, or they have no effect.
public enum FoldedClass: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Versions of Interface Builder, its plug-ins and the system that it ran on.
    case versions
    /// Capabilities that the document requires of tools, and the lists of classes that Xcode 4 wrote.
    case dependencies
    /// Positions of scenes and objects on the canvas.
    case canvasPositions = "canvas-positions"
    /// Frames that follow from the constraints.
    case derivedFrames = "derived-frames"
    /// Numbers with an invisible difference.
    case rounding
    /// The order of attributes, and of siblings whose order has no effect.
    case order
    /// Lists of images and colors that follow from their use.
    case resources
    /// The segues that scenes infer their simulated metrics from.
    case tieBreakers = "tie-breakers"
    /// Comments that name the scenes.
    case sceneTitles = "scene-titles"
    /// New ids of the same objects.
    case ids
    /// Flags of Interface Builder for views: misplaced, or ambiguous.
    case flags
    /// Data for Interface Builder that compiled files do not have, where one of the documents was read from such a file.
    case notCompiled = "not-compiled"
    /// The same content in another notation.
    case spelling

    /// The class's name for a user.
    public var title: String {
        switch self {
        case .versions: "tool versions"
        case .dependencies: "dependencies"
        case .canvasPositions: "canvas positions"
        case .derivedFrames: "frames that follow from constraints"
        case .rounding: "rounding"
        case .order: "order"
        case .resources: "resource lists"
        case .tieBreakers: "tie breakers"
        case .sceneTitles: "scene titles"
        case .ids: "new ids of the same objects"
        case .flags: "Interface Builder warnings"
        case .notCompiled: "data that isn't compiled"
        case .spelling: "equivalent notations"
        }
    }

    public static func < (left: FoldedClass, right: FoldedClass) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
