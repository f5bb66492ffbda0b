#!/usr/bin/env python3
"""Opens pages of `formwork render` in a headless Chromium, and compares them with `formwork solve`.

    page_test.py FORMWORK CORPUS [CHECK …]        (scripts/test-browser calls it)

Each check is a function; what is wrong is collected and printed, and ends the run with status 1.
"""
import base64, json, pathlib, re, sys, tempfile, time

from axe_core_python.selenium import Axe
from selenium.webdriver.common.keys import Keys

from browser import MIDDLE, NARROW, SAMPLES, WIDE, Browser, Formwork, expect, fault, faults
from comparisons import check_compare, check_neutral, check_review
from documents import CONTRAST, HOSTILE
from features import check_access_of_features, check_export, check_findings, check_inspector, check_map, check_measure, check_panels, check_search, check_times
from pinching import check_pinch
from positions import check_animation, check_hiding, check_positions, check_transform
from projects import check_project
from values import check_texts, check_values


def check_hostile(browser, formwork):
    """Markup in the texts of a document is shown as text."""
    document = formwork.folder / "<script>window.hacked=9<!-- .xib"
    document.write_text(HOSTILE)
    browser.open(formwork.page(document), "annotate=labels ids constraints&view=lab-tt-001")
    for tab in ("findings", "views"):
        browser.click(f"#tab-{tab}")
        time.sleep(0.1)
    expect(browser.run("return window.hacked ?? null"), None, "what a document's markup has done")
    expect(browser.run("return document.scripts.length"), 2, "the scripts of a page")
    expect(browser.run("return document.querySelectorAll('img:not([data-picture]), iframe, b, object, embed').length"), 0, "the elements that a document has put in")
    names = browser.run("return [...document.querySelectorAll('#outline .name')].map((name) => name.textContent)")
    if "</script><script>window.hacked=3</script>" not in names:
        fault(f"the label's text is not a text in the outline: {names}")
    texts = browser.run("return [...document.querySelectorAll('#screen text')].map((text) => text.textContent)")
    if not any("</script><script>window.hacked=3" in text for text in texts):
        fault(f"the label's text is not a text on the screen: {texts}")
    if not any("url(#k1)" in text for text in texts):
        fault(f"a text that looks like a reference is not left alone: {texts}")
    facts = browser.run("return document.getElementById('inspector').textContent")
    for text in ("<img src=x onerror=window.hacked=4>", "</text></svg><script>window.hacked=5</script>", "<iframe srcdoc=", "window.hacked=8"):
        if text not in facts:
            fault(f"the inspector does not show {text!r}")
    expect(browser.run("return document.getElementById('file').textContent"), document.name, "the file's name")
    browser.check_silence("the hostile document")


def check_annotations(browser, formwork):
    """All annotations and panels work for documents with any mistake."""
    for document in sorted([*SAMPLES.glob("*.*"), *SAMPLES.glob("Mistakes/*.*")]):
        if document.suffix not in (".xib", ".storyboard") or document.name in ("unreadable-document.xib", "limit-exceeded.xib"):
            continue
        browser.open(formwork.page(document), "annotate=labels ids frames constraints targets hiding guides issues&hidden=shown")
        browser.run("""
            for (const group of ["templates", "devices", "orientations"]) [...document.querySelectorAll(`#${group} input`)].at(-1)?.click();
            for (const row of [...document.querySelectorAll("#outline [role=treeitem]")]) row.click();
            for (const input of document.querySelectorAll("#scenes input, #templates input")) input.click();""")
        words = browser.run("return document.body.innerText.match(/\\b(undefined|null|NaN|\\[object)\\b/)?.[0] ?? null")
        if words:
            fault(f"{document.name}: the page says {words}")
        strange = browser.run(
            "return [...document.querySelectorAll('svg *')].filter((e) => [...e.attributes].some((a) => /NaN|undefined|null/.test(a.value))).length")
        if strange:
            fault(f"{document.name}: {strange} elements stand nowhere")
        browser.check_silence(document.name)
    browser.open(formwork.page(SAMPLES / "Mistakes/misplaced-view.xib"), "annotate=issues")
    tags = "return [...document.querySelectorAll('#overlay text')].map((text) => text.textContent)"
    expect(browser.run(tags), ["misplaced"], "what is said of a misplaced view")
    expect(browser.run("return [...document.querySelectorAll('#badges li')].map((badge) => badge.textContent)"), ["1 view misplaced"], "the badges of a misplaced view")
    browser.open(formwork.page(SAMPLES / "Mistakes/ambiguous-layout.xib"), "annotate=issues constraints")
    if "ambiguous" not in browser.run(tags):
        fault("an ambiguous view is not marked")
    expect(browser.run("return document.querySelectorAll('#overlay [stroke=\"#c46a00\"]').length > 1"), True, "whether its constraints are orange")
    browser.open(formwork.page(SAMPLES / "Mistakes/conflicting-constraints.xib"), "annotate=issues constraints")
    if "conflict" not in browser.run(tags):
        fault("a conflict is not marked")
    expect(browser.run("return [...document.querySelectorAll('#badges li')].map((badge) => badge.textContent)"), ["1 conflict"], "the badges of a conflict")
    browser.open(formwork.page(SAMPLES / "LayoutTemplates.storyboard"), "annotate=targets&template=Roo-Vw-por")
    expect(browser.run("return document.querySelectorAll('#links path').length"), 9, "the lines from a template's views to their targets")
    browser.open(formwork.page(SAMPLES / "HidingForm.storyboard"), "annotate=hiding")
    if browser.run("return document.querySelectorAll('#overlay path[stroke-dasharray]').length") < 5:
        fault("the arrows from hiding masters to what follows them are missing")
    browser.check_silence("annotations")


