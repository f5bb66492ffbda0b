"""Edits on the page: typed and dragged changes are written, or refused with a reason."""
import json, re, time

from axe_core_python.selenium import Axe
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from browser import expect, fault
from documents import FLOW
from preview import Preview, check_silence

ADDRESS = "#screen=det-vw-001&view=lab-vw-001&annotate=constraints"
CHIP = '[data-constraint="lab-le-001"]'
UNDO = "document.querySelector('.preview-undo')"
TEXT = '[data-edit="lab-vw-001 text"]'
LINES = '[data-edit="lab-vw-001 numberOfLines"]'


def check_editing(browser, command, folder):
    """With --edit constants are dragged, texts and values are typed; the file changes in the fewest bytes, and the changes can be undone."""
    document = folder / "Editing.storyboard"
    document.write_text(FLOW)
    preview = Preview(command, folder, document, options=["--edit"])
    try:
        browser.set_media()
        browser.driver.get(preview.address + "#screen=det-vw-001&view=lab-vw-001&annotate=constraints")
        if not browser.wait("document.querySelector('.preview-undo')", 20):
            return fault("the page cannot edit")
        expect(browser.run("return document.querySelector('.preview-undo').disabled"), True, "whether there is something to take back at first")
        file = preview.files[0]
        before = file.read_bytes()

        def written(old, new, what):
            wanted = before.replace(old.encode(), new.encode(), 1)
            deadline = time.monotonic() + 20
            while file.read_bytes() != wanted and time.monotonic() < deadline:
                time.sleep(0.05)
            if file.read_bytes() != wanted:
                fault(f"{what}: the file does not hold what it should")

        def undone(what):
            browser.wait("!document.querySelector('.preview-undo').disabled", 20)
            browser.click(".preview-undo")
            written("", "", what)
            browser.wait("document.querySelector('.preview-undo').disabled", 20)

        # A constant by its chip.
        chip = '[data-constraint="lab-le-001"]'
        if not browser.wait(f"document.querySelector('{chip}')", 20):
            return fault("the constant's chip is not there")
        scale = browser.run("return window.formwork.zoom")
        ActionChains(browser.driver, duration=50).click_and_hold(browser.driver.find_element("css selector", chip)).move_by_offset(round(30 * scale), 0).release().perform()
        deadline = time.monotonic() + 20
        while file.read_bytes() == before and time.monotonic() < deadline:
            time.sleep(0.05)
        value = re.search(rb'constant="(\d+)" id="lab-le-001"', file.read_bytes())
        if not value or abs(int(value[1]) - 50) > 2:
            fault(f"dragging a constant by thirty points makes {value and value[1]} of 20")
        else:
            written('constant="20" id="lab-le-001"', f'constant="{int(value[1])}" id="lab-le-001"', "a constant that was dragged")
            if not browser.wait(f"Math.abs(document.querySelector('[data-id=lab-vw-001]').getAttribute('x') - {int(value[1])}) < 0.5", 20):
                fault("the screen does not show the constant that was dragged")
        undone("a constant that was taken back")
        # A text.
        field = browser.driver.find_element("css selector", "#inspector .field[aria-label=Text]")
        browser.run("arguments[0].focus(); arguments[0].select()", field)
        browser.keys('<i>"New"</i>', Keys.RETURN)
        written("A &lt;b&gt;bold&lt;/b&gt; title", "&lt;i&gt;&quot;New&quot;&lt;/i&gt;", "a text")
        undone("a text that was taken back")
        # An impossible value is refused, and the field has its old value.
        browser.wait("document.querySelector('#inspector .field[aria-label=\"Text alignment\"]')")
        field = browser.driver.find_element("css selector", '#inspector .field[aria-label="Text alignment"]')
        browser.run("arguments[0].focus(); arguments[0].select()", field)
        browser.keys("slanted", Keys.RETURN)
        if not browser.wait("document.querySelector('.preview-refusal').textContent.includes('slanted')", 20):
            fault("a value that cannot be is not refused")
        expect(browser.run("return arguments[0].value", field), "center", "the field of a value that was refused")
        written("", "", "a value that was refused")
        # Another program has written the file: nothing is overwritten.
        theirs = before.replace(b'constant="40" id="but-to-001"', b'constant="44" id="but-to-001"')
        browser.run("""
            window.send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) { window.late = [this, text]; };""")
        field = browser.driver.find_element("css selector", "#inspector .field[aria-label=Text]")
        browser.run("arguments[0].focus(); arguments[0].select()", field)
        browser.keys("Mine", Keys.RETURN)
        browser.wait("window.late")
        file.write_bytes(theirs)
        browser.run("window.send.call(window.late[0], window.late[1]); WebSocket.prototype.send = window.send")
        if not browser.wait("document.querySelector('.preview-refusal').textContent.includes('in the meantime')", 20):
            fault("a change of a file that has changed meanwhile is not refused")
        expect(file.read_bytes() == theirs, True, "whether the file is as somebody else has written it")
        for violation in Axe().run(browser.driver)["violations"]:
            if violation["impact"] in ("serious", "critical"):
                fault(f"axe: {violation['id']}: {violation['nodes'][0]['html'][:200]}")
        check_silence(browser, preview)
    finally:
        preview.end()
    # Without the option nothing can be changed.
    preview = Preview(command, folder, document)
    try:
        browser.driver.get(preview.address + "#screen=det-vw-001&view=lab-vw-001&annotate=constraints")
        browser.wait("document.querySelector('#inspector .title-line')", 20)
        expect(browser.run("return document.querySelectorAll('.field, .draggable, .preview-undo').length"), 0, "what can be changed in a preview that reads")
    finally:
        preview.end()


