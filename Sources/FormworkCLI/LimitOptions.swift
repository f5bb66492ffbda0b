import ArgumentParser
import FormworkTree

/// The limits of reading documents.
struct LimitOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The largest file that is read, in bytes.", valueName: "bytes"))
    var maxSize = DocumentLimits.usual.size

    @Option(help: ArgumentHelp("How deep elements may be nested.", valueName: "levels"))
    var maxDepth = DocumentLimits.usual.depth

    @Option(help: ArgumentHelp("How many elements, texts and comments a document may have.", valueName: "number"))
    var maxElements = DocumentLimits.usual.elements

    @Option(help: ArgumentHelp("How many attributes an element may have.", valueName: "number"))
    var maxAttributes = DocumentLimits.usual.attributes

    @Option(help: ArgumentHelp("How long an attribute's value or a text may be, in bytes.", valueName: "bytes"))
    var maxText = DocumentLimits.usual.text

    var limits: DocumentLimits {
        DocumentLimits(size: maxSize, depth: maxDepth, elements: maxElements, attributes: maxAttributes, text: maxText)
    }

    func validate() throws {
        let largest = DocumentLimits.largest
        for (name, value, most) in [
            ("size", maxSize, largest.size), ("depth", maxDepth, largest.depth), ("elements", maxElements, largest.elements),
            ("attributes", maxAttributes, largest.attributes), ("text", maxText, largest.text),
        ] where value < 1 || value > most {
            throw ValidationError("--max-\(name) takes a number from 1 to \(most)")
        }
    }
}
