package import FormworkDiagnostics
package import FormworkVocabulary

extension JSONWriter {
    /// Writes a vocabulary: the lists of words, and the elements with all that each can have.
    package mutating func vocabulary(_ vocabulary: Vocabulary) {
        object { json in
            json.object(key: "words") { json in
                for name in vocabulary.wordListNames {
                    json.string(name)
                    json.colon()
                    json.words(vocabulary.words(name))
                }
            }
            json.array(key: "elements") { json in
                for described in vocabulary.classes {
                    for element in described.elements { json.element(element, described: described) }
                }
            }
        }
    }

    private mutating func words(_ list: WordList) {
        object { json in
            json.string(list.objectiveCPrefix, key: "objectiveCPrefix")
            json.array(key: "words") { json in
                for word in list.words {
                    json.object { json in
                        json.string(word.text, key: "word")
                        json.integer(word.number, key: "number")
                        json.string(word.member, key: "member")
                    }
                }
            }
        }
    }

    private mutating func element(_ name: String, described: VocabularyClass) {
        object { json in
            json.string(name, key: "element")
            json.string(described.name, key: "class")
            json.array(key: "superclasses") { json in for name in described.ancestry.dropFirst() { json.string(name) } }
            json.array(key: "entries") { json in for entry in described.documentEntries { json.entry(entry) } }
        }
    }

    private mutating func entry(_ entry: VocabularyEntry) {
        object { json in
            json.string(entry.name, key: "name")
            json.boolean(entry.kind.isAttribute, key: "attribute")
            json.string(entry.kind == .word && entry.isTruth ? "bool" : "\(entry.kind)", key: "type")
            json.string(entry.words?.name, key: "words")
            json.string(entry.absent, key: "absent")
            json.boolean(entry.isExplicit, key: "writtenWhereAbsent")
            json.key("property")
            if case .property(let name) = entry.code.rule { json.string(name) } else { json.null() }
            json.boolean(entry.code.affectsLayout, key: "affectsLayout")
            json.key("compiledKeys")
            json.array { json in for key in entry.nib?.keys ?? [] { json.string((key.isInverted ? "!" : "") + key.name) } }
            json.key("sinceXcode")
            if let since = entry.nib?.since { json.integer(since) } else { json.null() }
            json.boolean(entry.nib?.isUnproved == false, key: "proved")
        }
    }
}
