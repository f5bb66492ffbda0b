"""Comparisons on the page, and pages of documents without views."""
from axe_core_python.selenium import Axe
from selenium.webdriver.common.keys import Keys

from browser import MIDDLE, NARROW, SAMPLES, WIDE, expect, fault
from documents import NO_VIEWS, WATCH
from features import flow, mode, text


def check_review(browser, formwork):
    """On the page of a comparison each change leads to its place in both pictures, by click and by keyboard, at every width."""
    file = formwork.folder / "review.html"
    old, new = SAMPLES / "LayoutTemplates-0.9.storyboard", SAMPLES / "LayoutTemplates.storyboard"
    file.write_text(formwork.run("diff", old, new, "--format", "html", "--solve", "--device", "iphone-se", "--device", "ipad-pro-11").stdout)
    lines = [line[4:] for line in formwork.run("diff", old, new).stdout.splitlines()[1:] if not line.startswith("    folded")]
    browser.open(file)
    images = "[...document.querySelectorAll('.shot img')]"
    if not browser.wait(f"{images}.length === 2 && {images}.every((image) => image.naturalWidth > 50)"):
        fault("the pictures of a comparison's page are not drawn")
    shown = browser.run("return [...document.querySelectorAll('.changes > li')].map((line) => (line.querySelector('summary') ?? line).textContent)")
    if len(shown) != len(lines) or not all(line.split(" [")[0].endswith(text.split(" [")[0]) for line, text in zip(lines, shown)):
        fault(f"the page does not name the changes as diff does: {shown[:3]} {lines[:3]}")
    chosen = "document.querySelector('[aria-current]')?.dataset.entry ?? null"
    browser.keys("j", "j")
    expect(browser.run(f"return {chosen}"), "1", "the change after J and J")
    browser.keys("k")
    expect(browser.run(f"return {chosen}"), "0", "the change after K")
    entry = browser.run("""
        const { files: [{ pairs }] } = JSON.parse(document.getElementById("data").textContent);
        return pairs.flatMap(({ marks }) => marks.filter(([number, side]) => side === 0 && marks.some(([other, place]) => other === number && place === 1)))[0]?.[0] ?? null;""")
    if entry is None:
        return fault("no change has a place in both pictures")
    for by in ("side", "onion", "slider"):
        browser.run(f"document.querySelector('[value={by}]').click(); document.querySelector('[data-entry=\"{entry}\"]').click()")
        if browser.run("return document.querySelectorAll('.mark.is-chosen').length") < 2:
            fault(f"{by}: a change does not lead to its place in both pictures")
    left, right, divide = browser.run("""
        const boxes = [...document.querySelectorAll(".mark.is-chosen")].map((mark) => mark.getBoundingClientRect());
        return [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right)), document.querySelector(".divide").getBoundingClientRect().left];""")
    if not left - 1 <= divide <= right + 1:
        fault(f"the divider at {divide} does not show a change from {left} to {right}")
    browser.run("""const select = document.querySelector('select[aria-label="Device"]'); select.selectedIndex = 1; select.dispatchEvent(new Event("change"))""")
    address = browser.run("return location.hash.slice(1)")
    browser.open(file, address)
    expect(browser.run("return document.querySelector('select[aria-label=\"Device\"]').selectedIndex"), 1, "the device that a link shows")
    browser.run("document.querySelector('[value=side]').click()")
    for size in (WIDE, (1920, 1080), MIDDLE, NARROW):
        browser.resize(size)
        if browser.run("return document.getElementById('room').getBoundingClientRect().left < document.querySelector('.review-main').getBoundingClientRect().left"):
            fault(f"side by side, the pictures cover the changes at {size}")
        for scheme in ("light", "dark"):
            browser.set_media(color_scheme=scheme)
            for violation in Axe().run(browser.driver)["violations"]:
                if violation["impact"] in ("serious", "critical"):
                    fault(f"axe at {size}, {scheme}: {violation['id']}: {violation['nodes'][0]['html'][:200]}")
        if browser.run("return document.documentElement.scrollWidth > innerWidth"):
            fault(f"the page of a comparison is wider than the window at {size}")
    browser.resize(WIDE)
    # A small picture is enlarged twice, and the changes of an object are listed under one name.
    for name, attributes in (("card.xib", ""), ("cards.xib", ' alpha="0.5" tag="2"')):
        (formwork.folder / name).write_text(
            '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"><objects><view id="car-d0-001">'
            f'<rect key="frame" x="0" y="0" width="120" height="60"/><subviews><label text="Plant" id="lab-el-001"{attributes}>'
            '<rect key="frame" x="10" y="10" width="80" height="20"/></label></subviews></view></objects></document>')
    file.write_text(formwork.run("diff", formwork.folder / "card.xib", formwork.folder / "cards.xib", "--format", "html").stdout)
    browser.open(file)
    expect(browser.run("return document.querySelector('.shot img').getBoundingClientRect().width"), 240, "the width of a picture of 120 points")
    names = "[...document.querySelectorAll('.changes b')].map((name) => name.getBoundingClientRect().width > 10)"
    expect(browser.run(f"return {names}"), [True, False], "the names that are seen")
    # The same change of many objects is one line that opens to the objects, also by keys.
    for name, size in (("labels.xib", 12), ("larger.xib", 14)):
        labels = "".join(
            f'<label text="Plant {number}" id="lab-el-00{number}"><rect key="frame" x="10" y="{number * 30}" width="80" height="20"/>'
            f'<fontDescription key="fontDescription" type="system" pointSize="{size}"/></label>' for number in range(5))
        (formwork.folder / name).write_text(
            '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"><objects><view id="car-d0-001">'
            f'<rect key="frame" x="0" y="0" width="120" height="180"/><subviews>{labels}</subviews></view></objects></document>')
    file.write_text(formwork.run("diff", formwork.folder / "labels.xib", formwork.folder / "larger.xib", "--format", "html").stdout)
    browser.open(file)
    group = "document.querySelector('.group details')"
    expect(browser.run(f"return [{group}.open, document.querySelectorAll('.changes > li').length]"), [False, 1], "the group of a change and its line")
    browser.keys("j", "j")
    expect(browser.run(f"return [{group}.open, document.activeElement.dataset.entry, {chosen}]"), [True, "1", "1"], "the second object of a group after J and J")
    browser.check_silence("the page of a comparison")


