"""Features of the page: the map, the inspector, distances, search, panels, comparison, findings, export of pictures."""
import json

from axe_core_python.selenium import Axe
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from browser import MIDDLE, NARROW, SAMPLES, WIDE, expect, fault
from documents import FLOW, many_scenes


def text(browser, selector):
    return browser.run(f"return document.querySelector({json.dumps(selector)})?.textContent ?? null")


def flow(formwork):
    document = formwork.folder / "Flow.storyboard"
    document.write_text(FLOW)
    return formwork.page(document)


def mode(browser):
    return browser.run("return document.getElementById('app').dataset.mode")


def check_map(browser, formwork):
    """A storyboard opens with its map, which leads into a screen and back, by click, keyboard or zooming."""
    file = flow(formwork)
    browser.open(file)
    expect(mode(browser), "map", "what a storyboard opens with")
    names = browser.run("return [...document.querySelectorAll('.map-scene')].map((scene) => scene.querySelector('.map-title').textContent)")
    expect(names, ["Detail", "Settings", "Sheet", "Tabs"], "the scenes of the map")
    expect(browser.run("return document.querySelectorAll('.map-sign').length"), 3, "the arrows of the map")
    if not browser.wait("[...document.querySelectorAll('.map-scene img')].every((image) => image.complete && image.naturalWidth > 100)"):
        fault("the pictures of the scenes are not drawn")
    clipped = browser.run("""
        const texts = [...document.querySelectorAll(".map-scene img")].map((image) => decodeURIComponent(image.src.split(",").slice(1).join(",")));
        return texts.flatMap((text) => text.match(/<svg(?![^>]*(xmlns|overflow=))[^>]*>/g) ?? []);""")
    expect(clipped, [], "what is cut off at a frame of its own in the pictures of the scenes")
    expect(browser.run("return document.querySelector('.map-scene[aria-current]').textContent"), "Detail", "the screen that is chosen: the first of the initial controller's")
    # The list of screens: the screens of a container are below it.
    rows = browser.run("""return [...document.querySelectorAll("#scenes .row")].map((row) => [row.querySelector(".title").textContent, Number(row.style.getPropertyValue("--level"))])""")
    expect(rows, [["Tabs", 0], ["Detail", 1], ["Settings", 1], ["Tab Bar", 1], ["Sheet", 0]], "the list of screens")
    browser.click("[data-scene='2']")
    expect(mode(browser), "screen", "what is shown after a click")
    expect(text(browser, "#heading"), "Sheet", "the screen that was clicked")
    browser.run("document.getElementById('stage').focus()")
    browser.keys(Keys.ESCAPE)
    expect(mode(browser), "map", "what is shown after Escape")
    # Keyboard: from scene to scene, and into one.
    browser.run("document.querySelector('[data-scene=\"3\"]').focus()")
    browser.keys(Keys.ARROW_RIGHT)
    expect(browser.run("return document.activeElement.dataset.scene"), "0", "the scene to the right")
    browser.keys(Keys.ARROW_DOWN)
    expect(browser.run("return document.activeElement.dataset.scene"), "1", "the scene below")
    browser.keys(Keys.RETURN)
    expect([mode(browser), text(browser, "#heading")], ["screen", "Settings"], "the screen after Return")
    browser.keys("m")
    expect(mode(browser), "map", "what is shown after M")
    # Wheel: zooming is centered at the pointer, and leads into a screen and out again.
    before, after = [browser.run("""
        const scene = document.querySelector("[data-scene='0']").getBoundingClientRect();
        const [x, y] = [scene.left + scene.width / 2, scene.top + scene.height / 2];
        if (arguments[0]) document.getElementById("map").dispatchEvent(new WheelEvent("wheel", { deltaY: -60, ctrlKey: true, clientX: window.point[0], clientY: window.point[1], bubbles: true, cancelable: true }));
        window.point ??= [x, y];
        const now = document.querySelector("[data-scene='0']").getBoundingClientRect();
        return [now.left + now.width / 2, now.top + now.height / 2, now.width];""", is_zooming) for is_zooming in (False, True)]
    if after[2] <= before[2] * 1.1 or abs(after[0] - before[0]) > 1 or abs(after[1] - before[1]) > 1:
        fault(f"zooming does not keep what is under the pointer: {before}, {after}")
    for _ in range(30):
        if mode(browser) == "screen":
            break
        browser.run("""document.getElementById("map").dispatchEvent(new WheelEvent("wheel", { deltaY: -60, ctrlKey: true, clientX: window.point[0], clientY: window.point[1], bubbles: true, cancelable: true }))""")
    expect([mode(browser), text(browser, "#heading")], ["screen", "Detail"], "where zooming leads")
    browser.run("""document.getElementById("stage").dispatchEvent(new WheelEvent("wheel", { deltaY: 60, ctrlKey: true, bubbles: true, cancelable: true }))""")
    expect(mode(browser), "map", "where zooming out leads")
    # Dragging moves the map, and opens nothing.
    place = "return document.querySelector('[data-scene=\"0\"]').getBoundingClientRect().left"
    browser.keys("1")
    before = browser.run(place)
    ActionChains(browser.driver, duration=50).move_to_element(browser.driver.find_element("id", "map")).click_and_hold().move_by_offset(-70, -30).release().perform()
    expect([round(browser.run(place) - before), mode(browser)], [-70, "map"], "how far dragging moves")
    expect(browser.run("return document.getElementById('minimap').hidden"), False, "whether the small map is hidden at 100 %")
    browser.keys("0")
    expect(browser.run("return document.getElementById('minimap').hidden"), True, "whether the small map is hidden where all is seen")
    # The address keeps the state.
    browser.open(file, "screen=set-vw-001")
    expect([mode(browser), text(browser, "#heading")], ["screen", "Settings"], "what a link to a screen shows")
    browser.open(file, "screen=set-vw-001&show=map")
    expect(mode(browser), "map", "what a link to the map shows")
    browser.check_silence("the map")
    # Between near scenes, the name of a segue is in lines, and scenes at one place have their titles above each other.
    scenes = "".join(
        f'<scene sceneID="{name}-scene"><objects><viewController title="{name}" id="{name}" sceneMemberID="viewController">'
        f'<view key="view" id="{name}-view"><rect key="frame" x="0" y="0" width="393" height="852"/></view><connections>{segue}</connections></viewController></objects>'
        f'<point key="canvasLocation" x="{x}" y="0"/></scene>'
        for name, x, segue in (("one", 0, '<segue destination="two" kind="show" identifier="root view controller" id="seg"/>'), ("two", 820, ""), ("over", 820, "")))
    near = formwork.folder / "Near.storyboard"
    near.write_text(
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="one">'
        f'<device id="retina6_12" orientation="portrait" appearance="light"/><scenes>{scenes}</scenes></document>')
    browser.open(formwork.page(near))
    expect(browser.run("return [...document.querySelectorAll('.map-sign tspan')].map((line) => line.textContent)"), ["root view", "controller"], "the lines of a segue's name")
    lower, upper = browser.run("""
        const titles = [...document.querySelectorAll(".map-title")].map((title) => { const range = document.createRange(); range.selectNodeContents(title); return range.getBoundingClientRect(); });
        return [titles[1].top, titles[2].bottom];""")
    if upper > lower + 2:
        fault(f"the titles of scenes at one place cover each other: {upper} is below {lower}")


