"""A project as one page: the flow over its storyboards."""
from axe_core_python.selenium import Axe
from selenium.webdriver.common.keys import Keys

from browser import NARROW, WIDE, expect, fault
from documents import FLOW
from features import mode, text

# A storyboard with one screen, which another one refers to.
ACCOUNT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="acc-vc-001">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="acc-sc-001">
            <objects>
                <viewController title="Account" id="acc-vc-001" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="acc-vw-001">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <label opaque="NO" text="Balance" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="acc-la-001">
                                <rect key="frame" x="20" y="100" width="120" height="21"/>
                                <color key="textColor" systemColor="systemGreenColor"/>
                            </label>
                        </subviews>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="acc-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="0.0" y="0.0"/>
        </scene>
    </scenes>
</document>
"""

REFERENCE = """<scene sceneID="ref-sc-001">
            <objects>
                <viewControllerPlaceholder storyboardName="Account" id="ref-vc-001" sceneMemberID="viewController"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="ref-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="2500" y="0.0"/>
        </scene>
    </scenes>"""

SEGUE = '<segue destination="set-vc-001" kind="relationship" relationship="viewControllers" id="seg-se-001"/>'


def scene(title):
    """Returns the script that finds a scene of the map by its title."""
    return f"[...document.querySelectorAll('.map-scene')].find((scene) => scene.querySelector('.map-title').textContent === '{title}')"


def check_project(browser, formwork):
    """A project opens with the flow over its files; the screens of all storyboards can be opened, found and linked to."""
    folder = formwork.folder / "Project"
    folder.mkdir(exist_ok=True)
    main = FLOW.replace("</scenes>", REFERENCE, 1).replace(SEGUE, SEGUE + SEGUE.replace("set-vc", "ref-vc").replace("seg-se", "seg-re"), 1)
    (folder / "Main.storyboard").write_text(main)
    (folder / "Account.storyboard").write_text(ACCOUNT)
    formwork.count += 1
    file = formwork.folder / f"page{formwork.count}.html"
    formwork.run("render", folder, "--map", "-o", file)
    browser.open(file)
    expect([mode(browser), text(browser, "#file"), text(browser, "#heading")], ["map", "Project", "Flow"], "what a project opens with")
    expect(browser.run("return [...document.querySelectorAll('.map-part')].map((part) => part.textContent)"), ["Account", "Main"], "the storyboards on the map")
    expect(text(browser, "#documents input:checked + .title"), "Main", "the storyboard that the application begins with")
    if not browser.wait("[...document.querySelectorAll('.map-scene img')].every((image) => image.complete && image.naturalWidth > 100)"):
        fault("the pictures of the scenes are not drawn")
    # The arrow from the reference leads into the other storyboard.
    kinds = browser.run(f"return document.querySelector('.map-scene.reference').getAttribute('aria-label')")
    if "reference → Account" not in kinds:
        fault(f"the reference leads nowhere: {kinds}")
    browser.run("document.querySelector('.map-scene.reference').click()")
    expect(browser.run("return document.activeElement.querySelector('.map-title')?.textContent"), "Account", "the scene that a reference leads to")
    # Into a screen of the other file, and back.
    browser.run(f"{scene('Account')}.click()")
    expect([mode(browser), text(browser, "#heading")], ["screen", "Account"], "the screen of another storyboard")
    expect(browser.state()["address"], "storyboard=Account&screen=acc-vw-001", "its address")
    expect(text(browser, "#documents input:checked + .title"), "Account", "the storyboard that is chosen then")
    if "Balance" not in browser.run("return document.getElementById('screen').textContent"):
        fault("the screen of another storyboard is not drawn")
    green = browser.run("return [...document.querySelectorAll('#screen text')].map((text) => getComputedStyle(text).fill)")
    expect("rgb(52, 199, 89)" in green, True, f"whether its own colours are shown, of {green}")
    browser.keys("m")
    expect(browser.run(f"return {scene('Account')}.getAttribute('aria-current')"), "true", "whether the map marks it")
    browser.run("history.back()")
    browser.wait("document.getElementById('app').dataset.mode === 'screen'")
    browser.run("history.back()")
    browser.wait("document.getElementById('app').dataset.mode === 'map'")
    expect(text(browser, "#documents input:checked + .title"), "Main", "the storyboard after going back")
    # The search covers all files.
    browser.keys("/")
    browser.wait("document.activeElement.id === 'search-field'")
    browser.keys("balance")
    browser.wait("document.getElementById('search-field').value === 'balance'")
    browser.keys(Keys.RETURN)
    expect(browser.state()["address"], "storyboard=Account&screen=acc-vw-001&view=acc-la-001", "where the search leads")
    # A link, entered by hand.
    browser.open(file, "screen=she-vw-001")
    expect(text(browser, "#heading"), "Sheet", "what a link into the first storyboard shows")
    browser.open(file, "storyboard=Account&view=acc-la-001&screen=acc-vw-001")
    expect(text(browser, "#inspector .title-line"), "Balance", "what a link into another storyboard shows")
    browser.run("document.querySelector('#documents input:not(:checked)').click()")
    expect(text(browser, "#heading"), "Detail", "what is shown of a storyboard that is chosen in the list")
    for size in (NARROW, (1920, 1080), WIDE):
        browser.resize(size)
        browser.open(file)
        if browser.run("return document.documentElement.scrollWidth") > size[0]:
            fault(f"at {size[0]} the page of a project is wider than the window")
        for violation in Axe().run(browser.driver)["violations"]:
            if violation["impact"] in ("serious", "critical"):
                fault(f"axe at {size[0]}: {violation['id']}: {violation['nodes'][0]['html'][:200]}")
    browser.check_silence("the project")