def check_compare(browser, formwork):
    """Two states, devices or revisions are shown side by side, or all states on all devices, each as a picture that leads there."""
    file = formwork.page(SAMPLES / "LayoutTemplates.storyboard")
    browser.open(file)
    browser.keys("c")
    expect(mode(browser), "compare", "what is shown after C")
    images = "[...document.querySelectorAll('.compare-room img')]"
    ready = f"{images}.length > 0 && {images}.every((image) => image.complete && image.naturalWidth > 50)"
    if not browser.wait(ready):
        fault("the pictures of a comparison are not drawn")
    sources = browser.run(f"return {images}.map((image) => image.src.length > 100 && image.src)")
    if len(set(sources)) != 2:
        fault("the two sides are not different pictures")
    cut = "getComputedStyle(document.querySelectorAll('.stack img')[1]).clipPath"
    before = browser.run(f"return {cut}")
    browser.run("document.querySelector('.share').focus()")
    browser.keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    if browser.run(f"return {cut}") == before:
        fault("the slider moves nothing")
    browser.click(".compare-bar .row:nth-child(2)")
    opacity = float(browser.run("return getComputedStyle(document.querySelectorAll('.stack img')[1]).opacity"))
    if not 0.4 < opacity < 0.65:
        fault(f"the onion skin's opacity is {opacity}")
    browser.run("""const select = document.querySelector('.compare-bar select[aria-label^="Device"]'); select.value = "ipad-pro-11"; select.dispatchEvent(new Event("change"))""")
    if "ipad-pro-11" not in browser.state()["address"]:
        fault(f"the address does not keep the other side: {browser.state()['address']}")
    address = browser.run("return location.hash.slice(1)")
    browser.open(file, address)
    expect(text(browser, ".share-line span:last-child"), "B Portrait · iPad Pro 11", "the other side that a link shows")
    browser.click(".compare-bar .row:nth-child(3)")
    browser.wait(ready)
    expect(browser.run("return document.querySelectorAll('.pair figure').length"), 2, "the pictures side by side")
    browser.click(".compare-bar .row:nth-child(4)")
    browser.wait(ready)
    expect(browser.run("return document.querySelectorAll('.matrix .cell').length"), 16, "the cells of four states on four devices")
    conflict = browser.run("return document.querySelector('.matrix tbody tr:nth-child(3) td:nth-child(3) .cell').getAttribute('aria-label')")

    if "conflicting" not in conflict:
        fault(f"a cell does not say that its state is in conflict: {conflict}")
    browser.click(".matrix tbody tr:nth-child(2) td:nth-child(4) .cell")
    state = browser.state()
    expect([state["mode"], state["template"], state["device"]], ["screen", 0, "iphone-15"], "where a cell leads")
    # An earlier revision.
    old = formwork.folder / "LayoutTemplates.storyboard"
    old.write_text((SAMPLES / "LayoutTemplates.storyboard").read_text().replace('constant="16"', 'constant="60"'))
    browser.open(formwork.page(SAMPLES / "LayoutTemplates.storyboard", "--against", old), "show=side")
    browser.wait(ready)
    captions = browser.run("return [...document.querySelectorAll('.pair figcaption')].map((caption) => caption.textContent)")
    if old.name not in captions[1]:
        fault(f"the earlier document is not the other side: {captions}")
    if "moved" not in text(browser, ".compare-words"):
        fault("what differs from the earlier document is not said")
    # Screens of different sizes have the same scale, and the edge of the slider is one line.
    sizes = """
        return [...document.querySelectorAll(".compare-room img")].map((image) => { const box = image.getBoundingClientRect(); return [box.width / image.getAttribute("width"), box.height / image.getAttribute("height")]; })"""
    for by in ("slider", "onion", "side"):
        browser.open(file, f"device=iphone-se&show={by}&with=device%3Dipad-pro-11")
        browser.wait(ready)
        ratios = [ratio for image in browser.run(sizes) for ratio in image]
        if len(ratios) != 4 or min(ratios) <= 0 or max(ratios) > min(ratios) * 1.02:
            fault(f"{by}: screens of different sizes are drawn at different ratios: {ratios}")
    browser.open(file, "device=ipad-pro-11&show=slider&with=device%3Diphone-se")
    browser.wait(ready)
    # A is visible before the edge, B behind it, and nothing beyond B.
    found = browser.run("""
        const range = document.querySelector(".share");
        range.value = 25;
        range.dispatchEvent(new Event("input"));
        const stack = document.querySelector(".stack"), box = stack.getBoundingClientRect(), images = [...stack.querySelectorAll("img")];
        const edge = document.querySelector(".divide").getBoundingClientRect().left + 1 - box.left;
        const at = (x) => images.indexOf(document.elementFromPoint(box.left + x, box.top + box.height / 4));
        return [Math.round((edge / box.width) * 100), at(edge - 6), at(edge + 6), at(box.width * 0.7)];""")
    expect(found, [25, 0, 1, -1], "the slider's edge, and the pictures before it, behind it, and beyond the smaller one")
    # The thumb is at the divider: to the right, more of A is visible.
    thumb = browser.run("""
        const range = document.querySelector(".share"), box = document.querySelector(".stack").getBoundingClientRect();
        range.value = 60;
        range.dispatchEvent(new Event("input"));
        return [Math.round(((document.querySelector(".divide").getBoundingClientRect().left + 1 - box.left) / box.width) * 100), range.getAttribute("aria-valuetext")];""")
    expect(thumb[0], 60, "the place of the divider under the thumb")
    if not thumb[1].startswith("60 % A"):
        fault(f"the slider says {thumb[1]}")
    browser.resize(MIDDLE)
    browser.open(file, "show=side&device=ipad-pro-11")
    browser.wait(ready)
    if browser.run("return document.querySelector('.compare-room').getBoundingClientRect().left < document.getElementById('compare').getBoundingClientRect().left"):
        fault("side by side, the pictures cover the states at 900")
    # On a phone both are visible, below each other if necessary, with their captions.
    browser.resize(NARROW)
    for page, address in ((file, "show=side&device=ipad-pro-11"), (flow(formwork), "screen=det-vw-001&show=side&with=appearance%3Ddark")):
        browser.open(page, address)
        browser.wait(ready)
        for selector in (".pair figure:nth-child(1) img", ".pair figure:nth-child(2) figcaption", ".compare-words"):
            seen = browser.run("""
                const part = document.querySelector(arguments[0]);
                part.scrollIntoView({ block: "end" });
                const box = part.getBoundingClientRect(), room = document.getElementById("compare").getBoundingClientRect();
                return [box.width, box.left - room.left, room.right - box.right, room.bottom - box.bottom, box.bottom - room.top];""", selector)
            if seen[0] < 60 or min(seen[1:]) < -1:
                fault(f"side by side, 390 wide: {selector} cannot be reached: {seen}")
        if browser.run("return document.documentElement.scrollWidth") > NARROW[0]:
            fault("side by side is wider than a phone")
    browser.resize(WIDE)
    browser.check_silence("comparisons")


