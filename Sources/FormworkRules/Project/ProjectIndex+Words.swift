import FormworkIndex
import FormworkModel

extension ProjectIndex {
    /// Returns the class of an object with its superclasses if the sources declare it, all its superclasses are known and all files of these
    /// classes were read.
    ///
    /// - Parameter element: An element with a custom class.
    func knownAncestry(of element: Element) -> (entry: ClassEntry, ancestry: ClassAncestry)? {
        guard let name = element.customClass, let entry = sources.declared(name, in: element["customModule"]) else { return nil }
        let ancestry = sources.ancestry(of: entry.name, in: element["customModule"])
        return ancestry.isKnown && isWhole(ancestry) ? (entry, ancestry) : nil
    }

    /// Returns a note with the location of a class declaration.
    static func declaration(of entry: ClassEntry) -> [String] {
        guard let place = entry.places.first else { return [] }
        return ["'\(entry.name)' is declared at \(place.file):\(place.position.line)"]
    }
}

extension SourcePlace {
    /// The file and line, for messages.
    var words: String { "\(file):\(position.line)" }
}