class Editing:
    """A document that is served for editing, with its page open."""

    def __init__(self, browser, command, folder, name, text=FLOW):
        document = folder / name
        document.write_text(text)
        self.browser = browser
        self.preview = Preview(command, folder, document, options=["--edit"])
        self.file = self.preview.files[0]
        browser.driver.get("about:blank")
        for log in ("browser", "performance"):
            browser.driver.get_log(log)
        browser.driver.get(self.preview.address + ADDRESS)
        if not browser.wait(f"{UNDO} && document.querySelector('{CHIP}')", 20):
            raise RuntimeError("the page cannot edit")
        # The number of the pointer that was pressed last.
        browser.run("window.addEventListener('pointerdown', (event) => { window.pressed = event.pointerId; }, true)")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # The page loses its connection when the server ends. The browser's message about it isn't a fault.
        self.browser.driver.get("about:blank")
        self.preview.end()
        self.browser.driver.get_log("browser")

    def holds(self, text, what):
        deadline = time.monotonic() + 20
        while self.file.read_text() != text and time.monotonic() < deadline:
            time.sleep(0.05)
        if self.file.read_text() != text:
            fault(f"{what}: the file does not hold what it should")

    def keeps(self, text, what):
        """Checks that the file stays the same for as long as a change would take."""
        time.sleep(0.4)
        expect(self.file.read_text() == text, True, f"whether the file is as it was: {what}")

    def save(self, text):
        """Writes the file as another program does, and waits until the page shows it."""
        self.browser.run("window.isOld = true; window.formwork.onChange(() => { window.isOld = false; })")
        self.file.write_text(text)
        if not self.browser.wait("!window.isOld", 20):
            fault("the page does not follow the file")

    def focus(self, field):
        self.browser.run("const field = document.querySelector(arguments[0]); field.focus(); field.select()", field)

    def value(self, field):
        return self.browser.run("return document.querySelector(arguments[0])?.value ?? null", field)

    def focused(self):
        return self.browser.run("return document.activeElement.dataset.edit ?? document.activeElement.nodeName")

    def chip(self):
        return self.browser.driver.find_element("css selector", CHIP)

    def hold(self):
        """Drags the chip of a constraint by some points."""
        ActionChains(self.browser.driver, duration=50).click_and_hold(self.chip()).move_by_offset(20, 0).perform()

    def release(self):
        ActionChains(self.browser.driver).release().perform()

    def click_beside(self):
        ActionChains(self.browser.driver).move_to_element_with_offset(self.browser.driver.find_element("id", "screen"), 0, 40).click().perform()

    def refused(self, word):
        return self.browser.wait(f"document.querySelector('.preview-refusal').textContent.includes({json.dumps(word)})", 20)


def check_conflicts(browser, command, folder):
    """An edit that began before another program changed the file is a conflict: it is reported, and nothing is overwritten."""
    theirs = FLOW.replace('constant="40" id="but-to-001"', 'constant="44" id="but-to-001"')
    with Editing(browser, command, folder, "Conflicts.storyboard") as editing:
        # A text that is being typed.
        editing.focus(TEXT)
        browser.keys("Mine")
        editing.save(theirs)
        expect([editing.focused(), editing.value(TEXT)], ["lab-vw-001 text", "Mine"], "the focus and the typed text after the page was drawn anew")
        browser.keys(Keys.RETURN)
        if not editing.refused("in the meantime"):
            fault("a text that was typed over a file that has changed is not refused")
        editing.keeps(theirs, "a text over a changed file")
        expect(editing.value(TEXT), "A <b>bold</b> title", "the field of a text that was refused")
        editing.focus(TEXT)
        browser.keys("Mine", Keys.RETURN)
        mine = theirs.replace("A &lt;b&gt;bold&lt;/b&gt; title", "Mine")
        editing.holds(mine, "a text that was typed again")
        # A constant that is being dragged.
        browser.wait(f"!{UNDO}.disabled", 20)
        editing.hold()
        editing.save(mine.replace('constant="44"', 'constant="48"'))
        editing.release()
        if not editing.refused("in the meantime"):
            fault("a constant that was dragged over a file that has changed is not refused")
        editing.keeps(mine.replace('constant="44"', 'constant="48"'), "a constant over a changed file")
        check_silence(browser, editing.preview)


