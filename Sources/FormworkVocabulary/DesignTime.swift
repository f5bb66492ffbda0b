/// The parts of documents that only Interface Builder uses. Compiled files and code don't have them.
///
/// Source: the interface files of the corpus and Apple's compiled files of them.
package enum DesignTime {
    /// Attributes that identify an object to people, or that Interface Builder's canvas and compiler messages use.
    package static let identity: Set<String> = [
        "id", "key", "userLabel", "colorLabel", "customModuleProvider", "propertyAccessControl", "sceneMemberID", "simulatedAppContext",
        "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity",
    ]

    /// The attributes of ``identity``, and sizes that replace the intrinsic content size on the canvas.
    package static let attributes = identity.union(["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"])

    /// Whether a child simulates the surroundings or the size of a view or a controller: bars, a screen, a container.
    ///
    /// - Parameters:
    ///   - element: The name of the child.
    ///   - key: The key of the child.
    package static func isSimulation(element: String, key: String?) -> Bool {
        if element.hasPrefix("simulated") || element.hasSuffix("SimulatedSizeMetrics") { return true }
        guard let key else { return false }
        return key.hasPrefix("simulated") || key == "freeformSize" || key == "defaultSimulatedMetrics"
    }

    /// Whether a child is a simulation, a place on the canvas, a guide for drawing, or a note for people.
    ///
    /// - Parameters:
    ///   - element: The name of the child.
    ///   - key: The key of the child.
    package static func isPart(element: String, key: String?) -> Bool {
        if element == "userGuides" || element == "designTime" || isSimulation(element: element, key: key) { return true }
        guard let key else { return false }
        return key == "canvasLocation" || key == "userComments" || key == "accessibilityComment" || key == "userLabel"
    }
}
