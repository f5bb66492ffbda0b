/// Why a difference is nobody's edit: Interface Builder writes it on its own, or it says nothing that was not said before.
public enum FoldedClass: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Versions of Interface Builder, of its plug-ins and of the system it ran on.
    case versions
    /// What the document asks of the tools that read it, and classes that Xcode 4 listed.
    case dependencies
    /// Where scenes and objects stand on the canvas.
    case canvasPositions = "canvas-positions"
    /// Frames that only follow from the constraints.
    case derivedFrames = "derived-frames"
    /// Numbers that differ by less than can be seen.
    case rounding
    /// The order of attributes, and of siblings whose order says nothing.
    case order
    /// Lists of images and colors that follow from their use.
    case resources
    /// Which segue a scene takes its simulated metrics from.
    case tieBreakers = "tie-breakers"
    /// Comments that name the scenes.
    case sceneTitles = "scene-titles"
    /// Ids that are others for the same objects.
    case ids
    /// What Interface Builder noticed about a view: that it is misplaced, or ambiguous.
    case flags
    /// What is for Interface Builder alone, and is in no compiled file: one of the documents is read from such a file.
    case notCompiled = "not-compiled"
    /// The same, written in another way.
    case spelling

    /// What a person calls it.
    public var title: String {
        switch self {
        case .versions: "versions of tools"
        case .dependencies: "dependencies"
        case .canvasPositions: "canvas positions"
        case .derivedFrames: "frames that follow from constraints"
        case .rounding: "rounding"
        case .order: "order"
        case .resources: "lists of resources"
        case .tieBreakers: "tie breakers"
        case .sceneTitles: "titles of scenes"
        case .ids: "new ids of the same objects"
        case .flags: "warnings of Interface Builder"
        case .notCompiled: "what no compiled file says"
        case .spelling: "the same in other words"
        }
    }

    public static func < (left: FoldedClass, right: FoldedClass) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
