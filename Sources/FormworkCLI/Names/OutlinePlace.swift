import FormworkModel
import FormworkQuery
import Synchronization

/// Finds the objects at which outlines look more closely, and remembers whether any document has some.
final class OutlinePlace: Sendable {
    private let name: String
    private let isSingle: Bool
    private let state = Mutex<(isFound: Bool, error: UnmetName?)>((false, nil))

    /// - Parameters:
    ///   - name: What the objects are called, or a selector.
    ///   - paths: Where they are sought.
    init(_ name: String, paths: [String]) {
        self.name = name
        isSingle = InputFiles(paths, standardInputName: nil).files.count == 1
    }

    /// The objects of a document; none where it has none and others may.
    ///
    /// - Throws: `UnmetName` where the name is a selector that cannot be read, or the only file has none.
    func objects(in document: InterfaceDocument) throws(UnmetName) -> [Element] {
        do throws(ObjectNameError) {
            let found = try document.objects(named: name)
            state.withLock { $0.isFound = true }
            return found
        } catch {
            if isSingle || error.selectorError != nil { throw .object(error) }
            state.withLock { if $0.error?.knowsOthers != true { $0.error = .object(error) } }
            return []
        }
    }

    /// What there is to say when no document has any.
    var failure: String? { state.withLock { $0.isFound ? nil : $0.error?.description } }
}
