import FormworkDiagnostics

extension LintConfiguration {
    /// The JSON schema of a `.formwork.yml`, in UTF-8, for editors that complete and check YAML.
    public static var schema: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.key("$schema")
            json.string("http://json-schema.org/draft-07/schema#")
            json.key("title")
            json.string("What 'formwork validate' checks")
            json.key("type")
            json.string("object")
            json.key("additionalProperties")
            json.boolean(false)
            json.key("properties")
            json.object(writeMembers)
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }

    private static func writeMembers(_ json: inout JSONWriter) {
        truth("inherit", "Whether the configurations of outer folders apply, too", to: &json)
        texts("included", "Patterns of the documents to check in a folder", to: &json)
        texts("excluded", "Patterns of the documents to ignore", to: &json)
        texts("only_rules", "The only rules that are checked", among: ValidationRules.all.map(\.id), to: &json)
        truth("solve", "Whether layouts are solved", to: &json)
        texts("devices", "Devices to check layouts on in addition to the canvas: ids, names, phones, tablets, all", to: &json)
        texts("orientations", "The orientations in which devices are held", among: ["portrait", "landscape"], to: &json)
        texts("text_sizes", "Sizes of text in which layouts are also checked: XS to XXXL, AX1 to AX5, or their long names", to: &json)
        truth("right_to_left", "Whether layouts are also checked from right to left", to: &json)
        truth("states", "Whether each layout template is applied and each hiding master is hidden, too", to: &json)
        truth("strict", "Whether warnings make the command fail", to: &json)
        json.key("baseline")
        json.object { json in
            json.key("type")
            json.string("string")
            json.key("description")
            json.string("The baseline, a file of known findings")
        }
        json.key("rules")
        json.object { json in
            json.key("type")
            json.string("object")
            json.key("additionalProperties")
            json.boolean(false)
            json.key("properties")
            json.object { json in
                for rule in ValidationRules.all {
                    json.string(rule.id)
                    json.colon()
                    json.object { writeRule(rule, to: &$0) }
                }
            }
        }
        json.key("except")
        json.object { json in
            json.key("type")
            json.string("array")
            json.key("items")
            json.object { json in
                json.key("type")
                json.string("object")
                json.key("additionalProperties")
                json.boolean(false)
                json.key("properties")
                json.object { json in
                    texts("rules", "The rules (default: all)", among: ValidationRules.all.map(\.id), to: &json)
                    texts("documents", "Patterns of documents", to: &json)
                    texts("scenes", "Ids or labels of scenes", to: &json)
                    texts("objects", "Ids or labels of objects", to: &json)
                    json.key("reason")
                    json.object { json in
                        json.key("type")
                        json.string("string")
                    }
                }
            }
        }
    }

    private static func writeRule(_ rule: any ValidationRule, to json: inout JSONWriter) {
        json.key("description")
        json.string(rule.documentation.summary)
        json.key("anyOf")
        json.array { json in
            json.object { json in
                json.key("enum")
                json.array { json in
                    json.boolean(true)
                    json.boolean(false)
                    for word in ["on", "off"] + Severity.allCases.map(\.rawValue) { json.string(word) }
                }
            }
            json.object { json in
                json.key("type")
                json.string("object")
            }
        }
    }

    private static func truth(_ name: StaticString, _ description: String, to json: inout JSONWriter) {
        json.key(name)
        json.object { json in
            json.key("type")
            json.string("boolean")
            json.key("description")
            json.string(description)
        }
    }

    private static func texts(_ name: StaticString, _ description: String, among words: [String]? = nil, to json: inout JSONWriter) {
        json.key(name)
        json.object { json in
            json.key("type")
            json.string("array")
            json.key("description")
            json.string(description)
            json.key("items")
            json.object { json in
                json.key("type")
                json.string("string")
                guard let words else { return }
                json.key("enum")
                json.array { json in for word in words { json.string(word) } }
            }
        }
    }
}
