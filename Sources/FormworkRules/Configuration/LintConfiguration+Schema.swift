import FormworkDiagnostics

extension LintConfiguration {
    /// The JSON schema of a `.formwork.yml`, in UTF-8, for editors that complete and check YAML.
    public static var schema: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.string("http://json-schema.org/draft-07/schema#", key: "$schema")
            json.string("What 'formwork validate' checks", key: "title")
            json.string("object", key: "type")
            json.boolean(false, key: "additionalProperties")
            json.key("properties")
            json.object(writeMembers)
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }

    private static func writeMembers(_ json: inout JSONWriter) {
        truth("inherit", description: "Whether the configurations of outer folders apply, too", to: &json)
        texts("included", description: "Patterns of the documents to check in a folder", to: &json)
        texts("excluded", description: "Patterns of the documents to ignore", to: &json)
        texts("only_rules", description: "The only rules that are checked", among: ValidationRules.all.map(\.id), to: &json)
        truth("solve", description: "Whether layouts are solved", to: &json)
        texts("devices", description: "Devices to check layouts on in addition to the canvas: ids, names, phones, tablets, all", to: &json)
        texts("orientations", description: "The orientations in which devices are held", among: ["portrait", "landscape"], to: &json)
        texts(
            "text_sizes", description: "Sizes of text in which layouts are also checked: XS to XXXL, AX1 to AX5, or their long names",
            to: &json)
        truth("right_to_left", description: "Whether layouts are also checked from right to left", to: &json)
        truth("states", description: "Whether each layout template is applied and each hiding master is hidden, too", to: &json)
        truth("strict", description: "Whether warnings make the command fail", to: &json)
        json.object(key: "baseline") { json in
            json.string("string", key: "type")
            json.string("The baseline, a file of known findings", key: "description")
        }
        json.object(key: "rules") { json in
            json.string("object", key: "type")
            json.boolean(false, key: "additionalProperties")
            json.object(key: "properties") { json in
                for rule in ValidationRules.all {
                    json.string(rule.id)
                    json.colon()
                    json.object { writeRule(rule, to: &$0) }
                }
            }
        }
        json.object(key: "except") { json in
            json.string("array", key: "type")
            json.object(key: "items") { json in
                json.string("object", key: "type")
                json.boolean(false, key: "additionalProperties")
                json.object(key: "properties") { json in
                    texts("rules", description: "The rules (default: all)", among: ValidationRules.all.map(\.id), to: &json)
                    texts("documents", description: "Patterns of documents", to: &json)
                    texts("scenes", description: "Ids or labels of scenes", to: &json)
                    texts("objects", description: "Ids or labels of objects", to: &json)
                    json.object(key: "reason") { json in
                        json.string("string", key: "type")
                    }
                }
            }
        }
    }

    private static func writeRule(_ rule: any ValidationRule, to json: inout JSONWriter) {
        json.string(rule.documentation.summary, key: "description")
        json.array(key: "anyOf") { json in
            json.object { json in
                json.array(key: "enum") { json in
                    json.boolean(true)
                    json.boolean(false)
                    for word in ["on", "off"] + Severity.allCases.map(\.rawValue) { json.string(word) }
                }
            }
            json.object { json in
                json.string("object", key: "type")
            }
        }
    }

    private static func truth(_ name: StaticString, description: String, to json: inout JSONWriter) {
        json.object(key: name) { json in
            json.string("boolean", key: "type")
            json.string(description, key: "description")
        }
    }

    private static func texts(_ name: StaticString, description: String, among words: [String]? = nil, to json: inout JSONWriter) {
        json.object(key: name) { json in
            json.string("array", key: "type")
            json.string(description, key: "description")
            json.object(key: "items") { json in
                json.string("string", key: "type")
                guard let words else { return }
                json.array(key: "enum") { json in for word in words { json.string(word) } }
            }
        }
    }
}
