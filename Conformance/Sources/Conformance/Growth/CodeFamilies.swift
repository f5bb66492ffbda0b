private let uikit = "convert --to uikit --no-format -o -"
private let appkit = "convert --to appkit --no-format -o -"

/// Documents for code generation: many equal names, scenes, outlets and recognizers.
let codeFamilies: [GrowthFamily] = [
    // n views of which every second one is hidden with the one before it.
    GrowthFamily("code, SwiftUI of hiding masters", "convert --to swiftui --no-format -o OUTPUT", [1000, 2000], [2000, 4000]) { n in
        touchView(
            "<subviews>"
                + each(n) { i in
                    "<view userLabel=\"V\(i)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\(i)\">\(plainFrame)"
                        + (i % 2 == 1
                            ? "<connections><outlet property=\"PWHidingMasterView\" destination=\"v\(i - 1)\" id=\"o\(i)\"/></connections>"
                            : "") + "</view>\n"
                } + "</subviews>")
    },
    GrowthFamily("code, equal names", uikit, [1000, 2000], [10000, 20000]) {
        touchView("<subviews>\n" + times($0, label("Label")) + "</subviews>")
    },
    // n scenes, each with a label, a constraint, an outlet, an action and a recognizer.
    GrowthFamily("code, scenes", uikit, [200, 400], [1000, 2000]) { n in
        touchStoryboard(
            times(
                n,
                """
                <scene sceneID="s-@"><objects><viewController id="c-@"><view key="view" id="v-@"><subviews>\(label("Label"))<button id="b-@"><connections>\
                <action selector="go:" destination="c-@" eventType="touchUpInside" id="a-@"/></connections></button></subviews><constraints>\
                <constraint firstItem="l-@" firstAttribute="top" secondItem="v-@" secondAttribute="top" id="k-@"/></constraints><connections>\
                <outletCollection property="gestureRecognizers" destination="g-@" id="h-@"/></connections></view><connections>\
                <outlet property="top" destination="k-@" id="o-@"/></connections></viewController><tapGestureRecognizer id="g-@"/></objects></scene>

                """))
    },
    // n navigation controllers, each leading to a separate controller, and a tab bar controller of all.
    GrowthFamily("code, controllers", uikit, [200, 400], [1000, 2000]) { n in
        let scenes = times(
            n,
            """
            <scene sceneID="m-@"><objects><navigationController title="N@" id="n-@"><connections><segue destination="c-@" kind="relationship" \
            relationship="rootViewController" id="x-@"/></connections></navigationController></objects></scene>
            <scene sceneID="s-@"><objects><viewController id="c-@"><view key="view" id="v-@"/></viewController></objects></scene>

            """)
        let tabs = times(n, #"<segue destination="n-@" kind="relationship" relationship="viewControllers" id="y-@"/>"#)
        return touchStoryboard(
            scenes
                + "<scene sceneID=\"t\"><objects><tabBarController id=\"t-0\"><connections>\(tabs)</connections></tabBarController></objects></scene>\n"
        )
    },
    // One view with n labels, each with an outlet of the owner and a constraint.
    GrowthFamily("code, outlets", uikit, [400, 800], [5000, 10000]) { n in
        touchXIB(
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Owner\"><connections>\n"
                + times(n, "<outlet property=\"top@\" destination=\"k-@\" id=\"o-@\"/>\n")
                + "</connections></placeholder><view id=\"r\"><subviews>\n"
                + times(n, label("Label @")) + "</subviews><constraints>\n"
                + times(n, "<constraint firstItem=\"l-@\" firstAttribute=\"top\" secondItem=\"r\" secondAttribute=\"top\" id=\"k-@\"/>\n")
                + "</constraints></view>")
    },
    GrowthFamily("code, split view", appkit, [1000, 2000], [5000, 10000]) { panes($0, "splitView", ["holdingPriorities"]) },
    GrowthFamily("code, stack view", appkit, [1000, 2000], [5000, 10000]) {
        panes($0, "stackView", ["visibilityPriorities", "customSpacing"])
    },
    GrowthFamily("code, tab view", appkit, [1000, 2000], [5000, 10000]) { n in
        macView(
            "<tabView initialItem=\"i-\(n - 1)\" id=\"k\">\(plainFrame)<tabViewItems>\n"
                + times(
                    n,
                    "<tabViewItem label=\"t@\" identifier=\"@\" id=\"i-@\"><view key=\"view\" id=\"p-@\">\(plainFrame)</view></tabViewItem>\n"
                )
                + "</tabViewItems></tabView>\n")
    },
    // A grid view of one column and n rows, its cells merged in pairs.
    GrowthFamily("code, grid view", appkit, [1000, 2000], [5000, 10000]) { n in
        macView(
            "<gridView id=\"k\">\(plainFrame)<rows>" + times(n, "<gridRow id=\"row-@\"/>")
                + "</rows><columns><gridColumn id=\"col\"/></columns><gridCells>\n"
                + each(n) { i in
                    "<gridCell row=\"row-\(i)\" column=\"col\" \(i % 2 == 1 ? "headOfMergedCell=\"cell-\(i - 1)\" " : "")id=\"cell-\(i)\">"
                        + "<customView key=\"contentView\" id=\"p-\(i)\">\(plainFrame)</customView></gridCell>\n"
                } + "</gridCells></gridView>\n")
    },
    // n scroll views, each with a table and the table's header.
    GrowthFamily("code, tables", appkit, [500, 1000], [2500, 5000]) { n in
        macView(
            times(
                n,
                """
                <scrollView id="s-@">\(plainFrame)<clipView key="contentView" id="c-@">\(plainFrame)<subviews><tableView headerView="h-@" id="t-@">\(plainFrame)\
                </tableView></subviews></clipView><tableHeaderView key="headerView" id="h-@">\(plainFrame)</tableHeaderView></scrollView>

                """))
    },
]