def rows(browser, selector="#inspector"):
    """Returns the facts of the inspector by name."""
    return browser.run("""
        return Object.fromEntries([...document.querySelectorAll(`${arguments[0]} dt`)].map((name) => [name.textContent, name.nextElementSibling.textContent]));""", selector)


def check_inspector(browser, formwork):
    """The inspector shows all of a view's data, including default values, and copies it."""
    browser.open(flow(formwork), "screen=det-vw-001&view=lab-vw-001")
    facts = rows(browser)
    for name, value in {
        "ID": "lab-vw-001", "Line": "15", "Text": "A <b>bold</b> title", "Font": "System semibold 19", "Number of lines": "2", "Text alignment": "center",
        "Content mode": "left", "Hugging": "251 horizontal, 250 (default) vertical", "Resistance": "750 (default) horizontal, 750 (default) vertical", "Label": "Headline", "Identifier": "headline",
    }.items():
        expect(facts.get(name), value, f"what the inspector says of {name}")
    if "systemRedColor" not in facts.get("Text color", ""):
        fault(f"the inspector does not name the text's colour: {facts.get('Text color')}")
    swatches = browser.run("return [...document.querySelectorAll('#inspector .swatch')].map((swatch) => swatch.style.getPropertyValue('--color'))")
    expect(swatches, ["#ff3b30", "#ff453a"], "the colour in light and in dark")
    words = text(browser, "#inspector")
    for sentence in ("Its leading edge is 20 points after Box’s leading edge.", "Its width is 120 points.", "Its bottom is 40 points above Open’s top."):
        if sentence not in words:
            fault(f"the inspector does not say: {sentence}")
    for part in ("layer.cornerRadius = 6", "headline"):
        if part not in words:
            fault(f"the inspector does not show {part}")
    # Copies.
    copied = browser.run("""
        window.copied = [];
        Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => void window.copied.push(text) }, configurable: true });
        for (const button of document.querySelectorAll("#inspector .copy")) button.click();
        return window.copied;""")
    if "lab-vw-001" not in copied or "20, 30, 120 × 50" not in copied or not any(part.startswith("file://") for part in copied):
        fault(f"not all can be copied: {copied}")
    xml = next((part for part in copied if part.startswith("<label")), "")
    if 'text="A &lt;b&gt;bold&lt;/b&gt; title"' not in xml or not xml.endswith("</label>") or "\n    <rect key=\"frame\" x=\"20\"" not in xml:
        fault(f"the element's XML is not what the document has: {xml[:200]}")
    browser.click("#inspector .xml-details:last-of-type summary")
    browser.wait("document.querySelector('#inspector [aria-label=XML]').textContent !== ''")
    expect(text(browser, "#inspector [aria-label=XML]"), xml, "the XML that is shown")
    # The code, in the chosen dialect.
    for dialect, start in (("uikit", "let headline = UILabel()"), ("uikit-objc", "_headline = [[UILabel alloc] init];")):
        browser.run("""const menu = document.querySelector('[aria-label="Dialect of the code"]');
            menu.value = arguments[0]; menu.dispatchEvent(new Event('change'))""", dialect)
        if not text(browser, "#inspector [aria-label=Code]").startswith(start):
            fault(f"the code is not in {dialect}: {text(browser, '#inspector [aria-label=Code]')[:80]}")
    # A segue leads to its destination.
    browser.open(flow(formwork), "screen=det-vw-001&view=but-vw-001")
    browser.run("[...document.querySelectorAll('#inspector button.whole')].find((button) => button.textContent.includes('showSheet')).click()")
    expect(text(browser, "#heading"), "Sheet", "where a segue leads")
    browser.check_silence("the inspector")


