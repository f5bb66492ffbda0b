import FormworkCode
package import FormworkLayout
package import FormworkModel

/// Generates SwiftUI from documents of iOS.
package struct SwiftUIGenerator: Sendable {
    private let options: LayoutOptions

    /// - Parameter options: what texts are measured with; the screens are the generator's own.
    package init(_ options: LayoutOptions = LayoutOptions()) { self.options = options }

    /// Whether there is SwiftUI for the views of a platform.
    package static func canSpeak(of platform: Platform) -> Bool { platform == .iOS }

    /// On how many screens a layout is found, and compared.
    package static var screenCount: Int { LayoutSamples.devices.count }

    /// The files of a document: one for each scene, XIB and cell.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - source: what its file is called, without folders.
    /// - Complexity: that of laying the document out on each screen, and of trying the ways to say the layout of each view, at most some
    ///   thousands for each file.
    package func files(of document: InterfaceDocument, source: String) -> [SwiftUIFile] {
        let samples = LayoutSamples(document, fonts: options)
        let (contents, count) = (samples.contents, Self.screenCount)
        var builder = CodeUnitBuilder(document, source: source)
        let units = builder.units()
        let names = SwiftUINames(units)
        return units.map { unit in
            let name = names.name(of: unit)
            guard let found = samples.samples(of: unit) else {
                let note = NotConverted(unit.root.element, "the view", "it is laid out on no screen", affectsLayout: true)
                return SwiftUIFile(
                    name: name + ".swift", text: "", unit: unit, notConverted: unit.notConverted + [note], agreement: nil,
                    otherAgreement: nil)
            }
            var inference = LayoutInference(unit, Array(found.prefix(count)), Array(contents.prefix(count)))
            let node = inference.root()
            let agreement = SwiftUIAgreement(inference, node)
            let others = LayoutInference(unit, Array(found.dropFirst(count)), Array(contents.dropFirst(count)))
            var writer = SwiftUIWriter(unit, name, names)
            let text = writer.text(of: node, agreement)
            return SwiftUIFile(
                name: name + ".swift", text: text, unit: unit, notConverted: writer.notConverted, agreement: agreement,
                otherAgreement: SwiftUIAgreement(others, node))
        }
    }
}