def check_keyboard(browser, formwork):
    """Everything can be reached and done by keyboard, and the focus is always visible."""
    browser.open(formwork.page(SAMPLES / "LayoutTemplates.storyboard"))
    reached = []
    for _ in range(40):
        browser.keys(Keys.TAB)
        place, is_seen = browser.run("""
            const element = document.activeElement;
            const ring = (element) => getComputedStyle(element).outlineStyle !== "none" && parseFloat(getComputedStyle(element).outlineWidth) >= 2;
            return [element.name || element.id || element.closest("[id]")?.id || element.tagName, ring(element) || ring(element.parentElement)];""")
        if place == "BODY":
            break
        if not is_seen:
            fault(f"the focus is not seen on {place}")
        reached.append(place)
    for place in ("templates", "devices", "appearances", "annotations", "smaller", "fit", "larger", "stage", "tab-views", "outline", "inspector"):
        if place not in reached:
            fault(f"Tab does not reach {place}: {reached}")
    # Arrows choose among radio buttons.
    browser.run("document.querySelector('#templates input:checked').focus()")
    browser.keys(Keys.ARROW_DOWN)
    expect(browser.state()["template"], 0, "the template after an arrow key")
    browser.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    expect(browser.state()["template"], 2, "the template after two more")
    # The tree.
    selected = "document.querySelector('#outline [aria-selected=true] .name')?.textContent ?? null"
    browser.run("document.querySelector('#outline [tabindex=\"0\"]').focus()")
    browser.keys(Keys.ARROW_DOWN)
    expect(browser.run(f"return {selected}"), "listView", "the view below the root, which has the label of another one")
    browser.keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    expect(browser.run(f"return {selected}"), "First Story", "what stands in it, and in that")
    browser.keys(Keys.ARROW_LEFT)
    expect(browser.run(f"return {selected}"), "List Content", "its superview")
    browser.keys(Keys.ARROW_LEFT)
    expect(browser.run("return document.activeElement.getAttribute('aria-expanded')"), "false", "whether it is open once it is closed")
    browser.keys(Keys.END)
    expect(browser.run(f"return {selected}"), "Large List Button", "the last view")
    browser.keys("a")
    expect(browser.run(f"return {selected}"), "Article", "the view whose name begins with what is typed")
    if "Article" not in browser.run("return document.getElementById('announcer').textContent"):
        fault("the selected view is not announced")
    browser.keys(Keys.ESCAPE)
    expect(browser.run(f"return {selected}"), None, "what is selected after Escape")
    # The screen.
    browser.run("document.getElementById('stage').focus()")
    browser.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_RIGHT)
    expect(browser.run(f"return {selected}"), "Article", "the second subview of the root")
    browser.keys(Keys.ARROW_UP)
    expect(browser.run(f"return {selected}"), "Reader", "its superview")
    # The tabs.
    browser.run("document.getElementById('tab-views').focus()")
    browser.keys(Keys.ARROW_RIGHT)
    expect(browser.run("return document.activeElement.id + getComputedStyle(document.getElementById('panel-changes')).display"), "tab-changesblock", "the next tab")
    browser.check_silence("the keyboard")