def check_neutral(browser, formwork):
    """A document without views has a page with its content, without the controls that it doesn't need."""
    document = formwork.folder / "objects.xib"
    document.write_text(NO_VIEWS)
    browser.open(formwork.page(document))
    words = text(browser, "#neutral")
    if "No views" not in words or "The <i>people</i>" not in words or "arrayController" not in words:
        fault(f"the page of a document without views does not say what is in it: {words}")
    hidden = "return arguments[0].filter((id) => document.getElementById(id).getClientRects().length > 0)"
    expect(browser.run(hidden, ["templates", "masters", "devices", "annotations", "replay", "export", "tab-changes", "mode-map", "mode-compare"]), [], "what is shown without use")
    expect([text(browser, "#fit"), browser.run("return document.getElementById('fit').getAttribute('aria-label')")], ["–", "Fit"], "the scale where nothing has one")
    lines = browser.run("return [...document.querySelectorAll('#neutral li')].map((line) => line.firstChild.textContent)")
    expect(lines, ["The <i>people</i>", "Main Menu", "File", "Open…", "Separator", "Close"], "what is in a document without views: no stand-ins, and the menus' items")
    browser.check_silence("a document without views")
    # Interfaces of watchOS: the map shows them; the file itself isn't a screen.
    watch = formwork.folder / "Interface.storyboard"
    watch.write_text(WATCH)
    browser.open(formwork.page(watch))
    expect(mode(browser), "map", "what a storyboard of watchOS opens with")
    expect(browser.run("return [...document.querySelectorAll('#scenes .title')].map((title) => title.textContent)"), ["First", "Second"], "the screens of a storyboard of watchOS")
    browser.click("#mode-screen")
    words = text(browser, "#neutral")
    if "SVG, PNG and PDF pictures show it" not in words or "so does the map" not in words:
        fault(f"what is said of watchOS is not what is true: {words}")
    browser.check_silence("a storyboard of watchOS")
    # Long words do not break the button with the scale.
    browser.open(flow(formwork), "screen=det-vw-001")
    browser.run("window.formwork.zoom = 20")
    expect(text(browser, "#fit"), "2000 %", "a large scale")
    for size in (WIDE, NARROW):
        browser.resize(size)
        if browser.run("const range = document.createRange(); range.selectNodeContents(document.getElementById('fit')); return range.getClientRects().length") != 1:
            fault(f"the scale breaks into lines at {size[0]}")
    browser.resize(WIDE)
    browser.open(flow(formwork), "screen=det-vw-001")
    expect(browser.run(hidden, ["templates", "masters", "replay", "tab-changes"]), [], "what is shown without use in a document without states")
    shown = browser.run("return [...document.querySelectorAll('#annotations .chip')].filter((chip) => !chip.hidden).map((chip) => chip.textContent)")
    expect(shown, ["Labels", "IDs", "Frames", "Constraints", "Guides", "Issues"], "the annotations of a document without states")
    browser.check_silence("a document without states")
