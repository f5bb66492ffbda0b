import Foundation

/// Makes random commands for `edit`, some for objects of a file.
enum CommandScripts {
    /// Returns commands, one a line or as JSON.
    static func script(_ mutator: StructureMutator, _ random: inout Random) -> String {
        let (texts, ids) = mutator.names
        func quoted(_ text: String) -> String {
            switch random.below(12) {
            case 0: text
            case 1: "'\(text)'"
            case 2: "\"\(text)\""
            default: "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
            }
        }
        func target() -> String {
            let kind = random.below(12)
            if kind < 8, !ids.isEmpty { return "#" + random.choice(ids) }
            if kind < 10, !texts.isEmpty { return quoted(random.choice(texts)) }
            return random.choice([
                "it", "document", "label", "view:nth(1)", "view > label[text^=a]", "superview", "*", quoted(random.choice(values)),
            ])
        }
        func command() -> String {
            // Half of all commands set attributes, as sessions handle these separately.
            var shape = random.choice(random.fraction() < 0.5 ? Array(commands.prefix(4)) : commands)
            if shape.hasSuffix("S=V"), random.fraction() < 0.6 { shape = shape.dropLast(3) + "F" }
            var result = ""
            for piece in place.all(shape + " ").map({ $0[0] }) {
                switch piece {
                case "T": result += target()
                case "V": result += quoted(random.choice(random.fraction() < 0.8 || texts.isEmpty ? values : texts))
                case "S": result += random.choice(settings)
                case "F": result += random.choice(fitting)
                default: result += piece
                }
            }
            return String(result.dropLast())
        }
        let all = (0..<1 + min(40, Int(random.exponential(0.2)))).map { _ in command() }
        if random.fraction() < 0.2, let data = try? JSONEncoder().encode(all) { return String(decoding: data, as: UTF8.self) }
        let text = all.joined(separator: "\n")
        return random.fraction() < 0.05 ? String(text.prefix(random.below(text.count + 1))) : text
    }

    private static let place = Pattern(#"\b[TVSF]\b|."#, options: "s")

    /// Names and values in commands.
    private static let values =
        [
            "1e400", "-1e400", "-0", "nan", "inf", "0x10", "1,5", "", " ", "1e-320", "99999999999999999999", "-9223372036854775809", "YES",
            "no", "3", "0.5", "red",
            "#12345", "#GGGGGG", "#102030", "labelColor", "named:x", "headline", "bold 1e400", "system -0", "1,2,3,4", "nan,nan,nan,nan",
            "1e400,0,0,0", ",,,",
            "../../etc/passwd", "/dev/null", "..", "it", "document", "superview", "\\x00", "\\n", "\\u{0}", "\u{1}", "\u{1B}[31m", "\u{7F}",
            "\u{202E}", "\u{FFFE}",
            String(repeating: "👩‍", count: 40), String(repeating: "x", count: 5_000), String(repeating: "long ", count: 20_000), "<a/>",
            "]]>", "&amp;", "&#0;",
            "%s%n", "'", "\"", "a=b", "[a=b]", "a > b", "star", "$(x)",
        ]
    private static let settings =
        [
            "text", "title", "userLabel", "textColor", "backgroundColor", "tintColor", "font", "frame", "hidden", "alpha", "tag",
            "numberOfLines", "image",
            "constant", "priority", "multiplier", "identifier", "customClass", "layer.cornerRadius", "runtime.a.b", "selected.title",
            "configuration.style",
            "segments", "accessibilityLabel", "directionalLayoutMargins", "autoresizingMask", "contentMode", "axis", "spacing",
            "toolsVersion",
            "initialViewController", "id", "key", "x y", "a:b", "xmlns", "=",
        ]
    /// Settings that most objects accept, so that a script reaches its next command.
    private static let fitting =
        [
            "text=New", "title=New", "userLabel=Title", "hidden=YES", "tag=3", "alpha=0.5", "backgroundColor=#102030", "tintColor=default",
            "frame=1,2,3,4",
            "image=star", "image=", "constant=4", "font=headline", "layer.cornerRadius=3", "runtime.a=b", "accessibilityLabel=x",
            "customClass=New", "text=",
            "userLabel=",
        ]
    /// T is an object, V a value, S an attribute.
    private static let commands = """
        set T S=V
        set T S=V S=V
        set it S=V
        set document S=V
        add label V to T
        add button V to T at 1,V
        add view to T S=V
        add stack to T first
        add constraint T.width = V
        add constraint T.top >= T.bottom * V + V @V
        add constraint V
        remove T
        remove T with references
        move T into T
        move T first
        move T before T
        move T into T at V
        wrap T in stack
        wrap T in scroll
        wrap T, T in view S=V
        unwrap T
        duplicate T
        rename class V to V
        rename outlet V to V
        connect outlet V from T to T
        connect action V from T to T on V
        connect segue show from T to T identifier V
        disconnect T
        disconnect outlet V from T
        hide-master T for T
        hide-master none for T
        replace color V V
        replace image V V
        replace constraint T with T.leading = T.trailing + V
        embed T in navigation
        embed T in tabs
        add template V to T
        add guide safeArea to T
        pin T to T inset V
        pin T to superview on top leading
        center T in T
        size T width=V height=V
        size T ratio=V
        variation T S=V for compact width
        variation T hidden=YES for V
        extract scene T to V
        extract scene T to Other.storyboard
        localize document to V
        V
        T
        set
        # V
        """.split(separator: "\n").map(String.init)
}