def check_selecting(browser, formwork):
    """A click on the screen selects the view, and the inspector shows it."""
    browser.open(formwork.page(SAMPLES / "LayoutTemplates.storyboard"))
    browser.click("[data-id='Pic-Vw-rdr']")
    facts = browser.run("return document.getElementById('inspector').textContent")
    state = browser.state()
    if "view=" not in state["address"]:
        fault(f"a click selects nothing: {state}")
    identity = re.search(r"view=([^&]*)", state["address"])[1]
    if identity not in facts:
        fault(f"the inspector does not show the view's id {identity}: {facts[:200]}")
    expect(browser.run("return document.querySelectorAll('#overlay polygon').length"), 2, "the outlines of the selected view")
    if ".top = " not in facts and ".leading = " not in facts:
        fault(f"the inspector shows no constraints: {facts[:300]}")
    browser.check_silence("selecting")


def check_address(browser, formwork):
    """The address keeps the state of the page; back and forward go through the states."""
    file = formwork.page(SAMPLES / "LayoutTemplates.storyboard")
    browser.open(file)
    browser.click("#templates .row:nth-child(2)")
    browser.click("#devices .row:nth-child(4)")
    browser.click("#orientations .row:nth-child(2)")
    browser.click("#appearances .row:nth-child(2)")
    browser.click("#annotations .chip:nth-child(1)")
    browser.run("window.formwork.announce('')")
    shown = browser.state()
    frames = browser.frames()
    address = browser.run("return location.hash.slice(1)")
    for part in ("template=", "device=ipad-pro-11", "orientation=landscape", "appearance=dark", "annotate=labels"):
        if part not in address:
            fault(f"the address does not say {part}: {address}")
    browser.open(file, address)
    expect(browser.state(), shown, "what a link shows")
    expect(browser.frames(), frames, "where its views stand")
    expect(browser.run("return document.getElementById('screen').classList.contains('dark')"), True, "a link to a dark screen")
    # Addresses that people write: with the scene, or only the template.
    for written in ("screen=Rdr-Sc-one&template=Roo-Vw-lan", "template=Roo-Vw-lan"):
        browser.open(file, written)
        expect("template=Roo-Vw-lan" in browser.state()["address"], True, f"what #{written} leads to")
    browser.open(file)
    browser.click("#templates .row:nth-child(2)")
    first = browser.state()
    browser.click("#templates .row:nth-child(3)")
    second = browser.state()
    browser.run("history.back()")
    if not browser.wait(f"window.formwork?.currentState().address === {json.dumps(first['address'])}"):
        fault("back does not go back")
        return
    expect(browser.run("return [...document.querySelectorAll('#templates input')].findIndex((input) => input.checked)"), 1, "the radio button after going back")
    browser.run("history.forward()")
    if not browser.wait(f"window.formwork?.currentState().address === {json.dumps(second['address'])}"):
        fault("forward does not go forward")
    # An address with unknown names does no harm.
    browser.open(file, "template=nothing&device=none&view=99999&screen=&toggle=%00&annotate=all")
    expect(browser.state()["template"], -1, "a template that is not there")
    # Names of properties that every JavaScript object has aren't ways to compare.
    for word in ("constructor", "toString", "__proto__"):
        browser.open(file, f"show={word}")
        expect(browser.state()["mode"], "screen", f"what show={word} leads to")
    browser.check_silence("the address")


def check_access(browser, document, file):
    """axe finds no serious problem, in light and dark, wide and narrow, with every panel open."""
    for scheme in ("light", "dark"):
        for size in (WIDE, MIDDLE, NARROW):
            browser.resize(size)
            browser.set_media(color_scheme=scheme)
            browser.open(file)
            browser.run("document.querySelectorAll('#templates input')[1]?.click(); document.querySelector('#annotations .chip input').click()")
            browser.run("document.querySelectorAll('#outline [role=treeitem]')[1]?.click()")
            tabs = ["views", "changes", "findings"] + (["states"] if size == NARROW else [])
            for tab in tabs:
                browser.run(f"document.getElementById('tab-{tab}').click()")
                for violation in Axe().run(browser.driver)["violations"]:
                    if violation["impact"] in ("serious", "critical"):
                        places = "; ".join(node["html"][:160] for node in violation["nodes"][:3])
                        fault(f"{document}: {scheme}, {size[0]} wide, {tab}: axe: {violation['id']}: {violation['help']}: {places}")
            width = browser.run("return document.documentElement.scrollWidth")
            if width > size[0]:
                fault(f"{document}: at {size[0]} the page is {width} wide")
    browser.resize(WIDE)
    browser.set_media(color_scheme="light")
    browser.check_silence(f"{document}: axe")


