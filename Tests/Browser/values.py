"""Values in children of an element: fonts, colors, margins, states, attributed texts, cells. The inspector shows them all, and sets those that can be set."""
from selenium.webdriver.common.keys import Keys

from browser import SAMPLES, expect, fault
from documents import FLOW
from editing import Editing
from features import rows
from preview import check_silence

# In place of the button of the storyboard.
CONTROLS = """<button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="val-bt-001">
                                        <rect key="frame" x="20" y="170" width="60" height="30"/>
                                        <fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="14"/>
                                        <inset key="contentEdgeInsets" minX="4" minY="2" maxX="4" maxY="2"/>
                                        <state key="normal" title="Save" image="star" catalog="system">
                                            <color key="titleColor" red="0.20000000000000001" green="0.40000000000000002" blue="0.59999999999999998" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                        </state>
                                        <state key="selected" title="Saved"/>
                                    </button>
                                    <textField opaque="NO" contentMode="scaleToFill" placeholder="Mail" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="val-fi-001">
                                        <rect key="frame" x="20" y="210" width="120" height="34"/>
                                        <accessibility key="accessibilityConfiguration" hint="Where the receipt goes">
                                            <accessibilityTraits key="traits" searchField="YES"/>
                                            <bool key="isElement" value="YES"/>
                                        </accessibility>
                                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                                        <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="next"/>
                                    </textField>
                                    <label opaque="NO" contentMode="left" numberOfLines="0" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="val-la-001">
                                        <rect key="frame" x="20" y="250" width="120" height="21"/>
                                        <attributedString key="attributedText">
                                            <fragment content="Free">
                                                <attributes>
                                                    <color key="NSColor" systemColor="systemRedColor"/>
                                                    <font key="NSFont" size="17" name="Menlo-Bold"/>
                                                    <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="4"/>
                                                </attributes>
                                            </fragment>
                                        </attributedString>
                                    </label>
                                    <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" selectedSegmentIndex="0" translatesAutoresizingMaskIntoConstraints="NO" id="val-se-001">
                                        <rect key="frame" x="20" y="270" width="120" height="28"/>
                                        <segments><segment title="Day"/><segment title="Week"/></segments>
                                    </segmentedControl>
                                    <button opaque="NO" contentMode="scaleToFill" """

BUTTON = '<button opaque="NO" contentMode="scaleToFill" '
MARGINS = '<directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="16" bottom="8" trailing="16"/>'
FRAME = '<rect key="frame" x="40" y="100" width="200" height="300"/>'
VALUES = FLOW.replace(BUTTON, CONTROLS, 1).replace(FRAME, FRAME + "\n" + " " * 32 + MARGINS, 1)

STATED = {
    "val-bt-001": {
        "Font": "Avenir-Book 14", "Content edge insets": "min x 4, min y 2, max x 4, max y 2", "Normal, title": "Save", "Normal, image": "star", "Selected, title": "Saved",
        "Normal, title color": "#336699",
    },
    "val-fi-001": {"Hint": "Where the receipt goes", "Traits": "search field", "Is an element": "YES", "Font": "Body", "Keyboard type": "emailAddress", "Return key type": "next"},
    "val-la-001": {
        "Attributed text": "Free", "Text, font": "Menlo-Bold 17", "Text, color": "systemRedColor #ff3b30, dark #ff453a",
        "Text, paragraph style": "alignment center, line break mode wordWrapping, line spacing 4",
    },
    "val-se-001": {"Segments": "Day, Week"},
    "box-vw-001": {"Directional layout margins": "top 8, leading 16, bottom 8, trailing 16"},
}

MAC = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
    <objects>
        <customView id="roo-vw-001">
            <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
            <subviews>
                <textField id="val-tf-001">
                    <rect key="frame" x="20" y="40" width="200" height="16"/>
                    <textFieldCell key="cell" lineBreakMode="clipping" title="Name" id="val-ce-001">
                        <font key="font" metaFont="systemBold"/>
                        <color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>
                    </textFieldCell>
                </textField>
            </subviews>
        </customView>
    </objects>
