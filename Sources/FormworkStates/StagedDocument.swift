public import FormworkLayout
public import FormworkModel
public import FormworkTemplates
import FormworkTree

/// A document in a state on a screen: in go a document, the steps that are taken and the screen, out come the changed document, its values
/// under the screen's size classes, what is installed, and the layout.
///
/// Each of these is made when it is first asked for, and kept. A copy in which nothing is changed shares them; what hangs on the document
/// alone is shared by all of its states on all screens.
public struct StagedDocument: Sendable {
    /// The steps that were taken, and the state that they have led to.
    public private(set) var play: LayoutState.Play
    /// The screen, and how the document is laid out on it.
    public private(set) var options: LayoutOptions
    /// Whether constraints stay that a template says alike.
    private let keepsEqual: Bool
    private let shared: Shared
    private var made = Made()

    /// What hangs on the document alone.
    private final class Shared: Sendable {
        let calibration = Once<Calibration>()
    }

    private final class Made: Sendable {
        let changed = Once<ChangedDocument>()
        let layout = Once<DocumentLayout>()
        let values = Once<ResolvedDocument>()
        let installation = Once<Installation>()
        let measuredAmbiguity = Once<Set<View>>()
    }

    /// A document as it was read, on a screen.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - options: the screen, and how the document is laid out on it.
    ///   - scene: the only scene whose templates and views the steps mean; nil for all.
    ///   - keepsEqual: whether constraints stay that a template says alike.
    public init(
        _ document: InterfaceDocument, on options: LayoutOptions = LayoutOptions(), scene: InterfaceDocument.Scene? = nil,
        keepsEqual: Bool = false
    ) {
        let classes = document.sizeClasses(options)
        play = StatePlay(LayoutState(document, widthClass: classes.width, heightClass: classes.height), scene: scene)
        self.options = options
        self.keepsEqual = keepsEqual
        shared = Shared()
    }

    /// The document as it was read.
    public var document: InterfaceDocument { state.document }

    /// The state that the steps have led to.
    public var state: LayoutState { play.state }

    /// What was done to each scene, such as `template=A,hide=X`, by the scene's place in the document; nothing where it was left as it is.
    ///
    /// - Complexity: O(n) in the number of view trees and steps.
    public var texts: [Int: String] {
        var texts: [Int: String] = [:]
        for scene in document.scenes { texts[scene.index] = play.text(ofScene: scene.index) }
        return texts
    }

    // MARK: Steps

    /// Takes a step.
    ///
    /// - Throws: `StateNameError` where a name is unknown or means several; then everything is as before.
    public mutating func take(_ step: LayoutState.Step) throws(LayoutState.NameError) {
        try play.take(step)
        made = Made()
    }

    /// Takes several steps.
    ///
    /// - Throws: `StateNameError` at the first step with a name that is unknown or means several.
    public mutating func take(_ steps: [LayoutState.Step]) throws(LayoutState.NameError) {
        for step in steps { try take(step) }
    }

    /// Applies a layout template, and hands out the way from the layout before to the one after.
    ///
    /// The original leaves animation to its caller, who applies and lays out in an animation block; this is what such a block shows.
    ///
    /// - Parameters:
    ///   - template: a template of the document.
    ///   - animation: how fast the way is gone.
    /// - Returns: what changed, and the views' frames and opacities at any share of the time.
    /// - Complexity: that of laying the document out before and after.
    @discardableResult
    public mutating func apply(_ template: LayoutTemplate, animation: Animation = .linear) -> Transition {
        let before = self
        let change = play.apply(template)
        made = Made()
        return Transition(from: before, to: self, change: change, animation: animation)
    }

    /// The same document on the same screen, after a template and with views hidden.
    package func applying(_ template: LayoutTemplate?, hiding views: [View] = []) -> StagedDocument {
        if template == nil && views.isEmpty { return self }
        return changing { state in
            if let template { state.apply(template) }
            for view in views { state.hide(view) }
        }
    }

    /// The same document on the same screen, in another state.
    package func changing(_ change: (inout LayoutState) -> Void) -> StagedDocument {
        var copy = self
        copy.play.change(change)
        copy.made = Made()
        return copy
    }

    /// The same document in the same state on another device.
    ///
    /// The state stays that of the screen on which its steps were taken: variations for size classes that a step met stay as they were then.
    package func on(_ device: Device) -> StagedDocument {
        var copy = self
        copy.options.device = device
        copy.made = Made()
        return copy
    }

    /// The same document in the same state, with the margins and safe areas of all views told in its layout.
    package func reportingInsets() -> StagedDocument {
        var copy = self
        copy.options.reportsInsets = true
        copy.made = Made()
        return copy
    }

