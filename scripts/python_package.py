"""Installs Python packages for scripts, from PyPI, in a separate environment."""
import fcntl, importlib, pathlib, subprocess, sys, venv

FOLDER = pathlib.Path(__file__).resolve().parent.parent / ".build/python-packages"


def package(name, requirement):
    """Returns the module of a package; None if it is unavailable."""
    try:
        return importlib.import_module(name)
    except ImportError:
        pass
    python = FOLDER / "bin/python"
    FOLDER.parent.mkdir(exist_ok=True)
    try:
        # Scripts may run in parallel.
        with open(FOLDER.with_suffix(".lock"), "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not python.exists():
                venv.create(FOLDER, with_pip=True)
            subprocess.run([python, "-m", "pip", "install", "--quiet", requirement], check=True, capture_output=True)
    except (subprocess.CalledProcessError, OSError):
        return None
    for packages in FOLDER.glob("lib/python*/site-packages"):
        sys.path.insert(0, str(packages))
    importlib.invalidate_caches()
    return importlib.import_module(name)


def jsonschema():
    return package("jsonschema", "jsonschema>=4.18")
