"""Orca reading a desktop terminal on an X display in memory, its speech sent to a Speech Dispatcher that writes a log."""

import json
import os
import shlex
import subprocess
import time
from contextlib import contextmanager

from ..bench import Ear
from ..driver import Log, alone, end_all, wait_for
from .speechd import speech_dispatcher

PACKAGES = {
    "orca": "orca", "Xvfb": "xvfb", "xdotool": "xdotool", "openbox": "openbox", "mate-terminal": "mate-terminal",
    "dbus-daemon": "dbus", "gsettings": "dconf-gsettings-backend", "speech-dispatcher": "speech-dispatcher",
}
XDOTOOL = {"Enter": "Return", "Backspace": "BackSpace", "Ctrl+C": "ctrl+c", "Ctrl+D": "ctrl+d", "Ctrl+L": "ctrl+l"}
OWN = ("Lecteur d’écran activé.", "Terminal cadre.", "nouvelle ligne", "entrée", "espace", "effacement arrière",
       "point d’interrogation", "maj gauche", "virgule", "point", "contrôle gauche", "tabulation", "retour arrière", "supprimer", "vide")
HOLD = 0.06  # seconds; Orca looks, when a key is released, whether the terminal has shown its letter
NO_KEY_REPEAT = "-r"  # on a loaded machine a key comes up late, and would be typed twice
LOCALE = "fr_FR.UTF-8"  # it must exist: in another one Orca loses accents
SETTINGS = {
    "enableSpeech": True, "enableBraille": False, "enableBrailleMonitor": False, "enableKeyEcho": True,
    "speechServerFactory": "speechdispatcherfactory", "enableEchoByCharacter": False, "enablePrintableKeys": True,
    "enableEchoByWord": False, "firstStart": False, "profile": ["Default", "default"],
}


@contextmanager
def listen(program, folder):
    with alone("orca"), desktop(folder) as (env, log):  # an Orca does not start when its user has another
        terminal(program, folder, env)

        def send(key):
            press(key, env)

        yield Ear(log, send, time.sleep, lines, calm=0.8)


@contextmanager
def desktop(folder):
    """An X display with a window manager, an accessibility bus and Orca: its variables and its log."""
    log = Log(folder / "log")
    try:
        env = _display(folder)
        with speech_dispatcher(folder, log, lang="fr") as speech:
            _bus(folder, env := env | speech)
            _start(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--a11y=1", "--screen-reader=1"], env)
            _start(["openbox", "--sm-disable"], env)
            _orca(folder, env, log)
            yield env, log
    finally:
        end_all(folder)
        log.close()


def _display(folder):
    read, write = os.pipe()
    env = _environment(folder)
    _start(["Xvfb", "-displayfd", str(write), "-screen", "0", "1024x768x24", "-nolisten", "tcp", NO_KEY_REPEAT], env, [write])
    os.close(write)
    with open(read) as numbers:
        return env | {"DISPLAY": f":{numbers.readline().strip()}"}


def _environment(folder):
    home = folder / "desktop"
    (home / "run").mkdir(parents=True, mode=0o700)
    env = os.environ | {
        "HOME": str(home), "LANG": LOCALE, "LC_ALL": LOCALE, "XDG_RUNTIME_DIR": str(home / "run"),
        "XDG_CONFIG_HOME": f"{home}/.config", "XDG_DATA_HOME": f"{home}/.local/share",
        "XDG_CACHE_HOME": f"{home}/.cache", "GTK_MODULES": "gail:atk-bridge", "ACCESSIBILITY_ENABLED": "1",
        "GSETTINGS_BACKEND": "keyfile", "NO_AT_BRIDGE": "0", "XDG_SESSION_TYPE": "x11", "GDK_BACKEND": "x11",
        "LIBGL_ALWAYS_SOFTWARE": "1", "PATH": "/usr/bin:/bin:/usr/sbin:" + os.environ["PATH"],
    }
    for name in ("WAYLAND_DISPLAY", "PYTHONPATH", "VIRTUAL_ENV", "PYTHONHOME", "LANGUAGE"):
        env.pop(name, None)
    return env


def _bus(folder, env):
    """A session bus; what it starts itself gets its own variables, so the display must be among them."""
    env["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={folder}/bus"
    _start(["dbus-daemon", "--session", "--nofork", f"--address={env['DBUS_SESSION_BUS_ADDRESS']}"], env)
    wait_for(lambda: (folder / "bus").exists())
    for schema, key in (("org.gnome.desktop.interface", "toolkit-accessibility"),
                        ("org.gnome.desktop.a11y.applications", "screen-reader-enabled")):
        _run(["gsettings", "set", schema, key, "true"], env)


def _orca(folder, env, log):
    settings = folder / "desktop/orca"
    settings.mkdir()
    nothing = {"pronunciations": {}, "keybindings": {}}
    (settings / "user-settings.conf").write_text(json.dumps(
        {"general": SETTINGS, "startingProfile": SETTINGS["profile"],
         "profiles": {"default": {"profile": SETTINGS["profile"], **nothing}}, **nothing}))
    _start(["orca", "-u", str(settings)], env)
    wait_for(lambda: any(event.who == "say" for event in log.events()))


def terminal(program, folder, env):
    """Open a terminal whose program starts at a typed Enter: Orca treats what comes before any key differently."""
    started = folder / "started"
    variables = {name: program.env[name] for name in program.env if program.env[name] != os.environ.get(name)}
    command = (f"touch {started}; read -r _; "
               f"exec env {shlex.join(f'{name}={value}' for name, value in variables.items())} {program.script(folder)}")
    _start(["mate-terminal", "--disable-factory", f"--geometry={program.columns}x24",
            "-e", f"sh -c {shlex.quote(command)}"], env)
    wait_for(started.exists)
    wait_for(lambda: _run(["xdotool", "search", "--onlyvisible", "--class", "mate-terminal", "windowactivate", "--sync"], env))
    time.sleep(1.0)
    _hold("Return", env)


def press(key, env):
    """Hold a key down a moment; signs and letters with accents are typed by xdotool, and so is what is pasted, at once."""
    name = XDOTOOL.get(key.name, key.name)
    if key.name == "Paste":
        _run(["xdotool", "type", "--delay", "0", key.text], env)
    elif len(name) > 1 or name.isascii() and name.isalnum() and not name.isupper():
        _hold(name, env)
    else:
        _run(["xdotool", "type", "--delay", "60", key.text], env)


def _hold(name, env):
    _run(["xdotool", "keydown", name], env)
    time.sleep(HOLD)
    _run(["xdotool", "keyup", name], env)


def _start(command, env, descriptors=()):
    subprocess.Popen(command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                     start_new_session=True, pass_fds=descriptors)


def _run(command, env):
    return subprocess.run(command, env=env, capture_output=True, timeout=20).returncode == 0


def lines(utterance):
    return [line for line in utterance.splitlines() if line.strip() not in OWN]