    // MARK: Results

    /// The document with the state made permanent.
    public var changed: ChangedDocument { made.changed { state.permanent(keepsEqual: keepsEqual) } }

    /// The layout on the screen.
    ///
    /// - Complexity: that of laying the document out, once.
    public var layout: DocumentLayout { made.layout { changed.layout(calibratedOptions) } }

    /// Where the frame of a view of the document comes from, in this state on this screen; nil for a view that is not installed.
    ///
    /// - Complexity: that of laying out the view trees that the view stands in.
    public func explainFrame(of view: InterfaceDocument.View) -> DocumentLayout.FrameExplanation? {
        changed.explainFrame(of: view, calibratedOptions)
    }

    /// The changed document's values under the screen's size classes.
    package var values: ResolvedDocument {
        made.values {
            let classes = changed.document.sizeClasses(options)
            return ResolvedDocument(changed.document, widthClass: classes.width, heightClass: classes.height)
        }
    }

    /// Which views and constraints of the changed document take part.
    package var installation: Installation {
        made.installation { Installation(values, keepsPlaceholders: document.keepsPlaceholders(options)) }
    }

    /// The options, with what the document's recorded frames say of the system on which it was made.
    ///
    /// - Complexity: for some documents of macOS that of laying them out twice, once for all states; else O(1).
    package var calibratedOptions: LayoutOptions { options.with(shared.calibration { document.calibration(options) }) }

    /// The views that their constraints leave open with all content measured, whatever sizes Xcode recorded.
    ///
    /// - Complexity: that of laying the document out, once.
    package var measuredAmbiguity: Set<View> {
        made.measuredAmbiguity {
            var options = calibratedOptions
            options.isBlind = true
            return Set(changed.layout(options).roots.flatMap(\.ambiguous))
        }
    }

    /// Lays a part of the document out: what is not asked for is left out.
    ///
    /// - Parameters:
    ///   - scene: the only scene; nil for all.
    ///   - roots: the roots of the trees that are asked for, by their places among the views; nil for all.
    ///   - size: the size that roots have; nil for the screen's.
    ///   - effort: the remaining effort of solving, which is reduced.
    package func layout(scene: Scene? = nil, roots: Set<Int>? = nil, size: Size? = nil, effort: inout Int) -> DocumentLayout {
        var options = calibratedOptions
        if let scene { options.scene = scene }
        if let roots { options.roots = roots }
        if let size { options.size = size }
        options.solverLimit = max(1, effort)
        let layout = changed.layout(options)
        effort -= layout.solverEffort
        return layout
    }

    /// The cost of making a state for each node of the document, in the units of ``LayoutOptions/solverLimit``: the document is written
    /// and indexed again.
    private static let effortOfNode = 100

    /// Lays out the trees that a template and hidden views concern.
    ///
    /// Making a state counts as solving. Where no effort is left, none is made.
    ///
    /// - Parameters:
    ///   - template: the template that is applied; nil for none.
    ///   - views: the views that are hidden.
    ///   - scene: the only scene; nil for all.
    ///   - roots: the roots of the trees that are asked for, by their places among the views.
    ///   - before: the trees in the present state. Without effort they are the result, marked as unfinished.
    ///   - effort: the remaining effort of solving, which is reduced.
    func layout(
        applying template: LayoutTemplate?, hiding views: [View] = [], scene: Scene? = nil, roots: Set<Int>, before: [RootLayout],
        effort: inout Int
    ) -> DocumentLayout {
        guard effort > 0 else { return DocumentLayout(unfinished: before.filter { roots.contains($0.root.index) }) }
        let layout = applying(template, hiding: views).layout(scene: scene, roots: roots, effort: &effort)
        effort -= stateEffort
        return layout
    }

    /// The cost of making a state of the document, in the units of ``LayoutOptions/solverLimit``.
    package var stateEffort: Int { Self.effortOfNode * document.storage.tree.nodes.count }

    /// The document with each of its layout templates applied by itself, laid out in the trees where the template changes something: what
    /// solving may do is for all of them together. Templates that are not wanted have none.
    package func templateLayouts(where isWanted: (LayoutTemplate) -> Bool = { _ in true }) -> [DocumentLayout?] {
        let templates = document.layoutTemplates
        if !templates.contains(where: isWanted) { return templates.map { _ in nil } }
        let before = layout
        let roots = LayoutRoots(before, of: document)
        var left = options.solverLimit - before.solverEffort
        return templates.map { template in
            guard isWanted(template) else { return nil }
            return layout(
                applying: template, roots: roots.roots(of: template.pairs.lazy.map(\.target)), before: before.roots, effort: &left)
        }
    }
}
