"""The command that checks run: the one that FORMWORK names, else the release build's, made by `scripts/build command`."""
import os, pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The folder of the build with the tests, as in `scripts/build.options`.
TESTED = ROOT / ".build" / ("release" if os.environ.get("FORMWORK_ONE_BUILD") == "yes" else "debug")
FORMWORK = pathlib.Path(os.environ.get("FORMWORK", ROOT / ".build/release/formwork")).absolute()
