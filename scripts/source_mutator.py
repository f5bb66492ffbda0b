"""Damages sources of Swift and Objective-C as editors, merges and attackers do: tokens rather than bytes."""
import re

TOKEN = re.compile(rb'@?"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/|[@#]?[A-Za-z_]\w*|\d[\w.]*|\s+|->|.', re.DOTALL)
WORDS = [b"some", b"any", b"each", b"repeat", b"inout", b"try", b"await", b"copy", b"is A", b"as A", b"throws", b"class A", b"extension A", b"protocol P",
         b"typealias T = ", b"static let k = ", b"func f", b"var x", b"let x", b"@IBOutlet", b"@IBAction", b"@objc(", b"where", b"guard", b"switch a", b"else",
         b"UINib(nibName: ", b"@interface", b"@implementation", b"@protocol", b"@end", b"@property", b"@synthesize", b"IBOutlet", b"NS_SWIFT_NAME(", b"typedef",
         b"@compatibility_alias", b"_Nonnull", b"IBOutletCollection(", b"__attribute__((", b"self.", b"[self ", b"nibWithNibName:", b"const", b"^"]
SIGNS = [b"(", b")", b"[", b"]", b"{", b"}", b"<", b">", b"?", b"!", b".", b"->", b"&", b"=", b":", b",", b";", b"@", b"#", b"\"", b"\"\"\"", b"#\"", b"\"#", b"'", b"`",
         b"\\", b"\\(", b"#\"\"\"#", b"/\"\"\"/", b"#/\"\"\"/#", b"`a b`", b"<#\"\"\"#>", b"#!\"\"\"\n", b"\n<<<<<<< a\n", b"\f", b"\v", b"/*", b"*/", b"//", b"/", b"~", b"*", b"%", b"^", b"|", b"$0"]
CONDITIONS = [b"\n#if A\n", b"\n#if os(iOS) && !(", b"\n#elseif B\n", b"\n#else\n", b"\n#endif\n", b"\n#if canImport(", b"\n#ifdef A\n", b"\n#define A ", b"\n#define A \\\n", b"\n#pragma ",
              b"\n#import \""]
# Openings and endings of nested code.
NESTS = [(b"(", b")"), (b"[", b"]"), (b"{", b"}"), (b"<", b">"), (b"\"\\(", b")\""), (b"#\"\\#(", b")\"#"), (b"\n#if A\n", b"\n#endif\n"), (b"class A { ", b"}"), (b"{ a in ", b"}"), (b"/*", b"*/"),
         (b"A<", b">"), (b"(A)->", b""), (b"[A:", b"]"), (b"if a {", b"} else {}"), (b"f(", b")"), (b"@(", b")"), (b"^{", b"}"), (b"[a b:", b"]"), (b"some ", b""), (b"a.", b""), (b"-", b""), (b"", b"?"), (b"switch a { case b: ", b"}"),
         (b"do {", b"}"), (b"\"\"\"\n\\(", b")\n\"\"\""), (b"#a(", b")"), (b"", b".b"), (b"", b" ? a : b"), (b"", b"[0]"), (b"", b"()"),
         (b"if ", b""), (b"let ", b""), (b"case var ", b""), (b"switch ", b""), (b"for ", b""), (b"\n\f.a", b""), (b"#", b""), (b"@a\n(A) ->\n", b"")]
