#!/usr/bin/env python3
"""Opens pages of `formwork preview` in a headless Chromium: the page follows the file, and its screens have any size.

    preview_test.py FORMWORK CORPUS [measure]        (scripts/test-browser calls it)

With `measure` it says how soon sizes are shown that are wished for, on the Dashboard of LDOLayoutTemplates' example.
"""
import json, pathlib, re, subprocess, sys, tempfile, time

from axe_core_python.selenium import Axe
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from browser import SAMPLES, Browser, Formwork, expect, fault, faults
from documents import FLOW
from editing import check_conflicts, check_drags, check_editing, check_typing
from positions import differences
from values import check_value_edits
from preview import HANDLE, NOTICE, Preview, check_silence, git


def drag(browser, *moves):
    """Drags the corner by pixels, in steps."""
    chain = ActionChains(browser.driver, duration=20).click_and_hold(browser.driver.find_element("css selector", HANDLE))
    for x, y in moves:
        chain.move_by_offset(x, y)
    chain.release().perform()


def settle(browser):
    """Waits until the requested state is shown."""
    time.sleep(0.05)
    if not browser.wait(f"document.querySelector('{HANDLE}').getAttribute('aria-busy') !== 'true'", 20):
        fault("what was asked for is not answered")


def compare(browser, formwork, preview, what, *arguments):
    """Compares the screen with `formwork solve` at its size."""
    state = browser.state()
    width, height = state["size"]
    tree = browser.data()["trees"][state["tree"]]
    solved = formwork.solve(preview.files[0], "--size", f"{width:g}x{height - state['top']:g}", *arguments)[tree["root"]]
    if differences(browser, solved, False, set(), f"{what}, {width:g} x {height:g}") == 0:
        fault(f"{what}: nothing was compared")


def check_sizes(browser, formwork, preview):
    """The corner is dragged and moved by keyboard; the views have the solved frames of that size."""
    own = browser.state()["size"]
    drag(browser, *[(-6, -4)] * 20)
    settle(browser)
    dragged = browser.state()["size"]
    if dragged[0] >= own[0] or dragged[1] >= own[1]:
        fault(f"dragging inwards does not make the screen smaller: {own}, then {dragged}")
    compare(browser, formwork, preview, "dragged")
    drag(browser, *[(9, 5)] * 10)
    settle(browser)
    compare(browser, formwork, preview, "dragged outwards")
    # The corner is at the pointer.
    browser.run("""
        window.grip = null;
        document.querySelector(arguments[0]).addEventListener("pointermove", (event) => {
            const corner = window.formwork.corner.getBoundingClientRect();
            window.grip = [event.clientX - corner.right, event.clientY - corner.bottom];
        });""", HANDLE)
    handle = browser.driver.find_element("css selector", HANDLE)
    chain = ActionChains(browser.driver, duration=100).click_and_hold(handle)
    for _ in range(12):
        chain.move_by_offset(-7, -7).pause(0.1)
    chain.move_by_offset(1, 1).pause(0.3).move_by_offset(0, 0).perform()
    grip = browser.run("return window.grip")
    ActionChains(browser.driver).release().perform()
    if max(abs(grip[0] - 9), abs(grip[1] - 9)) > 6:
        fault(f"the corner is not where the pointer is: {grip}")
    # Keys.
    before = browser.state()["size"]
    browser.run("document.querySelector(arguments[0]).focus()", HANDLE)
    browser.keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT, Keys.ARROW_DOWN)
    ActionChains(browser.driver).key_down(Keys.SHIFT).send_keys(Keys.ARROW_UP).key_up(Keys.SHIFT).perform()
    settle(browser)
    expect(browser.state()["size"], [before[0] + 1, before[1] - 9], "the size after five keys")
    expect(browser.run("return document.querySelector(arguments[0]).getAttribute('aria-valuetext')", HANDLE),
           f"{before[0] + 1:g} × {before[1] - 9:g} points", "what is said of it")
    compare(browser, formwork, preview, "by keys")
    # The size stays when something else is chosen.
    size = browser.state()["size"]
    browser.click("#annotations .chip:nth-child(3)")
    settle(browser)
    expect(browser.state()["size"], size, "the size with an annotation")
    template = browser.data()["trees"][browser.state()["tree"]]["templates"][1]["id"]
    browser.click("#templates .row:nth-child(3)")
    settle(browser)
    expect(browser.state()["size"], size, "the size with a template")
    compare(browser, formwork, preview, "with a template", "--template", template)
    browser.run("document.querySelector(arguments[0]).focus()", HANDLE)
    browser.keys(Keys.ESCAPE)
    settle(browser)
    expect(browser.state()["size"], own, "the size after Escape")
    browser.click("#templates .row:nth-child(1)")
    settle(browser)