def check_drags(browser, command, folder):
    """A cancelled drag writes nothing, now or at the next click; nor does another button."""
    varied = FLOW.replace(
        'constant="30" id="lab-to-001"/>', 'constant="30" id="lab-to-001"><variation key="heightClass=compact" constant="10"/></constraint>')
    with Editing(browser, command, folder, "Drags.storyboard", varied) as editing:
        ends = {
            "Escape": lambda: browser.keys(Keys.ESCAPE),
            "a cancelled pointer": lambda: browser.run(
                "document.getElementById('overlay').dispatchEvent(new PointerEvent('pointercancel', { pointerId: window.pressed, bubbles: true }))"),
            "a lost capture": lambda: browser.run("document.getElementById('overlay').releasePointerCapture(window.pressed)"),
        }
        for name, end in ends.items():
            editing.hold()
            if browser.run(f"return document.querySelector('{CHIP}').nextSibling.textContent") == "20":
                fault(f"the chip does not follow the pointer before {name}")
            end()
            editing.release()
            editing.click_beside()
            editing.keeps(varied, name)
            browser.go(ADDRESS[1:])
            expect(browser.run(f"return document.querySelector('{CHIP}').nextSibling.textContent"), "20", f"what the chip says after {name}")
        ActionChains(browser.driver).context_click(editing.chip()).move_by_offset(25, 0).click().perform()
        editing.click_beside()
        editing.keeps(varied, "the right button")
        browser.go(ADDRESS[1:])
        expect(browser.run(f"return getComputedStyle(document.querySelector('{CHIP}')).touchAction"), "none", "what a touch of a chip does besides")
        # A constant that varies by size class: the visible value isn't the one that would be set.
        shown = browser.run("return [...document.querySelectorAll('[data-edit$=\" constant\"]')].map((field) => field.dataset.edit)")
        expect("lab-to-001 constant" in shown, False, "whether a constant that varies has a field")
        expect("lab-le-001 constant" in shown, True, "whether one that does not vary has one")
        expect(browser.run("return document.querySelectorAll('[data-constraint=lab-to-001]').length"), 0, "whether a constant that varies can be dragged")
        check_silence(browser, editing.preview)


def check_typing(browser, command, folder):
    """Edits are written one after the other; meanwhile the focus and the typed text stay; runtime attributes aren't confused with attributes."""
    text = FLOW.replace(
        '<userDefinedRuntimeAttribute type="number"', '<userDefinedRuntimeAttribute type="string" keyPath="text" value="Later"/>\n<userDefinedRuntimeAttribute type="number"')
    title = "A &lt;b&gt;bold&lt;/b&gt; title"
    with Editing(browser, command, folder, "Typing.storyboard", text) as editing:
        # Two edits at once: the second one began before the first one was written.
        browser.run("""
            for (const [field, value] of arguments[0]) {
                const element = document.querySelector(field);
                element.value = value;
                element.dispatchEvent(new Event("change"));
            }""", [[TEXT, "One"], [LINES, "5"], ['[data-edit="lab-le-001 constant"]', "24"]])
        one = text.replace(title, "One").replace('numberOfLines="2"', 'numberOfLines="5"').replace('constant="20" id="lab-le-001"', 'constant="24" id="lab-le-001"')
        editing.holds(one, "three changes at once")
        browser.wait("document.getElementById('announcer').textContent.startsWith('Written')", 20)
        # The focus and the typed text stay while the previous edit is written.
        editing.focus(TEXT)
        browser.keys("Two")
        editing.focus(LINES)
        browser.keys("7")
        two = one.replace('text="One"', 'text="Two"')
        editing.holds(two, "a text that was left")
        browser.wait("document.querySelector('#screen').textContent.includes('Two')", 20)
        expect([editing.focused(), editing.value(LINES)], ["lab-vw-001 numberOfLines", "7"], "the focus and the typed number while another change is written")
        browser.keys(Keys.RETURN)
        editing.holds(two.replace('numberOfLines="5"', 'numberOfLines="7"'), "a number that was typed meanwhile")
        two = two.replace('numberOfLines="5"', 'numberOfLines="7"')
        # The value that the file already has.
        field = '[data-edit="lab-le-001 constant"]'
        browser.wait("document.getElementById('announcer').textContent.startsWith('Written')", 20)
        editing.focus(field)
        browser.keys("24.0", Keys.RETURN)
        if not browser.wait("document.getElementById('announcer').textContent.startsWith('Nothing has changed')", 20):
            fault(f"what is said of a change that changes nothing: {browser.run('return document.getElementById(`announcer`).textContent')}")
        editing.keeps(two, "a number that the file says already")
        expect(editing.value(field), "24", "the field of a number that the file says already")
        # A runtime attribute with the name of an attribute.
        editing.focus('[data-edit="lab-vw-001 runtime.text"]')
        browser.keys("Sooner", Keys.RETURN)
        editing.holds(two.replace('value="Later"', 'value="Sooner"'), "a runtime attribute")
        check_silence(browser, editing.preview)
