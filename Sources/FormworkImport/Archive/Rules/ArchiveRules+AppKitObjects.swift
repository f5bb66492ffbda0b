/// Steps for AppKit's windows, menus, toolbars and controllers that the vocabulary's columns can't express, by class and name.
extension ArchiveRules {
    static let appKitObjects: KeyValuePairs<String, [ArchiveStep]> = [
        "NSWindow.identifier": [.propertyText("userInterfaceItemIdentifier", "identifier")],
        // Files compiled from modern documents don't have it.
        "NSWindow.oneShot": [
            .procedure { if !$0.isCompiled, !$0.graph.flag($1, key: "NSWTFlags", bit: 28) { $0.set("oneShot", value: "NO") } }
        ],
        "NSWindow.showsToolbarButton": [.noBit("NSWTFlags", 10, "showsToolbarButton")],
        "NSWindow.visibleAtLaunch": [.documentProcedure { $0.writeWindowVisibility($1) }],
        "NSWindow.animationBehavior": [.procedure({ $0.writeAnimationBehavior($1) }, ["NSWindowAnimationBehavior"])],
        "NSWindow.@styleMask": [.documentProcedure({ $0.writeWindowStyle($1) }, ["NSWindowStyleMask"])],
        "NSWindow.@collectionBehavior": [.documentProcedure({ $0.writeWindowCollectionBehavior($1) }, ["NSWindowCollectionBehavior"])],
        "NSWindow.@initialPositionMask": [.documentProcedure({ $0.writeWindowPosition($1) }, ["NSWTFlags"])],
        "NSWindow.@contentRect": [.rect("NSWindowRect", "contentRect")], "NSWindow.@screenRect": [.rect("NSScreenRect", "screenRect")],
        "NSWindow.frameAutosaveName": [.text("NSFrameAutosaveName", "frameAutosaveName")],
        "NSWindow.@value@maxSize": [.dropped(["NSMaxSize"])],
        "NSWindow.@value@minSize": [.documentProcedure({ $0.writeWindowSizes($1) }, ["NSWindowContentMinSize", "NSWindowContentMaxSize"])],
        "NSWindow.@contentBorderThickness": [
            .procedure({ $0.writeContentBorder($1) }, ["NSContentBorderThicknessMinY", "NSAutorecalculatesContentBorderThicknessMinY"])
        ],
        "NSWindow.@contentView": [.object("NSWindowView", "contentView")],
        "NSWindow.@toolbar": [.documentProcedure({ $0.writeToolbar($1) }, ["NSViewClass"])], "NSWindow.@canvasLocation": [canvasLocation],
        "NSDrawer.@contentSize": [.size("NSContentSize", "contentSize")],
        "NSDrawer.@minContentSize": [.size("NSMinContentSize", "minContentSize")],
        "NSDrawer.@maxContentSize": [.size("NSMaxContentSize", "maxContentSize")],

        "NSMenu.systemMenu": [.documentProcedure({ $0.writeSystemMenu($1) }, ["NSName"])],
        "NSMenu.autoenablesItems": [.documentProcedure({ $0.writeAutoenablesItems($1) }, ["NSNoAutoenable"])],
        "NSMenu.@items": [.objects("NSMenuItems", "items")], "NSMenu.@canvasLocation": [canvasLocation],
        "NSMenuItem.title": [.documentProcedure({ $0.writeMenuItemTitle($1) }, ["NSTitle", "NSIsSeparator"])],
        "NSMenuItem.state": [.documentProcedure({ $0.writeMenuItemState($1) }, ["NSState"])],
        "NSMenuItem.image": [.image("NSImage", "image")], "NSMenuItem.secondaryImage": [.image("NSActionImage", "secondaryImage")],
        "NSMenuItem.enabled": [.documentProcedure({ $0.writeMenuItemEnabled($1) }, ["NSIsDisabled"])],
        "NSMenuItem.toolTip": [.documentProcedure({ $0.writeMenuItemToolTip($1) }, ["NSToolTip"])],
        "NSMenuItem.keyEquivalent": [.documentProcedure({ $0.writeMenuKeyEquivalent($1) }, ["NSKeyEquiv"])],
        "NSMenuItem.@title": [.documentProcedure { $0.writeMenuItemTexts($1) }],
        "NSMenuItem.@keyEquivalentModifierMask": [.documentProcedure({ $0.writeMenuModifiers($1) }, ["NSKeyEquivModMask"])],
        "NSMenuItem.@representedObject": [.documentProcedure({ $0.writeRepresentedObject($1) }, ["NSRepObject"])],
        "NSMenuItem.@submenu": [.object("NSSubmenu", "submenu"), .dropped(["NSMenu"])],
        "NSMenuItem.@attributedTitle": [.procedure({ $0.writeAttributedTitle($1) }, ["NSAttributedTitle"])],
        "NSToolbar.@allowedToolbarItems": [.objects("NSToolbarIBAllowedItems", "allowedToolbarItems")],
        "NSToolbar.@defaultToolbarItems": [.documentProcedure({ $0.writeDefaultToolbarItems($1) }, ["NSToolbarIBDefaultItems"])],

        "NSUserDefaultsController.@declaredKeys": [.strings("NSDeclaredKeys", "declaredKeys")],
        "NSObjectController.@declaredKeys": [.strings("NSDeclaredKeys", "declaredKeys")],
        "NSViewController.@view": [.object("NSView", "view")],
        "NSWindowController.nibName": [.words("NSNibName", "nibName")], "NSWindowController.title": [.words("NSTitle", "title")],
        "NSWindowController.@view": [.object("NSView", "view")],
        "NSCollectionViewItem.title": [.dropped(["NSTitle"])], "NSCollectionViewItem.@view": [.dropped(["NSView"])],
        "NSSplitViewItem.holdingPriority": [.number("NSSplitViewItemHoldingPriority", "holdingPriority")],
        "NSPredicateEditorRowTemplate.@popUpMenus": [.documentProcedure({ $0.writeRowTemplate($1) }, ["NSPredicateTemplateViews"])],
    ]
}
