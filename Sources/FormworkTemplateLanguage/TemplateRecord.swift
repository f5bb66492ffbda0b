/// A type whose members a template can use.
package protocol TemplateRecord: Sendable {
    /// The members that a template can use, by name.
    static var members: [String: TemplateMember] { get }
}

/// A member of a record: its type and its getter.
package struct TemplateMember: Sendable {
    let type: TemplateType
    let value: @Sendable (any TemplateRecord) -> TemplateValue

    private init<Record: TemplateRecord>(_ type: TemplateType, value: @escaping @Sendable (Record) -> TemplateValue) {
        self.type = type
        // The parser has checked that the member belongs to the record's type.
        self.value = { ($0 as? Record).map(value) ?? .absent }
    }

    package static func text<Record: TemplateRecord>(_ value: @escaping @Sendable (Record) -> String?) -> TemplateMember {
        TemplateMember(.text) { (record: Record) in value(record).map { .text($0) } ?? .absent }
    }

    package static func number<Record: TemplateRecord>(_ value: @escaping @Sendable (Record) -> Double) -> TemplateMember {
        TemplateMember(.number) { (record: Record) in .number(value(record)) }
    }

    package static func integer<Record: TemplateRecord>(_ value: @escaping @Sendable (Record) -> Int) -> TemplateMember {
        TemplateMember(.number) { (record: Record) in .integer(value(record)) }
    }

    package static func truth<Record: TemplateRecord>(_ value: @escaping @Sendable (Record) -> Bool) -> TemplateMember {
        TemplateMember(.truth) { (record: Record) in .truth(value(record)) }
    }

    package static func texts<Record: TemplateRecord>(_ value: @escaping @Sendable (Record) -> [String]) -> TemplateMember {
        TemplateMember(.list(.text)) { (record: Record) in .list(TemplateList(value(record))) }
    }

    package static func list<Record: TemplateRecord, Item: TemplateRecord>(
        _ value: @escaping @Sendable (Record) -> [Item]
    ) -> TemplateMember {
        TemplateMember(.list(.record(Item.members))) { (record: Record) in .list(TemplateList(value(record))) }
    }

    package static func record<Record: TemplateRecord, Item: TemplateRecord>(
        _ value: @escaping @Sendable (Record) -> Item?
    ) -> TemplateMember {
        TemplateMember(.record(Item.members)) { (record: Record) in value(record).map { .record($0) } ?? .absent }
    }
}