def hover(browser, view):
    browser.run("""
        const node = document.querySelector(`[data-id="${arguments[0]}"] > g > .hit`);
        node.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse", bubbles: true }));""", view)


def check_measure(browser, formwork):
    """With a view selected, pointing at another shows the distances, and the constraint that makes each."""
    browser.open(flow(formwork), "screen=det-vw-001&view=lab-vw-001")
    hover(browser, "box-vw-001")
    found = browser.run("return [...document.querySelectorAll('#overlay text.measure')].map((text) => text.textContent)")
    expect(sorted(found), sorted(["20 · leading = 20", "30 · top = 30", "60", "220"]), "the distances to the view around")
    hover(browser, "but-vw-001")
    found = browser.run("return [...document.querySelectorAll('#overlay text.measure')].map((text) => text.textContent)")
    expect("40 · top = 40" in found, True, f"the gap to a view below, of {found}")
    # The distances stay within the screen.
    boxes = browser.run("""
        const room = document.getElementById("overlay").getBoundingClientRect();
        return [...document.querySelectorAll("#overlay text")].map((text) => text.getBoundingClientRect()).map((box) => [box.left - room.left, box.top - room.top, room.right - box.right, room.bottom - box.bottom]);""")
    if any(min(box) < -1 for box in boxes):
        fault(f"a distance leaves the screen: {boxes}")
    # Name and size of the view under the pointer, without a selection.
    browser.open(flow(formwork), "screen=det-vw-001")
    hover(browser, "box-vw-001")
    tags = browser.run("return [...document.querySelectorAll('#overlay text')].map((text) => text.textContent)")
    expect(tags, ["Box 200 × 300"], "what is said of the view that is pointed at")
    # The pixel grid, once pixels are large.
    expect(browser.run("return document.querySelectorAll('#overlay .pixels').length"), 0, "the grid of points at fit")
    browser.run("window.formwork.zoom = 8")
    expect(browser.run("return document.querySelectorAll('#overlay .pixels').length"), 1, "the grid of points at 800 %")
    browser.check_silence("measuring")


