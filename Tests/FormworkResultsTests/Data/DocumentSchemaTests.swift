import FormworkResults
import Foundation
import Testing

@Suite struct DocumentSchemaTests {
    @Test func theSchemaIsJSON() throws {
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(DocumentSchema.text)) as? [String: Any])
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        let definitions = try #require(schema["$defs"] as? [String: Any])
        // Every reference has a target.
        for part in String(decoding: DocumentSchema.text, as: UTF8.self).components(separatedBy: "\"#/$defs/").dropFirst() {
            #expect(definitions[String(part.prefix { $0 != "\"" })] != nil)
        }
    }
}
