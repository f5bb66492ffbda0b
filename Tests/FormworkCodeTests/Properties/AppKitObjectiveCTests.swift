import FormworkCode
import Testing

@Suite("Objective-C with AppKit")
struct AppKitObjectiveCTests {
    private static func code(_ views: String) throws -> String {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa">
            <objects><customView id="root"><rect key="frame" x="0" y="0" width="300" height="300"/>
            <subviews>\(views)</subviews></customView></objects></document>
            """
        return try #require(CodeChecker.files(text, .appkitObjC).first).text
    }

    @Test("Segments are messages with their number")
    func segments() throws {
        let code = try Self.code(
            """
            <segmentedControl id="a" userLabel="Kind"><rect key="frame" width="90" height="24"/>
            <segmentedCell key="cell" style="texturedRounded" trackingMode="selectAny" id="b"><segments>
            <segment label="One" width="40" imageScaling="none"/><segment label="Two" enabled="NO"/></segments></segmentedCell>
            </segmentedControl>
            """)
        #expect(code.contains("_kind.segmentStyle = NSSegmentStyleTexturedRounded;"))
        #expect(code.contains("_kind.trackingMode = NSSegmentSwitchTrackingSelectAny;"))
        #expect(code.contains("_kind.segmentCount = 2;"))
        #expect(code.contains("[_kind setLabel:@\"One\" forSegment:0];"))
        #expect(code.contains("[_kind setImageScaling:NSImageScaleNone forSegment:0];"))
        #expect(code.contains("[_kind setEnabled:NO forSegment:1];"))
    }

    @Test("Cells of a grid view are filled by their column and row, merged ones before")
    func grid() throws {
        let code = try Self.code(
            """
            <gridView id="g" userLabel="Form" xPlacement="center"><rect key="frame" width="90" height="24"/>
            <rows><gridRow id="r1" topPadding="4"/></rows><columns><gridColumn id="c1" width="50"/><gridColumn id="c2"/></columns>
            <gridCells><gridCell row="r1" column="c1" id="x" xPlacement="fill"><textField key="contentView" id="t" userLabel="Name">
            <rect key="frame" width="50" height="20"/><textFieldCell key="cell" id="tc"/></textField></gridCell>
            <gridCell row="r1" column="c2" headOfMergedCell="x" id="y"/></gridCells></gridView>
            """)
        #expect(code.contains("_form = [NSGridView gridViewWithNumberOfColumns:2 rows:1];"))
        #expect(code.contains("_form.xPlacement = NSGridCellPlacementCenter;"))
        #expect(code.contains("[_form rowAtIndex:0].topPadding = 4;"))
        #expect(code.contains("[_form columnAtIndex:0].width = 50;"))
        #expect(code.contains("[_form mergeCellsInHorizontalRange:NSMakeRange(0, 2) verticalRange:NSMakeRange(0, 1)];"))
        #expect(code.contains("[_form cellAtColumnIndex:0 rowIndex:0].contentView = _name;"))
    }

    @Test("Values of cells are boxed; appearances and identifiers are looked up by name")
    func values() throws {
        let code = try Self.code(
            """
            <secureTextField id="s" identifier="secret" userLabel="Secret" appearanceType="darkAqua"><rect key="frame" width="90" height="24"/>
            <secureTextFieldCell key="cell" echosBullets="NO" borderStyle="border" drawsBackground="YES" id="b">
            <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="backgroundColor" name="Paper"/><font key="font" metaFont="systemBold" size="15"/></secureTextFieldCell></secureTextField>
            """)
        #expect(code.contains("_secret.identifier = @\"secret\";"))
        #expect(code.contains("_secret.appearance = [NSAppearance appearanceNamed:NSAppearanceNameDarkAqua];"))
        #expect(code.contains("[_secret.cell setValue:@(NO) forKey:@\"echosBullets\"];"))
        #expect(code.contains("_secret.bordered = YES;"))
        #expect(code.contains("_secret.textColor = [NSColor colorWithSRGBRed:1 green:0.5 blue:0 alpha:1];"))
        #expect(code.contains("_secret.backgroundColor = [NSColor colorNamed:@\"Paper\"];"))
        #expect(code.contains("_secret.font = [NSFont boldSystemFontOfSize:15];"))
    }

    @Test("Formatters and attributed texts are expressions")
    func expressions() throws {
        let code = try Self.code(
            """
            <textField id="t" userLabel="Sum"><rect key="frame" width="90" height="24"/><textFieldCell key="cell" id="c">
            <numberFormatter key="formatter" id="f" formatterBehavior="default10_4" numberStyle="decimal" minimumFractionDigits="2">
            <real key="minimum" value="0.5"/></numberFormatter></textFieldCell></textField>
            <textField id="u" userLabel="When"><rect key="frame" width="90" height="24"/><textFieldCell key="cell" id="d">
            <dateFormatter key="formatter" id="g" dateStyle="none" timeStyle="short"/></textFieldCell></textField>
            <textField id="w" userLabel="Rich"><rect key="frame" width="90" height="24"/><textFieldCell key="cell" id="e">
            <attributedString key="attributedStringValue"><fragment content="Hi"><attributes><color key="NSColor" name="Ink"/>
            <font key="NSFont" size="12" name="Times"/><integer key="NSUnderline" value="1"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="2"/></attributes></fragment></attributedString>
            </textFieldCell></textField>
            """)
        #expect(code.contains("_sum.formatter = ({\n        NSNumberFormatter *formatter = [[NSNumberFormatter alloc] init];"))
        #expect(code.contains("formatter.numberStyle = NSNumberFormatterDecimalStyle;") && code.contains("formatter.minimum = @(0.5);"))
        #expect(code.contains("formatter.timeStyle = NSDateFormatterShortStyle;") && !code.contains("formatter.dateStyle"))
        #expect(code.contains("_rich.attributedStringValue = ({") && code.contains("style.alignment = NSTextAlignmentCenter;"))
        #expect(code.contains("NSForegroundColorAttributeName: ([NSColor colorNamed:@\"Ink\"] ?: NSColor.clearColor)"))
        #expect(code.contains("NSFontAttributeName: ([NSFont fontWithName:@\"Times\" size:12] ?: [NSFont systemFontOfSize:12])"))
        #expect(code.contains("NSUnderlineStyleAttributeName: @(1)") && code.contains("NSParagraphStyleAttributeName: [style copy]"))
        #expect(!code.contains("it isn't supported in Objective-C"))
    }
}
