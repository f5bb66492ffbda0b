@testable import FormworkCode
import FormworkModel
import Testing

@Suite("Code of bindings")
struct BindingCodeTests {
    private static func view(_ rest: String) -> String {
        FormDocuments.xib(
            """
            <customObject id="-2" userLabel="File's Owner" customClass="UsersController"><connections>
            <outlet property="users" destination="ac" id="o1"/><outlet property="view" destination="v" id="o2"/></connections></customObject>
            <customObject id="-1" customClass="FirstResponder"/><customObject id="-3" customClass="NSObject"/>
            <customView id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
            <textField id="f"><rect key="frame" x="0" y="0" width="100" height="20"/><textFieldCell key="cell" editable="YES" id="fc"/><connections>
            <binding destination="ac" name="value" keyPath="selection.name" id="b1"><dictionary key="options">
            <bool key="NSContinuouslyUpdatesValue" value="YES"/><string key="NSNullPlaceholder">No "name"</string>
            <integer key="NSConditionallySetsEnabled" value="0"/><integer key="NSNotApplicablePlaceholder" value="-1"/>
            <null key="NSNoSelectionPlaceholder"/><string key="Other">x</string></dictionary></binding>
            <binding destination="-2" name="enabled2" keyPath="isEditing" previousBinding="b2" id="b3"/>
            <binding destination="ac" name="enabled" keyPath="canAdd" id="b2"/></connections></textField>
            <button id="b"><rect key="frame" x="0" y="30" width="100" height="20"/><buttonCell key="cell" title="Add" id="bc"/><connections>
            <action selector="add:" target="ac" id="a1"/><binding destination="ud" name="value" keyPath="values.on" id="b4"/>
            <binding destination="-3" name="hidden" keyPath="delegate.on" id="b5"/></connections></button>
            <scrollView id="s"><clipView key="contentView" id="c"><subviews><tableView viewBased="YES" id="t"><tableColumns>
            <tableColumn identifier="n" id="t1"/><tableColumn identifier="m" id="t2"><connections>
            <binding destination="ac" name="value" keyPath="arrangedObjects.name" id="b6"/></connections></tableColumn></tableColumns>
            </tableView></subviews></clipView></scrollView>
            <popUpButton id="p"><popUpButtonCell key="cell" id="pc"><menu key="menu" id="m"><items><menuItem title="One" id="i1"/>
            <menuItem title="Two" id="i2"><connections><binding destination="-2" name="title" keyPath="name" id="b7"/></connections></menuItem>
            </items></menu></popUpButtonCell></popUpButton></subviews></customView>
            \(rest)
            <userDefaultsController representsSharedInstance="YES" id="ud"/>
            """, isMac: true)
    }

    private static let controller = """
        <arrayController mode="class" objectClassName="App.User" avoidsEmptySelection="NO" editable="NO" fetchPredicateFormat="a == &quot;b&quot;"
        id="ac" userLabel="People"><declaredKeys><string>name</string><string>age</string></declaredKeys>
        <classReference key="objectClass" className="User" moduleName="App"/>
        <connections><binding destination="-2" name="contentArray" keyPath="people" id="b9"/></connections></arrayController>
        """