</document>
"""


def check_values(browser, formwork):
    """The inspector shows values in children: fonts, colors, margins, states, attributed texts, text input, accessibility, cells."""
    document = formwork.folder / "Values.storyboard"
    document.write_text(VALUES)
    file = formwork.page(document)
    for view, stated in STATED.items():
        browser.open(file, f"screen=det-vw-001&view={view}")
        found = rows(browser)
        for name, value in stated.items():
            expect(found.get(name), value, f"what the inspector says of {view}'s {name}")
    document = formwork.folder / "Values.xib"
    document.write_text(MAC)
    browser.open(formwork.page(document), "screen=roo-vw-001&view=val-tf-001")
    found = rows(browser)
    for name, value in {"Title": "Name", "Line break mode": "clipping", "Font": "systemBold"}.items():
        expect(found.get(name), value, f"what the inspector says of a cell's {name}")
    if "labelColor" not in found.get("Text color", ""):
        fault(f"the inspector does not name the colour of a cell: {found.get('Text color')}")
    browser.check_silence("values")


def check_value_edits(browser, command, folder):
    """The page sets values in children as apply --set does: each changes only its own bytes."""
    text = VALUES
    with Editing(browser, command, folder, "Values.storyboard", text) as editing:
        for view, key, value, old, new in (
            ("val-bt-001", "font", "bold 15", 'name="Avenir-Book" family="Avenir" pointSize="14"', 'type="boldSystem" pointSize="15"'),
            ("val-bt-001", "titleColor", "#ff8000", 'red="0.20000000000000001" green="0.40000000000000002" blue="0.59999999999999998"', 'red="1" green="0.50196078431372548" blue="0.0"'),
            ("val-bt-001", "selected.title", "Done", 'title="Saved"', 'title="Done"'),
            ("val-bt-001", "title", "Keep", 'title="Save" ', 'title="Keep" '),
            ("val-fi-001", "keyboardType", "URL", 'keyboardType="emailAddress"', 'keyboardType="URL"'),
            ("val-fi-001", "accessibilityHint", "Optional", "Where the receipt goes", "Optional"),
            ("val-fi-001", "accessibilityIdentifier", "mail", 'hint="Optional">', 'hint="Optional" identifier="mail">'),
            ("val-la-001", "text", "Paid", 'content="Free"', 'content="Paid"'),
            ("val-se-001", "segments", "Day, Month", 'title="Week"', 'title="Month"'),
            ("box-vw-001", "directionalLayoutMargins", "8, 20, 8, 20", 'leading="16" bottom="8" trailing="16"', 'leading="20" bottom="8" trailing="20"'),
            ("lab-vw-001", "textColor", "systemRedColor", "", ""),
        ):
            browser.go(f"screen=det-vw-001&view={view}")
            field = f'[data-edit="{view} {key}"]'
            if not browser.wait(f"document.querySelector({field!r})", 20):
                fault(f"there is no field for {view}'s {key}")
                continue
            editing.focus(field)
            browser.keys(value, Keys.RETURN)
            text = text.replace(old, new, 1) if old else text
            editing.holds(text, f"{view}'s {key}")
            browser.wait(f"document.querySelector({field!r})?.value === {value!r} && document.getElementById('announcer').textContent.startsWith('Written')", 20)
            expect(editing.value(field), value, f"what the field of {view}'s {key} says then")
        check_silence(browser, editing.preview)


def check_texts(browser, formwork):
    """A panel lists the texts of the screen, can be filtered, and leads to the view of each text."""
    browser.open(formwork.page(SAMPLES / "Garden/Garden.storyboard"), "screen=Gar-Rt-046")
    browser.click("#tab-texts")
    seen = "[...document.querySelectorAll('#panel-texts li:not([hidden])')].map((line) => line.firstChild.firstChild.textContent)"
    texts = browser.run(f"return {seen}")
    for text in ("Monstera", "Monstera deliciosa", "Remind me", "Water now"):
        if text not in texts:
            fault(f"the texts of a screen are not all listed: {text}: {texts}")
    browser.run("""const filter = document.querySelector("#panel-texts .filter"); filter.value = "delic"; filter.dispatchEvent(new Event("input"))""")
    expect(browser.run(f"return {seen}"), ["Monstera deliciosa"], "the texts that match the filter")
    browser.click("#panel-texts li:not([hidden]) button")
    name = browser.run("return document.querySelector('#outline [aria-selected=true] .name')?.textContent ?? null")
    expect(name, "Monstera deliciosa", "the view that a text leads to")
    browser.check_silence("the texts")