def check_appearance(browser, formwork):
    """The screen has its own appearance; that of the page follows the reader's preference."""
    file = formwork.page(SAMPLES / "LayoutTemplates.storyboard")
    ground = "return getComputedStyle(document.querySelector('.middle')).backgroundColor"
    text = "return getComputedStyle(document.querySelector('#screen text')).fill"
    browser.open(file)
    light = (browser.run(ground), browser.run(text))
    browser.set_media(color_scheme="dark")
    dark_page = (browser.run(ground), browser.run(text))
    browser.click("#appearances .row:nth-child(2)")
    dark_screen = (browser.run(ground), browser.run(text))
    browser.set_media(color_scheme="light")
    if light[0] == dark_page[0]:
        fault("the page does not follow the reader's appearance")
    expect(dark_page[1], light[1], "the screen's text on a dark page")
    if dark_screen[1] == light[1]:
        fault("the screen's text is the same in dark")
    browser.check_silence("the appearance")
    # Colors with variants for increased contrast have a switch, and links keep its state.
    document = formwork.folder / "Contrast.xib"
    document.write_text(CONTRAST)
    browser.open(formwork.page(document))
    fill = "return getComputedStyle(document.querySelector('#screen text')).fill"
    before = browser.run(fill)
    browser.click("#contrasts .row:nth-child(2)")
    after = browser.run(fill)
    expect([before, after], ["rgb(255, 59, 48)", "rgb(215, 0, 21)"], "the colour of a text, and with increased contrast")
    expect("contrast=increased" in browser.run("return location.hash"), True, "whether the address has the contrast")
    browser.check_silence("the contrast")


def check_print(browser, formwork):
    """On paper there are only the screen and its caption."""
    browser.open(formwork.page(SAMPLES / "LayoutTemplates.storyboard"), "device=ipad-pro-11")
    browser.set_media("print")
    seen = browser.run("""
        const isSeen = (selector) => document.querySelector(selector).getClientRects().length > 0;
        return [".masthead", ".side", ".toolbar", ".tabs", "#panel-views", "#screen", "#caption"].filter(isSeen);""")
    expect(seen, ["#screen", "#caption"], "what is printed")
    pdf = browser.driver.execute_cdp_cmd("Page.printToPDF", {"paperWidth": 8.27, "paperHeight": 11.69, "preferCSSPageSize": True})
    pages = len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(pdf["data"])))
    expect(pages, 1, "the pages that are printed")
    browser.set_media("")
    browser.check_silence("printing")


def check_programs(browser, formwork):
    """The interface of the page for a server that shows it."""
    file = formwork.page(SAMPLES / "LayoutTemplates.storyboard")
    browser.open(file, "template=Roo-Vw-lan&device=iphone-15&view=Art-Vw-rdr")
    before = browser.state()
    browser.run("window.formwork.replaceData(document.getElementById('data').textContent)")
    expect(browser.state(), before, "what is shown once the document is read again")
    # A document that no longer has the template is shown without it.
    browser.run("""
        const data = JSON.parse(document.getElementById("data").textContent);
        for (const tree of data.trees) {
            tree.templates = [];
            tree.states = tree.states.filter((state) => state.t < 0);
        }
        window.formwork.replaceData(data);""")
    expect(browser.state()["template"], -1, "the template of a document that has lost it")
    expect(browser.state()["device"], "iphone-15", "the device that it is shown on")
    browser.open(file)
    live = browser.run("""
        const data = JSON.parse(document.getElementById("data").textContent);
        const tree = data.trees[window.formwork.currentState().tree];
        const looks = tree.states[0].v.map((number) => [...data.looks[number].slice(0, 8), [], 0, -1]);
        looks[0][2] = 500;
        looks[1][6] = "<text y=\\"20\\">live</text>";
        window.calls = 0;
        window.formwork.onChange(() => (window.calls += 1));
        window.formwork.showLive({ tree: window.formwork.currentState().tree, t: -1, h: [], device: null, orientation: null, size: [500, 700], b: 0, f: -1, looks });
        return [window.formwork.currentState().size, window.calls, document.querySelector("#screen").getAttribute("viewBox"),
            [...document.querySelectorAll("#screen text")].some((text) => text.textContent === "live")];""")
    expect(live, [[500, 700], 1, "0 0 500 700", True], "a state that was solved just now")
    handle = browser.run("""
        const corner = window.formwork.corner.getBoundingClientRect(), screen = document.getElementById("screen").getBoundingClientRect();
        return [Math.round(corner.right - screen.right), Math.round(corner.bottom - screen.bottom)];""")
    expect(handle, [0, 0], "how far the corner is from the screen's")
    browser.check_silence("programs")


