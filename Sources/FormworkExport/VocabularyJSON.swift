package import FormworkDiagnostics
package import FormworkVocabulary

extension JSONWriter {
    /// Writes a vocabulary: the lists of words, and the elements with all that each can have.
    package mutating func vocabulary(_ vocabulary: Vocabulary) {
        object { json in
            json.key("words")
            json.object { json in
                for name in vocabulary.wordListNames {
                    json.string(name)
                    json.colon()
                    json.words(vocabulary.words(name))
                }
            }
            json.key("elements")
            json.array { json in
                for described in vocabulary.classes {
                    for element in described.elements { json.element(element, described) }
                }
            }
        }
    }

    private mutating func words(_ list: WordList) {
        object { json in
            json.key("objectiveCPrefix")
            json.string(list.objectiveCPrefix)
            json.key("words")
            json.array { json in
                for word in list.words {
                    json.object { json in
                        json.key("word")
                        json.string(word.text)
                        json.key("number")
                        json.integer(word.number)
                        json.key("member")
                        json.string(word.member)
                    }
                }
            }
        }
    }

    private mutating func element(_ name: String, _ described: VocabularyClass) {
        object { json in
            json.key("element")
            json.string(name)
            json.key("class")
            json.string(described.name)
            json.key("superclasses")
            json.array { json in for name in described.ancestry.dropFirst() { json.string(name) } }
            json.key("entries")
            json.array { json in for entry in described.documentEntries { json.entry(entry) } }
        }
    }

    private mutating func entry(_ entry: VocabularyEntry) {
        object { json in
            json.key("name")
            json.string(entry.name)
            json.key("attribute")
            json.boolean(entry.kind.isAttribute)
            json.key("type")
            json.string(entry.kind == .word && entry.isTruth ? "bool" : "\(entry.kind)")
            json.key("words")
            json.string(entry.words?.name)
            json.key("absent")
            json.string(entry.absent)
            json.key("writtenWhereAbsent")
            json.boolean(entry.isExplicit)
            json.key("property")
            if case .property(let name) = entry.code.rule { json.string(name) } else { json.null() }
            json.key("affectsLayout")
            json.boolean(entry.code.affectsLayout)
            json.key("compiledKeys")
            json.array { json in for key in entry.nib?.keys ?? [] { json.string((key.isInverted ? "!" : "") + key.name) } }
            json.key("sinceXcode")
            if let since = entry.nib?.since { json.integer(since) } else { json.null() }
            json.key("proved")
            json.boolean(entry.nib?.isUnproved == false)
        }
    }
}
