import FormworkEdit
import FormworkModel
import FormworkTestSupport
import Testing

/// More common edits, each by one command, with the resulting lines in the golden file.
@Suite("Edits that people request, line by line")
struct AskedEditsTests {
    struct Edit: CustomTestStringConvertible, Sendable {
        var question: String
        var document: String
        var command: String
        var testDescription: String { question }

        init(_ question: String, _ document: String, _ command: String) {
            (self.question, self.document, self.command) = (question, document, command)
        }

        init(_ question: String, _ command: String) { self.init(question, LoginScreen.text, command) }
    }

    static let edits = [
        // Constraints
        Edit("Let a constraint be a minimum", "set #C00-00-004 relation=greaterThanOrEqual"),
        Edit(
            "Make a view a quarter as wide as another one, if there is room", ListScreen.text,
            #"add constraint "Visited.width = Photo.width × 0.25 @750""#),
        Edit("Keep an aspect ratio", ListScreen.text, "size Photo ratio=16:9"),
        Edit("Give a view a size", "size Send width=200 height=44"),
        Edit("Change the height that a view has", ListScreen.text, "size Photo height=240"),
        Edit("Make two views equally wide", #"add constraint "Send.width = Mail Field.width""#),
        Edit("Pin a view to the edges of the screen", "pin Bar to superview"),
        Edit("Pin a view to the safe area, on three sides, with room", "pin Bar to safeArea on leading trailing bottom inset 8"),
        Edit("Pin a view to the margins", ListScreen.text, "pin Visited to margins on trailing"),
        Edit("Centre a view", ListScreen.text, "center Visited horizontally"),
        Edit("Centre a view in another one", #"center Send in "Mail Field" vertically"#),
        Edit(
            "Hold a view at the safe area instead of the edge", ListScreen.text,
            "replace constraint #C20-00-002 with Photo.top = safeArea.top"),
        Edit("Hold a view at the margins", "replace constraint #C00-00-005 with \"Title.leading = Form.leadingMargin\""),
        Edit("Name a constraint for the debugger", "set #C00-00-004 identifier=title-top"),
        Edit("Take a constraint away", "remove #C00-00-009"),
        Edit("Have a view hug its content", #"set "Mail Field" horizontalHuggingPriority=252"#),
        Edit("Do not compress a view", "set Title verticalCompressionResistancePriority=1000"),
        Edit("Add a layout guide", "add guide safeArea to Left"),
        // Adding
        Edit("Add a label at a place", #"add label "Hint" to Form at 16,160"#),
        Edit("Add a button to a stack", #"add button "Cancel" to Bar first"#),
        Edit("Add an image that the document then lists", #"add imageView "logo" to Form at 100,200,64,64"#),
        Edit("Add a text field for passwords", #"add textField "Password" to Form at 16,160 secureTextEntry=YES"#),
        Edit("Add a stack", "add stackView to Form at 16,200 axis=vertical spacing=8"),
        Edit("Add a switch that is off", "add switch to Form at 16,240 on=NO"),
        Edit("Add a slider", "add slider to Form at 16,280,200,30 maxValue=10"),
        Edit("Add a button to the navigation bar", ListScreen.text, #"add barButtonItem "Add" to Places"#),
        Edit("Add a recognizer of taps", "add tapGestureRecognizer to Left"),
        Edit("Add a label to a cell", ListScreen.text, #"add label "Town" to #Ce0-Pl-ace"#),
        Edit("Copy a row", "duplicate Left"),
        Edit("Add a layout template", ListScreen.text, "add template Wide to Place"),
        // Arranging
        Edit("Put views into a stack", #"wrap Title, "Mail Field", Send in stack vertical"#),
        Edit("Put a view into a view", "wrap Send in view"),
        Edit("Let a view scroll", "wrap Title in scroll"),
        Edit("Take a stack away, and keep what is in it", "unwrap Bar"),
        Edit("Put a view into another one", "move Send into Bar"),
        Edit("Bring a view to the front", "move Title last"),
        Edit("Put a scene into a navigation controller", "embed Login in navigation"),
        Edit("Put a scene into a tab bar controller", "embed Details in tabs"),
        // Removing
        Edit("Remove a view with what refers to it", #"remove "Mail Field" with references"#),
        Edit("Remove a picture, its recognizer and its image", ListScreen.text, "remove Photo with references"),
        Edit("Remove a scene", "remove Details"),
        // Connections and classes
        Edit("Rename an outlet", ListScreen.text, "rename outlet photo to picture in Place"),
        Edit("Rename an outlet, and keep outlets in order", ListScreen.text, "rename outlet dataSource to source"),
        Edit("Rename an action", ListScreen.text, #"rename action "visit:" to "toggleVisit:" in Place"#),
        Edit("Connect several outlets of a collection", "connect collection inputs from Login to textField, button"),
        Edit("Give a view a class of a module", "set Bar class=ButtonBar module=Kit"),
        Edit("Give a segue an identifier", ListScreen.text, "set #Sg0-Pl-ace identifier=showPlace"),
        Edit("Present a scene over the screen", "connect segue present from Send to Details identifier more"),
        Edit("Point an outlet at another view", "connect outlet mailField from Login to Title"),
        // Attributes
        Edit("Say what is read aloud", #"set Send accessibilityLabel="Sign in to the shop" accessibilityIdentifier=sign-in"#),
        Edit("Let assistive programs see a view", "set Left isAccessibilityElement=YES accessibilityLabel=Rating"),
        Edit("Fill a picture's view", ListScreen.text, "set Photo contentMode=scaleAspectFill"),
        Edit("Clip the content", "set Left clipsToBounds=YES"),
        Edit("Make a view half transparent", "set Bar alpha=0.5"),
        Edit("Give a button a tint", "set Send tintColor=#FF8800"),
        Edit("Use a colour of the catalogue that is not listed yet", "set Title textColor=named:Brand#0A84FF"),
        Edit("Change a picture", ListScreen.text, "set Photo image=portrait"),
        Edit("Use a symbol of the system", ListScreen.text, "set Photo image=star.fill catalog=system"),
        Edit("Replace an image everywhere", ListScreen.text, "replace image photo portrait"),
        Edit("Give a cell another identifier", ListScreen.text, "set #Ce0-Pl-ace reuseIdentifier=PlaceCell"),
        Edit("Set the height of rows", ListScreen.text, "set tableView rowHeight=64"),
        Edit("Group a table", ListScreen.text, "set tableView style=insetGrouped"),
        Edit("Show an arrow in a cell", ListScreen.text, "set #Ce0-Pl-ace accessoryType=disclosureIndicator"),
        Edit("Change a title of the navigation bar", ListScreen.text, "set #Ni0-Li-st0 title=\"All places\" largeTitleDisplayMode=always"),
        Edit("Switch a switch off", ListScreen.text, "set Visited on=NO enabled=NO"),
        Edit("Let a text follow the reader's size", "set Title font=headline adjustsFontForContentSizeCategory=YES"),
        Edit("Give a view margins", "set Form directionalLayoutMargins=16,20,16,20"),
        Edit("Give a view a runtime attribute and a border", "set Left runtime.borderColor=#112233 layer.borderWidth=1"),
        Edit("Ask for numbers", #"set "Mail Field" keyboardType=numberPad returnKeyType=done textAlignment=right"#),
        Edit("Make a text that is long or of several lines", #"set Title text="One\ntwo""#),
        // Size classes
        Edit("Stand buttons below each other on small screens", "variation Bar axis=vertical spacing=4 for compact width"),
        Edit("Have more room on large screens", "variation #C00-00-005 constant=40 for regular width regular height"),
        Edit("Hide a view in landscape", "variation Bar hidden=YES for compact height"),
        Edit("Leave a view out on small screens", "variation Bar installed=NO for compact width"),
        Edit("Use a larger font on large screens", #"variation Title font="bold 24" for regular width"#),
        // macOS
        Edit("Change a title on macOS", PanelWindow.text, #"set Heading text="Welcome""#),
        Edit("Give a button a title and a key", PanelWindow.text, #"set "OK Button" title=Continue keyEquivalent=x"#),
        Edit("Add a check box on macOS", PanelWindow.text, #"add checkbox "Remember" to Content at 20,100"#),
        Edit("Say what is read aloud on macOS", PanelWindow.text, "set Heading accessibilityLabel=Greeting"),
        Edit("Connect an action on macOS", PanelWindow.text, #"connect action "ok:" from "OK Button" to #-2"#),
    ]

    @Test("One command changes these lines of a document, and no others")
    func lines() throws {
        var golden = ""
        for edit in Self.edits {
            golden += "\(edit.question)\n$ \(edit.command)\n"
            let result = try LoginScreen.edited([edit.command], edit.document)
            #expect(result.isChanged, "\(edit.question)")
            golden += Self.hunks(edit.document, result.text) + "\n"
            // The written text reads back as it is in memory, and is undone to the byte.
            #expect(try LoginScreen.document(result.text) == result.document, "\(edit.command)")
            #expect(try result.undo?.apply(to: Array(result.text.utf8)) == Array(edit.document.utf8), "\(edit.command)")
        }
        #expect(Self.edits.count >= 60)
        #expect(try Snapshot.difference(golden, "AskedEdits.txt") == nil)
    }

    /// Returns the lines in which two texts differ, each with its number.
    private static func hunks(_ old: String, _ new: String) -> String {
        let (before, after) = (
            old.split(separator: "\n", omittingEmptySubsequences: false), new.split(separator: "\n", omittingEmptySubsequences: false)
        )
        var lines: [(place: Int, kind: Int, text: String)] = []
        for change in after.difference(from: before) {
            switch change {
            case .remove(let place, let line, _): lines.append((place, 0, "- \(place + 1): \(line)"))
            case .insert(let place, let line, _): lines.append((place, 1, "+ \(place + 1): \(line)"))
            }
        }
        return lines.sorted { ($0.kind, $0.place) < ($1.kind, $1.place) }.map { $0.text + "\n" }.joined()
    }
}
