"""The command that checks run: the one that FORMWORK names, else that of the release build (which `scripts/build command` makes)."""
import os, pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
FORMWORK = pathlib.Path(os.environ.get("FORMWORK", ROOT / ".build/release/formwork")).absolute()
