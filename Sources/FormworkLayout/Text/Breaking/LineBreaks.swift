/// The positions where lines of a text may end, found by the Unicode Line Breaking Algorithm.
///
/// Source: Unicode Standard Annex #14, revision 50 (Unicode 15.0), with numbers recognized by the expression of its example 7, as in the conformance
/// test. The rules have the annex's names.
struct LineBreaks {
    /// Whether a line may end before a character.
    enum Opportunity { case no, allowed, mandatory }

    /// The class of the last character that is not a mark; nil at the start of the text.
    private var base: LineBreakClass?
    /// The class of the last character, including marks.
    private var last: LineBreakClass?
    /// Whether spaces follow the base.
    private var hasSpaces = false
    /// Whether the base is a hyphen, or another character that allows a break after it, preceded by a Hebrew letter (LB21a).
    private var keepsHebrew = false
    /// The number of consecutive regional indicators.
    private var indicators = 0
    private var number = Number.none

    /// The state of a number that is being read (LB25).
    private enum Number { case none, digits, closed }

    init() {}

    /// Returns the break opportunity before each of the characters. The first character has none.
    ///
    /// - Complexity: O(n).
    static func opportunities(_ classes: [LineBreakClass]) -> [Opportunity] {
        var breaks = LineBreaks()
        var result: [Opportunity] = []
        result.reserveCapacity(classes.count)
        for place in classes.indices { result.append(breaks.take(classes, place: place)) }
        return result
    }

    /// Reads the next character and returns the break opportunity before it.
    private mutating func take(_ classes: [LineBreakClass], place: Int) -> Opportunity {
        var next = classes[place]
        guard let before = last else {
            if next == .combiningMark || next == .zwj { next = .alphabetic }
            accept(next, as: classes[place])
            return .no
        }
        // LB4 to LB6.
        switch before {
        case .mandatoryBreak, .lineFeed, .nextLine: return begin(next)
        case .carriageReturn where next != .lineFeed: return begin(next)
        default: break
        }
        if next.endsParagraph {
            accept(next, as: next)
            return .no
        }
        // LB7.
        if next == .space {
            last = next
            hasSpaces = true
            return .no
        }
        let isMark = next == .combiningMark || next == .zwj
        // LB9: a mark belongs to the character before it.
        if isMark, !hasSpaces, base != nil, base != .zwspace {
            last = next
            return .no
        }
        let joined = before == .zwj && !hasSpaces
        // LB10.
        if isMark { next = .alphabetic }
        let isAllowed = allows(next, isJoined: joined, classes: classes, place: place)
        accept(next, as: classes[place])
        return isAllowed ? .allowed : .no
    }

    /// Reads the first character of a new paragraph.
    private mutating func begin(_ next: LineBreakClass) -> Opportunity {
        self = LineBreaks()
        accept(next == .combiningMark || next == .zwj ? .alphabetic : next, as: next)
        return .mandatory
    }

    private mutating func accept(_ next: LineBreakClass, as written: LineBreakClass) {
        keepsHebrew = base == .hebrewLetter && !hasSpaces && (next == .hyphen || next == .breakAfter)
        indicators = next == .regionalIndicator ? (hasSpaces ? 1 : indicators + 1) : 0
        if hasSpaces, next != .numeric { number = .none }
        switch next {
        case .numeric: number = .digits
        case .breakSymbols, .infixNumeric: if number != .digits { number = .none }
        case .closePunctuation, .closeParenthesis, .wideCloseParenthesis: number = number == .digits ? .closed : .none
        default: number = .none
        }
        if next == .space {
            hasSpaces = true
        } else {
            base = next
            hasSpaces = false
        }
        last = written
    }

