import FormworkDiagnostics
import FormworkModel

/// Which findings of a document are accepted: by its configuration's exceptions, or by a note that an object carries.
struct FindingFilter {
    private let exceptions: [LintConfiguration.Exception]
    private let notes: ObjectNotes

    /// - Parameters:
    ///   - configuration: What holds for the document.
    ///   - document: The document.
    ///   - path: Its path from the folder that the configuration's patterns are from.
    /// - Complexity: O(n) in the size of the document.
    init(_ configuration: LintConfiguration, _ document: InterfaceDocument, path: String) {
        exceptions = configuration.exceptions.filter { exception in
            exception.documents.isEmpty || exception.documents.contains { PathPattern($0).matches(path) }
        }
        notes = ObjectNotes(document)
    }

    /// Whether a finding of a rule at an element is one to report.
    ///
    /// - Complexity: O(d) in the depth of the element and the number of exceptions.
    func keeps(_ rule: String, at element: InterfaceDocument.Element) -> Bool {
        if notes.accept(rule, at: element) { return false }
        return !exceptions.contains { covers($0, rule, element) }
    }

    /// Whether a finding of the reader is one to report: it names an element by its id, where it names one.
    func keeps(_ diagnostic: Diagnostic) -> Bool {
        !exceptions.contains { exception in
            (exception.rules.isEmpty || exception.rules.contains(diagnostic.rule)) && exception.scenes.isEmpty
                && (exception.objects.isEmpty || diagnostic.location.element.map(exception.objects.contains) == true)
        }
    }

    private func covers(_ exception: LintConfiguration.Exception, _ rule: String, _ element: InterfaceDocument.Element) -> Bool {
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