def check_search(browser, formwork):
    """Slash and ⌘K search everything; the list of views has its own filter."""
    browser.open(flow(formwork))
    titles = "return [...document.querySelectorAll('#search-results li')].map((row) => row.children[0].textContent + ': ' + row.children[1].textContent)"
    for query, wanted in (
        ("bold", "text: A <b>bold</b> title"), ("det-vw", "screen: Detail"), ("headl", "outlet: headline"), ("uibutton", "view: Open"), ("systemred", "colour: systemRedColor"),
        ("#33669", "colour: #336699"), ("but-to-001", "constraint: Open.top = A <b>bold</b> title.bottom + 40"), ("tabs", "screen: Tabs"),
    ):
        browser.keys("/")
        browser.wait("document.activeElement.id === 'search-field'")
        expect(browser.run("return document.activeElement.id"), "search-field", "where the focus is after a slash")
        browser.keys(query)
        browser.wait(f"document.getElementById('search-field').value === {json.dumps(query)}")
        found = browser.run(titles)
        if wanted not in found:
            fault(f"searching for {query} does not find {wanted}: {found[:5]}")
        browser.keys(Keys.ESCAPE)
        browser.wait("!document.getElementById('search-sheet').open")
    ActionChains(browser.driver).key_down(Keys.CONTROL).send_keys("k").key_up(Keys.CONTROL).perform()
    browser.keys("but-vw-001", Keys.RETURN)
    expect(browser.state()["address"], "screen=det-vw-001&view=but-vw-001", "where Return leads")
    expect(browser.run("return document.getElementById('search-sheet').open"), False, "whether the search is open then")
    # The filter.
    browser.run("document.getElementById('outline-filter').focus()")
    browser.keys("UILabel")
    names = "return [...document.querySelectorAll('#outline .name')].map((name) => name.textContent)"
    expect(browser.run(names), ["View", "Box", "A <b>bold</b> title"], "the views that a filter leaves")
    browser.keys(Keys.ESCAPE)
    expect(len(browser.run(names)), 4, "the views without a filter")
    browser.check_silence("the search")


