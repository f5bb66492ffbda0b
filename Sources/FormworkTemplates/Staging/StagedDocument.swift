public import FormworkLayout
public import FormworkModel
import FormworkTree

/// A document in a state on a screen. From the document, the steps and the screen, it derives the changed document, its values with the screen's
/// size classes, the installed parts and the layout.
///
/// Each result is computed on first access and then kept. Unchanged copies share the results. Those that depend only on the document are shared
/// by all of its states on all screens.
public struct StagedDocument: Sendable {
    /// The performed steps and the resulting state.
    public private(set) var play: LayoutState.Play
    /// The screen and layout options.
    public private(set) var options: LayoutOptions
    /// Whether constraints stay if a template adds an equal one.
    private let keepsEqual: Bool
    private let shared: Shared
    private var made = Results()

    /// The results that depend only on the document.
    private final class Shared: Sendable {
        let calibration = Once<Calibration>()
    }

    private final class Results: Sendable {
        let changed = Once<ChangedDocument>()
        let layout = Once<DocumentLayout>()
        let values = Once<ResolvedDocument>()
        let installation = Once<Installation>()
        let measuredAmbiguity = Once<Set<View>>()
    }

    /// Creates a stage for a document in its original state.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - options: The screen and layout options.
    ///   - scene: The scene to find templates and views in; nil for all scenes.
    ///   - keepsEqual: Whether constraints stay if a template adds an equal one.
    public init(
        _ document: InterfaceDocument, on options: LayoutOptions = LayoutOptions(), scene: InterfaceDocument.Scene? = nil,
        keepsEqual: Bool = false
    ) {
        let classes = document.sizeClasses(options)
        play = LayoutState.Play(LayoutState(document, widthClass: classes.width, heightClass: classes.height), scene: scene)
        self.options = options
        self.keepsEqual = keepsEqual
        shared = Shared()
    }

    /// The original document.
    public var document: InterfaceDocument { state.document }

    /// The current state.
    public var state: LayoutState { play.state }

    /// The steps performed on each scene, such as `template=A,hide=X`, by scene index; no entry for an unchanged scene.
    ///
    /// - Complexity: O(n) in the number of view trees and steps.
    public var texts: [Int: String] {
        var texts: [Int: String] = [:]
        for scene in document.scenes { texts[scene.index] = play.text(ofScene: scene.index) }
        return texts
    }

    // MARK: Steps

    /// Performs a step.
    ///
    /// - Throws: `StateNameError` if a name is unknown or ambiguous; nothing is changed in that case.
    public mutating func take(_ step: LayoutState.Step) throws(LayoutState.NameError) {
        try play.take(step)
        made = Results()
    }

    /// Performs several steps.
    ///
    /// - Throws: `StateNameError` at the first step with an unknown or ambiguous name.
    public mutating func take(_ steps: [LayoutState.Step]) throws(LayoutState.NameError) {
        for step in steps { try take(step) }
    }

    /// Applies a layout template and returns the transition from the layout before to the one after.
    ///
    /// The original library leaves animation to its caller, who applies the template and lays out in an animation block. The transition shows the
    /// same as such a block.
    ///
    /// - Parameters:
    ///   - template: A template of the document.
    ///   - animation: The timing.
    /// - Returns: The changes, and the frames and alphas of the views at any time.
    /// - Complexity: That of laying the document out before and after.
    @discardableResult
    public mutating func apply(_ template: LayoutTemplate, animation: Animation = .linear) -> Transition {
        perform(animation) { $0.apply(template) }
    }

    /// Performs a step, and returns the transition to its result.
    mutating func perform(_ animation: Animation, step: (inout LayoutState.Play) -> LayoutState.Change) -> Transition {
        let before = self
        let change = step(&play)
        made = Results()
        return Transition(from: before, to: self, change: change, animation: animation)
    }

    /// Returns the document on the same screen with a template applied and views hidden.
    package func applying(_ template: LayoutTemplate?, hiding views: [View] = []) -> StagedDocument {
        if template == nil && views.isEmpty { return self }
        return changing { state in
            if let template { state.apply(template) }
            for view in views { state.hide(view) }
        }
    }

    /// Returns the document on the same screen in another state.
    package func changing(_ change: (inout LayoutState) -> Void) -> StagedDocument {
        var copy = self
        copy.play.change(change)
        copy.made = Results()
        return copy
    }