    /// Applies LB7 to LB31 to a character that is neither a space nor a mark.
    private func allows(_ next: LineBreakClass, isJoined: Bool, classes: [LineBreakClass], place: Int) -> Bool {
        // LB7 and LB8.
        if next == .zwspace { return false }
        guard let base else { return next != .wordJoiner && !next.isKeptBack }
        if base == .zwspace { return true }
        // LB8a and LB11.
        if isJoined || next == .wordJoiner { return false }
        if !hasSpaces {
            // LB11 to LB12a.
            if base == .wordJoiner || base == .glue { return false }
            if next == .glue, base != .breakAfter, base != .hyphen { return false }
        }
        // LB13.
        if next.isKeptBack { return false }
        // LB14 to LB17.
        switch (base, next) {
        case (.openPunctuation, _), (.wideOpenPunctuation, _): return false
        case (.quotation, .openPunctuation), (.quotation, .wideOpenPunctuation): return false
        case (.closePunctuation, .nonstarter), (.closeParenthesis, .nonstarter), (.wideCloseParenthesis, .nonstarter): return false
        case (.breakBoth, .breakBoth): return false
        default: break
        }
        // LB18.
        if hasSpaces { return true }
        // LB19 and LB20.
        if next == .quotation || base == .quotation { return false }
        if next == .contingentBreak || base == .contingentBreak { return true }
        // LB21 to LB22.
        if next == .breakAfter || next == .hyphen || next == .nonstarter || base == .breakBefore || keepsHebrew { return false }
        if base == .breakSymbols, next == .hebrewLetter { return false }
        if next == .inseparable { return false }
        return !isNumber(next, classes: classes, place: place) && !isPair(base, next: next)
    }

    /// LB25.
    private func isNumber(_ next: LineBreakClass, classes: [LineBreakClass], place: Int) -> Bool {
        let isSign = next == .prefixNumeric || next == .postfixNumeric
        switch number {
        case .digits where next == .numeric || isSign: return true
        case .closed where isSign: return true
        default: break
        }
        switch base {
        case .openPunctuation, .wideOpenPunctuation, .hyphen: return next == .numeric
        case .prefixNumeric, .postfixNumeric:
            if next == .numeric { return true }
            guard next == .openPunctuation || next == .wideOpenPunctuation || next == .hyphen else { return false }
            return classes[(place + 1)...].first { $0 != .combiningMark && $0 != .zwj } == .numeric
        default: return false
        }
    }

    /// Applies LB23 to LB30b to adjacent characters.
    private func isPair(_ base: LineBreakClass, next: LineBreakClass) -> Bool {
        switch base {
        case .alphabetic, .hebrewLetter:
            switch next {
            case .numeric, .prefixNumeric, .postfixNumeric, .alphabetic, .hebrewLetter, .openPunctuation: return true
            default: return false
            }
        case .numeric: return next.isLetter || next == .openPunctuation
        case .prefixNumeric: return next.isLetter || next.isPictured || next.isHangul
        case .postfixNumeric, .infixNumeric: return next.isLetter
        case .closeParenthesis: return next.isLetter || next == .numeric
        case .ideographic, .eModifier: return next == .postfixNumeric
        case .eBase, .keptPictograph: return next == .postfixNumeric || next == .eModifier
        case .jl: return next == .jl || next == .jv || next == .h2 || next == .h3 || next == .postfixNumeric
        case .jv, .h2: return next == .jv || next == .jt || next == .postfixNumeric
        case .jt, .h3: return next == .jt || next == .postfixNumeric
        case .regionalIndicator: return next == .regionalIndicator && indicators % 2 == 1
        default: return false
        }
    }
}

extension LineBreakClass {
    fileprivate var endsParagraph: Bool {
        self == .mandatoryBreak || self == .carriageReturn || self == .lineFeed || self == .nextLine
    }

    /// Whether lines may not start with the class, even after spaces (LB13).
    fileprivate var isKeptBack: Bool {
        switch self {
        case .closePunctuation, .closeParenthesis, .wideCloseParenthesis, .exclamation, .infixNumeric, .breakSymbols: true
        default: false
        }
    }

    fileprivate var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
    fileprivate var isPictured: Bool { self == .ideographic || self == .keptPictograph || self == .eBase || self == .eModifier }
    fileprivate var isHangul: Bool { self == .jl || self == .jv || self == .jt || self == .h2 || self == .h3 }
}