private func label(_ name: String) -> String {
    "<label text=\"x\" userLabel=\"\(name)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l-@\">\(plainFrame)</label>\n"
}

/// Returns a view that arranges n others, with lists of numbers, one for each.
private func panes(_ n: Int, _ kind: String, _ lists: [String]) -> GrowthDocument {
    let views = times(n, "<customView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"p-@\">\(plainFrame)</customView>\n")
    let numbers = lists.map { "<\($0)>" + times(n, "<real value=\"250\"/>") + "</\($0)>\n" }.joined()
    return macView(
        "<\(kind) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"k\">\(plainFrame)<subviews>\n\(views)</subviews>\(numbers)</\(kind)>\n"
    )
}

/// Documents that are compiled.
let compileFamilies: [GrowthFamily] = [
    GrowthFamily("compiled scenes", "compile -o OUTPUT.storyboardc", [200, 400], [1000, 2000]) {
        touchStoryboard(times($0, screen), initial: "c0")
    },
    GrowthFamily(
        "compiled scenes for older systems", "compile -o OUTPUT.storyboardc --minimum-deployment-target 9.0", [200, 400], [1000, 2000]
    ) {
        touchStoryboard(times($0, screen), initial: "c0")
    },
    // One controller that holds n others: one file with all of them.
    GrowthFamily("compiled controllers in one", "compile -o OUTPUT.storyboardc", [200, 400], [1000, 2000]) { n in
        let tabs = times(n, #"<segue destination="c@" kind="relationship" relationship="viewControllers" id="x@"/>"#)
        let first =
            "<scene sceneID=\"first\"><objects><tabBarController id=\"first\"><tabBar key=\"tabBar\" id=\"bar\">\(plainFrame)</tabBar><connections>\(tabs)"
        let each = screen.replacing(#"storyboardIdentifier="Screen @" "#, with: "").replacing(
            #"<segue destination="c0" kind="show" id="e@"/>"#, with: "")
        return touchStoryboard(first + "</connections></tabBarController></objects></scene>\n" + times(n, each), initial: "first")
    },
    GrowthFamily("compiled prototypes", "compile -o OUTPUT.storyboardc", [200, 400], [1000, 2000]) { n in
        let cell = """
            <tableViewCell reuseIdentifier="Cell" id="l@">\(plainFrame)<tableViewCellContentView key="contentView" tableViewCell="l@" id="w@">\(plainFrame)\
            </tableViewCellContentView></tableViewCell>
            """
        return touchStoryboard(
            times(
                n,
                scene(
                    """
                    <tableViewController storyboardIdentifier="List @" id="c@" sceneMemberID="viewController"><tableView key="view" style="plain" rowHeight="44" \
                    sectionHeaderHeight="28" sectionFooterHeight="28" id="v@">\(plainFrame)<prototypes>\(cell)</prototypes></tableView></tableViewController>
                    """)), initial: "c0")
    },
    // n views at the top of a XIB, each with outlets of one collection and of the owner.
    GrowthFamily("compiled tops", "compile -o OUTPUT.nib", [1000, 2000], [10000, 20000]) { n in
        let links = times(
            n, #"<outletCollection property="all" destination="v@" id="c@"/><outlet property="p@" destination="v@" id="o@"/>"#)
        return compiled(
            "<view id=\"root\">\(plainFrame)<connections>\(links)</connections></view>" + times(n, "<view id=\"v@\">\(plainFrame)</view>\n")
        )
    },
    GrowthFamily("compiled size classes", "compile -o OUTPUT.nib", [500, 1000], [2000, 4000]) { n in
        let constraint =
            #"<constraint firstAttribute="width" constant="1" id="k@"><variation key="widthClass=regular" constant="@"/></constraint>"#
        return compiled("<view id=\"root\">\(plainFrame)<constraints>" + times(n, constraint) + "</constraints></view>")
    },
    GrowthFamily("refused attributes", "compile -o OUTPUT.nib", [1000, 2000], [5000, 10000]) { n in
        compiled(
            "<view id=\"root\">\(plainFrame)<subviews>" + times(n, "<view wobbles=\"YES\" id=\"v@\">\(plainFrame)</view>\n")
                + "</subviews></view>")
    },
    // n tables, each with three more inside of each other's prototypes.
    GrowthFamily("prototypes", mac, [60, 120], [1000, 2000]) { n in
        macView(each(n) { i in (0..<4).reversed().reduce("") { table("\(i)-\($1)", $0) } })
    },
    // Tables inside of each other's prototypes, as deep as documents may be; the others are siblings.
    GrowthFamily("nest", mac + " --lenient", [200, 400], [20000, 40000]) { n in
        macView((0..<30).reduce("") { table("n-\($1)", $0) } + times(n, "<box id=\"b-@\">\(plainFrame)</box>\n"))
    },
    // A table with n columns without names, each with a prototype.
    GrowthFamily("columns", mac, [100, 200], [2000, 4000]) { n in
        let column =
            "<tableColumn id=\"c-@\"><prototypeCellViews><tableCellView id=\"v-@\">\(plainFrame)</tableCellView></prototypeCellViews></tableColumn>\n"
        return macView(
            "<tableView viewBased=\"YES\" id=\"t\">\(plainFrame)<tableColumns>\n" + times(n, column) + "</tableColumns></tableView>")
    },
    // A matrix of n columns, one of which has n cells.
    GrowthFamily("matrix", mac, [500, 1000], [20000, 40000]) { n in
        macView(
            "<matrix id=\"m\">\(plainFrame)<cells><column>\n" + times(n, "<buttonCell type=\"radio\" id=\"k-@\"/>\n") + "</column>"
                + times(n, "<column/>")
                + "</cells></matrix>")
    },
    // A storyboard with n windows, each with a content view controller, and n images.
    GrowthFamily("windows", "compile -o OUTPUT.storyboardc --xcode 26.0", [60, 120], [2000, 4000]) { n in
        let scenes = times(
            n,
            """
            <scene sceneID="s-@"><objects><windowController storyboardIdentifier="w@" id="w-@" sceneMemberID="viewController"><window key="window" title="W" \
            id="win-@"><rect key="contentRect" x="0.0" y="0.0" width="9" height="9"/></window><connections><segue destination="c-@" kind="relationship" \
            relationship="window.shadowedContentViewController" id="g-@"/></connections></windowController></objects></scene>
            <scene sceneID="d-@"><objects><viewController id="c-@" sceneMemberID="viewController"><view key="view" id="v-@">\(plainFrame)</view></viewController>\
            </objects></scene>

            """)
        return macStoryboard(scenes, resources: times(n, "<image name=\"i@\" width=\"9\" height=\"9\"/>\n"), initial: "w-0")
    },
]

private let mac = "compile -o OUTPUT.nib --xcode 26.0"

private func compiled(_ content: String) -> GrowthDocument {
    touchXIB("<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Owner\"/>" + content)
}

private func scene(_ controller: String) -> String {
    "<scene sceneID=\"s@\"><objects>\(controller)<tapGestureRecognizer id=\"t@\"/></objects></scene>\n"
}

/// A scene with its view, its recognizer and its connections.
private let screen = scene(
    """
    <viewController storyboardIdentifier="Screen @" id="c@" sceneMemberID="viewController"><view key="view" id="v@">\(plainFrame)<subviews><button opaque="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="b@">\(plainFrame)<connections><action selector="go:" destination="c@" eventType="touchUpInside" \
    id="a@"/><segue destination="c0" kind="show" id="e@"/></connections></button></subviews><constraints><constraint firstItem="b@" firstAttribute="top" \
    secondItem="v@" secondAttribute="top" id="k@"/></constraints><viewLayoutGuide key="safeArea" id="g@"/><connections><outletCollection \
    property="gestureRecognizers" destination="t@" appends="YES" id="r@"/></connections></view><connections><outlet property="button" destination="b@" \
    id="o@"/></connections></viewController>
    """)

private func table(_ name: String, _ inside: String) -> String {
    """
    <tableView viewBased="YES" id="t-\(name)">\(plainFrame)<tableColumns><tableColumn id="c-\(name)"><prototypeCellViews><tableCellView identifier="p-\(name)" \
    id="v-\(name)">\(plainFrame)<subviews>\(inside)</subviews></tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView>

    """
}
