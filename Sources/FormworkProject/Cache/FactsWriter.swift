import FormworkIndex

/// Encodes facts for the cache.
struct FactsWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ facts: SourceFacts) {
        count(facts.types.count)
        for type in facts.types { write(type) }
        count(facts.names.count)
        for name in facts.names {
            bytes.append(name.kind.rawValue)
            optional(name.name)
            text(name.owner)
            flag(name.isInOtherBundle)
            optional(name.nibOwner)
            write(name.position)
        }
        write(facts.constants)
        write(facts.aliases)
        flag(facts.registersFonts)
        flag(facts.sizesRows)
    }

    private mutating func write(_ type: TypeFacts) {
        bytes += [type.kind.rawValue, type.language.rawValue]
        text(type.name)
        optional(type.objectiveCName)
        count(type.inherits.count)
        for name in type.inherits { text(name) }
        count(type.properties.count)
        for property in type.properties {
            text(property.name)
            optional(property.type)
            bytes.append(property.exposure.rawValue)
            flag(property.isOptional)
            flag(property.isWeak)
            write(property.position)
            optional(property.variable)
        }
        count(type.methods.count)
        for method in type.methods {
            text(method.selector)
            bytes.append(method.exposure.rawValue)
            write(method.position)
        }
        flag(type.acceptsUndefinedKeys)
        flag(type.hasUnseenMembers)
        write(type.assigned)
        write(type.position)
    }

    private mutating func write(_ texts: [String: Set<String>]) {
        count(texts.count)
        for (key, values) in texts.sorted(by: { $0.key < $1.key }) {
            text(key)
            write(values)
        }
    }

    private mutating func write(_ texts: Set<String>) {
        count(texts.count)
        for value in texts.sorted() { text(value) }
    }

    private mutating func write(_ position: SourcePosition) {
        count(position.line)
        count(position.column)
    }

    mutating func count(_ value: Int) {
        var rest = UInt64(bitPattern: Int64(value))
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

    private mutating func text(_ value: String) {
        count(value.utf8.count)
        bytes += value.utf8
    }

    private mutating func optional(_ value: String?) {
        flag(value != nil)
        if let value { text(value) }
    }
}