    /// Returns the document in the same state on another device.
    ///
    /// The state remains that of the screen on which its steps were performed: the effects of size classes on the steps don't change.
    package func on(_ device: Device) -> StagedDocument {
        var copy = self
        copy.options.device = device
        copy.made = Results()
        return copy
    }

    /// Returns the document in the same state, with the margins and safe areas of all views included in its layout.
    package func reportingInsets() -> StagedDocument {
        var copy = self
        copy.options.reportsInsets = true
        copy.made = Results()
        return copy
    }

    // MARK: Results

    /// The document with the state made permanent.
    public var changed: ChangedDocument { made.changed { state.permanent(keepsEqual: keepsEqual) } }

    /// The layout on the screen.
    ///
    /// - Complexity: That of laying the document out, once.
    public var layout: DocumentLayout { made.layout { changed.layout(calibratedOptions) } }

    /// Returns the reasons for the frame of a view of the document in this state on this screen; nil for a view that isn't installed.
    ///
    /// - Complexity: That of laying out the view trees that contain the view.
    public func explainFrame(of view: InterfaceDocument.View) -> DocumentLayout.FrameExplanation? {
        changed.explainFrame(of: view, calibratedOptions)
    }

    /// The changed document's values with the screen's size classes.
    package var values: ResolvedDocument {
        made.values {
            let classes = changed.document.sizeClasses(options)
            return ResolvedDocument(changed.document, widthClass: classes.width, heightClass: classes.height)
        }
    }

    /// The installed views and constraints of the changed document.
    package var installation: Installation {
        made.installation { Installation(values, keepsPlaceholders: document.keepsPlaceholders(options)) }
    }

    /// The options, with the calibration for the system on which the document was made, derived from its recorded frames.
    ///
    /// - Complexity: For some documents of macOS that of laying them out twice, once for all states; otherwise O(1).
    package var calibratedOptions: LayoutOptions { options.with(shared.calibration { document.calibration(options) }) }

    /// The views that are ambiguous if all content is measured instead of using the sizes that Xcode recorded.
    ///
    /// - Complexity: That of laying the document out, once.
    package var measuredAmbiguity: Set<View> {
        made.measuredAmbiguity {
            var options = calibratedOptions
            options.isBlind = true
            return Set(changed.layout(options).roots.flatMap(\.ambiguous))
        }
    }

    /// Lays out a part of the document.
    ///
    /// - Parameters:
    ///   - scene: The scene to lay out; nil for all.
    ///   - roots: The indices of the roots of the view trees to lay out; nil for all.
    ///   - size: The size of the roots; nil for the screen's.
    ///   - effort: The remaining solver effort, which is reduced.
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

    /// The cost of making a state for each node of the document, in the units of ``LayoutOptions/solverLimit``. The document is rewritten and
    /// indexed again.
    private static let effortOfNode = 100

    /// Lays out the view trees that a template and hidden views affect.
    ///
    /// Making a state counts as solver effort. Without remaining effort, none is made.
    ///
    /// - Parameters:
    ///   - template: The template to apply; nil for none.
    ///   - views: The views to hide.
    ///   - scene: The scene to lay out; nil for all.
    ///   - roots: The indices of the roots of the view trees to lay out.
    ///   - before: The view trees in the present state. Without remaining effort they are the result, marked as unfinished.
    ///   - effort: The remaining solver effort, which is reduced.
    func layout(
        applying template: LayoutTemplate?, hiding views: [View] = [], scene: Scene? = nil, roots: Set<Int>, before: [DocumentLayout.Root],
        effort: inout Int
    ) -> DocumentLayout {
        guard effort > 0 else { return DocumentLayout(unfinished: before.filter { roots.contains($0.root.index) }) }
        let layout = applying(template, hiding: views).layout(scene: scene, roots: roots, effort: &effort)
        effort -= stateEffort
        return layout
    }

    /// The cost of making a state of the document, in the units of ``LayoutOptions/solverLimit``.
    package var stateEffort: Int { Self.effortOfNode * document.storage.tree.nodes.count }

    /// Returns the layouts of the document with each of its layout templates applied by itself, limited to the view trees that the template
    /// changes. All of them share one solver limit. Unwanted templates have no layout.
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