    @Test("The view creates the controllers, is bound to them and the defaults immediately, and to its owner later")
    func ofView() throws {
        let files = try CodeChecker.files(Self.view(Self.controller), .appkit, form: nil)
        let code = files[0].text
        #expect(code.contains("/// NSArrayController “People”, with the keys name, age\n    let users = NSArrayController()"))
        #expect(code.contains("users.isEditable = false") && code.contains("users.avoidsEmptySelection = false"))
        #expect(code.contains("users.objectClass = NSClassFromString(\"App.User\")"))
        #expect(code.contains("users.fetchPredicate = NSPredicate(format: \"a == \\\"b\\\"\", argumentArray: nil)"))
        #expect(
            code.contains(
                "textField.bind(.value, to: users, withKeyPath: \"selection.name\", options: [.continuouslyUpdatesValue: true, "
                    + ".nullPlaceholder: \"No \\\"name\\\"\", .conditionallySetsEnabled: false, .notApplicablePlaceholder: -1, "
                    + ".noSelectionPlaceholder: NSNull(), NSBindingOption(rawValue: \"Other\"): \"x\"])"))
        #expect(
            code.contains(
                "button.bind(.value, to: NSUserDefaultsController.shared, withKeyPath: \"values.on\")".replacing(
                    "button", with: "addButton")))
        #expect(code.contains("addButton.bind(.hidden, to: NSApplication.shared, withKeyPath: \"delegate.on\")"))
        #expect(code.contains("addButton.target = users") && code.contains("addButton.action = Selector((\"add:\"))"))
        #expect(code.contains("mColumn.bind(.value, to: users, withKeyPath: \"arrangedObjects.name\")"))
        let late = try #require(code.split(separator: "private func connectOwner(").last)
        #expect(late.contains("if let owner {\n            users.bind(.contentArray, to: owner, withKeyPath: \"people\")"))
        // The second makes the first wait for the owner, too.
        #expect(
            late.contains(
                "textField.bind(.enabled, to: users, withKeyPath: \"canAdd\")\n            "
                    + "textField.bind(NSBindingName(\"enabled2\"), to: owner, withKeyPath: \"isEditing\")"))
        #expect(late.contains("popUpButton.item(at: 1)?.bind(.title, to: owner, withKeyPath: \"name\")"))
        #expect(
            late.contains("if previous != nil {")
                && late.contains("textField.unbind(NSBindingName(\"enabled2\"))\n            textField.unbind(.enabled)"))
        #expect(files.flatMap(\.notConverted).map(\.text) == [])
        #expect(try CodeChecker.syntaxErrors(in: files, .appkit) == "")
    }

    @Test("A controller is bound to itself once its view is loaded")
    func ofController() throws {
        let files = try CodeChecker.files(Self.view(Self.controller), .appkit, form: .controller)
        let code = files[0].text
        #expect(code.contains("class UsersControllerBase: NSViewController {"))
        #expect(
            code.contains(
                "view = rootView\n\n        addButton.target = users\n        addButton.action = Selector((\"add:\"))\n        addBindings()"
            ))
        #expect(code.contains("users.bind(.contentArray, to: self, withKeyPath: \"people\")"))
        #expect(!code.contains("owner"))
    }

    @Test("Bindings in Objective-C")
    func objectiveC() throws {
        let files = try CodeChecker.files(Self.view(Self.controller), .appkitObjC)
        let (code, header) = (files[0].text, files[1].text)
        #expect(header.contains("@property (nonatomic, strong, readonly) NSArrayController *users;"))
        #expect(code.contains("_users = [[NSArrayController alloc] init];") && code.contains("[self addBindings];"))
        #expect(code.contains("_users.editable = NO;") && code.contains("_users.objectClass = NSClassFromString(@\"App.User\");"))
        #expect(
            code.contains(
                """
                    [_textField bind:NSValueBinding toObject:_users withKeyPath:@"selection.name" options:@{
                        NSContinuouslyUpdatesValueBindingOption: @YES,
                        NSNullPlaceholderBindingOption: @"No \\"name\\"",
                        NSConditionallySetsEnabledBindingOption: @NO,
                        NSNotApplicablePlaceholderBindingOption: @(-1),
                        NSNoSelectionPlaceholderBindingOption: NSNull.null,
                        @"Other": @"x",
                    }];
                """))
        #expect(code.contains("[_mColumn bind:NSValueBinding toObject:_users"))
        #expect(
            code.contains("if (_owner) {\n        [_users bind:NSContentArrayBinding toObject:_owner withKeyPath:@\"people\" options:nil];")
        )
        #expect(code.contains("[[_popUpButton itemAtIndex:1] bind:NSTitleBinding toObject:_owner withKeyPath:@\"name\" options:nil];"))
        #expect(files.flatMap(\.notConverted).map(\.text) == [])
        #expect(try CodeChecker.syntaxErrors(in: files, .appkitObjC) == "")
    }

    @Test("Each kind of controller has its own attributes, with the entity or class of its objects")
    func kinds() throws {
        let files = try CodeChecker.files(
            Self.view(
                Self.controller + """
                    <treeController mode="entity" entityName="Group" objectClassName="X" childrenKeyPath="children" leafKeyPath="isLeaf" id="tc"/>
                    <objectController objectClassName="NSMutableDictionary" entityName="Y" customClass="Selection" id="oc"><connections>
                    <outlet property="content" destination="-2" id="o3"/><outlet property="field" destination="f" id="o4"/></connections>
                    </objectController><dictionaryController initialKey="k" id="dc"/><userDefaultsController id="u2"/>
                    """), .appkit, form: nil)
        let code = files[0].text
        #expect(code.contains("treeController.childrenKeyPath = \"children\"") && code.contains("treeController.leafKeyPath = \"isLeaf\""))
        #expect(code.contains("treeController.entityName = \"Group\"") && !code.contains("treeController.objectClass"))
        #expect(code.contains("let objectController = Selection()") && !code.contains("objectController.objectClass"))
        #expect(
            code.contains("objectController.content = owner") && code.contains(#/objectController\.setValue\(\w+, forKey: "field"\)/#))
        #expect(code.contains("dictionaryController.initialKey = \"k\""))
        #expect(code.contains("let userDefaultsController = NSUserDefaultsController(defaults: nil, initialValues: nil)"))
        #expect(
            files.flatMap(\.notConverted).map(\.text) == [
                "treeController 'tc': attribute 'objectClassName' of treeController: its objects have an entity",
                "objectController 'oc': attribute 'entityName' of objectController: its objects have a class",
            ])
    }

    @Test("Cells are bound to themselves; other objects' cells are noted with instructions")
    func cells() throws {
        let files = try CodeChecker.files(
            Self.view(
                Self.controller + """
                    <tableCellView identifier="n" id="k"><subviews><textField id="kf"><textFieldCell key="cell" title="x" id="kc"/><connections>
                    <binding destination="k" name="value" keyPath="objectValue.name" id="b10"/>
                    <binding destination="ac" name="editable" keyPath="canAdd" id="b11"/></connections></textField></subviews></tableCellView>
                    <customObject customClass="Model" id="md"/><customView id="w"><subviews><button id="wb"><connections>
                    <binding destination="md" name="enabled" keyPath="isOn" id="b12"/></connections></button></subviews></customView>
                    """), .appkit, form: nil)
        #expect(files.contains { $0.text.contains(".bind(.value, to: self, withKeyPath: \"objectValue.name\")") })
        let notes = files.flatMap(\.notConverted).map(\.text)
        #expect(
            notes.contains(
                "binding 'b11': the binding 'editable' to arrayController 'ac' with the key path 'canAdd': another class creates the "
                    + "controller: call bind(_:to:withKeyPath:options:) in their owner"))
        #expect(
            notes.contains(
                "binding 'b12': the binding 'enabled' to customObject 'md' with the key path 'isOn': "
                    + "call bind(_:to:withKeyPath:options:) where the destination is created"))
        #expect(notes.filter { $0.hasPrefix("binding") }.count == 2)
    }

    @Test("A table's content is bound before its selection, in either document order")
    func order() throws {
        let files = try CodeChecker.files(
            FormDocuments.xib(
                """
                <customView id="v"><subviews><scrollView id="s"><clipView key="contentView" id="c"><subviews><tableView id="t"><connections>
                <binding destination="ac" name="sortDescriptors" keyPath="sortDescriptors" previousBinding="b1" id="b2"/>
                <binding destination="ac" name="selectionIndexes" keyPath="selectionIndexes" previousBinding="b3" id="b1"/>
                <binding destination="ac" name="content" keyPath="arrangedObjects" id="b3"/></connections></tableView></subviews></clipView>
                </scrollView></subviews></customView><arrayController id="ac"/>
                """, isMac: true), .appkit, form: nil)
        let lines = files[0].text.split(separator: "\n").filter { $0.contains("tableView.bind(") }
        #expect(lines.map { $0.contains("(.content,") || $0.contains("(.selectionIndexes,") } == [true, true, false])
        #expect(lines.first?.contains("(.content,") == true)
    }

    @Test("A window's title is bound to its controller, and outlets of the controller refer to its content")
    func window() throws {
        let files = try CodeChecker.files(
            FormDocuments.xib(
                """
                <customObject id="-2" customClass="UsersWindowController"><connections><outlet property="window" destination="w" id="o1"/>
                <outlet property="people" destination="ac" id="o2"/></connections></customObject>
                <window title="Users" id="w"><rect key="contentRect" x="0" y="0" width="300" height="200"/><view key="contentView" id="v"><subviews>
                <textField id="f"><connections><binding destination="ac" name="value" keyPath="selection.name" id="b1"/></connections></textField>
                </subviews></view><connections><binding destination="-2" name="title" keyPath="name" id="b2"/>
                <binding destination="ac" name="representedURL" keyPath="selection.url" id="b3"/></connections></window>
                <arrayController id="ac"/>
                """, isMac: true), .appkit, form: nil)
        let code = try #require(files.last).text
        #expect(code.contains("window.bind(.title, to: self, withKeyPath: \"name\")"))
        #expect(code.contains("window.bind(NSBindingName(\"representedURL\"), to: content.people, withKeyPath: \"selection.url\")"))
        #expect(code.contains("var people: NSArrayController { content.people }"))
        #expect(files.flatMap(\.notConverted).filter { $0.element.name == "binding" }.isEmpty)
    }

    @Test("Layout languages note bindings, and so does a template without them")
    func others() throws {
        let text = Self.view(Self.controller)
        let document = try CodeChecker.document(text)
        let plain = try CodeGenerator(.appkit, template: "{{ name }}").files(of: document, source: "T.xib")
        #expect(plain.flatMap(\.notConverted).filter { $0.element.name == "binding" }.count >= 6)
        let own = try CodeGenerator(.appkit, template: "{% for s in bindings %}{{ s }}\n{% endfor %}").files(of: document, source: "T.xib")
        #expect(own[0].text.contains("textField.bind(.value, to: users"))
        let formation = try CodeChecker.files(text, .formation)
        #expect(formation.flatMap(\.notConverted).filter { $0.element.name == "binding" }.count >= 6)
    }

    @Test("Translated placeholders are looked up by their keys")
    func translations() throws {
        let document = try CodeChecker.document(Self.view(Self.controller))
        let translations = CodeTranslations(table: "Users", keys: ["b1.ibShadowedIsNilPlaceholder"])
        let files = try CodeGenerator(.appkit).files(of: document, source: "T.xib", translations: translations)
        #expect(
            files[0].text.contains(
                ".nullPlaceholder: NSLocalizedString(\"b1.ibShadowedIsNilPlaceholder\", tableName: \"Users\", value: \"No \\\"name\\\"\""))
    }
}