def check_settings(browser, formwork, preview):
    """The layout direction and the controls of another system are available, and can be reset."""
    choose = """const list = document.querySelector(`.preview-setting[name=${arguments[0]}]`);
        list.value = arguments[1]; list.dispatchEvent(new Event('change'))"""
    own = browser.frames()
    browser.run(choose, "direction", "rightToLeft")
    settle(browser)
    browser.wait("window.formwork.currentState().isLive", 20)
    compare(browser, formwork, preview, "from right to left", "--direction", "rightToLeft")
    browser.run(choose, "direction", "")
    settle(browser)
    expect(browser.frames(), own, "the frames in the screen's own direction")
    browser.run(choose, "system", "26")
    if not browser.wait("window.formwork.currentState().isLive", 20):
        fault("the controls of system 26 are not shown")
    browser.run(choose, "system", "")
    settle(browser)
    expect(browser.frames(), own, "the frames with the screen's own controls")


def check_saving(browser, formwork, preview):
    """A saved file is shown at once, and the state of the page stays."""
    browser.go("view=Art-Vw-rdr&annotate=labels")
    drag(browser, *[(-5, -5)] * 8)
    settle(browser)
    before = browser.state()
    for by_renaming, old, new in ((False, 'constant="16"', 'constant="40"'), (True, 'constant="40"', 'constant="24"')):
        frames = browser.frames()
        preview.save(old, new, by_renaming)
        deadline = time.monotonic() + 20
        while browser.frames() == frames and time.monotonic() < deadline:
            time.sleep(0.05)
        settle(browser)
        expect(browser.state(), before, "what is shown after saving")
        if "Art-Vw-rdr" not in browser.run("return document.getElementById('inspector').textContent"):
            fault("the selected view is not selected any more")
        compare(browser, formwork, preview, f"saved {'beside' if by_renaming else 'in place'}")


def check_findings(browser, preview):
    """Findings appear when the file is saved, and disappear when they are fixed."""
    count = "Number(document.querySelector('#tab-findings .number').textContent)"
    before = browser.run(f"return {count}")
    preview.save('secondItem="Lst-Vw-rdr"', 'secondItem="mis-si-ng0"')
    if not browser.wait(f"{count} > {before}", 20):
        fault("a finding does not appear")
    browser.click("#tab-findings")
    if "mis-si-ng0" not in browser.run("return document.getElementById('panel-findings').textContent"):
        fault("the finding does not say what is missing")
    preview.save('secondItem="mis-si-ng0"', 'secondItem="Lst-Vw-rdr"')
    if not browser.wait(f"{count} === {before}", 20):
        fault("a finding does not go")


def check_problems(browser, preview):
    """An unreadable file keeps its last picture, and the page shows the reason, with line and column."""
    frames = browser.frames()
    preview.save("</document>", "</documen")
    notice = f"document.querySelector('{NOTICE}').textContent"
    if not browser.wait(f"{notice} !== ''", 20):
        return fault("the page does not say that the file is no document")
    text = browser.run(f"return {notice}")
    if not re.search(re.escape(preview.files[0].name) + r":\d+:\d+ ", text):
        fault(f"what is wrong is said without a place: {text}")
    settle(browser)
    # The screen has less room and is drawn smaller; its size in points is the same.
    rounded = lambda frames: [[round(value) for value in view["rect"]] for view in frames]
    expect(rounded(browser.frames()), rounded(frames), "the picture of a file that is no document")
    for violation in Axe().run(browser.driver)["violations"]:
        if violation["impact"] in ("serious", "critical"):
            fault(f"axe: {violation['id']}: {violation['nodes'][0]['html'][:200]}")
    preview.save("</documen", "</document>")
    if not browser.wait(f"{notice} === ''", 20):
        fault("the page says still that the file is no document")


