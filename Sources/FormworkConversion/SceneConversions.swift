public import FormworkDiagnostics
public import FormworkModel

/// The XIBs that were made of a storyboard's scenes.
public struct SceneConversions: Sendable {
    /// The storyboard.
    public let original: InterfaceDocument
    /// One for each scene that has a view, in the document's order.
    public let xibs: [KindConversion]
    /// The scenes of which there is no XIB.
    public let notes: [ConversionNote]

    /// Everything that did not come along, of all scenes, each note once, as diagnostics with places in the original.
    ///
    /// - Parameter file: the original's path.
    /// - Complexity: O(n) in the size of the original.
    public func diagnostics(file: String) -> [Diagnostic] {
        var seen: Set<ConversionNote> = []
        let all = (notes + xibs.flatMap(\.notes)).filter { seen.insert($0).inserted }
        return all.sorted { $0.element.node < $1.element.node }.diagnostics(of: original, file: file)
    }
}