def check_panels(browser, formwork):
    """Panels fold and can be resized; in a narrow window the picture has priority; keys are listed."""
    browser.open(flow(formwork), "screen=det-vw-001")
    width = "return document.getElementById('stage').clientWidth"
    wide = browser.run(width)
    browser.keys("[")
    folded = browser.run(width)
    browser.keys("]")
    if not wide < folded < browser.run(width):
        fault("folding the panels does not give their room to the screen")
    browser.keys("[", "]")
    expect(browser.run(width), wide, "the room once they are unfolded")
    browser.run("document.getElementById('split-side').focus()")
    browser.keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    expect(browser.run(width), wide - 24, "the room once the panel is wider by two keys")
    ActionChains(browser.driver, duration=50).click_and_hold(browser.driver.find_element("id", "split-facts")).move_by_offset(-40, 0).release().perform()
    expect(browser.run(width), wide - 64, "the room once the other one is dragged")
    browser.run("sessionStorage.clear()")
    # Keys.
    browser.run("document.body.focus()")
    browser.keys("?")
    if "fold the panels" not in text(browser, "#help-sheet"):
        fault("the keys are not listed")
    browser.keys(Keys.ESCAPE)
    # Zoom.
    browser.run("document.getElementById('stage').focus()")
    browser.keys("1")
    expect(text(browser, "#fit"), "100 %", "the scale after 1")
    browser.keys("0")
    expect(browser.run("return document.getElementById('fit').getAttribute('aria-pressed')"), "true", "whether it fits after 0")
    # The point under the pointer stays there.
    browser.run("window.formwork.zoom = 3")
    shift = browser.run("""
        const stage = document.getElementById("stage"), screen = document.getElementById("screen");
        stage.scrollTo(600, 900);
        const room = stage.getBoundingClientRect();
        const [x, y] = [room.left + 200, room.top + 300];
        const share = () => { const box = screen.getBoundingClientRect(); return [(x - box.left) / box.width, (y - box.top) / box.height]; };
        const before = share();
        stage.dispatchEvent(new WheelEvent("wheel", { deltaY: -40, ctrlKey: true, clientX: x, clientY: y, cancelable: true }));
        const after = share();
        return [Math.abs(before[0] - after[0]), Math.abs(before[1] - after[1]), window.formwork.zoom];""")
    if shift[0] > 0.005 or shift[1] > 0.005 or shift[2] < 3.3:
        fault(f"zooming does not stay under the pointer: {shift}")
    expect(browser.run("return document.getElementById('minimap').hidden"), False, "whether the small picture is hidden")
    before = browser.run("return document.getElementById('stage').scrollTop")
    ActionChains(browser.driver, duration=50).move_to_element_with_offset(browser.driver.find_element("id", "minimap"), 0, 40).click().perform()
    if browser.run("return document.getElementById('stage').scrollTop") <= before:
        fault("a click in the small picture does not move there")
    # A narrow window: the picture has most of the room, and nothing is wider than the window.
    for size in ((1920, 1080), (1099, 800), MIDDLE, (720, 900), NARROW):
        browser.resize(size)
        browser.open(flow(formwork), "screen=det-vw-001")
        wide, high, page = browser.run("const box = document.querySelector('.stage-room').getBoundingClientRect(); return [box.width, box.height, document.documentElement.scrollWidth]")
        if page > size[0]:
            fault(f"at {size[0]} the page is {page} wide")
        if size[0] < 1100 and (wide < size[0] or high < size[1] * 0.4):
            fault(f"at {size[0]} by {size[1]} the picture has {wide:.0f} by {high:.0f}")
    browser.click("#tab-views")
    before = browser.run("return document.querySelector('.stage-room').clientHeight")
    browser.click("#tab-views")
    if browser.run("return document.querySelector('.stage-room').clientHeight") <= before + 100:
        fault("a second touch of a tab does not fold the panel away on a phone")
    browser.resize(MIDDLE)
    browser.open(flow(formwork), "screen=det-vw-001")
    browser.click("#fold-side")
    if not browser.run("return document.getElementById('panel-states').getBoundingClientRect().width > 200"):
        fault("the states do not come when they are asked for")
    browser.resize(WIDE)
    browser.check_silence("the panels")


def check_findings(browser, formwork):
    """Findings are grouped by rule, can be filtered, and are marked on the screen; a conflict leads to its constraints."""
    browser.open(formwork.page(SAMPLES / "Mistakes/conflicting-constraints.xib"))
    browser.click("#tab-findings")
    groups = browser.run("return [...document.querySelectorAll('.rule')].map((rule) => [rule.querySelector('.rule-name').textContent, Number(rule.querySelector('.number').textContent), rule.querySelectorAll('li').length])")
    data = browser.data()["findings"]
    expect({name: number for name, number, _ in groups}, {finding["rule"]: sum(other["rule"] == finding["rule"] for other in data) for finding in data}, "the findings by rule")
    named = browser.run("return [...document.querySelectorAll('#panel-findings li strong')].map((name) => name.textContent.slice(0, -2))")
    rows = browser.run("return [...document.querySelectorAll('#outline .name')].map((name) => name.textContent)")
    if not named or not set(named) <= set(rows):
        fault(f"findings do not name views as the list of views does: {named}")
    if any(number != items for _, number, items in groups):
        fault(f"a rule's number is not that of its findings: {groups}")
    if browser.run("return document.querySelectorAll('#overlay .finding-mark').length") == 0:
        fault("findings are not marked on the screen")
    browser.click("#tab-views")
    expect(browser.run("return document.querySelectorAll('#overlay .finding-mark').length"), 0, "the marks when nobody looks at findings")
    browser.click("#badges button")
    items = browser.run("return [...document.querySelectorAll('#inspector .conflict li')].map((item) => item.textContent)")
    if len(items) < 2 or not any("broken" in item for item in items):
        fault(f"a conflict does not lead to its constraints: {items}")
    browser.run("document.querySelector('#inspector .conflict li').dispatchEvent(new MouseEvent('mouseenter'))")
    if browser.run("return document.querySelectorAll('#overlay [stroke=\"#e0281e\"]').length") == 0:
        fault("a conflict's constraint is not shown on the screen")
    # Many findings: filters.
    many = formwork.folder / "many.storyboard"
    many.write_text(many_scenes(4).replace('x="300" y="76"', 'x="300" y="176"'))
    browser.open(formwork.page(many), "screen=vie-000-vw")
    browser.click("#tab-findings")
    shown = "return document.querySelectorAll('#panel-findings .rule li').length"
    before = browser.run(shown)
    browser.run("document.querySelector('#panel-findings .filter').focus()")
    browser.keys('7"')
    if not 0 < browser.run(shown) < before:
        fault(f"the filter of findings leaves {browser.run(shown)} of {before}")
    browser.check_silence("findings")


