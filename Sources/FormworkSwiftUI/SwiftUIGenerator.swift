import FormworkCode
public import FormworkLayout
public import FormworkModel
import FormworkTemplates

/// Generates SwiftUI code from iOS documents.
public struct SwiftUIGenerator: Sendable {
    private let options: LayoutOptions

    /// - Parameter options: the options for measuring texts. The generator chooses the screens itself.
    public init(_ options: LayoutOptions = LayoutOptions()) { self.options = options }

    /// Whether SwiftUI code can be generated for a platform.
    public static func canSpeak(of platform: InterfaceDocument.Platform) -> Bool { platform == .iOS }

    /// The number of screens for finding and comparing layouts.
    public static var screenCount: Int { LayoutSamples.devices.count }

    /// Returns the files of a document: one for each scene, XIB and cell.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - source: the document's file name.
    /// - Complexity: That of laying out the document on each screen, and of trying candidate layouts, at most a few thousand for each file.
    public func files(of document: InterfaceDocument, source: String) -> [SwiftUIFile] {
        let samples = LayoutSamples(document, fonts: options)
        var builder = CodeUnitBuilder(document, source: source)
        let units = builder.units()
        let scenes = SwiftUIScenes(document, units: units, names: SwiftUINames(units, of: document, source: source))
        var rest = Self.mostStates
        return units.map { file(of: $0, scenes, samples: samples, rest: &rest) }
            + SwiftUIContainers(document: document, scenes: scenes, source: source).files()
    }

    private func file(of unit: CodeUnit, _ scenes: SwiftUIScenes, samples: LayoutSamples, rest: inout Int) -> SwiftUIFile {
        let name = scenes.names.name(of: unit)
        guard let base = Found(unit, samples: samples) else {
            let note = NotConverted(unit.root.element, what: "the view", why: "it could not be laid out on any screen", affectsLayout: true)
            return SwiftUIFile(
                name: name + ".swift", text: "", unit: unit, notConverted: unit.notConverted + [note], agreement: nil, otherAgreement: nil,
                states: [])
        }
        let found = states(of: unit, base.node, rest: &rest) + (unit.templates.isEmpty ? adaptations(of: unit, base.node, rest: &rest) : [])
        var writer = SwiftUIWriter(unit, name: name, scenes: scenes)
        let text = writer.text(of: base.node, base.agreement, states: found)
        return SwiftUIFile(
            name: name + ".swift", text: text, unit: unit, notConverted: writer.notConverted, agreement: base.agreement,
            otherAgreement: base.otherAgreement, states: found)
    }

    /// The inferred layout of a unit, with its agreement.
    private struct Found {
        let node: SwiftUINode
        let agreement: SwiftUIAgreement
        let otherAgreement: SwiftUIAgreement

        /// Infers the layout; nil if the unit could not be laid out on any screen.
        init?(_ unit: CodeUnit, samples: LayoutSamples) {
            guard let found = samples.samples(of: unit) else { return nil }
            let (contents, count) = (samples.contents, SwiftUIGenerator.screenCount)
            var inference = LayoutInference(unit, samples: Array(found.prefix(count)), contents: Array(contents.prefix(count)))
            let inferred = inference.root()
            // Hiding has been tried with the layout as it was found.
            var simplifier = LayoutSimplifier(inference)
            node = unit.masters.isEmpty ? simplifier.simplified(inferred) : inferred
            agreement = SwiftUIAgreement(inference, node: node)
            otherAgreement = SwiftUIAgreement(
                LayoutInference(unit, samples: Array(found.dropFirst(count)), contents: Array(contents.dropFirst(count))), node: node)
        }
    }

    // MARK: States

    /// The maximum number of states of a document. Each costs as much as laying out the whole document.
    private static let mostStates = 64

    /// Returns the states of a unit: each of its layout templates applied by itself, and each of its masters hidden.
    ///
    /// - Parameter rest: the remaining number of states for the document.
    private func states(of unit: CodeUnit, _ node: SwiftUINode, rest: inout Int) -> [SwiftUIState] {
        let document = unit.root.document
        var result: [SwiftUIState] = []
        for (number, template) in unit.templates.enumerated() {
            // A template without an id cannot be looked up.
            guard rest > 0, let id = template.id, let own = document.layoutTemplates.first(where: { $0.id == id }) else { continue }
            rest -= 1
            guard let found = Found(unit, samples: LayoutSamples(document, fonts: options, applying: own)) else { continue }
            result.append(
                SwiftUIState(
                    kind: .template(number), title: "layout template '\(template.title)'", agreement: found.agreement, node: found.node,
                    leavesOut: false))
        }
        for (number, master) in unit.masters.enumerated() {
            let hidden = unit.hidden(with: master)
            // Views that are hidden in the document have no layout for the visible state.
            guard !hidden.contains(0), !hidden.contains(where: { unit.views[$0].view.isHidden }), !node.mixes(hidden) else {
                continue
            }
            let view = unit.views[master.view]
            guard rest > 0 else { break }
            rest -= 1
            let samples = LayoutSamples(document, fonts: options, hiding: [view.view])
            guard let found = samples.samples(of: unit) else { continue }
            let inference = LayoutInference(
                unit, samples: Array(found.prefix(Self.screenCount)), contents: Array(samples.contents.prefix(Self.screenCount)))
            let kept = SwiftUIAgreement(inference, node: node, leavingOut: hidden)
            let without = node.without(hidden).map { SwiftUIAgreement(inference, node: $0, leavingOut: hidden) }
            let leavesOut = without.map { $0.misses.count <= kept.misses.count } ?? false
            result.append(
                SwiftUIState(
                    kind: .hidden(number), title: "'\(view.name)' hidden", agreement: leavesOut ? without ?? kept : kept, node: node,
                    leavesOut: leavesOut))
        }
        return result
    }
}

// Size classes.
extension SwiftUIGenerator {
    /// Returns the states of a unit on screens with other size classes, if its views or constraints differ there and another layout places more of
    /// them.
    private func adaptations(of unit: CodeUnit, _ node: SwiftUINode, rest: inout Int) -> [SwiftUIState] {
        guard unit.adapts else { return [] }
        var result: [SwiftUIState] = []
        for screens in SwiftUIState.ScreenClass.allCases where rest > 0 {
            rest -= 1
            let samples = LayoutSamples(unit.root.document, fonts: options, on: screens)
            guard let own = samples.samples(of: unit) else { continue }
            let count = Self.screenCount
            let usual = SwiftUIAgreement(
                LayoutInference(unit, samples: Array(own.prefix(count)), contents: Array(samples.contents.prefix(count))), node: node)
            guard !usual.misses.isEmpty, let found = Found(unit, samples: samples), found.agreement.misses.count < usual.misses.count else {
                continue
            }
            result.append(
                SwiftUIState(
                    kind: .sizeClasses(screens), title: screens == .regular ? "regular size classes" : "a compact height",
                    agreement: found.agreement, node: found.node, leavesOut: false))
        }
        return result
    }
}

extension CodeUnit {
    /// Returns the numbers of a master, of the views that are hidden with it, and of their descendants.
    func hidden(with master: CodeMaster) -> Set<Int> {
        var result = Set(master.views + [master.view])
        // A view precedes its descendants.
        for (number, view) in views.enumerated() where view.superview.map(result.contains) ?? false { result.insert(number) }
        return result
    }
}
