import Foundation

/// Damages sources of Swift and Objective-C as editors, merges and attackers do: tokens rather than bytes.
enum SourceMutator {
    private static let words =
        pieces(
            "some", "any", "each", "repeat", "inout", "try", "await", "copy", "is A", "as A", "throws", "class A", "extension A",
            "protocol P", "typealias T = ",
            "static let k = ", "func f", "var x", "let x", "@IBOutlet", "@IBAction", "@objc(", "where", "guard", "switch a", "else",
            "UINib(nibName: ",
            "@interface", "@implementation", "@protocol", "@end", "@property", "@synthesize", "IBOutlet", "NS_SWIFT_NAME(", "typedef",
            "@compatibility_alias",
            "_Nonnull", "IBOutletCollection(", "__attribute__((", "self.", "[self ", "nibWithNibName:", "const", "^")
    private static let signs =
        pieces(
            "(", ")", "[", "]", "{", "}", "<", ">", "?", "!", ".", "->", "&", "=", ":", ",", ";", "@", "#", "\"", "\"\"\"", "#\"", "\"#",
            "'", "`", "\\", "\\(",
            "#\"\"\"#", "/\"\"\"/", "#/\"\"\"/#", "`a b`", "<#\"\"\"#>", "#!\"\"\"\n", "\n<<<<<<< a\n", "\u{C}", "\u{B}", "/*", "*/", "//",
            "/", "~", "*", "%", "^",
            "|", "$0")
    private static let conditions =
        pieces(
            "\n#if A\n", "\n#if os(iOS) && !(", "\n#elseif B\n", "\n#else\n", "\n#endif\n", "\n#if canImport(", "\n#ifdef A\n",
            "\n#define A ", "\n#define A \\\n",
            "\n#pragma ", "\n#import \"")
    /// Openings and endings of nested code, in turn.
    private static let nests =
        pieces(
            "(", ")", "[", "]", "{", "}", "<", ">", "\"\\(", ")\"", "#\"\\#(", ")\"#", "\n#if A\n", "\n#endif\n", "class A { ", "}",
            "{ a in ", "}", "/*", "*/", "A<",
            ">", "(A)->", "", "[A:", "]", "if a {", "} else {}", "f(", ")", "@(", ")", "^{", "}", "[a b:", "]", "some ", "", "a.", "", "-",
            "", "", "?",
            "switch a { case b: ", "}", "do {", "}", "\"\"\"\n\\(", ")\n\"\"\"", "#a(", ")", "", ".b", "", " ? a : b", "", "[0]", "", "()",
            "if ", "", "let ", "",
            "case var ", "", "switch ", "", "for ", "", "\n\u{C}.a", "", "#", "", "@a\n(A) ->\n", "")
    private static let noise =
        pieces(
            "\\x00", "\\xff", "\\xc3", "\\xed\\xa0\\x80", "\\xf4\\x90\\x80\\x80", "\u{202E}", "\u{FEFF}", "\\xc0\\x80", "👩‍", "\r", "\r\n",
            "\\x1b[31m", "\u{2028}",
            "\\x1a", "\u{A0}") + [Bytes("e\u{301}") * 40, Bytes("\u{301}") * 400]
    private static let longest = 60_000

    private static let injuries: [@Sendable (Bytes, inout Random) -> Bytes] = [
        { data, random in changed(data, &random) { _, _ in [] } }, { data, random in changed(data, &random) { _, _ in [] } }, repeated,
        repeated, swap,
        { data, random in changed(data, &random) { run, random in [random.choice(words + signs)] + run.dropFirst() } }, insert, insert,
        nest, nest,
        { data, random in
            changed(data, &random) { run, random in [random.choice(conditions)] + run + [random.choice(conditions + [[]])] }
        }, lengthen, bytes,
        { data, random in
            let place = random.below(data.count + 1)
            return Bytes(random.fraction() < 0.7 ? data[..<place] : data[place...])
        },
    ]

