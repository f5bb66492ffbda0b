import FormworkModel
import FormworkQuery
import Synchronization

/// Finds the objects that outlines show in detail, and records whether any document has some.
final class OutlinePlace: Sendable {
    private let name: String
    private let isSingle: Bool
    private let state = Mutex<(isFound: Bool, error: NameLookupError?)>((false, nil))

    /// - Parameters:
    ///   - name: the objects' name, or a selector.
    ///   - paths: the files to search.
    init(_ name: String, paths: [String]) {
        self.name = name
        isSingle = InputFiles(paths, standardInputName: nil).files.count == 1
    }

    /// Returns the objects of a document; empty if it has none but other files may.
    ///
    /// - Throws: `NameLookupError` if the name is an invalid selector, or if the only file has none.
    func objects(in document: InterfaceDocument) throws(NameLookupError) -> [Element] {
        do throws(InterfaceDocument.ObjectNameError) {
            let found = try document.objects(named: name)
            state.withLock { $0.isFound = true }
            return found
        } catch {
            if isSingle || error.selectorError != nil { throw .object(error) }
            state.withLock { if $0.error?.knowsOthers != true { $0.error = .object(error) } }
            return []
        }
    }

    /// The error if no document has any.
    var failure: String? { state.withLock { $0.isFound ? nil : $0.error?.description } }
}
