"""Fuzzes documents in projects whose sources or fonts are damaged."""
import importlib.util, pathlib, shutil, time

from built import FORMWORK
from font_mutator import FontMutator
from source_mutator import SEEDS, SourceMutator

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Documents for damaged sources and fonts: their objects have classes that the sources declare, and their texts use the fonts.
CLASSED = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"><connections><outlet property="titleLabel" destination="l" id="a"/>
<outlet property="missing" destination="l" id="b"/><outlet property="view" destination="v" id="c"/></connections></placeholder>
<view id="v" customClass="ALGPage"><subviews><label text="A" id="l" customClass="Page.Inner"/><button id="u" customClass="A"><connections>
<action selector="save:forEvent:" destination="-1" eventType="touchUpInside" id="d"/></connections></button></subviews>
<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="radius"/></userDefinedRuntimeAttributes></view></objects></document>
"""
LETTERED = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
<view id="v"><rect key="frame" x="0" y="0" width="300" height="600"/><subviews>LABELS</subviews></view></objects></document>
"""
LETTERS = ("AVAToLyWaTe. fi office", "\u00c4\u00df\u4e2d\u6587 \u0645\u0631 \U0001F469\u200D\U0001F469 e\u0301 \uFFFF \U0010FFFF", "AV" * 2000)
# The number of sources in one project, which is read at once.
SOURCES = 10
CHECKS = (["validate", "--reporter", "json"], ["graph", "--format", "json"], ["validate"])
MEASURES = (["solve", "--format", "json"], ["render", "-o", "OUTPUT.svg"], ["validate", "--solve", "--reporter", "json"], ["solve", "--size-class", "compact,regular", "--text-size", "AX5"])


class ProjectFuzzer:
    """Makes projects in the folder of a fuzzer that runs the command.

    - fault: runs a command and returns a fault.
    - keep: keeps a finding.
    """

    def __init__(self, fuzzer, fault, keep):
        self.fuzzer, self.fault, self.keep = fuzzer, fault, keep

    def sources(self, until):
        """Reads documents next to random damaged sources, until a deadline."""
        paths = [path for suffix in ("swift", "h", "m") for folder in ("SampleDocuments", "Sources") for path in sorted((ROOT / folder).rglob(f"*.{suffix}"))]
        seeds = [*SEEDS.items()] * 40 + [(path.suffix, path.read_bytes()) for path in paths if path.stat().st_size < 20_000]
        while time.monotonic() < until:
            mutants = []
            for _ in range(SOURCES):
                suffix, data = self.fuzzer.random.choice(seeds)
                # Occasionally names an Objective-C file as a header or as Swift.
                suffix = self.fuzzer.random.choice([".swift", ".h", ".mm"]) if self.fuzzer.random.random() < 0.05 else suffix
                mutants.append((suffix, SourceMutator(data, self.fuzzer.random).mutant(self.fuzzer.random.choice(seeds)[1])))
            options = self.fuzzer.random.choice(CHECKS)
            command = self.project({"A.xib": CLASSED.encode(), **{f"{number}{suffix}": data for number, (suffix, data) in enumerate(mutants)}}, options)
            self.fuzzer.runs["sources"] += SOURCES
            if self.fault(command, SOURCES) is None:
                continue
            for suffix, data in mutants:
                command = self.project({"A.xib": CLASSED.encode(), f"a{suffix}": data}, options)
                what = self.fault(command)
                if what:
                    self.keep("sources", data, suffix, command, what)
                    break
            else:
                what = self.fault(self.project({"A.xib": CLASSED.encode(), **{f"{number}{suffix}": data for number, (suffix, data) in enumerate(mutants)}}, options), SOURCES)
                if what and not what.endswith(" s"):
                    self.keep("sources", b"\n=== THE NEXT FILE ===\n".join(data for _, data in mutants), ".batch", command, f"only together: {what}")

    def fonts(self, until):
        """Reads documents whose texts use random damaged fonts, until a deadline."""
        files = sorted(path for path in pathlib.Path("/usr/share/fonts").rglob("*.[ot]tf"))
        spec = importlib.util.spec_from_file_location("fonts", ROOT / "scripts/growth_families/fonts.py")
        families = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(families)
        built = [font for family in families.FAMILIES.values() for name, font in family[0](8)["beside"].items() if name.endswith(".ttf") and font[:4] != b"ttcf"]
        seeds = [FontMutator(path.read_bytes(), self.fuzzer.random) for path in self.fuzzer.random.sample(files, min(len(files), 12))]
        seeds += [FontMutator(font, self.fuzzer.random) for font in built]
        while time.monotonic() < until:
            mutator = self.fuzzer.random.choice(seeds)
            font = mutator.mutant(self.fuzzer.random.choice(seeds))
            labels = "".join(
                f'<label text="{text}" id="l{number}" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="90" height="20"/>'
                f'<fontDescription key="fontDescription" name="{mutator.name or "Evil"}" family="Evil" pointSize="17"/></label>' for number, text in enumerate(LETTERS))
            options = self.fuzzer.random.choice(MEASURES)
            self.fuzzer.clear(self.fuzzer.folder / "out")
            options = [option.replace("OUTPUT", str(self.fuzzer.folder / "out")) for option in options]
            document = LETTERED.replace("LABELS", labels).replace("\uFFFF", "").encode()
            command = self.project({"A.xib": document, "e.ttf": font}, options, isProject=options[0] in ("validate", "graph"))
            self.fuzzer.runs["fonts"] += 1
            what = self.fault(command)
            if what:
                self.keep("font-files", font, ".ttf", command, what)

    def project(self, files, options, isProject=True):
        """Returns the command that reads a project of these files."""
        place = self.fuzzer.folder / "project"
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        (place / "Package.swift").write_bytes(b"// swift-tools-version:6.0\n")
        for name, data in files.items():
            (place / name).write_bytes(data)
        return [str(FORMWORK), *options, *(["--no-cache"] if isProject else []), str(place / "A.xib")]