    /// Returns a file with one to eight injuries.
    ///
    /// - Parameter other: another file, which may lend a part.
    static func mutant(_ original: Bytes, other: Bytes, _ random: inout Random) -> Bytes {
        var data = original
        for _ in 0..<1 + min(7, Int(random.exponential(0.5))) {
            let kind = random.below(injuries.count + 1)
            data = kind < injuries.count ? injuries[kind](data, &random) : splice(data, other, &random)
        }
        return Bytes(data.prefix(2 * longest))
    }

    /// Returns the words, literals, comments, spaces and signs of a source.
    private static func tokens(_ data: Bytes) -> [Bytes] {
        var (found, place) = ([Bytes](), 0)
        func isWord(_ byte: UInt8) -> Bool {
            byte == 0x5F || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        }
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }
        while place < data.count {
            var end = place + 1
            let byte = data[place]
            if isWord(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") {
                while end < data.count, isWord(data[end]) { end += 1 }
            } else if isSpace(byte) {
                while end < data.count, isSpace(data[end]) { end += 1 }
            } else if byte == UInt8(ascii: "\"") {
                while end < data.count, data[end] != byte, data[end] != 10 { end += data[end] == UInt8(ascii: "\\") ? 2 : 1 }
                end = min(data.count, end + 1)
            } else if byte == UInt8(ascii: "/"), end < data.count, data[end] == byte {
                while end < data.count, data[end] != 10 { end += 1 }
            }
            found.append(Bytes(data[place..<end]))
            place = end
        }
        return found
    }

    private static func run(_ tokens: [Bytes], _ longest: Double, _ random: inout Random) -> Range<Int> {
        let start = random.below(tokens.count + 1)
        return start..<min(tokens.count, start + 1 + Int(random.exponential(1 / longest)))
    }

    /// Applies a change to a random run of the file's tokens.
    private static func changed(_ data: Bytes, _ random: inout Random, _ change: ([Bytes], inout Random) -> [Bytes]) -> Bytes {
        var tokens = tokens(data)
        let range = run(tokens, 40, &random)
        tokens.replaceSubrange(range, with: change(Array(tokens[range]), &random))
        return tokens.flatMap(\.self)
    }

    private static func repeated(_ data: Bytes, _ random: inout Random) -> Bytes {
        let count = random.choice([2, 2, 3, 30, 400])
        return changed(data, &random) { run, _ in Array((0..<count).flatMap { _ in run }.prefix(longest)) }
    }

    private static func swap(_ data: Bytes, _ random: inout Random) -> Bytes {
        var tokens = tokens(data)
        if tokens.count > 1 { tokens.swapAt(random.below(tokens.count), random.below(tokens.count)) }
        return tokens.flatMap(\.self)
    }

    private static func insert(_ data: Bytes, _ random: inout Random) -> Bytes {
        let piece = Bytes(" ") * random.below(2) + random.choice(words + signs) + Bytes(" ") * random.below(2)
        let count = random.choice([1, 1, 1, 2, 20, 300, 3000])
        return changed(data, &random) { run, _ in [piece * count] + run }
    }

    private static func nest(_ data: Bytes, _ random: inout Random) -> Bytes {
        let kind = 2 * random.below(nests.count / 2)
        let count = random.choice([1, 3, 9, 13, 30, 60, 99, 300, 3000])
        // Occasionally one is missing.
        let ends = random.fraction() < 0.7 ? count : random.below(count + 1)
        return changed(data, &random) { run, _ in [nests[kind] * count] + run + [nests[kind + 1] * ends] }
    }

    /// Inserts a very long word, text, number or comment.
    private static func lengthen(_ data: Bytes, _ random: inout Random) -> Bytes {
        let count = random.choice([300, 5_000, longest])
        let (start, body, end) = random.choice([
            ("", "a", ""), ("\"", "a", "\""), ("", "9", ""), ("/*", "a", "*/"), ("", " ", ""), ("", "\n", ""), ("//", "/", ""),
            ("", "_", ""), ("", "é", ""),
            ("", "+-", ""), ("\"", "\\u{1F600}", "\""), ("", "#", ""),
        ])
        let piece = Bytes(start) + Bytes(body) * (count / body.utf8.count) + Bytes(end)
        return changed(data, &random) { run, _ in [Bytes(" "), piece, Bytes(" ")] + run }
    }

    private static func splice(_ data: Bytes, _ other: Bytes, _ random: inout Random) -> Bytes {
        let tokens = tokens(other)
        let part = Array(tokens[run(tokens, 100, &random)])
        return changed(data, &random) { run, random in part + (random.fraction() < 0.5 ? run : []) }
    }

    private static func bytes(_ data: Bytes, _ random: inout Random) -> Bytes {
        let place = random.below(data.count + 1)
        switch random.below(4) {
        case 0: return data.replacing(byte: 10, with: random.choice(pieces("\r", "\r\n", " ", "\\\n")))
        case 1 where !data.isEmpty && place < data.count: return data.replacing(place..<place + 1, with: [UInt8(random.below(256))])
        default: return data.replacing(place..<place, with: random.choice(noise) * random.choice([1, 1, 50]))
        }
    }

    /// Sources to damage: their endings and texts.
    static let seeds: [(ending: String, text: String)] = [
        (
            ".swift",
            ##"""
            import UIKit
            #if DEBUG
            typealias Base = UIViewController
            #else
            typealias Base = Flow.Page<Int>
            #endif
            @objc(ALGPage) class Page<T: Any & Sendable>: Base, Delegate where T: AnyObject {
                enum ID { static let cell = "cell"; static let other: String = #"a\#(1)"# }
                @IBOutlet private weak var titleLabel: UILabel!
                @IBOutlet var buttons: [UIButton]?, more: [UIView]!
                @IBInspectable var radius: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }
                lazy var other: (Int, [String: [Int]]) -> any P = { [weak self] a, b in self?.x(a) ?? (try? b["\(a)"]!) }
                @IBAction func save(_ sender: Any, for event: UIEvent) async throws -> some View {
                    performSegue(withIdentifier: "show\(Page.self)", sender: nil)
                    tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: ID.cell)
                    titleLabel = UILabel(); self.buttons = []
                    if case .a(let x)? = y, x > 3 { UIImage(named: """
                        a\("b")
                        """) } else if #available(iOS 13, *) { try await f() } else { switch z { case 1...2: break; default: fatalError() } }
                }
                override func setValue(_ value: Any?, forUndefinedKey key: String) {}
            }
            extension Page.Inner: Codable { struct A { class B: UIView { @objc dynamic var c: Int = 0 } } }
            extension UIView { @IBInspectable var shadow: Bool { false } }
            #Preview { Page() }
            """##
        ),
        (
            ".m",
            ##"""
            #import "Page.h"
            #define kCell @"cell"
            #define Platform UIView
            NS_SWIFT_NAME(Twin)
            @interface ALGPage : UIViewController <UITableViewDelegate, P> {
                IBOutlet UILabel *_title, *subtitle; struct { int a; } b;
            }
            @property (nonatomic, weak, nullable) IBOutlet UIView<P> *card;
            @property (strong) IBOutletCollection(UIButton) NSArray<UIButton *> *buttons;
            @property (copy) void (^handler)(int a, NSString *b);
            - (IBAction)save:(id)sender forEvent:(UIEvent *)event;
            @end
            @interface ALGPage (More) @property IBInspectable CGFloat radius; @end
            typedef NSView PlatformView;
            @compatibility_alias Old ALGPage;
            @protocol P <NSObject> @optional - (void)a; @end
            NSString *const kName = @"name";
            @implementation ALGPage { int c; }
            @synthesize card = card_, buttons;
            - (IBAction)save:(id)sender forEvent:(UIEvent *)event {
            #if TARGET_OS_IPHONE
                [self performSegueWithIdentifier:@"show" sender:nil]; _title = [UILabel new]; self.card = nil; [self setButtons:@[@1, @{@"a": @(2)}]];
            #else
                [[NSBundle mainBundle] loadNibNamed:@"Cell" owner:self options:nil];
            #endif
                [table registerNib:[UINib nibWithNibName:kName bundle:nil] forCellReuseIdentifier:kCell];
                dispatch_async(q, ^{ if (a < b && c['x']) { [UIImage imageNamed:@"a\"b"]; } });
            }
            @end
            """##
        ),
    ]
}
