import FormworkDiagnostics
import FormworkModel

/// Decides which findings of a document are accepted, either by an exception in the configuration or by a note on an object.
struct FindingFilter {
    private let exceptions: [LintConfiguration.Exception]
    private let notes: ObjectNotes

    /// - Parameters:
    ///   - configuration: The configuration that applies to the document.
    ///   - document: The document.
    ///   - path: The document's path, relative to the folder of the configuration's patterns.
    /// - Complexity: O(n) in the size of the document.
    init(_ configuration: LintConfiguration, document: InterfaceDocument, path: String) {
        exceptions = configuration.exceptions.filter { exception in
            exception.documents.isEmpty || exception.documents.contains { PathPattern($0).matches(path) }
        }
        notes = ObjectNotes(document)
    }

    /// Whether to report a rule's finding at an element.
    ///
    /// - Complexity: O(d) in the depth of the element and the number of exceptions.
    func keeps(_ rule: String, at element: InterfaceDocument.Element) -> Bool {
        if notes.accept(rule, at: element) { return false }
        return !exceptions.contains { covers($0, rule: rule, element: element) }
    }

    /// Whether to report a diagnostic of the reader, which identifies an element by its id, if at all.
    func keeps(_ diagnostic: Diagnostic) -> Bool {
        !exceptions.contains { exception in
            (exception.rules.isEmpty || exception.rules.contains(diagnostic.rule)) && exception.scenes.isEmpty
                && (exception.objects.isEmpty || diagnostic.location.element.map(exception.objects.contains) == true)
        }
    }

    private func covers(_ exception: LintConfiguration.Exception, rule: String, element: InterfaceDocument.Element) -> Bool {
        guard exception.rules.isEmpty || exception.rules.contains(rule) else { return false }
        if exception.scenes.isEmpty, exception.objects.isEmpty { return true }
        var current: InterfaceDocument.Element? = element
        var (isInScene, isInObject) = (exception.scenes.isEmpty, exception.objects.isEmpty)
        while let place = current, !(isInScene && isInObject) {
            if !isInObject { isInObject = Self.isNamed(place, by: exception.objects) }
            if !isInScene, let scene = place.asScene {
                isInScene = exception.scenes.contains { $0 == scene.id || $0 == scene.label || $0 == scene.controller?.id }
            }
            current = place.parent
        }
        return isInScene && isInObject
    }

    private static func isNamed(_ element: InterfaceDocument.Element, by names: [String]) -> Bool {
        guard let id = element.id else { return false }
        return names.contains(id) || element.userLabel.map(names.contains) ?? false || element.label.map(names.contains) ?? false
    }
}
