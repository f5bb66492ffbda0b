"""The command that checks run: the one that FORMWORK names, else that of the release build (which `scripts/build command` makes)."""
import os, pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Where the build with the tests lies: `scripts/build.options` says why.
TESTED = ROOT / ".build" / ("release" if os.environ.get("FORMWORK_ONE_BUILD") == "yes" else "debug")
FORMWORK = pathlib.Path(os.environ.get("FORMWORK", ROOT / ".build/release/formwork")).absolute()
