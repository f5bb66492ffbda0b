import FormworkEdit
import FormworkImport
import Testing

@Suite("Impossible edits")
struct RefusalTests {
    @Test(
        "Unknown names are refused, with a suggestion",
        arguments: [
            ("set Titel text=x", "there is no", "Title"), ("set Title txet=x", "a label has no attribute 'txet'", "text"),
            ("set Title hidden=maybe", "'maybe' isn't a valid value for 'hidden': expected YES or NO", ""),
            ("set Title textAlignment=middle", "expected one of left, center, right", ""),
            ("set Title textColor=OldBrant", "expected a colour", "OldBrand"), ("set Title font=huge", "expected a font", ""),
            ("set Title numberOfLines=1.5", "a whole number", ""), ("set Title alpha=2", "a number from 0 to 1", ""),
            ("set Title frame=1,2,3", "four comma-separated numbers", ""), ("set Title id=Tf0-Ma-il0", "has no attribute 'id'", ""),
            ("set #C00-00-005 priority=2000", "a number from 1 to 1000", ""), ("set Title constant=8", "no attribute 'constant'", ""),
            ("set document type=x", "has no attribute 'type'", ""), ("paint Title red", "there is no command 'paint'", ""),
            ("set Title", "expected a value such as", ""), ("set", "expected a view or another object", ""),
            ("add labl \"x\" to Form", "there is no 'labl' to add", "label"), ("add label \"x\" to Title", "cannot contain views", ""),
            ("add label \"x\" to Form at 1", "expected a position", ""), ("add label \"x\"", "expected 'to'", ""),
            ("add constraint Title.leading", "expected a constraint", ""),
            ("add constraint Title.leading = Send.top", "cannot be compared", ""),
            ("add constraint Title.leading = Send.left", "cannot be compared", ""),
            ("add constraint Title.leading = 5", "is a position", ""),
            ("add constraint Title.leding = Send.leading", "'leding' isn't a layout attribute", "leading"),
            ("add constraint Title.leading = Send.leding", "'leding' isn't a layout attribute", "leading"),
            ("add constraint Title.width = 5 @1001", "a priority must be from 1 to 1000", ""),
            ("add constraint \"Title.leading = Title.nothing.leading\"", "there is no", ""),
            ("add constraint Mail Field.leading = Title.leading", "already has this constraint", ""),
            ("remove \"Mail Field\"", "1 connection refers to 'Mail Field'", "outlet 'mailField' of"),
            ("remove Form", "which needs it", ""), ("remove document", "cannot be removed", ""),
            ("move Bar into Left", "cannot be put into itself", ""), ("move Title into Vw2-De-tls", "in different scenes", ""),
            ("wrap Title, Left in stack", "aren't in the same view", ""),
            ("wrap Title in box", "expected 'stack', 'view' or 'scroll'", ""),
            ("unwrap Title", "without subviews", ""), ("connect outlet a b from Login to Title", "expected 'from'", ""),
            ("connect action go: from Title to Login", "which sends no actions", ""),
            ("connect action go: from Send to Login on touchUp", "there is no event 'touchUp'", "touchUpInside"),
            ("connect segue fly from Send to Details", "there is no segue kind 'fly'", ""),
            ("connect segue embed from Send to Details", "embed segues start at container views", ""),
            ("disconnect outlet titleLabel from Login", "has no outlet 'titleLabel'", "mailField"),
            ("rename class OldCel to NewCell", "there is no object of class 'OldCel'", "OldCell"),
            ("rename class OldCell to \"New Cell\"", "the name of a class", ""),
            ("replace color Nothing Brand", "no object has the colour", ""),
            ("set Title text=\"x", "a quote is not closed", ""), ("set label[text=\"x\" text=y", "a bracket is not closed", ""),
            ("pin Title to Title", "cannot be pinned to itself", ""), ("pin Title", "expected 'to'", ""),
            ("pin Title to superview on left", "expected top, leading, bottom or trailing, not 'left'", ""),
            ("center Title in Title", "cannot be centred in itself", ""), ("size Title depth=4", "isn't a size", ""),
            ("size Title width=-1", "expected a number of at least 0", ""), ("size Title ratio=0:1", "a ratio such as 16:9", ""),
            ("replace constraint Title with Title.width = 4", "isn't a constraint", ""),
            ("replace constraint #C00-00-005 with Title.leading = Send.top", "cannot be compared", ""),
            ("rename outlet mailFeld to x", "there is no outlet 'mailFeld'", "mailField"),
            ("rename outlet mailField to \"a b\"", "expected a name", ""), ("rename action go: to send:", "there is no action 'go:'", ""),
            ("add guide safearea to Left", "there is no guide 'safearea'", "safeArea"),
            ("add guide contentLayoutGuide to Left", "only scroll views have one", ""),
            ("wrap Title, Send in scroll", "a scroll view has one content", ""),
            ("variation Title text=x for compact width", "expected one of", "installed"),
            ("variation Title hidden=YES for small width", "a size class such as", ""),
            ("variation Title hidden=YES", "expected 'for'", ""), ("variation Title hidden=maybe for compact width", "YES or NO", ""),
            ("variation Title hidden=YES for compact width regular width", "a second size class for the height", ""),
            ("variation Form installed=NO for compact width", "always installed", ""),
            ("extract scene Details to New.storyboard", "has no file name", ""),
            ("extract scene Details to ../New.storyboard", "inside the document's folder", ""),
            ("replace image photo x", "no object has the image 'photo'", ""), ("set Title textColor=named:", "expected a colour", ""),
            ("embed Login in box", "'in navigation' or 'in tabs'", ""),
            ("add template Wide to Login as \"a b\"", "the name of a property", ""),
            ("add template Wide to Login as mailField", "already has an outlet 'mailField'", ""),
            ("connect outlet a\u{1} from Login to Title", "XML doesn't allow this character", ""),
            ("set Title text=\u{FFFF}", "XML doesn't allow this character", ""),
            ("remove Title now", "there is no", ""), ("hide-master Title for Title", "cannot follow itself", ""),
        ])
    func refusals(_ command: String, _ message: String, _ near: String) throws {
        let before = try LoginScreen.document()
        do {
            let result = try EditScript(commands: [command]).apply(to: before)
            Issue.record("'\(command)' makes \(LoginScreen.difference(LoginScreen.text, result.text))")
        } catch {
            #expect("\(error)".contains(message), "\(error)")
            #expect("\(error)".contains(near), "\(error)")
            #expect(error.number == 1)
            #expect(error.command == command)
        }
    }