def check_export(browser, formwork):
    """The page saves a screen or a view as SVG and PNG, without a server."""
    browser.open(flow(formwork), "screen=det-vw-001&view=box-vw-001")
    browser.run("""
        window.saved = [];
        URL.createObjectURL = (blob) => { window.saved.push(blob); return "#"; };
        HTMLAnchorElement.prototype.click = function () { window.names = [...(window.names ?? []), this.download]; };""")
    browser.click("#export")
    for kind, scale in (("svg", "1"), ("png", "2")):
        browser.run(f"document.querySelector('[data-kind={kind}][data-scale=\"{scale}\"]').click()")
    browser.wait("window.saved.length === 2")
    expect(browser.run("return window.names"), ["Box.svg", "Box@2x.png"], "the files of a view")
    svg = browser.driver.execute_async_script("window.saved[0].text().then(arguments[0])")
    if 'width="200"' not in svg[:400] or "var(--c" in svg or "A &lt;b&gt;bold" not in svg:
        fault(f"the view's SVG is not one that stands alone: {svg[:300]}")
    size = browser.driver.execute_async_script("createImageBitmap(window.saved[1]).then((image) => arguments[0]([image.width, image.height]))")
    expect(size, [400, 600], "the pixels of a PNG of two a point")
    color = browser.driver.execute_async_script("""
        const done = arguments[0];
        createImageBitmap(window.saved[1]).then((image) => {
            const canvas = new OffscreenCanvas(400, 600), context = canvas.getContext("2d");
            context.drawImage(image, 0, 0);
            done([...context.getImageData(390, 590, 1, 1).data]);
        });""")
    expect(color, [51, 102, 153, 255], "the view's colour in the PNG")
    browser.run("document.querySelector('[name=export-what][value=screen]').click(); document.querySelector('[data-kind=png][data-scale=\"1\"]').click()")
    browser.wait("window.saved.length === 3")
    size = browser.driver.execute_async_script("createImageBitmap(window.saved[2]).then((image) => arguments[0]([image.width, image.height]))")
    expect(size, browser.state()["size"], "the pixels of the screen")
    browser.check_silence("pictures that are saved")


