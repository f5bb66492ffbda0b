/// The JSON Schema (draft 2020-12) of a document as data, from `formwork-document.schema.json` next to this module's sources.
public enum DocumentSchema {
    /// The schema's text.
    public static var text: [UInt8] { PackageResources.formwork_document_schema_json }
}