def check_files(browser, preview):
    """Another file can be chosen."""
    list = browser.driver.find_element("css selector", ".preview-files")
    names = [option.text for option in list.find_elements("css selector", "option")]
    expect(names, [file.name for file in preview.files], "the files to choose from")
    list.send_keys(names[1])
    if not browser.wait(f"document.title === {json.dumps(names[1])}"):
        fault(f"choosing a file does not show it: {browser.driver.title}")
    browser.run("history.back()")
    browser.wait(f"document.title === {json.dumps(names[0])}")


def check_changes(browser, preview):
    """The changes since the last commit are a page of their own, which follows the file and the commits."""
    folder = preview.files[0].parent
    link = "document.querySelector('.preview-changes')"
    preview.save('constant="24"', 'constant="27"')
    if not browser.wait(f"{link}.textContent === '1 change since HEAD'", 20):
        return fault(f"the page does not count the change: {browser.run(f'return {link}.textContent')}")
    address = browser.run(f"return {link}.href")
    back = browser.driver.current_url
    browser.driver.get(address)
    lines = "[...document.querySelectorAll('.changes li')].map((line) => line.textContent).join('|')"
    if "24 → 27" not in browser.run(f"return {lines}"):
        fault(f"the change is not listed: {browser.run(f'return {lines}')}")
    if not browser.wait("document.querySelectorAll('.shot img').length === 2"):
        fault("the changed screen is not shown")
    browser.run("document.querySelector('[value=side]').click(); window.isOld = true")
    preview.save('constant="27"', 'constant="29"')
    if not browser.wait(f"{lines}.includes('24 → 29') && !window.isOld", 20):
        fault("the page of the changes does not follow the file")
    expect(browser.run("return document.body.dataset.mode"), "side", "how screens are shown after the file was saved")
    for violation in Axe().run(browser.driver)["violations"]:
        if violation["impact"] in ("serious", "critical"):
            fault(f"axe: {violation['id']}: {violation['nodes'][0]['html'][:200]}")
    git(folder, "commit", "-qam", "Wider")
    if not browser.wait("document.getElementById('summary').textContent === 'Nothing has changed.'", 20):
        fault("the page of the changes does not follow the commits")
    browser.driver.get(back)
    browser.wait("window.formwork")
    expect(browser.run(f"return {link}.textContent"), "As in HEAD", "what is said after the commit")
    hash = subprocess.run(["git", "-C", folder, "rev-parse", "HEAD"], check=True, capture_output=True, text=True).stdout[:7]
    expect(browser.data()["against"]["title"], f"HEAD ({hash})", "the state that is shown beside the file after the commit")


def check_languages(browser, command, folder):
    """The preview shows screens in the languages of the translations, and in pseudolanguages."""
    home = folder / "Languages"
    (home / "Base.lproj").mkdir(parents=True)
    (home / "de.lproj").mkdir()
    (home / "Base.lproj/Flow.storyboard").write_text(FLOW)
    (home / "de.lproj/Flow.strings").write_text('"lab-vw-001.text" = "Ein fetter Titel";\n')
    preview = Preview(command, home, home / "Base.lproj/Flow.storyboard")
    browser.driver.get("about:blank")
    browser.driver.get_log("performance")
    try:
        browser.driver.get(preview.address + "#screen=det-vw-001")
        if not browser.wait("document.querySelectorAll('#languages .row').length > 3", 20):
            return fault("the languages are not offered")
        names = browser.run("return [...document.querySelectorAll('#languages .title')].map((title) => title.textContent)")
        expect(names, ["The document's", "de", "long", "rtl"], "the languages")
        browser.click("#languages .row:nth-child(2)")
        texts = "[...document.querySelectorAll('#screen text')].map((text) => text.textContent).join(' ')"
        if not browser.wait(f"{texts}.includes('fetter')", 20):
            fault(f"the screen is not shown in German: {browser.run(f'return {texts}')}")
        if "language=de" not in browser.run("return location.hash"):
            fault("the address does not keep the language")
        browser.click("#languages .row:nth-child(1)")
        if not browser.wait(f"{texts}.includes('bold')", 20):
            fault("the document's own texts do not come back")
        check_silence(browser, preview)
    finally:
        preview.end()


