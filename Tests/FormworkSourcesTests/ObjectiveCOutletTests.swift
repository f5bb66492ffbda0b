import FormworkIndex
import Testing

@Suite("Outlets of Objective-C")
struct ObjectiveCOutletTests {
    /// `name: type variable`, in their order.
    private static func words(_ text: String) -> [String] {
        Read.objectiveC(text).types.flatMap(\.properties).map { "\($0.name): \($0.type ?? "?") \($0.variable ?? "-")" }
    }

    @Test("A variable is read with every attribute, macro and condition")
    func variables() {
        let words = Self.words(
            """
            @interface Page : UIView <Bar> {
            @private
                __weak IBOutlet UIButton *_save;
                IBOutlet NSTextField *from, *to;
                IBOutlet id<Bar> bar;
                MY_MACRO IBOutlet UILabel *note;
                __attribute__((unused)) IBOutlet __unsafe_unretained UILabel *line;
            #define ANYTHING other
                IBOutlet NSButton *rows[3];
            #if MAC
                IBOutlet NSButton *kind;
            #else
                IBOutlet UIButton *kind;
            #endif
            }
            @end
            """)
        #expect(
            words == [
                "_save: UIButton _save", "from: NSTextField from", "to: NSTextField to", "bar: ? bar", "note: UILabel note",
                "line: UILabel line", "rows: NSButton rows", "kind: NSButton kind", "kind: UIButton kind",
            ])
    }

    @Test("A property has a variable behind it, with an underscore or as it is synthesized")
    func properties() {
        let words = Self.words(
            """
            @interface Page ()
            @property (weak, nullable) IBOutlet UILabel<Bar> *title NS_SWIFT_NAME(titleLabel);
            @property (nonatomic) IBOutletCollection(UIButton) NSArray<UIButton *> *keys;
            @end
            @implementation Page { IBOutlet UILabel *_own; }
            @synthesize one, two = two_;
            @dynamic three;
            @end
            """)
        #expect(
            words == [
                "title: UILabel _title", "keys: UIButton _keys", "_own: UILabel _own", "one: ? one", "two: ? two_", "three: ? -",
            ])
    }

    @Test("Names that code assigns are known, those that it compares or declares are not")
    func assigned() {
        let facts = Read.objectiveC(
            """
            @implementation Page
            - (void)load {
                _a = [UILabel new]; self.b = nil; [self setC:nil]; [x fill:&d]; self->e = e;
                UILabel *f = nil; if (g == nil) { h.text = @""; }
            }
            @end
            """)
        #expect(facts.types[0].assigned == ["_a", "b", "c", "d", "e", "text"])
    }

    @Test("Aliases of classes are followed, and macros with arguments may add members")
    func names() {
        let facts = Read.objectiveC(
            """
            #define PlatformView NSView
            typedef UIButton Key;
            NS_SWIFT_NAME(SwiftPage) @interface Page : UIView
            NS_ASSUME_NONNULL_BEGIN
            @end
            @interface Other : UIView
            ADD_OUTLETS(a, b)
            @end
            """)
        #expect(facts.aliases == ["PlatformView": ["NSView"], "Key": ["UIButton"], "SwiftPage": ["Page"]])
        #expect(facts.types.map(\.hasUnseenMembers) == [false, true])
    }
}
