"""Python's jsonschema, from PyPI, in an environment of its own."""
import pathlib, subprocess, sys, venv

FOLDER = pathlib.Path(__file__).resolve().parent.parent / ".build/schema-environment"


def jsonschema():
    """The module; None where it cannot be had."""
    try:
        import jsonschema as module
        return module
    except ImportError:
        pass
    python = FOLDER / "bin/python"
    try:
        if not python.exists():
            venv.create(FOLDER, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "jsonschema>=4.18"], check=True, capture_output=True)
    except (subprocess.CalledProcessError, OSError):
        return None
    for packages in FOLDER.glob("lib/python*/site-packages"):
        sys.path.insert(0, str(packages))
    import jsonschema as module
    return module