def check_speed(browser, formwork, document):
    """The page of a large document opens within a second, and is small."""
    file = formwork.page(document)
    size = file.stat().st_size
    if size > 1_000_000:
        fault(f"{document}: the page has {size} bytes")
    # The best of several, as the machine may be busy.
    times = []
    for _ in range(4):
        browser.open(file)
        times.append(browser.run("""
            const navigation = performance.getEntriesByType("navigation")[0];
            const paint = performance.getEntriesByName("first-contentful-paint")[0];
            return Math.max(navigation.loadEventEnd, paint?.startTime ?? 0);"""))
    print(f"  {pathlib.Path(document).name}: {size // 1000} kB, open within {min(times):.0f} ms", flush=True)
    if min(times) > 1000:
        fault(f"{document}: the page takes {min(times):.0f} ms to open")
    browser.check_silence(str(document))


def run(browser, formwork, corpus, names):
    """Runs the named checks, or all of them, except those named after a hyphen."""
    example = corpus / "lurado+LDOLayoutTemplates/Example/LDOLayoutTemplates/Base.lproj/Main.storyboard"
    largest = corpus / "rxhanson+Rectangle/Rectangle/Base.lproj/Main.storyboard"

    def wanted(name):
        return f"-{name}" not in names and (name in names or all(given.startswith("-") for given in names))

    if wanted("positions"):
        documents = sorted(path for path in SAMPLES.iterdir() if path.suffix in (".storyboard", ".xib"))
        for document in documents + [path for path in (example, largest) if path.exists()]:
            check_positions(browser, formwork, document)
        print(f"  {check_positions.__doc__}", flush=True)
    checks = {
        "hiding": check_hiding, "transform": check_transform, "animation": check_animation, "hostile": check_hostile, "annotations": check_annotations,
        "keyboard": check_keyboard, "selecting": check_selecting,
        "address": check_address, "appearance": check_appearance, "print": check_print, "programs": check_programs,
        "map": check_map, "pinch": check_pinch, "project": check_project, "inspector": check_inspector, "values": check_values, "texts": check_texts, "measure": check_measure, "search": check_search, "panels": check_panels,
        "compare": check_compare, "review": check_review, "findings": check_findings, "export": check_export, "neutral": check_neutral,
    }
    for name, check in checks.items():
        if wanted(name):
            check(browser, formwork)
            print(f"  {check.__doc__}", flush=True)
    if wanted("access"):
        for name in ("LayoutTemplates.storyboard", "Mistakes/conflicting-template.storyboard", "HidingForm.storyboard"):
            check_access(browser, name, formwork.page(SAMPLES / name))
        print(f"  {check_access.__doc__}", flush=True)
        check_access_of_features(browser, formwork)
        print(f"  {check_access_of_features.__doc__}", flush=True)
    if wanted("speed"):
        check_times(browser, formwork)
        if largest.exists():
            storyboards = (pathlib.Path(corpus).parent / fold for fold in ("files", "files-2"))
            by_size = sorted((path for fold in storyboards for path in fold.rglob("*.storyboard")), key=lambda path: path.stat().st_size)
            for document in {largest, *by_size[-4:]}:
                check_speed(browser, formwork, document)
        else:
            print(f"  skipped: there is no corpus at {corpus}")


def main():
    command, corpus, *names = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        browser = Browser()
        try:
            run(browser, Formwork(command, folder), pathlib.Path(corpus), names)
        finally:
            browser.driver.quit()
    if faults:
        sys.exit(f"test-browser: {len(faults)} faults")
    print("test-browser: fine")


if __name__ == "__main__":
    main()
