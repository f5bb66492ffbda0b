import Foundation

/// Repeats small edits that people made in Xcode with commands, and compares the documents.
enum EditHistoryCheck: Check {
    static let name = "edit-history"
    static let usage = """
        Applies commands to the previous revision of a document, and compares the result with the committed one, as `formwork diff` does:
        changes that Xcode makes by itself are folded away. [--verbose]
        """

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        let history = "\(Corpus.shared)/history/revisions"
        guard Corpus.isFolder(history) else { throw Skipped(text: "there are no revisions") }
        let rows = edits.split(separator: "\n").map { ($0.prefix(3), String($0.dropFirst(5))) }
        let equal = try rows.count { name, command in
            let (old, new) = (try HistoryCheck.side("\(history)/\(name)", "old"), try HistoryCheck.side("\(history)/\(name)", "new"))
            return try withScratch { scratch in
                let path = "\(scratch)/\(Conformance.name(of: new))"
                write(try bytes(of: old), to: path)
                let edit = Formwork.run(["edit", path, "--keep-frames", "--do", command])
                guard edit.status == 0 else {
                    report.fault("\(name)  refused   \(edit.errorText.prefix(300))")
                    return false
                }
                let changes = try Formwork.results(["diff", path, new, "--format", "json"]).first?["changes"].list ?? []
                let isSame = try bytes(of: path) == bytes(of: new)
                if changes.isEmpty {
                    report.line("\(name)  \(isSame ? "to the byte" : "equal      ")  \(command.prefix(140))")
                } else {
                    let text = Formwork.run(["diff", path, new]).text.split(separator: "\n").dropFirst().prefix(8)
                    report.fault(
                        "\(name)  other     \(command.prefix(100))\n" + text.map { "    \($0.prefix(220))" }.joined(separator: "\n"))
                }
                if options.has("verbose") { report.line(Formwork.run(["diff", path, new, "--unfold"]).text) }
                return changes.isEmpty
            }
        }
        report.line("edit-history: \(equal) of \(rows.count) edits give the committed document apart from what Xcode writes by itself")
        return report.count == 0 ? 0 : 1
    }

    /// The number of a revision and the command that is equivalent to its change.
    private static let edits = #"""
        003  disconnect outlet plot from ViewController
        005  rename class AKOutputWaveformPlot to AKNodeOutputPlot
        024  set "New Podfile" title="New Podfile from Xcode Project"
        026  set #hIc-I2-PiV module=CatalogUIKit
        034  set #PQE-ak-zI1 runtime.repository=Silicon
        047  set #B5F-cy-Uf4 setsMaxLayoutWidthAtFirstLayout=YES
        055  set Send font="system 17" titleColor=tintColor
        060  set #DOf-x4-x0q segments=LF,CR,CR+LF
        087  set #wDk-Hj-tsm title="Load SKAdNetwork product"
        098  set #98M-gg-3nj userLabel="Message Center Error View"
        106  set button[buttonType=roundedRect] buttonType=system
        114  set "Clear User Defaults" accessibilityIdentifier=ClearUserDefaultsButton
        121  set #2gX-rx-lgX tag=1
        129  set #IQv-IB-iLA frameAutosaveName=PrimaryWindowPosition
        130  set #IQv-IB-iLA frameAutosaveName=DemoWindow
        133  set #klY-fV-8Hh title="Select a filter from a list.  Any filter with 'area' in the name is not selectable"
        152  set #xd9-q4-UZz runtime.backgroundColor=named:HomePageSearchBarBackgroundColor#FFFFFF
        165  set #J0S-Z4-SpR backgroundColor=clear
        180  remove "async crash"
        198  set #38 text=""
        199  set #2 reuseIdentifier=SeafAccountCell
        212  set #cwa-2s-v8a buttonType=
        217  set document initialViewController=BYZ-38-t0r
        227  set #234 title="Save As SysEx (.syx)…"
        228  set Preferences... title=Settings…
        234  connect outlet appObject from #mvj-kT-UYD to LGApplications
        245  set "Not connected" title=Connected
        247  set "© 2015 Mapbox. All rights reserved." text="© 2015–2016 Mapbox. All rights reserved."
        252  connect outlet allowAccessButton from WelcomeViewController to #2gX-zW-UTr
        263  set "UI Fabric" font="semibold 37"
        282  set "Diff Two Responses" title="Diff Two Responses (Beta)"
        285  set "CocoaRestClient Response Diff" frameAutosaveName=DiffWindow
        286  connect outlet requestScrollView from FastSearchSavedRequestsController to #ZKn-Tq-Ltf
        296  set "KeepingYouAwake – Preferences" title="KeepingYouAwake – Settings"
        303  set #ad3-8a-IiG storyboardName=ProductDetailViewController
        327  connect action "checkForUpdates:" from "Check for updates" to #-2
        331  set #ILx-g3-iJx constant=270
        332  set #Ze5-6b-2t3 backgroundColor=#222222
        337  set #QvC-M9-y7g visibleAtLaunch=NO
        343  rename class LiveViewController to IngestViewController
        344  rename class GLLFView to GLHKView
        358  connect outlet delegate from "Get Info Panel" to #-2
        363  disconnect #5CA-Au-tFa
        365  remove "Connect WebSocket" with references
        369  set #96l-2I-0G5 allowsMultipleSelection=YES
        373  set #F0z-JX-Cv5 visibleAtLaunch=NO
        374  rename outlet macLoginWindowGribColumn to macLoginWindowGridColumn
        388  connect outlet keyboardButton from VMDisplayViewController to #wJL-Zb-gv1
        404  connect outlet delegate from toolbar to #-2
        """#
}