    @Test("The column of an error is that of the wrong word")
    func columns() throws {
        func column(_ command: String) throws -> Int? {
            do { _ = try LoginScreen.edited([command]) } catch let error as EditError { return error.column }
            return nil
        }
        #expect(try column("set Titel text=x") == 5)
        #expect(try column("set Title text=x txet=y") == 18)
        #expect(try column("add constraint Title.leading = Sent.leading") == 32)
        #expect(try column("add constraint \"Title.leading = Send.leding\"") == 38)
        #expect(try column("move Title into Nowhere") == 17)
        #expect(try column("remove Bar at once") != nil)
    }

    @Test("If one command of a script is impossible, none is applied")
    func allOrNothing() throws {
        #expect(throws: EditError.self) { try LoginScreen.edited(["set Title text=x", "set Nobody text=y"]) }
        do {
            _ = try LoginScreen.edited(["set Title text=x", "set Nobody text=y"])
        } catch let error as EditError {
            #expect(error.number == 2)
            #expect(error.command == "set Nobody text=y")
        }
    }

    @Test("A parsed command is the operation that code makes")
    func values() throws {
        #expect(try EditOperation(parsing: "set Title text=\"a b\"") == .set(SetOperation("Title", [AttributeSetting("text", "a b")])))
        #expect(
            try EditOperation(parsing: "add label \"x\" to Form at 1,2 first")
                == .add(AddOperation("label", "x", to: "Form", frame: [1, 2], placement: .first)))
        #expect(
            try EditOperation(parsing: "connect outlet a from B to C d")
                == .connect(ConnectOperation(.outlet("a"), from: "B", to: "C d")))
        #expect(try EditOperation(parsing: "rename class A to B in C") == .renameClass(RenameClassOperation("A", to: "B", module: "C")))
        #expect(try EditOperation(parsing: "remove A b with references") == .remove(RemoveOperation("A b", removesReferences: true)))
        #expect(try EditOperation(parsing: "move A, B into C after D") == .move(MoveOperation("A, B", into: "C", placement: .after("D"))))
    }

    @Test("A script file has lines, and lines that begin with '#' are comments")
    func lines() throws {
        let script = try EditScript(parsing: "# what is said\n\n  set Title text=\"a # b\"\nset Send title=Go\n")
        #expect(script.steps.map(\.line) == [3, 4])
        do {
            _ = try EditScript(parsing: "set Title text=x\nfly\n")
            Issue.record("'fly' is no command")
        } catch {
            #expect(error.line == 2)
            #expect(error.number == 2)
        }
    }

    @Test("An outlet can't get the name of another outlet of the same object")
    func takenOutlet() throws {
        let document = try DocumentReader().read(Array(ListScreen.text.utf8), file: "List.storyboard").document
        let error = #expect(throws: EditError.self) {
            try EditScript(commands: ["rename outlet dataSource to delegate"]).apply(to: document)
        }
        #expect(error.map { "\($0)" }?.contains("a name that no outlet of") == true)
    }
}
