/// Documents that are hard to read, index, check, merge or edit.
let readingFamilies: [GrowthFamily] = [
    GrowthFamily("views", "import --format json", [10_000, 40_000], [50_000, 200_000], 1, views),
    GrowthFamily("views checked", "validate", [10_000, 40_000], [50_000, 200_000], 1, views),
    GrowthFamily("deep", "import", [5_000, 20_000], [20_000, 80_000]) { n in
        let levels = each(100) { "<view id=\"a\($0)-@\">\(plainFrame)<subviews>" } + String(repeating: "</subviews></view>", count: 100)
        return touchXIB(times(n / 100, levels))
    },
    GrowthFamily("duplicate ids", "validate --reporter json", [5_000, 20_000], [25_000, 100_000]) { n in
        touchView("<subviews>" + times(n + 1, "<view id=\"same\">\(plainFrame)</view>\n") + "</subviews>")
    },
    GrowthFamily("labelled duplicates", "validate", [10_000, 40_000], [100_000, 400_000]) { n in
        touchXIB(
            "<view id=\"root\" userLabel=\"" + times(n / 5, "long ") + "\"><subviews>" + times(n / 10, "<view id=\"same\"/>")
                + "</subviews></view>")
    },
    GrowthFamily("colliding ids", "import", [5_000, 20_000], [25_000, 100_000], 1, collidingIDs),
    GrowthFamily("scenes", "import --format json", [500, 2_000], [1_250, 5_000], 1, plainScenes),
    GrowthFamily("scenes checked", "validate", [500, 2_000], [1_250, 5_000], 1, plainScenes),
    GrowthFamily("frames recorded", "apply --update-frames -o OUTPUT", [500, 2_000], [1_250, 5_000], 1, plainScenes),
    GrowthFamily("constraints", "validate", [10_000, 40_000], [25_000, 100_000]) { n in
        touchView(
            "<subviews><view id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(plainFrame)</view></subviews><constraints>"
                + times(
                    n, #"<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="5" id="c@"/>\#n"#)
                + "</constraints>")
    },
    GrowthFamily("excluded constraints", "import", [5_000, 20_000], [25_000, 100_000]) { n in
        touchView(
            "<constraints>" + times(n, #"<constraint firstAttribute="width" constant="@" id="c@"/>"#)
                + "</constraints><variation key=\"default\"><mask key=\"constraints\">" + times(n, "<exclude reference=\"c@\"/>")
                + "</mask></variation>")
    },
    GrowthFamily("outlets to one view", "validate", [10_000, 40_000], [25_000, 100_000]) { outlets($0, "root") },
    GrowthFamily("outlets to nothing", "validate", [2_000, 8_000], [10_000, 40_000]) { outlets($0, "none@") },
    GrowthFamily("runtime attributes", "import --format json", [10_000, 40_000], [25_000, 100_000]) { n in
        touchView(
            "<userDefinedRuntimeAttributes>" + times(n, "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"p@\" value=\"x\"/>\n")
                + "</userDefinedRuntimeAttributes>")
    },
    GrowthFamily("unknown elements", "validate", [10_000, 40_000], [50_000, 200_000]) {
        touchXIB(times($0, "<mystery id=\"u@\" a=\"b\"/>\n"))
    },
    GrowthFamily("text", "import", [500_000, 2_000_000], [2_500_000, 9_900_000]) { n in
        touchXIB("<label id=\"root\">\(plainFrame)<string key=\"text\">" + times(n / 5, "word ") + "</string></label>")
    },
    GrowthFamily("references in a text", "import", [50_000, 200_000], [500_000, 1_900_000]) { n in
        touchXIB("<label id=\"root\"><string key=\"text\">" + times(n, "a&amp;") + "</string></label>")
    },
    GrowthFamily("one long attribute", "import", [500_000, 2_000_000], [2_500_000, 9_900_000]) { n in
        touchXIB("<label id=\"root\" text=\"" + times(n / 5, "word ") + "\">\(plainFrame)</label>")
    },
    GrowthFamily("many attributes", "import", [900, 3_600], [40_000, 160_000]) { touchXIB("<label " + times($0, " a@=\"\"") + "/>") },
    GrowthFamily("comments", "import", [50_000, 200_000], [200_000, 800_000]) { touchXIB(times($0, "<!-- x -->")) },
    GrowthFamily("line ends", "import", [100_000, 400_000], [500_000, 2_000_000]) { touchView(times($0, "\r\n\r")) },
    GrowthFamily("deep JSON", "convert --to xib -o OUTPUT", [5_000, 20_000], [50_000, 200_000]) { n in
        GrowthDocument(
            "{\"formwork\":1,\"document\":" + times(n, "{\"element\":\"a\",\"children\":[") + times(n, "]}") + "}", ending: ".json")
    },
    GrowthFamily("escapes in JSON", "convert --to xib -o OUTPUT", [50_000, 200_000], [400_000, 1_600_000]) { n in
        let start =
            #"{"formwork":1,"document":{"element":"document","attributes":{"type":"com.apple.InterfaceBuilder3.CocoaTouch.XIB","version":"3.0"},"#
        return GrowthDocument(start + #""children":[{"element":"label","text":""# + times(n, #"\n\u00e9"#) + "\"}]}}", ending: ".json")
    },
    // Each alias expands to two of the previous one: 2^n values.
    GrowthFamily("aliases in YAML", "convert --to xib -o OUTPUT", [20, 40], [20, 50]) { n in
        GrowthDocument("a0: &a0 [1, 1]\n" + each(min(n, 60) - 1) { "a\($0 + 1): &a\($0 + 1) [*a\($0), *a\($0)]\n" }, ending: ".yaml")
    },
    GrowthFamily("archive", "import", [2_000, 8_000], [10_000, 40_000], 1, archive),
]

/// Merges of damaged documents: three states of one file that have little in common.
let mergingFamilies: [GrowthFamily] = {
    let merge = "merge FOLDER/ours.xib FOLDER/theirs.xib -o OUTPUT"
    func family(_ name: String, _ arguments: String, _ sides: @escaping @Sendable (Int) -> [String]) -> GrowthFamily {
        GrowthFamily(name, arguments, [500, 2_000], [2_500, 10_000]) { n in
            let documents = sides(n).map { touchView("<subviews>\($0)</subviews>").data }
            return GrowthDocument(data: documents[0], companions: ["ours.xib": documents[1], "theirs.xib": documents[2]])
        }
    }
    func labels(_ id: String) -> @Sendable (Int) -> [String] {
        { n in ["b", "o", "t"].map { times(n, "<label text=\"\($0)@\" id=\"\(id)\"/>\n") } }
    }
    return [
        family("merge, same ids", merge, labels("same")),
        family("merge, collisions", merge, labels("v@")),
        family("merge, collisions, theirs", merge + " --theirs", labels("v@")),
        // Lists that one side emptied, and the other one split.
        family("merge, emptied lists", merge) { n in
            let full = times(n, "<view id=\"v@\"><subviews><label id=\"l@\" text=\"a\"/></subviews></view>\n")
            return [
                full, full.replacing("<label", with: " x<!--c--><label"), times(n, "<view id=\"v@\"><subviews>\n  </subviews></view>\n"),
            ]
        },
        family("merge, without ids", merge) { n in
            let lines = (0..<n).map { "<view tag=\"\($0)\"><rect key=\"frame\" x=\"\($0)\" y=\"0.0\" width=\"1\" height=\"1\"/></view>\n" }
            return [lines.joined(), lines.reversed().joined(), (lines[(n / 2)...] + lines[..<(n / 2)]).joined()]
        },
        family("merge, into each other", merge) { n in
            func pairs(_ outer: String, _ inner: String) -> String {
                times(n, "<view id=\"\(outer)@\"><subviews><view id=\"\(inner)@\"/></subviews></view>\n")
            }
            return [times(n, "<view id=\"a@\"/><view id=\"b@\"/>\n"), pairs("a", "b"), pairs("b", "a")]
        },
    ]
}()

private func views(_ n: Int) -> GrowthDocument {
    touchView("<subviews>" + times(n, "<view id=\"v@\">\(plainFrame)</view>\n") + "</subviews>")
}

/// Ids that collided before the hash table of ids had a seed.
private func collidingIDs(_ n: Int) -> GrowthDocument {
    var views: [UInt8] = []
    for first in 1...max(1, n) {
        let digits = Array("\(first)".utf8)
        let word = Array(repeating: UInt8(ascii: "0"), count: 8 - digits.count) + digits
        let start = word.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let state = (0xCBF2_9CE4_8422_2325 ^ start) &* 0x9E37_79B9_7F4A_7C15
        let second = (0..<8).map { UInt8(truncatingIfNeeded: (state ^ 0x4242_4242_4242_4242) >> UInt64(8 * $0)) & 0x3F | 0x40 }.map {
            $0 == 0x7F ? 0x7E : $0
        }
        views += Array("<view id=\"".utf8) + word + second + Array("\"/>".utf8)
    }
    return touchView("<subviews>" + String(decoding: views, as: UTF8.self) + "</subviews>")
}

func plainScenes(_ n: Int) -> GrowthDocument {
    touchStoryboard(
        times(
            n,
            """
            <scene sceneID="s@"><objects><viewController id="c@" sceneMemberID="viewController"><view key="view" id="v@">\(plainFrame)<subviews>\
            <label id="l@" text="x" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="5" height="5"/></label></subviews>\
            <constraints><constraint firstItem="l@" firstAttribute="top" secondItem="v@" secondAttribute="top" id="k@"/></constraints></view><connections>\
            <segue destination="c0" kind="show" id="e@"/></connections></viewController></objects></scene>

            """))
}

private func outlets(_ n: Int, _ destination: String) -> GrowthDocument {
    touchXIB(
        "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Owner\"><connections>"
            + times(n, "<outlet property=\"p@\" destination=\"\(destination)\" id=\"o@\"/>\n")
            + "</connections></placeholder><view id=\"root\">\(plainFrame)</view>")
}

/// Values that many objects share.
private func archive(_ n: Int) -> GrowthDocument {
    let start =
        #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data><array class="NSMutableArray" key="IBDocument.RootObjects" id="1">"#
    let middle =
        #"</array><object class="IBObjectContainer" key="IBDocument.Objects"><object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">"#
    let views = times(
        n, #"<object class="IBUIView" id="x@"><reference key="NSNextResponder" ref="1"/><reference key="NSSubviews" ref="2"/></object>"#)
    let records = times(n, #"<object class="IBObjectRecord"><int key="objectID">1@</int><reference key="object" ref="x@"/></object>"#)
    return GrowthDocument(xmlHead + start + views + middle + records + "</array></object></object></data></archive>")
}
