package import FormworkIndex

// Safe pointers: buffers are used only during a call and carry their count.

/// Reads the classes, outlets and actions in an Objective-C header or source file, and the names of documents and resources in it.
///
/// It recognizes declarations, as far as needed, and skips everything else: macros, functions, C++.
package struct ObjectiveCSourceReader {
    private let tokens: [ObjectiveCToken]
    private let lines: SourceLines
    private var place = 0
    private var facts = SourceFacts()
    /// The name from `NS_SWIFT_NAME` for the next class.
    private var swiftName: String?

    /// Returns the facts of a file.
    ///
    /// - Complexity: O(n) in the file's length.
    package static func facts(_ source: UnsafeBufferPointer<UInt8>) -> SourceFacts {
        var reader = ObjectiveCSourceReader(tokens: ObjectiveCScanner.tokens(source), lines: SourceLines(source))
        reader.readFile()
        let words = SourceWords(source)
        reader.facts.registersFonts = words.registersFonts
        reader.facts.sizesRows = words.sizesRows
        return reader.facts
    }

    private init(tokens: [ObjectiveCToken], lines: SourceLines) {
        self.tokens = tokens
        self.lines = lines
    }

    // MARK: Tokens

    private func text(_ ahead: Int = 0) -> String {
        place + ahead < tokens.count && tokens[place + ahead].kind != .text ? tokens[place + ahead].text : ""
    }

    private func kind(_ ahead: Int = 0) -> ObjectiveCToken.Kind? { place + ahead < tokens.count ? tokens[place + ahead].kind : nil }

    private var isAtEnd: Bool { place >= tokens.count }

    private func position(_ index: Int) -> SourcePosition { lines.position(of: index < tokens.count ? tokens[index].offset : 0) }

    /// Skips a bracketed group, whose opening bracket is next.
    ///
    /// Branches of `#if` may open more brackets than they close, so the next method or declaration also ends a body.
    private mutating func skipBrackets() {
        let isBody = text() == "{"
        var depth = 0
        repeat {
            if isBody, depth > 0, beginsDeclaration { return }
            switch text() {
            case "(", "{", "[": depth += 1
            case ")", "}", "]": depth -= 1
            default: break
            }
            place += 1
        } while depth > 0 && !isAtEnd
    }

    /// Whether a method begins here at the start of a line, or a class begins or ends.
    private var beginsDeclaration: Bool {
        switch text() {
        case "@end", "@implementation", "@interface": true
        case "-", "+": kind() == .sign && text(1) == "(" && position(place).column == 1
        default: false
        }
    }

    /// Skips `<…>` if it is next, and returns the names in it.
    private mutating func skipAngles() -> [String] {
        var names: [String] = []
        guard text() == "<" else { return names }
        while !isAtEnd, text() != ">", text() != ";", text() != "{" {
            if kind() == .identifier { names.append(text()) }
            place += 1
        }
        if text() == ">" { place += 1 }
        return names
    }

    // MARK: Declarations

    private mutating func readFile() {
        while !isAtEnd {
            switch text() {
            case "@interface": readInterface()
            case "@implementation": readImplementation()
            case "@protocol": readProtocol()
            case "{":
                let start = place
                skipBrackets()
                lookInto(start..<place, owner: "")
            case "typedef", "@compatibility_alias": readAlias()
            case "NS_SWIFT_NAME":
                swiftName = text(1) == "(" && kind(2) == .identifier ? text(2) : nil
                place += 1
            case ";":
                swiftName = nil
                place += 1
            default:
                readConstant()
                place += 1
            }
        }
    }

    /// Reads `typedef NSView PlatformView;` or `@compatibility_alias PlatformView NSView;`.
    private mutating func readAlias() {
        if kind(1) == .identifier, kind(2) == .identifier, text(3) == ";" {
            let (name, value) = text() == "typedef" ? (text(2), text(1)) : (text(1), text(2))
            facts.aliases[name, default: []].insert(value)
        }
        place += 1
    }

    /// Reads `NSString *const name = @"text";`, or a name defined as a string or another name.
    private mutating func readConstant() {
        if kind() == .definition, kind(1) == .text {
            facts.constants[tokens[place].text, default: []].insert(tokens[place + 1].text)
        } else if kind() == .definition, kind(1) == .identifier {
            facts.aliases[text(), default: []].insert(text(1))
            place += 1
        } else if kind() == .identifier, text(1) == "=", kind(2) == .text, text(3) == ";" {
            facts.constants[text(), default: []].insert(tokens[place + 2].text)
        }
    }

    private mutating func readInterface() {
        let start = place
        place += 1
        guard kind() == .identifier else { return }
        var type = TypeFacts(.class, language: .objectiveC, name: text(), position: position(place))
        if let swiftName, swiftName != type.name { facts.aliases[swiftName, default: []].insert(type.name) }
        swiftName = nil
        place += 1
        // Generic parameters.
        if text() == "<" { _ = skipAngles() }
        if text() == "(" {
            type.kind = .extension
            skipBrackets()
        } else if text() == ":" {
            place += 1
            type.inherits = [text()]
            place += 1
            // Generic arguments of the superclass, or protocols, are next.
        }
        while text() == "<" { _ = skipAngles() }
        if text() == "{" { readVariables(&type) }
        while !isAtEnd, text() != "@end" {
            switch text() {
            case "@property": readProperty(&type)
            case "-", "+": readMethod(&type)
            case "@interface", "@implementation":
                // The end is missing, or inside a macro.
                if place > start {
                    facts.types.append(type)
                    return
                }
            default:
                // A macro with arguments may expand to declarations. System macros only annotate the next declaration.
                if kind() == .identifier, text(1) == "(", !Self.isOfSystem(text()) { type.hasUnseenMembers = true }
                if kind() == .definition { readConstant() }
                place += 1
            }
        }
        place += 1
        facts.types.append(type)
    }

    /// Whether a word before parentheses is a function or a system macro, judging by its name.
    private static func isOfSystem(_ name: String) -> Bool {
        ["NS_", "UI_", "API_", "CF_", "OBJC_", "IB_", "AVAILABLE", "DEPRECATED", "__", "MAC_OS"].contains { name.hasPrefix($0) }
            || name.contains { $0.isLowercase }
    }

    private mutating func readImplementation() {
        place += 1
        guard kind() == .identifier else { return }
        var type = TypeFacts(.extension, language: .objectiveC, name: text(), position: position(place))
        place += 1
        if text() == "(" { skipBrackets() }
        if text() == ":" { place += 2 }
        if text() == "{" { readVariables(&type) }
        while !isAtEnd, text() != "@end" {
            switch text() {
            case "-", "+":
                readMethod(&type)
                if text() == "{" {
                    let start = place
                    skipBrackets()
                    lookInto(start..<place, owner: type.name)
                    type.assigned.formUnion(ObjectiveCAssignments.names(in: tokens[start..<min(place, tokens.count)]))
                }
            case "@synthesize", "@dynamic": readSynthesis(&type)
            case "@implementation", "@interface":
                facts.types.append(type)
                return
            case "{":
                let start = place
                skipBrackets()
                lookInto(start..<place, owner: type.name)
            default:
                readConstant()
                place += 1
            }
        }
        place += 1
        facts.types.append(type)
    }

    private mutating func readProtocol() {
        place += 1
        guard kind() == .identifier else { return }
        facts.types.append(TypeFacts(.protocol, language: .objectiveC, name: text(), position: position(place)))
        place += 1
        if text() == ";" || text() == "," || text() == ")" { return }
        while !isAtEnd, text() != "@end", text() != "@interface", text() != "@implementation" { place += 1 }
        if text() == "@end" { place += 1 }
    }

    /// Reads `@synthesize x, y = y_;` or `@dynamic x;`.
    private mutating func readSynthesis(_ type: inout TypeFacts) {
        let isStored = text() == "@synthesize"
        place += 1
        while !isAtEnd, text() != ";", text() != "@end" {
            if kind() == .identifier {
                let hasOther = text(1) == "=" && kind(2) == .identifier
                let variable = isStored ? text(hasOther ? 2 : 0) : nil
                type.properties.append(
                    PropertyFacts(name: text(), type: nil, exposure: .key, position: position(place), variable: variable))
                if hasOther { place += 2 }
            }
            place += 1
        }
    }

    /// Reads instance variables in braces. Documents reach them by key, too.
    private mutating func readVariables(_ type: inout TypeFacts) {
        let first = place + 1
        skipBrackets()
        let end = place - 1
        place = first
        while place < end {
            let start = place
            while place < end, text() != ";" {
                if text() == "{" { skipBrackets() } else { place += 1 }
            }
            add(start..<min(place, end), &type, isVariable: true)
            place += 1
        }
        place = end + 1
    }

    private mutating func readProperty(_ type: inout TypeFacts) {
        place += 1
        var attributes: Set<String> = []
        if text() == "(" {
            let start = place
            skipBrackets()
            attributes = Set(tokens[start..<min(place, tokens.count)].map(\.text))
        }
        let start = place
        while !isAtEnd, text() != ";", text() != "@end" { place += 1 }
        add(start..<place, &type, attributes)
        if text() == ";" { place += 1 }
    }

    /// Adds the properties or variables declared by the tokens before a semicolon.
    private func add(_ range: Range<Int>, _ type: inout TypeFacts, _ attributes: Set<String> = [], isVariable: Bool = false) {
        guard let declared = ObjectiveCDeclaration(tokens[range]) else { return }
        for name in declared.names {
            var property = PropertyFacts(
                name: name.text, type: declared.type, exposure: declared.exposure, position: lines.position(of: name.offset))
            // Treat all as optional: an unset outlet does no harm in Objective-C, where messages to nil are allowed.
            property.isOptional = true
            property.isWeak = attributes.contains("weak") || declared.isWeak
            property.variable = isVariable ? name.text : "_" + name.text
            type.properties.append(property)
        }
    }

    private mutating func readMethod(_ type: inout TypeFacts) {
        let isInstance = text() == "-"
        place += 1
        var isAction = false
        if text() == "(" {
            let start = place
            skipBrackets()
            isAction = tokens[start..<min(place, tokens.count)].contains { $0.text == "IBAction" || $0.text == "IBSegueAction" }
        }
        let start = place
        var selector = ""
        // Collects the names before colons in `- name:(Type)argument rest:(Type)argument`.
        while !isAtEnd, text() != "{", text() != ";", text() != "@end", kind() != .directive {
            if text() == "(" {
                skipBrackets()
                continue
            }
            if text(1) == ":", kind() == .identifier {
                selector += text() + ":"
                place += 2
                if text() == "(" { skipBrackets() }
                // Skip the argument.
                if kind() == .identifier { place += 1 }
                continue
            }
            if text() == ":" {
                selector += ":"
            } else if kind() == .identifier, selector.isEmpty {
                selector = text()
                place += 1
                // Attributes may follow a method without arguments.
                while !isAtEnd, text() != "{", text() != ";", kind() != .directive { place += 1 }
                break
            }
            place += 1
        }
        if text() == ";" { place += 1 }
        guard isInstance, !selector.isEmpty else { return }
        if selector == "setValue:forUndefinedKey:" { type.acceptsUndefinedKeys = true }
        type.methods.append(MethodFacts(selector: selector, exposure: isAction ? .action : .selector, position: position(start)))
    }

    // MARK: Bodies

    private mutating func lookInto(_ range: Range<Int>, owner: String) {
        let body = tokens[range.clamped(to: tokens.indices)]
        facts.names += ObjectiveCNames.names(in: body, owner: owner, lines: lines)
        for index in body.indices.dropLast(3)
        where body[index].kind == .identifier && body[index + 1].text == "=" && body[index + 2].kind == .text {
            facts.constants[body[index].text, default: []].insert(body[index + 2].text)
        }
    }
}
