"""The command and the browser for the checks, and the faults that the checks find."""
import json, pathlib, subprocess, time

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains

SAMPLES = pathlib.Path(__file__).resolve().parents[2] / "SampleDocuments"
WIDE, MIDDLE, NARROW = (1440, 900), (900, 700), (390, 844)

faults = []


def fault(text):
    faults.append(text)
    if len(faults) <= 40:
        print(f"  FAULT  {text}", flush=True)


def expect(found, wanted, what):
    if found != wanted:
        fault(f"{what}: found {found!r}, expected {wanted!r}")


# The command


class Formwork:
    def __init__(self, path, folder):
        self.path, self.folder, self.count = path, pathlib.Path(folder), 0

    def run(self, *arguments):
        done = subprocess.run([self.path, *map(str, arguments)], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300)
        if done.returncode not in (0, 1):
            raise RuntimeError(f"formwork {' '.join(map(str, arguments))}: {done.stderr}")
        return done

    def page(self, document, *arguments):
        """Renders the page of a document and returns its file."""
        self.count += 1
        file = self.folder / f"page{self.count}.html"
        self.run("render", document, "-o", file, *arguments)
        return file

    def solve(self, document, *arguments):
        """Returns the solved trees of a document by the ids of their roots."""
        result = json.loads(self.run("solve", document, "--format", "json", *arguments).stdout)["results"][0]
        return {scene["root"]: scene for scene in result["scenes"]}


# The browser


class Browser:
    def __init__(self):
        options = webdriver.ChromeOptions()
        for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars", "--force-device-scale-factor=1"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options)
        # Other checks may keep the machine busy.
        self.driver.set_script_timeout(120)
        self.media = {"prefers-color-scheme": "light", "prefers-reduced-motion": "reduce"}
        self.resize(WIDE)

    def resize(self, size):
        width, height = size
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def set_media(self, kind="", **features):
        """Sets the reader's preferences: color_scheme="dark", reduced_motion="no-preference"."""
        self.media |= {f"prefers-{name.replace('_', '-')}": value for name, value in features.items()}
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia",
            {"media": kind, "features": [{"name": name, "value": value} for name, value in self.media.items()]})

    def open(self, file, address=""):
        self.driver.get("about:blank")
        self.set_media()
        self.driver.get(file.as_uri() + ("#" + address if address else ""))

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def go(self, address):
        """Changes the address of the page that is open, and waits until the page has followed."""
        self.run("""
            window.hasFollowed = false;
            window.addEventListener("hashchange", () => { window.hasFollowed = true; }, { once: true });
            const before = location.href;
            location.hash = arguments[0];
            if (location.href === before) window.hasFollowed = true;""", address)
        if not self.wait("window.hasFollowed"):
            fault(f"the page does not follow its address to {address}")

    def wait(self, condition, seconds=20):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.run(f"return Boolean({condition})"):
                return True
            time.sleep(0.02)
        return False

    def state(self):
        return self.run("return window.formwork.currentState()")

    def data(self):
        return self.run("return JSON.parse(document.getElementById('data').textContent)")

    def keys(self, *keys):
        chain = ActionChains(self.driver)
        for key in keys:
            chain.send_keys(key)
        chain.perform()

    def click(self, selector):
        """Clicks with the mouse, as a person does."""
        element = self.driver.find_element("css selector", selector)
        ActionChains(self.driver).move_to_element(element).click().perform()

    def frames(self):
        """Returns the positions of views on the screen, in points: by number the id, the parent, whether a transform rotates it, and the rectangle."""
        return self.run("""
            const screen = document.getElementById("screen");
            const origin = screen.getBoundingClientRect();
            const zoom = window.formwork.zoom;
            return [...screen.querySelectorAll("[data-view]")].map((view) => {
                const rect = view.querySelector(":scope > g > .hit").getBoundingClientRect();
                return {
                    view: Number(view.dataset.view), id: view.dataset.id ?? null,
                    parent: Number(view.parentElement.closest("[data-view]")?.dataset.view ?? -1),
                    isTurned: view.closest("[transform*='matrix']") !== null,
                    contentInset: Number(view.querySelector(":scope > g > g[transform^='translate(0']")?.getAttribute("transform").slice(12, -1) ?? 0),
                    isShown: view.closest("[style*='display: none']") === null,
                    rect: [(rect.left - origin.left) / zoom, (rect.top - origin.top) / zoom, rect.width / zoom, rect.height / zoom],
                };
            });""")

    def check_silence(self, what):
        """Checks that the console is empty, and that only the page itself was requested."""
        for entry in self.driver.get_log("browser"):
            fault(f"{what}: the console says: {entry['level']} {entry['message']}")
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                url = message["params"]["request"]["url"]
                if not url.startswith(("file://", "data:", "about:", "chrome:", "blob:")):
                    fault(f"{what}: the page asked for {url}")
                if url.startswith("file://") and not url.partition("#")[0].endswith(".html"):
                    fault(f"{what}: the page asked for {url}")
