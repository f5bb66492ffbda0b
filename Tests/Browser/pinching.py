"""Gestures with two fingers on the page."""
from browser import expect, fault
from features import flow, mode, text


def touch(browser, kind, *fingers):
    """Touches on the page, as the browser gets them from the system."""
    browser.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]})


def pinch(browser, middle, start, end, way=(0, 0)):
    """Moves two fingers around a point: apart or together, and along."""
    x, y = middle
    at = lambda share: [(x + side * (start + (end - start) * share) / 2 + way[0] * share, y + way[1] * share) for side in (-1, 1)]
    touch(browser, "touchStart", at(0)[0])
    touch(browser, "touchStart", *at(0))
    for step in range(1, 11):
        touch(browser, "touchMove", *at(step / 10))
    touch(browser, "touchEnd")


def check_pinch(browser, formwork):
    """Two fingers zoom and move the screen and the map, and lead into a screen and out again; one finger scrolls and taps."""
    browser.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
    try:
        file = flow(formwork)
        browser.open(file, "screen=det-vw-001")
        middle = browser.run("const box = document.getElementById('screen').getBoundingClientRect(); return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]")
        before = browser.run("return window.formwork.zoom")
        place = """const box = document.getElementById("screen").getBoundingClientRect(); return [(arguments[0] - box.left) / box.width, (arguments[1] - box.top) / box.height]"""
        pinch(browser, middle, 60, 240)
        after = browser.run("return window.formwork.zoom")
        if not 3.6 < after / before < 4.4:
            fault(f"fingers that go apart to four times make the screen {after / before:.2f} times as large")
        shares = [browser.run(place, *middle)]
        pinch(browser, middle, 120, 120, (-50, -40))
        shares.append(browser.run(place, middle[0] - 50, middle[1] - 40))
        if max(abs(one - other) for one, other in zip(*shares)) > 0.02:
            fault(f"what is between two fingers does not go along with them: {shares}")
        expect(browser.state()["address"], "screen=det-vw-001", "what is selected after pinching")
        # One finger taps.
        touch(browser, "touchStart", middle)
        touch(browser, "touchEnd")
        browser.wait("window.formwork.currentState().address.includes('view=')")
        if "view=" not in browser.state()["address"]:
            fault("a tap selects nothing")
        # Pinching a screen that is completely visible leads to the map.
        browser.open(file, "screen=det-vw-001&show=screen")
        pinch(browser, middle, 240, 60)
        expect(mode(browser), "map", "what is shown after fingers that came together")
        middle = browser.run("const box = document.querySelector('[data-scene=\"2\"]').getBoundingClientRect(); return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]")
        width = "return document.querySelector('[data-scene=\"2\"]').getBoundingClientRect().width"
        before = browser.run(width)
        pinch(browser, middle, 60, 90)
        expect(round(browser.run(width) / before, 1), 1.5, "how much larger fingers make the map")
        expect(mode(browser), "map", "what is shown after a little pinch")
        for _ in range(6):
            if mode(browser) == "map":
                pinch(browser, middle, 60, 240)
        expect([mode(browser), text(browser, "#heading")], ["screen", "Sheet"], "where fingers that go apart lead")
        browser.check_silence("pinching")
    finally:
        browser.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
