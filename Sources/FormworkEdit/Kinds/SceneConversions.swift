public import FormworkDiagnostics
public import FormworkModel

/// The XIBs converted from a storyboard's scenes.
public struct SceneConversions: Sendable {
    /// The storyboard.
    public let original: InterfaceDocument
    /// The XIBs, one for each scene that has a view, in document order.
    public let xibs: [KindConversion]
    /// Notes for the scenes without a XIB.
    public let notes: [ConversionNote]

    /// Returns the notes of all scenes, without duplicates, as diagnostics with locations in the original.
    ///
    /// - Parameter file: the original's path.
    /// - Complexity: O(n) in the size of the original.
    public func diagnostics(file: String) -> [Diagnostic] {
        var seen: Set<ConversionNote> = []
        let all = (notes + xibs.flatMap(\.notes)).filter { seen.insert($0).inserted }
        return all.sorted { $0.element.node < $1.element.node }.diagnostics(of: original, file: file)
    }
}
