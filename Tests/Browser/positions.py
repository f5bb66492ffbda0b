"""Checks of the positions of views on the page, and of their animation."""
import json, pathlib

from browser import SAMPLES, expect, fault
from documents import TURNED

# The allowed distance between a position on the page and the solved one, in points.
TOLERANCE = 0.5


def differences(browser, solved, is_mac, flipped, what):
    """Compares the views with the solved frames, reports differences as faults, and returns the number of compared views."""
    views = {view["view"]: view for view in browser.frames()}
    compared = 0
    for view in views.values():
        frame = solved["frames"].get(view["id"])
        if frame is None or view["parent"] < 0 or view["isTurned"] or not view["isShown"]:
            continue
        parent = views[view["parent"]]
        x, y = view["rect"][0] - parent["rect"][0], view["rect"][1] - parent["rect"][1] - parent["contentInset"]
        if is_mac and view["parent"] not in flipped:
            y = parent["rect"][3] - y - view["rect"][3]
        found = [x, y, *view["rect"][2:]]
        compared += 1
        if any(abs(one - other) > TOLERANCE for one, other in zip(found, frame)):
            fault(f"{what}: {view['id']} stands at {[round(value, 2) for value in found]}, solved at {frame}")
    return compared


def check_positions(browser, formwork, document):
    """In every state of every screen the views have their solved frames."""
    browser.open(formwork.page(document))
    data = browser.data()
    is_mac = data["platform"] == "macOS"
    compared = states = 0
    for screen in data["screens"]:
        arguments = [] if screen["id"] == "canvas" else ["--device", screen["id"], "--orientation", screen["orientation"]]
        for tree in data["trees"]:
            if not tree["states"] or tree.get("isTemplate"):
                continue
            flipped = {number for number, view in enumerate(tree["views"]) if view.get("flipped")}
            for template in [None, *tree["templates"]]:
                steps = ["--template", template["id"]] if template else []
                solved = formwork.solve(document, *arguments, *steps)[tree["root"]]
                address = {"screen": tree["root"], "device": screen["id"], "hidden": "shown"}
                address |= {"template": template["id"]} if template else {}
                address |= {"orientation": "landscape"} if screen.get("orientation") == "landscape" else {}
                browser.run("location.hash = new URLSearchParams(arguments[0])", address)
                what = f"{pathlib.Path(document).name}: {address}"
                if not browser.wait(f"""(() => {{
                    const state = window.formwork.currentState(), data = {tree_number(data, tree)};
                    return state.tree === data && state.template === {tree['templates'].index(template) if template else -1}
                        && state.device === {json.dumps(screen['id'] if screen.get('orientation') else None)}
                        && (state.orientation ?? null) === {json.dumps(screen.get('orientation'))};
                }})()"""):
                    fault(f"{what}: the page does not show it: {browser.state()}")
                    continue
                size = next(view["rect"][2:] for view in browser.frames() if view["view"] == 0)
                if any(abs(one - other) > TOLERANCE for one, other in zip(size, solved["size"])):
                    fault(f"{what}: the root is {size}, solved as {solved['size']}")
                compared += differences(browser, solved, is_mac, flipped, what)
                states += 1
    browser.check_silence(pathlib.Path(document).name)
    if states == 0 or compared == 0:
        fault(f"{document}: nothing was compared")
    print(f"  {pathlib.Path(document).name}: {compared} positions in {states} states", flush=True)


def tree_number(data, tree):
    return data["trees"].index(tree)


def check_hiding(browser, formwork):
    """Views that hiding masters hide are invisible, and the others have their solved frames."""
    document = SAMPLES / "HidingForm.storyboard"
    browser.open(formwork.page(document))
    tree = browser.data()["trees"][0]
    ids = [tree["views"][master["view"]]["id"] for master in tree["masters"]]
    for hidden in ([0], [1], [0, 2], [0, 1, 2]):
        arguments = [part for number in hidden for part in ("--hide", ids[number])]
        solved = formwork.solve(document, *arguments)[tree["root"]]
        browser.go("toggle=" + " ".join(ids[number] for number in hidden))
        differences(browser, solved, False, set(), f"hiding {hidden}")
        shown = {view["id"] for view in browser.frames() if view["isShown"]}
        for number in hidden:
            if ids[number] in shown:
                fault(f"hiding {hidden}: {ids[number]} is still seen")
    # The switches show the state, and change it.
    browser.go("")
    browser.click("#masters input")
    expect(browser.state()["toggled"], [0], "the first master's switch")
    expect(browser.run("return document.querySelector('#masters input').checked"), False, "the switch of a hidden master")
    browser.click("#masters input")
    expect(browser.state()["toggled"], [], "the first master's switch once more")
    browser.check_silence("hiding")


def check_transform(browser, formwork):
    """A layer's transform rotates a view and its subviews about its center."""
    document = formwork.folder / "Turned.xib"
    document.write_text(TURNED)
    browser.open(formwork.page(document), "view=box-tt-002")
    frames = {view["id"]: [round(value, 1) for value in view["rect"]] for view in browser.frames()}
    # A quarter to the right about (160, 70), then 30 to the right.
    expect(frames["box-tt-001"], [170, 10, 40, 120], "a view that is turned")
    expect(frames["box-tt-002"], [200, 10, 10, 20], "what stands in it")
    corners = browser.run("return document.querySelector('#overlay polygon').getAttribute('points').split(' ').map((corner) => corner.split(',').map(Number))")
    zoom = browser.run("return window.formwork.zoom")
    expect([[round(value / zoom, 1) for value in corner] for corner in corners], [[210, 10], [210, 30], [200, 30], [200, 10]], "its outline")
    browser.check_silence("the transform")


def check_animation(browser, formwork):
    """A change is animated for a third of a second between the old and the new frames."""
    browser.set_media(reduced_motion="no-preference")
    browser.open(formwork.page(SAMPLES / "LayoutTemplates.storyboard"))
    before = {view["id"]: view["rect"] for view in browser.frames()}
    # The page itself records the frames, as requesting them from outside takes too long.
    browser.run("""
        window.noted = [];
        const view = document.querySelector("[data-id='Art-Vw-rdr']");
        const started = performance.now();
        const note = (now) => {
            window.noted.push([now - started, Number(view.getAttribute("width"))]);
            if (now - started < 900) requestAnimationFrame(note);
        };
        document.querySelectorAll("#templates input")[1].click();
        requestAnimationFrame(note);""")
    browser.wait("window.noted.at(-1)?.[0] > 850")
    noted = browser.run("return window.noted")
    after = {view["id"]: view["rect"] for view in browser.frames()}
    start, end = before["Art-Vw-rdr"][2], after["Art-Vw-rdr"][2]
    if abs(start - end) < 10:
        fault("the animation's view does not change: nothing is tested")
    between = [width for _, width in noted if min(start, end) + 1 < width < max(start, end) - 1]
    if len(between) < 3:
        fault(f"the change goes through {len(between)} places only")
    if between != sorted(between, reverse=end < start):
        fault("the change does not go straight from the old place to the new one")
    arrived = next((moment for moment, width in noted if abs(width - end) < 0.01), None)
    if arrived is None or not 250 < arrived < 800:
        fault(f"the change takes {arrived} ms")
    browser.set_media(reduced_motion="reduce")
    browser.run("document.querySelectorAll('#templates input')[0].click()")
    width = browser.run("return Number(document.querySelector(\"[data-id='Art-Vw-rdr']\").getAttribute('width'))")
    expect(round(width), round(start), "the width at once, for readers who ask for less motion")
    browser.check_silence("the animation")
