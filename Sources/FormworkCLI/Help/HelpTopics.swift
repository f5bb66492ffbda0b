/// The topics of `formwork help TOPIC`, which several verbs share.
enum HelpTopics {
    /// Returns the text of a topic; nil where there is none.
    static func text(of name: String) -> String? { all.first { $0.name == name }?.text }

    /// The topics with their texts, in the order in which they are listed.
    static let all: [(name: String, text: String)] = [
        (
            "names",
            """
            Names of objects

            A view, a scene or another object is named by the first of these that matches:
              its id                     a1B-c2-D3e, #a1B-c2-D3e
              the beginning of its id    #a1B, as outlines print it
              its label                  the name in Interface Builder, or the storyboard identifier
              a text that it shows       "Sign in"
              a name from messages       label "Title", Form ▸ Title, a class
              a selector                 scene[title=Login] button

            If several objects match, the command is refused and lists them. A label is set with
            'edit --do "set OBJECT label=NAME"'.
            """
        ),
        (
            "selectors",
            """
            Selectors

              label[text="Sign in"]              the labels with that text
              scene[title=Login] button          the buttons of that scene
              stackView > label:first-child      labels at the start of stack views
              .PrimaryButton                     objects of that class
              #a1B                               the object with that id, or with the only id that begins so
              button:not(:has-action)            buttons without an action
              constraint[constant>16]:of(#a1B)   constraints of that view with more than 16 points
              view:ambiguous                     views whose frames the constraints do not determine
              *[color=Brand]                     objects with that color
              #a1B ->targetView, #a1B <-outlet   objects that a connection leads to, or comes from

            'formwork query' tries a selector. The article Selectors has the grammar.
            """
        ),
        (
            "commands",
            """
            Commands of 'formwork edit'

              set OBJECT NAME=VALUE …                     set Title text="Sign in" textColor=labelColor
              add KIND ["TEXT"] to VIEW [at X,Y]          add button "Send" to Form label=Send
              add scene LABEL                             add scene Settings class=SettingsController
              add template LABEL to SCENE                 add template Landscape to Reader
              add constraint EQUATION                     add constraint "Title.top = Logo.bottom + 8 @750"
              pin VIEWS to ITEM [on EDGES] [inset N]      pin Map to safeArea on top leading inset 8
              center VIEWS [in ITEM]                      center Spinner in Map horizontally
              size VIEWS width=N height=N ratio=A:B       size Logo width=120 ratio=16:9
              move VIEWS into VIEW [before SIBLING]       move Hint into Card before Title
              wrap VIEWS in stack|view|scroll             wrap Title, Hint in stack vertical spacing=8
              unwrap VIEW, duplicate OBJECT, remove OBJECTS [with references]
              connect outlet|action|segue NAME from OBJECT to OBJECT, disconnect
              variation OBJECTS NAME=VALUE for compact width
              rename class|outlet|action, replace color|image|constraint
              embed SCENE in navigation|tabs, extract scene SCENE to FILE, localize LANGUAGES

            The article EditingDocuments explains each.
            """
        ),
        (
            "screens",
            """
            Screens and states

            Documents are laid out for the canvas of Xcode, or on another screen:
              --device iphone-se --orientation landscape    a device; 'phones' and 'tablets' for validate
              --size 320x480, --size-class compact,regular  a size, or size classes
              --direction rightToLeft --text-size AX3       the language's direction, the reader's text size
              --system 26                                   the version of iOS or macOS whose controls are used

            A state is what a program can make of a screen:
              --template NAME        applies a layout template
              --hide X, --show X     hides or shows a view with its followers
              --state LIST           all of it in a given order: template=A,hide=X

            'formwork states' tries all of them, 'formwork solve' prints the frames, 'formwork render' draws them.
            """
        ),
        (
            "ci",
            """
            Checks on a build server

              formwork config --init                                      a configuration: uncomment 'solve', 'devices', 'baseline'
              formwork validate . --write-baseline .formwork-baseline.json  accepts the present findings
              formwork validate . --changed-since origin/main             only changed documents
              formwork validate . --reporter github-actions               annotations; also sarif, gitlab, junit …
              formwork check-merge                                        before a merge is committed

            Exit status: 0 without errors, 1 with errors (with --strict also warnings). The article CheckInCI has the files
            for GitHub, GitLab and pre-commit.
            """
        ),
        (
            "formats",
            """
            Formats of results

            --format text is for people and may change. --format json is stable: {"schema": 1, "command": …, "results": […]}.
            --format ndjson prints one result per line as it is ready. 'formwork schema VERB' prints the JSON Schema.
            'validate' has --reporter: text, xcode, json, sarif, github-actions, checkstyle, junit, codeclimate, gitlab,
            markdown, html, sonarqube, csv. Diagnostics of the run itself go to standard error.
            """
        ),
        (
            "exit-status",
            """
            Exit status

              0   success, possibly with warnings
              1   an error in a document, or a warning with --strict; diff: a difference; query: no match
              64  incorrect usage
              66  a path that does not exist or cannot be read
              70  an internal error
              73  an output that cannot be written; an existing file is then unchanged
            """
        ),
    ]
}
