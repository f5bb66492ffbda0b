import CEmbeddedFiles
import FormworkFiles

/// The JSON Schema (draft 2020-12) of a document as data, from `Schemas/Files/document.json` of this module.
public enum DocumentSchema {
    /// The schema's text.
    public static var text: [UInt8] { formwork_schema_document().contents }
}
