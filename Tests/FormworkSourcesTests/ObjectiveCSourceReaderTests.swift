import FormworkIndex
import Testing

@Suite("Facts from Objective-C's headers and sources")
struct ObjectiveCSourceReaderTests {
    @Test("An interface's properties, variables and methods")
    func interface() throws {
        let facts = Read.objectiveC(
            """
            #import <UIKit/UIKit.h>
            // @interface Not : Here
            /* @property IBOutlet UILabel *notHere; */
            NS_ASSUME_NONNULL_BEGIN
            @class Other;
            @protocol Listening;
            API_AVAILABLE(ios(13.0))
            @interface Card : UIView <UITextFieldDelegate, Listening> {
                IBOutlet UIButton *_button;
                int count;
                @private NSArray<NSString *> *names;
            }
            @property (nonatomic, weak, nullable) IBOutlet UILabel *title;
            @property (strong) IBOutletCollection(UIButton) NSArray<UIButton *> *buttons;
            @property (nonatomic) IBInspectable CGFloat radius;
            @property (nonatomic, copy) void (^handler)(BOOL done);
            @property (nonatomic, readonly) NSString *name NS_DEPRECATED_IOS(2_0, 3_0, "text; with a sign");
            @property (nonatomic, weak) IBOutlet id<Listening> listener;
            - (IBAction)save:(id)sender;
            - (IBAction)share:(UIButton *)sender forEvent:(UIEvent *)event NS_SWIFT_NAME(share(_:event:));
            - (void)reload;
            + (instancetype)card;
            @end
            NS_ASSUME_NONNULL_END
            """)
        #expect(facts.types.map(\.name) == ["Listening", "Card"])
        let type = try #require(facts.type("Card"))
        #expect(type.kind == .class && type.inherits == ["UIView"])
        #expect(
            type.propertyWords == [
                "_button: UIButton outlet", "count: ? key", "names: NSArray key", "title: UILabel outlet",
                "buttons: UIButton outletCollection", "radius: ? inspectable", "handler: ? key", "name: NSString key",
                "listener: ? outlet",
            ])
        #expect(type.methodWords == ["save: action", "share:forEvent: action", "reload selector"])
        #expect(type.properties[3].isWeak && type.properties[3].position == SourcePosition(line: 13, column: 57))
    }

    @Test("Categories, class extensions and implementations are all the class's")
    func parts() {
        let facts = Read.objectiveC(
            """
            @interface Card ()
            @property (nonatomic) IBOutlet UILabel *subtitle;
            @end
            @interface Card (Actions)
            - (IBAction)close:(id)sender;
            @end
            @implementation Card
            @synthesize subtitle = _subtitle, other;
            static NSString * const kCell = @"cell";
            #define SEGUE @"show"
            #if DEBUG
            - (IBAction)debug:(id)sender { if (1) { [self close:sender]; } }
            #endif
            - (void)load {
                [self.tableView registerNib:[UINib nibWithNibName:@"CardCell" bundle:nil] forCellReuseIdentifier:kCell];
                [self.tableView dequeueReusableCellWithIdentifier:@"row" forIndexPath:path];
                [self.tableView dequeueReusableCellWithIdentifier:@"optional"];
                [self performSegueWithIdentifier:SEGUE sender:self];
                [self performSegueWithIdentifier:[self name] sender:self];
            }
            @end
            """)
        #expect(facts.types.map(\.kind) == [.extension, .extension, .extension])
        #expect(facts.types[2].propertyWords == ["subtitle: ? key", "other: ? key"])
        #expect(facts.types[2].methodWords == ["debug: action", "load selector"])
        #expect(facts.uses == ["nib CardCell", "registeredCell =kCell", "dequeuedCell row", "segue =SEGUE", "segue ?"])
        #expect(facts.constants == ["kCell": ["cell"], "SEGUE": ["show"]])
    }

    @Test("The owner of a loaded nib: the class, none, or unknown")
    func nibOwners() {
        let facts = Read.objectiveC(
            """
            @implementation Card
            - (id)init { return [super initWithNibName:@"1" bundle:nil]; }
            - (void)a {
                [[NSBundle mainBundle] loadNibNamed:@"2" owner:self options:nil];
                [[NSBundle mainBundle] loadNibNamed:@"3" owner:nil options:nil];
                [[NSBundle mainBundle] loadNibNamed:@"4" owner:self.other options:nil];
                [[UINib nibWithNibName:@"5" bundle:nil] instantiateWithOwner:nil options:nil];
                [table registerNib:[UINib nibWithNibName:@"6" bundle:nil] forCellReuseIdentifier:name];
                UINib *nib = [UINib nibWithNibName:@"7" bundle:nil];
                [self show:[[Page alloc] initWithNibName:@"8" bundle:nil]];
                UINib *card = [UINib nibWithNibName:@"9" bundle:nil];
                NSArray *objects = [card instantiateWithOwner:nil options:nil];
                UINib *row = [UINib nibWithNibName:@"10" bundle:nil];
                [table registerNib:row forCellReuseIdentifier:name];
            }
            @end
            """)
        let owners = facts.names.filter { $0.kind == .nib }.map { "\($0.name ?? "") \($0.nibOwner ?? "?")" }
        #expect(owners == ["1 Card", "2 Card", "3 ", "4 ?", "5 ", "6 ", "7 ?", "8 Page", "9 ", "10 "])
    }

    @Test("Branches of a condition that open a body twice lose no method")
    func branches() {
        let facts = Read.objectiveC(
            """
            @implementation Card
            #if A
            - (void)show:(int)count {
            #else
            - (void)show:(id)sender {
            #endif
                [self hide];
            }
            - (IBAction)hide:(id)sender {}
            @end
            @implementation Other
            - (IBAction)go:(id)sender {}
            @end
            """)
        #expect(facts.types.map(\.methodWords) == [["show: selector", "show: selector", "hide: action"], ["go: action"]])
    }

    @Test(
        "Truncated or foreign sources end the parser without losing declarations",
        arguments: [
            "@interface", "@interface A : B {", "@interface A (", "@implementation A - (void)x { [", "@property", "@\"", "/*", "#define",
            "'", "@protocol",
        ])
    func broken(text: String) {
        let facts = Read.objectiveC(text)
        #expect(facts.names.isEmpty)
        #expect(Read.objectiveC(text + "\n*/ ' \" } @end\n@interface Z : UIView\n@end").types.count <= 2)
    }
}
