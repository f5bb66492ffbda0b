@testable import FormworkCode
import FormworkAppKitStandIn
import FormworkDSL
import FormworkModel
import Testing

extension OneAtATime {
    /// The initial values of AppKit's classes in the generator's table are those of the stand-in's classes.
    @MainActor @Suite struct TableAgreementTests {
        private static let makers: [String: @MainActor () -> NSView] = [
            "view": { NSView() }, "textField": { NSTextField() }, "secureTextField": { NSSecureTextField() },
            "searchField": { NSSearchField() },
            "comboBox": { NSComboBox() }, "tokenField": { NSTokenField() }, "textView": { NSTextView() }, "button": { NSButton() },
            "popUpButton": { NSPopUpButton() }, "imageView": { NSImageView() }, "slider": { NSSlider() }, "stepper": { NSStepper() },
            "segmentedControl": { NSSegmentedControl() }, "levelIndicator": { NSLevelIndicator() }, "datePicker": { NSDatePicker() },
            "pathControl": { NSPathControl() }, "matrix": { NSMatrix() }, "switch": { NSSwitch() }, "form": { NSForm() },
            "ruleEditor": { NSRuleEditor() }, "predicateEditor": { NSPredicateEditor() }, "browser": { NSBrowser() },
            "clipView": { NSClipView() }, "scroller": { NSScroller() }, "visualEffectView": { NSVisualEffectView() },
            "progressIndicator": { NSProgressIndicator() }, "colorWell": { NSColorWell() }, "wkWebView": { WKWebView() },
            "openGLView": { NSOpenGLView() }, "ikImageBrowserView": { IKImageBrowserView() }, "webView": { WebView() },
            "pdfView": { PDFView() }, "mtkView": { MTKView() }, "sceneKitView": { SCNView() }, "skView": { SKView() },
            "mapView": { MKMapView() }, "comboButton": { NSComboButton() }, "box": { NSBox() }, "scrollView": { NSScrollView() },
            "stackView": { NSStackView() }, "gridView": { NSGridView() }, "splitView": { NSSplitView() }, "tabView": { NSTabView() },
            "collectionView": { NSCollectionView() }, "tableView": { NSTableView() }, "outlineView": { NSOutlineView() },
            "tableHeaderView": { NSTableHeaderView() }, "tableCellView": { NSTableCellView() }, "tableRowView": { NSTableRowView() },
        ]

        @Test func everyClassOfTheTableStartsAsItSays() throws {
            StandIn.reset(platform: .macOS)
            for kit in AppKitClasses.all {
                for name in kit.elements where !["customView", "containerView", "control"].contains(name) {
                    let make = try #require(Self.makers[name], "no class of the stand-in for '\(name)'")
                    let view = make()
                    let element = try #require(StandIn.document.interfaceDocument().element(id: view.standInLayoutView.id))
                    #expect(element.name == name)
                    let resolved = try #require(AppKitClasses.byElement[name])
                    compare(resolved.rules, element, name)
                    if let cell = element.child(key: "cell") { compare(resolved.cell, cell, name + "'s cell") }
                }
            }
        }

        private func compare(_ table: PropertyTable, _ element: Element, _ name: String) {
            for rule in table.rules {
                guard let initial = rule.initial, let started = element[rule.attribute] ?? rule.absent else { continue }
                #expect(rule.areSame(initial, started), "\(name) \(rule.attribute): \(initial) in the table, \(started) in the stand-in")
            }
        }
    }
}
