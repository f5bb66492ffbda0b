package import FormworkTree

#if YAML
    import CYaml
#endif

// Safe pointers: the text's owner keeps it alive during the parse, and every index is checked against its count.

#if YAML
    /// A parser for YAML, based on the events of libyaml in Yams. No other part of Formwork uses libyaml.
    ///
    /// It reads only values that JSON has too. Quoted scalars are texts. Plain scalars are numbers in JSON's notation, `true`, `false` or null
    /// (`null`, `~` or empty); any other plain scalar is a text (`NO`, `0x1F`, `2024-01-01`). Anchors and aliases are resolved, up to a limit.
    package struct YAMLParser: ~Copyable {
        /// The maximum number of values that aliases expand to. A few lines of nested aliases could expand to billions.
        private static let aliasLimit = 1_000_000
        /// The depth that libyaml reliably reads. It rejects the next level before Formwork's own limit does, unless the closing brackets follow
        /// soon.
        private static let depthLimit = 999
        private static let textTag = "tag:yaml.org,2002:str"

        private let source: UnsafeBufferPointer<UInt8>
        private let start: Int
        // Safe: allocated and freed in `parse`, which this does not outlive.
        private let parser: UnsafeMutablePointer<yaml_parser_t>
        private var builder: DataTreeBuilder
        /// The values of anchors; nil while a value is still open.
        private var anchors: [String: Range<Int>?] = [:]
        /// The anchors of the open values.
        private var openAnchors: [String?] = []
        /// Whether the next node in each open value is a key.
        private var expectsKey: [Bool] = []
        private var repeated = 0
        private var repeatedBytes = 0
        private let limits: DocumentLimits
        // libyaml's marks count characters; these are the last converted position in characters and in bytes.
        private var counted = 0
        private var countedBytes: Int

        /// Parses YAML.
        ///
        /// - Throws: the first syntax error or exceeded limit.
        /// - Complexity: O(n) in the number of bytes and of the values that aliases expand to.
        package static func parse(
            _ source: UnsafeBufferPointer<UInt8>, limits: DocumentLimits = .usual
        ) throws(DataSyntaxError) -> DataTree {
            if let offset = UTF8Check.firstInvalid(in: source) { throw DataSyntaxError("the file is not in UTF-8", at: offset) }
            // libyaml treats a zero byte as the end of the file.
            if let offset = source.firstIndex(of: 0) { throw DataSyntaxError("control characters are not allowed", at: offset) }
            // libyaml keeps the address, so the parser needs a fixed one.
            // Safe: freed when this function ends, on every path.
            let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
            defer { parser.deallocate() }
            // Safe: no file content is read yet; this fails only when the system is out of memory.
            guard yaml_parser_initialize(parser) == 1 else { fatalError("libyaml has no memory for a parser") }
            defer { yaml_parser_delete(parser) }
            var reader = try YAMLParser(source, parser, limits)
            try reader.parseDocument()
            return reader.builder.finish()
        }

        private init(
            // Safe: as above.
            _ source: UnsafeBufferPointer<UInt8>, _ parser: UnsafeMutablePointer<yaml_parser_t>, _ limits: DocumentLimits
        ) throws(DataSyntaxError) {
            self.source = source
            self.parser = parser
            self.limits = limits
            builder = try DataTreeBuilder(source, limits: limits)
            start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            countedBytes = start
        }

        private mutating func parseDocument() throws(DataSyntaxError) {
            yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
            yaml_parser_set_input_string(parser, source.baseAddress.map { $0 + start }, source.count - start)
            var documents = 0
            while true {
                var event = yaml_event_t()
                guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError() }
                defer { yaml_event_delete(&event) }
                switch event.type {
                case YAML_STREAM_END_EVENT:
                    guard documents > 0 else { throw DataSyntaxError("the file is empty", at: 0) }
                    return
                case YAML_DOCUMENT_START_EVENT:
                    documents += 1
                    if documents > 1 { throw DataSyntaxError("a second document begins here, expected one", at: offset(event.start_mark)) }
                case YAML_MAPPING_START_EVENT:
                    try begin(.object, event.data.mapping_start.anchor, event.data.mapping_start.tag, event)
                case YAML_SEQUENCE_START_EVENT:
                    try begin(.array, event.data.sequence_start.anchor, event.data.sequence_start.tag, event)
                case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: try end()
                case YAML_SCALAR_EVENT: try scalar(event)
                case YAML_ALIAS_EVENT: try alias(event)
                default: break
                }
            }
        }

        // MARK: Events

        private mutating func begin(
            // Safe: libyaml's own zero-terminated texts, which live as long as the event.
            _ kind: DataKind, _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?, _ event: yaml_event_t
        ) throws(DataSyntaxError) {
            let offset = offset(event.start_mark)
            if expectsKey.last == true { throw DataSyntaxError("a key must be a string", at: offset) }
            if let tag { throw DataSyntaxError("the tag '\(String(cString: tag))' is not supported", at: offset) }
            let name = anchor.map { String(cString: $0) }
            if let name { anchors[name] = .some(nil) }
            openAnchors.append(name)
            try builder.begin(kind, at: offset)
            expectsKey.append(kind == .object)
        }

        private mutating func end() throws(DataSyntaxError) {
            expectsKey.removeLast()
            let index = try builder.end()
            if let name = openAnchors.removeLast() { anchors[name] = index..<builder.count }
            valueEnded()
        }

        private mutating func scalar(_ event: yaml_event_t) throws(DataSyntaxError) {
            let offset = offset(event.start_mark)
            let scalar = event.data.scalar
            let text = UnsafeBufferPointer(start: UnsafePointer(scalar.value), count: scalar.length)
            let tag = scalar.tag.map { String(cString: $0) }
            if let tag, tag != Self.textTag, tag != "!" { throw DataSyntaxError("the tag '\(tag)' is not supported", at: offset) }
            let isKey = expectsKey.last == true
            let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE && tag == nil
            let kind: DataKind = isKey ? .key : isPlain ? Self.kind(of: text) : .string
            let first = builder.count
            // A text that is in the source verbatim is not copied.
            let place = offset + (scalar.style == YAML_PLAIN_SCALAR_STYLE ? 0 : 1)
            if place + text.count <= source.count, source[place..<place + text.count].elementsEqual(text) {
                try builder.append(kind, text: TextRange(offset: UInt32(place), length: UInt32(text.count)), at: offset)
            } else {
                let copy = builder.text(text)
                try builder.append(kind, text: copy, at: offset)
            }
            if let anchor = scalar.anchor {
                if isKey { throw DataSyntaxError("a key cannot have an anchor", at: offset) }
                anchors[String(cString: anchor)] = first..<builder.count
            }
            if isKey { expectsKey[expectsKey.count - 1] = false } else { valueEnded() }
        }

        private mutating func alias(_ event: yaml_event_t) throws(DataSyntaxError) {
            let offset = offset(event.start_mark)
            let name = String(cString: event.data.alias.anchor)
            if expectsKey.last == true { throw DataSyntaxError("a key must be a string", at: offset) }
            guard let anchor = anchors[name] else {
                throw DataSyntaxError("the alias '*\(name)' has no anchor '&\(name)' before it", at: offset)
            }
            guard let range = anchor else { throw DataSyntaxError("the alias '*\(name)' is inside its own anchor", at: offset) }
            repeated += range.count
            guard repeated <= Self.aliasLimit else {
                throw DataSyntaxError("aliases expand to more than \(Self.aliasLimit) values", at: offset, isLimit: true)
            }
            // Many aliases of a long text use as much memory as many values.
            repeatedBytes += builder.textLength(range)
            guard repeatedBytes <= limits.size else {
                let excess = ExceededLimit(.size, limit: limits.size, found: repeatedBytes, isOpen: true)
                throw DataSyntaxError(
                    "the texts that aliases expand to exceed the limit; " + excess.message, at: offset, isLimit: true, notes: excess.notes
                )
            }
            try builder.repeatNodes(range, at: offset)
            valueEnded()
        }

        private mutating func valueEnded() {
            if builder.container == .object { expectsKey[expectsKey.count - 1] = true }
        }

        private static func kind(of text: UnsafeBufferPointer<UInt8>) -> DataKind {
            if DataNumber.end(in: text, from: 0) == text.count { return .number }
            guard text.count <= 5 else { return .string }
            switch String(decoding: text, as: UTF8.self) {
            case "", "~", "null", "Null", "NULL": return .null
            case "true", "True", "TRUE": return .true
            case "false", "False", "FALSE": return .false
            default: return .string
            }
        }

        // MARK: Places

        /// Returns the byte offset of a mark. Marks must be converted in document order to be fast.
        private mutating func offset(_ mark: yaml_mark_t) -> Int {
            let target = Int(mark.index)
            if target < counted { (counted, countedBytes) = (0, start) }
            while counted < target, countedBytes < source.count {
                countedBytes += 1
                while countedBytes < source.count, source[countedBytes] & 0xC0 == 0x80 { countedBytes += 1 }
                counted += 1
            }
            return countedBytes
        }

        private mutating func syntaxError() -> DataSyntaxError {
            let problem = parser.pointee.problem.map { String(cString: $0) } ?? "the file isn't YAML"
            let context = parser.pointee.context.map { String(cString: $0) }
            if parser.pointee.error == YAML_MEMORY_ERROR {
                return DataSyntaxError("values are nested too deeply", at: 0, isLimit: true)
            }
            if parser.pointee.error == YAML_READER_ERROR {
                return DataSyntaxError(problem, at: min(start + parser.pointee.problem_offset, source.count))
            }
            if problem.hasPrefix("Maximum nesting level") {
                // For consecutive brackets on a line this is the first one, because libyaml looks ahead.
                let place = offset(parser.pointee.problem_mark)
                return DataSyntaxError("values are nested more than \(Self.depthLimit) deep", at: place, isLimit: true)
            }
            return DataSyntaxError("invalid YAML: \(problem)\(context.map { " \($0)" } ?? "")", at: offset(parser.pointee.problem_mark))
        }
    }
#else
    /// The parser for YAML of a build without the trait `YAML`, which reads only JSON.
    package enum YAMLParser {
        /// Parses JSON.
        ///
        /// - Throws: the first syntax error or exceeded limit. Other YAML is a syntax error.
        /// - Complexity: O(n) in the number of bytes.
        package static func parse(
            _ source: UnsafeBufferPointer<UInt8>, limits: DocumentLimits = .usual
        ) throws(DataSyntaxError) -> DataTree {
            do throws(DataSyntaxError) {
                return try JSONParser.parse(source, limits: limits)
            } catch {
                if error.isLimit { throw error }
                let note = "it was built without the trait 'YAML'"
                throw DataSyntaxError("this build has no YAML, only JSON: \(error.message)", at: error.offset, notes: [note])
            }
        }
    }
#endif
