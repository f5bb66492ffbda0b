import ArgumentParser
import FormworkTree

/// The limits of reading documents.
struct LimitOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The maximum file size, in bytes.", valueName: "bytes"))
    var maxSize = DocumentLimits.usual.size

    @Option(help: ArgumentHelp("The maximum nesting depth of elements.", valueName: "levels"))
    var maxDepth = DocumentLimits.usual.depth

    @Option(help: ArgumentHelp("The maximum number of elements, texts and comments in a document.", valueName: "number"))
    var maxElements = DocumentLimits.usual.elements

    @Option(help: ArgumentHelp("The maximum number of attributes of an element.", valueName: "number"))
    var maxAttributes = DocumentLimits.usual.attributes

    @Option(help: ArgumentHelp("The maximum length of an attribute value or a text, in bytes.", valueName: "bytes"))
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
            throw ValidationError("--max-\(name) must be a number from 1 to \(most)")
        }
    }
}