BYTES = [b"\0", b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x80\xae", b"\xef\xbb\xbf", b"\xc0\x80", b"\xf0\x9f\x91\xa9\xe2\x80\x8d", b"e\xcc\x81" * 40, b"\xcc\x81" * 400, b"\r", b"\r\n", b"\x1b[31m",
         b"\xe2\x80\xa8", b"\x1a", b"\xc2\xa0"]
LONGEST = 60_000

SEEDS = {
    ".swift": b'''import UIKit
#if DEBUG
typealias Base = UIViewController
#else
typealias Base = Flow.Page<Int>
#endif
@objc(ALGPage) class Page<T: Any & Sendable>: Base, Delegate where T: AnyObject {
    enum ID { static let cell = "cell"; static let other: String = #"a\\#(1)"# }
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet var buttons: [UIButton]?, more: [UIView]!
    @IBInspectable var radius: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }
    lazy var other: (Int, [String: [Int]]) -> any P = { [weak self] a, b in self?.x(a) ?? (try? b["\\(a)"]!) }
    @IBAction func save(_ sender: Any, for event: UIEvent) async throws -> some View {
        performSegue(withIdentifier: "show\\(Page.self)", sender: nil)
        tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: ID.cell)
        titleLabel = UILabel(); self.buttons = []
        if case .a(let x)? = y, x > 3 { UIImage(named: """
            a\\("b")
            """) } else if #available(iOS 13, *) { try await f() } else { switch z { case 1...2: break; default: fatalError() } }
    }
    override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}
extension Page.Inner: Codable { struct A { class B: UIView { @objc dynamic var c: Int = 0 } } }
extension UIView { @IBInspectable var shadow: Bool { false } }
#Preview { Page() }
''',
    ".m": b'''#import "Page.h"
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
    dispatch_async(q, ^{ if (a < b && c['x']) { [UIImage imageNamed:@"a\\"b"]; } });
}
@end
''',
}


class SourceMutator:
    """Makes mutants of one source file."""

    def __init__(self, data, random):
        self.original, self.random = data, random

    def mutant(self, other=b""):
        """Returns the file with one to eight injuries.

        - other: another file, which may lend a part.
        """
        data = self.original
        injuries = [self.drop, self.drop, self.repeat, self.repeat, self.swap, self.replace, self.insert, self.insert, self.nest, self.nest, self.condition, self.lengthen, self.bytes, self.cut,
                    lambda data: self.splice(data, other or data)]
        for _ in range(1 + min(7, int(self.random.expovariate(0.5)))):
            data = self.random.choice(injuries)(data)
        return data[:LONGEST * 2]

    def tokens(self, data):
        return [match.group() for match in TOKEN.finditer(data)]

    def place(self, tokens, longest=40):
        """Returns a random run of tokens."""
        start = self.random.randrange(len(tokens) + 1)
        return start, min(len(tokens), start + 1 + int(self.random.expovariate(1 / longest)))

    def changed(self, data, change):
        """Applies a change to a random run of the file's tokens."""
        tokens = self.tokens(data)
        start, end = self.place(tokens)
        tokens[start:end] = change(tokens[start:end])
        return b"".join(tokens)

    def drop(self, data):
        return self.changed(data, lambda run: [])

    def repeat(self, data):
        count = self.random.choice([2, 2, 3, 30, 400])
        return self.changed(data, lambda run: (run * count)[:LONGEST])

    def swap(self, data):
        tokens = self.tokens(data)
        if len(tokens) > 1:
            one, two = (self.random.randrange(len(tokens)) for _ in range(2))
            tokens[one], tokens[two] = tokens[two], tokens[one]
        return b"".join(tokens)

    def replace(self, data):
        return self.changed(data, lambda run: [self.random.choice(WORDS + SIGNS), *run[1:]])

    def insert(self, data):
        piece = b" " * self.random.randrange(2) + self.random.choice(WORDS + SIGNS) + b" " * self.random.randrange(2)
        count = self.random.choice([1, 1, 1, 2, 20, 300, 3000])
        return self.changed(data, lambda run: [piece * count, *run])

    def nest(self, data):
        opening, end = self.random.choice(NESTS)
        count = self.random.choice([1, 3, 9, 13, 30, 60, 99, 300, 3000])
        # Occasionally one is missing.
        ends = count if self.random.random() < 0.7 else self.random.randrange(count + 1)
        return self.changed(data, lambda run: [opening * count, *run, end * ends])

    def condition(self, data):
        return self.changed(data, lambda run: [self.random.choice(CONDITIONS), *run, self.random.choice(CONDITIONS + [b""])])

    def lengthen(self, data):
        """Inserts a very long word, text, number or comment."""
        count = self.random.choice([300, 5_000, LONGEST])
        piece = self.random.choice([b"a" * count, b'"' + b"a" * count + b'"', b"9" * count, b"/*" + b"a" * count + b"*/", b" " * count, b"\n" * count, b"//" + b"/" * count, b"_" * count,
                                    b"\xc3\xa9" * (count // 2), b"+-" * (count // 2), b'"' + b"\\u{1F600}" * (count // 9) + b'"', b"#" * count])
        return self.changed(data, lambda run: [b" ", piece, b" ", *run])

    def splice(self, data, other):
        tokens = self.tokens(other)
        start, end = self.place(tokens, 100)
        return self.changed(data, lambda run: tokens[start:end] + (run if self.random.random() < 0.5 else []))

    def bytes(self, data):
        place = self.random.randrange(len(data) + 1)
        kind = self.random.randrange(4)
        if kind == 0:
            return data.replace(b"\n", self.random.choice([b"\r", b"\r\n", b" ", b"\\\n"]))
        if kind == 1 and data:
            return data[:place] + bytes([self.random.randrange(256)]) + data[place + 1:]
        return data[:place] + self.random.choice(BYTES) * self.random.choice([1, 1, 50]) + data[place:]

    def cut(self, data):
        place = self.random.randrange(len(data) + 1)
        return data[:place] if self.random.random() < 0.7 else data[place:]
