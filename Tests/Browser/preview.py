"""The preview server for the checks of its pages."""
import json, pathlib, shutil, signal, subprocess, urllib.parse

from browser import expect, fault

HANDLE, NOTICE = ".preview-handle", ".preview-notice"


class Preview:
    """The command, which serves copies of documents, or the documents of the folder themselves."""

    def __init__(self, command, folder, *documents, options=()):
        places = [pathlib.Path(document) for document in documents]
        self.files = [place if pathlib.Path(folder) in place.parents else pathlib.Path(shutil.copy(place, folder)) for place in places]
        self.process = subprocess.Popen(
            [command, "preview", "--no-open", *options, *self.files], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True)
        self.address = self.process.stdout.readline().strip()

    def save(self, old, new, by_renaming=False):
        """Changes the first file as an editor does."""
        text = self.files[0].read_text()
        if old not in text:
            raise RuntimeError(f"{self.files[0].name} does not hold {old}")
        target = self.files[0].with_suffix(".new") if by_renaming else self.files[0]
        target.write_text(text.replace(old, new, 1))
        if by_renaming:
            target.rename(self.files[0])

    def end(self):
        self.process.send_signal(signal.SIGINT)
        try:
            status = self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return fault("Ctrl-C does not end the preview")
        expect(status, 0, "the status after Ctrl-C")
        expect(self.process.stdout.read() + self.process.stderr.read(), "", "what is printed at the end")


def git(folder, *arguments):
    subprocess.run(["git", "-C", folder, "-c", "user.name=Test", "-c", "user.email=test@example.org", *arguments], check=True, capture_output=True)


def check_silence(browser, preview):
    """The console is empty, and no other server was contacted."""
    own = urllib.parse.urlsplit(preview.address).netloc
    for entry in browser.driver.get_log("browser"):
        fault(f"the console says: {entry['level']} {entry['message'][:100]} … {entry['message'][-100:]}")
    for entry in browser.driver.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            url = urllib.parse.urlsplit(message["params"]["request"]["url"])
            if url.scheme not in ("data", "about", "chrome", "blob") and url.netloc != own:
                fault(f"the page asked for {url.geturl()}")