def check_access_of_features(browser, formwork):
    """axe finds no serious problem in the map, comparisons and sheets, in light and dark, at five widths."""
    file = flow(formwork)
    templates = formwork.page(SAMPLES / "LayoutTemplates.storyboard")
    for scheme in ("light", "dark"):
        for size in ((1920, 1080), WIDE, MIDDLE, (720, 900), NARROW):
            browser.resize(size)
            browser.set_media(color_scheme=scheme)
            places = [
                (file, "", ""), (file, "screen=det-vw-001&view=lab-vw-001", ""), (templates, "show=slider", ""), (templates, "show=matrix", ""),
                (file, "", "document.getElementById('find').click()"), (file, "", "document.getElementById('help').click()"), (file, "screen=det-vw-001", "document.getElementById('export').click()"),
            ]
            for page, address, script in places:
                browser.open(page, address)
                if script:
                    browser.run(script)
                browser.wait("[...document.querySelectorAll('.map-scene img, .compare-room img')].every((image) => image.complete)")
                for violation in Axe().run(browser.driver)["violations"]:
                    if violation["impact"] in ("serious", "critical"):
                        parts = "; ".join(node["html"][:160] for node in violation["nodes"][:3])
                        fault(f"{scheme}, {size[0]} wide, #{address} {script}: axe: {violation['id']}: {violation['help']}: {parts}")
                if browser.run("return document.documentElement.scrollWidth") > size[0]:
                    fault(f"#{address} at {size[0]} is wider than the window")
    browser.resize(WIDE)
    browser.set_media(color_scheme="light")
    browser.check_silence("axe")


def open_times(browser, *files):
    """Returns the times until each page is loaded and painted, in milliseconds: the least of several rounds, as the machine may be busy."""
    times = [[] for _ in files]
    for _ in range(9):
        for file, own in zip(files, times):
            browser.open(file)
            browser.wait("performance.getEntriesByName('first-contentful-paint').length > 0")
            own.append(browser.run("""
                const navigation = performance.getEntriesByType("navigation")[0];
                return Math.max(navigation.loadEventEnd, performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);"""))
    return [min(own) for own in times]


def check_times(browser, formwork):
    """A page of thirty screens takes at most 100 ms more than an empty page, and the map of a hundred moves at sixty frames a second."""
    thirty, hundred = [formwork.folder / f"{number}.storyboard" for number in (30, 100)]
    thirty.write_text(many_scenes(30))
    hundred.write_text(many_scenes(100))
    file = formwork.page(thirty)
    # The browser's own time depends on the machine and its load.
    empty = formwork.folder / "empty.html"
    empty.write_text("<!DOCTYPE html><title>Empty</title><p>Text</p>")
    opened, least = open_times(browser, file, empty)
    print(f"  thirty screens: {file.stat().st_size // 1000} kB, open after {opened:.0f} ms, an empty page after {least:.0f} ms", flush=True)
    if opened - least > 100:
        fault(f"the page of thirty screens takes {opened:.0f} ms to open, an empty page {least:.0f} ms")
    browser.open(formwork.page(hundred))
    browser.wait("[...document.querySelectorAll('.map-scene img')].every((image) => image.complete && image.naturalWidth > 0)", 30)
    best = []
    for zoom in (0, 3):
        for _ in range(zoom):
            browser.keys("+")
        runs = []
        for _ in range(3):
            runs.append(browser.driver.execute_async_script("""
                const done = arguments[0], map = document.getElementById("map"), room = map.getBoundingClientRect();
                const [x, y] = [room.left + 20, room.top + 20];
                map.dispatchEvent(new PointerEvent("pointerdown", { clientX: x, clientY: y, pointerId: 1, bubbles: true }));
                const times = [];
                let count = 0, last = null;
                map.setPointerCapture = () => {};
                const step = (now) => {
                    if (last !== null) times.push(now - last);
                    last = now;
                    if ((count += 1) > 90) {
                        window.dispatchEvent(new PointerEvent("pointerup", { pointerId: 1 }));
                        times.sort((a, b) => a - b);
                        return done([times.reduce((a, b) => a + b, 0) / times.length, times[Math.floor(times.length * 0.9)]]);
                    }
                    window.dispatchEvent(new PointerEvent("pointermove", { clientX: x + 160 * Math.sin(count / 12), clientY: y + 120 * Math.sin(count / 9), pointerId: 1 }));
                    requestAnimationFrame(step);
                };
                requestAnimationFrame(step);"""))
        mean, ninth = min(runs)
        best.append((mean, ninth))
        print(f"  the map of a hundred screens{', three steps in' if zoom else ''}: {1000 / mean:.0f} pictures a second while it is moved, nine of ten within {ninth:.1f} ms", flush=True)
        # A frame every 16.7 ms, with some tolerance for the clock.
        if mean > 17.5:
            fault(f"the map of a hundred screens is moved at {1000 / mean:.0f} pictures a second")
    browser.check_silence("times")