def check_end(browser, preview):
    """Ctrl-C ends the server; the page says so, and stays."""
    preview.end()
    if not browser.wait(f"document.querySelector('{NOTICE}').textContent.includes('ended')"):
        fault("the page does not say that the preview has ended")


def measure(browser, command, document, folder):
    """Returns the time from the request for a size until it is shown."""
    preview = Preview(command, folder, document)
    browser.driver.get(preview.address + "#screen=le9-70-w4u")
    browser.wait("window.formwork")
    time.sleep(1)
    ActionChains(browser.driver).click_and_hold(browser.driver.find_element("css selector", HANDLE)).move_by_offset(-3, -3).perform()
    trips = browser.driver.execute_async_script("""
        const done = arguments[0], handle = document.querySelector(".preview-handle"), place = handle.getBoundingClientRect();
        const trips = [];
        let sent = null, count = 0;
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) { sent = performance.now(); return send.call(this, text); };
        window.formwork.onChange(() => { if (sent !== null) trips.push(performance.now() - sent); sent = null; });
        const step = () => {
            if ((count += 1) > 240) return done(trips.sort((a, b) => a - b));
            const [x, y] = [place.x - 90 + 100 * Math.cos(count / 20), place.y - 90 + 100 * Math.sin(count / 15)];
            handle.dispatchEvent(new PointerEvent("pointermove", { clientX: x, clientY: y }));
            requestAnimationFrame(step);
        };
        requestAnimationFrame(step);""")
    ActionChains(browser.driver).release().perform()
    preview.end()
    median, most = trips[len(trips) // 2], trips[len(trips) * 95 // 100]
    print(f"  {document.name}: a size is shown {median:.1f} ms after it was wished for (median of {len(trips)}), 95 of 100 within {most:.1f} ms", flush=True)


def check_all(browser, command, folder):
    git(folder, "init", "-q")
    preview = Preview(command, folder, SAMPLES / "LayoutTemplates.storyboard", SAMPLES / "HidingForm.storyboard", options=["--against", "HEAD"])
    preview.save('constant="16"', 'constant="24"')
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "Begin")
    preview.save('constant="24"', 'constant="16"')
    formwork = Formwork(command, folder)
    try:
        browser.set_media()
        browser.driver.get(preview.address)
        if not browser.wait(f"document.querySelector('{HANDLE}')", 20):
            raise RuntimeError("the page is not there")
        checks = [
            (check_sizes, formwork), (check_settings, formwork), (check_saving, formwork), (check_findings,), (check_problems,), (check_files,), (check_changes,),
            (check_silence,),
            (check_end,),
        ]
        for check, *rest in checks:
            check(browser, *rest, preview)
            print(f"  {check.__doc__}", flush=True)
    finally:
        preview.process.kill()


def main():
    command, corpus, *names = sys.argv[1:]
    example = pathlib.Path(corpus) / "lurado+LDOLayoutTemplates/Example/LDOLayoutTemplates/Base.lproj/Main.storyboard"
    with tempfile.TemporaryDirectory() as folder:
        browser = Browser()
        try:
            if "measure" in names:
                measure(browser, command, example, folder)
            else:
                check_all(browser, command, folder)
                for check in (check_editing, check_conflicts, check_drags, check_typing, check_value_edits, check_languages):
                    check(browser, command, pathlib.Path(folder))
                    print(f"  {check.__doc__}", flush=True)
        finally:
            browser.driver.quit()
    if faults:
        sys.exit(f"test-browser: {len(faults)} faults")
    print("test-browser: fine")


main()
