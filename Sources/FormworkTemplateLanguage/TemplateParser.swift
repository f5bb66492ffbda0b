/// Parses the tokens of a template into nodes.
struct TemplateParser {
    private let tokens: [TemplateToken]
    private var next = 0
    private var depth = 0

    private let space: TemplateSpace

    init(_ tokens: [TemplateToken]) {
        self.tokens = tokens
        space = TemplateSpace(tokens)
    }

    /// The first word of a tag, with the words that follow it.
    private struct Tag {
        let name: String
        let words: ArraySlice<TemplateWord>
        let place: TemplatePlace
        /// The end of the tag's contents.
        let end: TemplatePlace
    }

    /// Parses the whole template.
    ///
    /// - Throws: `CodeTemplateError` at the first place that cannot be parsed.
    mutating func nodes(in scope: TemplateScope) throws(CodeTemplateError) -> [TemplateNode] {
        let (nodes, tag) = try body(until: [], in: scope)
        if let tag { throw CodeTemplateError("'\(tag.name)' doesn't match an open tag", at: tag.place) }
        return nodes
    }

    /// Parses nodes up to one of some tags. Returns them with that tag, which is nil at the end of the text.
    private mutating func body(
        until ends: Set<String>, in scope: TemplateScope
    ) throws(CodeTemplateError) -> (nodes: [TemplateNode], end: Tag?) {
        var nodes: [TemplateNode] = []
        while next < tokens.count {
            let token = tokens[next]
            next += 1
            switch token.kind {
            case .comment: break
            case .text:
                let text = space.trimmed(
                    token, before: next < tokens.count ? tokens[next] : nil, after: next >= 2 ? tokens[next - 2] : nil)
                if !text.isEmpty { nodes.append(.text(String(decoding: text, as: UTF8.self), token.place)) }
            case .value:
                var parser = TemplateExpressionParser(try TemplateWord.words(of: token)[...], in: scope, end: token.place)
                let value = try parser.value()
                try parser.finish()
                switch value.type {
                case .text, .number, .truth: nodes.append(.value(value))
                case .list: throw CodeTemplateError("'\(value.shown)' is a list: repeat it with 'for', or 'join' it", at: value.place)
                case .record: throw CodeTemplateError("'\(value.shown)' has members: name one", at: value.place)
                }
            case .tag:
                let tag = try self.tag(token)
                switch tag.name {
                case "for": nodes.append(try loop(tag, in: scope))
                case "if": nodes.append(try choice(tag, in: scope))
                case _ where ends.contains(tag.name): return (nodes, tag)
                case "endfor", "endif", "else", "elif", "empty":
                    throw CodeTemplateError("'\(tag.name)' doesn't match an open tag", at: tag.place)
                default: throw CodeTemplateError("there is no tag '\(tag.name)'; the tags are 'for' and 'if'", at: tag.place)
                }
            }
        }
        return (nodes, nil)
    }

    private func tag(_ token: TemplateToken) throws(CodeTemplateError) -> Tag {
        let words = try TemplateWord.words(of: TemplateSpace.withoutMarks(token))
        guard let first = words.first, case .name(let name) = first.kind else {
            throw CodeTemplateError("a tag begins with its name: 'for' or 'if'", at: token.place)
        }
        return Tag(name: name, words: words.dropFirst(), place: token.place, end: token.place)
    }

    private mutating func enter(_ tag: Tag) throws(CodeTemplateError) {
        depth += 1
        if depth > TemplateBounds.depth {
            throw CodeTemplateError("tags are nested \(depth) deep, and at most \(TemplateBounds.depth) levels are allowed", at: tag.place)
        }
    }

    // MARK: Loops

    /// Parses `for NAME in LIST`, up to its `endfor`.
    private mutating func loop(_ tag: Tag, in scope: TemplateScope) throws(CodeTemplateError) -> TemplateNode {
        try enter(tag)
        var parser = TemplateExpressionParser(tag.words, in: scope, end: tag.end)
        let (name, place) = try parser.takeName("a name for the values of the list")
        if ["true", "false", "not", "and", "or", "forloop"].contains(name) {
            throw CodeTemplateError("'\(name)' is a reserved word: choose another name", at: place)
        }
        guard parser.take(name: "in") else { throw CodeTemplateError("write 'for' as 'for \(name) in LIST'", at: tag.place) }
        let list = try parser.value()
        try parser.finish()
        guard case .list(let element) = list.type else {
            throw CodeTemplateError("'\(list.shown)' is \(list.type.name): 'for' needs a list", at: list.place)
        }
        var (body, end) = try self.body(until: ["endfor", "empty"], in: scope.entering(name, type: element))
        var empty: [TemplateNode] = []
        if let tag = end, tag.name == "empty" {
            try checkAlone(tag)
            (empty, end) = try self.body(until: ["endfor"], in: scope)
        }
        guard let end else { throw CodeTemplateError("'for' has no 'endfor'", at: tag.place) }
        try checkAlone(end)
        depth -= 1
        return .loop(list, body: body, empty: empty)
    }

    // MARK: Choices

    /// Parses `if CONDITION` with its other branches, up to its `endif`.
    private mutating func choice(_ tag: Tag, in scope: TemplateScope) throws(CodeTemplateError) -> TemplateNode {
        try enter(tag)
        var branches: [TemplateNode.Branch] = []
        var current = tag
        while current.name != "endif" {
            var condition: TemplateCondition?
            if current.name == "else" {
                try checkAlone(current)
            } else {
                var parser = TemplateExpressionParser(current.words, in: scope, end: current.end)
                condition = try parser.condition()
                try parser.finish()
            }
            let (body, end) = try self.body(until: current.name == "else" ? ["endif"] : ["elif", "else", "endif"], in: scope)
            guard let end else { throw CodeTemplateError("'if' has no 'endif'", at: tag.place) }
            branches.append(TemplateNode.Branch(condition: condition, body: body))
            current = end
        }
        try checkAlone(current)
        depth -= 1
        return .choice(branches)
    }

    private func checkAlone(_ tag: Tag) throws(CodeTemplateError) {
        if let word = tag.words.first { throw CodeTemplateError("'\(tag.name)' has no arguments: remove '\(word.shown)'", at: word.place) }
    }
}
