/// Documents in which many objects are edited at once.
let editingFamilies: [GrowthFamily] = {
    let (sizes, others) = ([1_000, 4_000], [5_000, 20_000])
    func scripted(_ name: String, _ small: [Int], _ large: [Int], _ commands: String...) -> GrowthFamily {
        GrowthFamily("edit scripts, \(name)", "edit --dry-run --script FOLDER/script", small, large) { n in
            var document = labels(n)
            document.companions = ["script": Array(times(n, commands.joined(separator: "\n") + "\n").utf8)]
            return document
        }
    }
    func edited(_ name: String, _ command: String, _ small: [Int], _ large: [Int], _ make: @escaping @Sendable (Int) -> GrowthDocument)
        -> GrowthFamily
    {
        GrowthFamily(name, ["edit", "--dry-run", "--do", command], small, large, 1, make)
    }
    return [
        scripted("by id", sizes, others, #"set #v@ text="T @""#),
        scripted("by name", sizes, others, "set L@ numberOfLines=3"),
        scripted("new names", sizes, others, "set L@ text=T@", "set T@ textColor=#102030"),
        scripted("several for one", [500, 2_000], [2_500, 10_000], "set #v@ text=T@", "set it textColor=#102030", "set it font=headline"),
        scripted("all for one", sizes, others, "set #v7 text=T@"),
        scripted("sizes", sizes, others, "size #v@ width=@"),
        scripted("added labels", sizes, [2_500, 10_000], #"add label "N@" to #root at 1,@"#, "set it tag=3"),
        scripted("removals", [2_000, 8_000], others, "remove #v@ with references"),
        scripted("outlets", sizes, others, "connect outlet o@ from #root to #v@"),
        scripted("moves", sizes, others, "move #v@ first"),
        scripted("pins", sizes, others, "pin #v@ to superview on top"),
        scripted("wraps", sizes, others, "wrap #v@ in stack"),
        edited("pins", "pin label to superview on top leading", sizes, others, labels),
        edited("sizes", "size label width=4 ratio=2:1", sizes, others, labels),
        edited("centres", "center label in root horizontally", sizes, others, labels),
        edited("masters", "hide-master #v0 for label:not(#v0)", sizes, others, labels),
        // n views, each with a recognizer.
        edited("removed views", "remove imageView with references", sizes, others) { n in
            let view = """
                <imageView id="v@">\(plainFrame)<connections><outletCollection property="gestureRecognizers" destination="g@" appends="YES" id="c@"/></connections>\
                </imageView>
                """
            return touchXIB(
                "<view id=\"root\">\(plainFrame)<subviews>\(times(n, view))</subviews></view>"
                    + times(n, "<tapGestureRecognizer id=\"g@\"/>\n"))
        },
        // Scenes that each lead to the first.
        edited("extracted scenes", "extract scenes viewController[title=T] to Other.storyboard", [500, 2_000], [1_250, 5_000]) { n in
            touchStoryboard(
                times(
                    n,
                    """
                    <scene sceneID="s@"><objects><viewController title="T" id="c@" sceneMemberID="viewController"><view key="view" id="v@">\(plainFrame)<connections>\
                    <segue destination="c0" kind="show" id="g@"/></connections></view></viewController><placeholder \
                    placeholderIdentifier="IBFirstResponder" id="f@" sceneMemberID="firstResponder"/></objects></scene>

                    """) + #"<scene sceneID="last"><objects><viewController id="stays" sceneMemberID="viewController"/></objects></scene>"#)
        },
    ]
}()

private func labels(_ n: Int) -> GrowthDocument {
    touchView(
        "<subviews>" + times(n, "<label text=\"L@\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v@\">\(plainFrame)</label>\n")
            + "</subviews>")
}

/// Documents with many layout templates, hiding masters and states. The work is that of every state for the whole document: n^2.
let stateFamilies: [GrowthFamily] = [
    GrowthFamily("templates", "states", [100, 200], [1_000, 2_000], 2.2) { touchXIB(target() + times($0, template)) },
    GrowthFamily("templates told", "templates", [100, 200], [1_000, 2_000], 2.2) { touchXIB(target() + times($0, template)) },
    GrowthFamily("templates checked", "validate --solve", [100, 200], [1_000, 2_000], 2.2) { touchXIB(target() + times($0, template)) },
    GrowthFamily("hiding masters", "states", [100, 200], [800, 1_600], 2.5, masters),
    GrowthFamily("hiding masters hidden", "apply --hide m0 -o OUTPUT", [500, 2_000], [2_000, 8_000], 1, masters),
    // n templates times n masters would be n * n states of a document of size n.
    GrowthFamily("templates times masters", "states", [10, 20], [40, 80], 3.3, both),
    GrowthFamily("too many states", "states", [80, 160], [400, 800], 1, both),
    // The states of a document have a common limit.
    GrowthFamily("templates of many views", "states", [400, 800], [1_000, 2_000], 1, wideTemplates),
    GrowthFamily("templates of many views told", "templates", [400, 800], [1_000, 2_000], 1, wideTemplates),
    // Rules look at each state, and a page draws each template: both cost templates × views until the limit of states.
    GrowthFamily("templates of many views checked", "validate --states", [50, 100], [100, 200], 2.2, wideTemplates),
    GrowthFamily("templates of many views drawn", "render -o OUTPUT.html", [25, 50], [100, 200], 2.2, wideTemplates),
    GrowthFamily("masters of many views", "states", [400, 800], [1_000, 2_000], 1, wideMasters),
    GrowthFamily("masters of many views checked", "validate --states", [400, 800], [1_000, 2_000], 1, wideMasters),
    GrowthFamily("masters of many views hidden", "apply --hide m0 -o OUTPUT", [400, 800], [1_000, 2_000], 1, wideMasters),
    GrowthFamily("scenes of states", "states", [100, 400], [1_250, 5_000], 1, plainScenes),
    GrowthFamily("scenes without templates", "templates", [500, 2_000], [1_250, 5_000], 1, plainScenes),
]

private func target(_ more: String = "") -> String {
    """
    <view id="root">\(plainFrame)<subviews>\(more)<view id="target" translatesAutoresizingMaskIntoConstraints="NO">\(plainFrame)</view></subviews><constraints>\
    <constraint firstItem="target" firstAttribute="top" secondItem="root" secondAttribute="top" id="c0"/><constraint firstItem="target" \
    firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/><constraint firstItem="target" firstAttribute="width" constant="5" id="c2"/>\
    <constraint firstItem="target" firstAttribute="height" constant="5" id="c3"/></constraints></view>

    """
}

private let template = """
    <view id="t@" customClass="LDOLayoutTemplate">\(plainFrame)<subviews><view id="v@" translatesAutoresizingMaskIntoConstraints="NO">\(plainFrame)<connections>\
    <outlet property="targetView" destination="target" id="o@"/></connections></view></subviews><constraints><constraint firstItem="v@" \
    firstAttribute="width" constant="@" id="k@"/></constraints><connections><outlet property="targetView" destination="root" id="q@"/></connections></view>

    """

/// Each view follows the previous one, and has a constraint.
private func masters(_ n: Int) -> GrowthDocument {
    let others = each(n - 1) { i in
        "<view id=\"m\(i + 1)\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(plainFrame)<connections><outlet property=\"PWHidingMasterView\" "
            + "destination=\"m\(i)\" id=\"h\(i + 1)\"/></connections></view>\n"
    }
    let constraint = #"<constraint firstItem="m@" firstAttribute="top" secondItem="chain" secondAttribute="top" constant="@" id="d@"/>"#
    return touchXIB(
        "<view id=\"chain\">\(plainFrame)<subviews><view id=\"m0\">\(plainFrame)</view>\n\(others)</subviews><constraints>\(times(n, constraint))</constraints></view>"
    )
}

private func both(_ n: Int) -> GrowthDocument {
    let master = """
        <view id="m@" translatesAutoresizingMaskIntoConstraints="NO">\(plainFrame)<subviews><view id="s@">\(plainFrame)<connections><outlet \
        property="PWHidingMasterView" destination="m@" id="h@"/></connections></view></subviews></view>
        """
    return touchXIB(target(times(n, master)) + times(n, template))
}

/// n templates of 20 views each: a state for each template, of a document that grows with n.
private func wideTemplates(_ n: Int) -> GrowthDocument {
    let targets = times(20, "<view id=\"g@\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(plainFrame)</view>")
    let views = each(20) { place in
        "<view id=\"v@-\(place)\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(plainFrame)<connections><outlet property=\"targetView\" "
            + "destination=\"g\(place)\" id=\"o@-\(place)\"/></connections></view>"
    }
    let widths = each(20) { "<constraint firstItem=\"v@-\($0)\" firstAttribute=\"width\" constant=\"\($0)\" id=\"k@-\($0)\"/>" }
    return touchXIB(
        "<view id=\"root\">\(plainFrame)<subviews>\(targets)</subviews></view>"
            + times(
                n,
                "<view id=\"t@\" customClass=\"LDOLayoutTemplate\">\(plainFrame)<subviews>\(views)</subviews><constraints>\(widths)</constraints><connections>"
                    + "<outlet property=\"targetView\" destination=\"root\" id=\"q@\"/></connections></view>\n"))
}

/// n masters that hide 20 views each.
private func wideMasters(_ n: Int) -> GrowthDocument {
    let hidden = each(20) { place in
        "<view id=\"s@-\(place)\">\(plainFrame)<connections><outlet property=\"PWHidingMasterView\" destination=\"m@\" id=\"h@-\(place)\"/></connections></view>"
    }
    return touchView("<subviews>" + times(n, "<view id=\"m@\">\(plainFrame)</view>\(hidden)\n") + "</subviews>")
}

/// Documents that are costly to draw.
let renderFamilies: [GrowthFamily] = {
    let fixed = #"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#
    @Sendable func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }
    @Sendable func label(_ text: String, _ width: Int, font: String = #"type="system""#) -> String {
        "<label numberOfLines=\"0\" \(fixed) text=\"\(text)\" id=\"l\">\(frame(0, 0, width, 10_000_000))<fontDescription key=\"fontDescription\" \(font) pointSize=\"17\"/></label>"
    }
    let kinds: [(String, [Int], [Int], @Sendable (Int) -> String)] = [
        ("long text", [80_000, 320_000], [4_000_000, 10_000_000], { label(times($0 / 12, "lorem ipsum "), 300) }),
        ("a line for each word", [80_000, 320_000], [1_000_000, 4_000_000], { label(times($0, "w "), 1) }),
        ("one long word", [80_000, 320_000], [4_000_000, 10_000_000], { label(times($0, "w"), 300) }),
        // A letter with n accents: one character.
        ("one long character", [20_000, 80_000], [300_000, 1_000_000], { label("e" + times($0, "\u{301}"), 300) }),
        (
            "long font name", [20_000, 80_000], [300_000, 1_000_000],
            { label(times(2000, "w "), 1, font: "name=\"\(times($0, "F"))\" family=\"\(times($0, "F"))\"") }
        ),
        (
            "wide", [4_000, 16_000], [50_000, 200_000],
            { each($0) { "<view \(fixed) id=\"v\($0)\">\(frame($0 % 300, $0 % 600, 30, 30))</view>" } }
        ),
        (
            "labels", [4_000, 16_000], [50_000, 100_000],
            { each($0) { "<label \(fixed) text=\"label \($0)\" id=\"v\($0)\">\(frame($0 % 300, $0 % 600, 90, 20))</label>" } }
        ),
        (
            "segments", [4_000, 16_000], [25_000, 50_000],
            {
                "<segmentedControl \(fixed) id=\"s\">\(frame(0, 0, 300, 30))<segments>" + times($0, "<segment title=\"s@\"/>")
                    + "</segments></segmentedControl>"
            }
        ),
        (
            "rows", [4_000, 16_000], [25_000, 50_000],
            {
                "<tableView \(fixed) style=\"plain\" id=\"t\">\(frame(0, 0, 375, 667))<sections><tableViewSection><cells>"
                    + times(
                        $0,
                        "<tableViewCell \(fixed) style=\"IBUITableViewCellStyleDefault\" textLabel=\"t@\" id=\"c@\">\(frame(0, 0, 375, 44))</tableViewCell>"
                    )
                    + "</cells></tableViewSection></sections></tableView>"
            }
        ),
    ]
    // A menu of n submenus below one with a long title, which is part of each one's name.
    let submenus = GrowthFamily("submenus, picture", "render -o OUTPUT.svg", [2_000, 8_000], [15_000, 30_000]) { n in
        let inner = times(
            n,
            #"<menuItem title="i@" id="i@"><menu key="submenu" title="m" id="m@"><items><menuItem title="x" id="x@"/></items></menu></menuItem>"#
        )
        return GrowthDocument(
            #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa"><objects><menu id="m"><items>"#
                + "<menuItem title=\"\(times(n * 10, "t"))\" id=\"t\"><menu key=\"submenu\" id=\"n\"><items>\(inner)</items></menu></menuItem></items></menu></objects></document>"
        )
    }
    return kinds.flatMap { name, small, large, make in
        [("picture", "render --annotate labels,ids,frames -o OUTPUT.svg"), ("page", "render -o OUTPUT.html")].map { ending, arguments in
            GrowthFamily("\(name), \(ending)", arguments, small, large) { touchView("<subviews>\(make($0))</subviews>") }
        }
    } + [submenus]
}()
