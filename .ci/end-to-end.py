#!/usr/bin/env python3
"""What .ci/end-to-end asks of recordings, replays and windows. Prints a sentence and exits 1 if not so."""

import argparse
import csv
import ctypes
import json
import os
import statistics
import sys
import time


def fail(sentence):
    sys.exit(f"end to end: {sentence}")


def expect(condition, sentence):
    if not condition:
        fail(sentence)


def key_centres(arguments):
    """Standard input: `keyboards ID --json`. Prints id, x and y of each key's centre."""
    for key in json.load(sys.stdin):
        x, y, width, height = key["frame"]
        print(key["id"], round(x + width / 2), round(y + height / 2))


def read_lines(path):
    """The recording's header and events; every line but possibly the last must be whole."""
    with open(path, "rb") as file:
        lines = file.read().split(b"\n")
    events = []
    for number, line in enumerate(lines, 1):
        if not line:
            continue
        try:
            events.append(json.loads(line))
        except ValueError:
            expect(number == len(lines), f"line {number} of {path} is not whole: {line!r}")
    expect(events, f"{path} is empty")
    return events[0], events[1:]


def whole_lines(arguments):
    header, events = read_lines(arguments.file)
    expect(header.get("format") == "caretlab.trace", f"the first line is no header: {header}")
    if arguments.ended:
        expect(events and events[-1][1] == "end", f"{arguments.file} does not end with \"end\"")
    moves = sum(event[1] == "move" for event in events)
    expect(moves >= arguments.moves, f"{moves} moves were written, of at least {arguments.moves}")
    times = [event[0] for event in events]
    expect(times == sorted(times), "time runs backwards")


def replayed(path):
    with open(path) as file:
        lines = file.read().splitlines()
    expect(len(lines) == 1, f"one file was replayed, but {len(lines)} lines came out")
    replay = json.loads(lines[0])
    expect("error" not in replay, f"the replay failed: {replay.get('error')}")
    return replay


def whole_text(document):
    return document["before"] + document["selected"] + document["after"]


def typing(arguments):
    replay = replayed(arguments.file)
    with open(arguments.start, newline="") as file:
        typed = file.read() + "".join(arguments.keys)
    with open(arguments.window, newline="") as file:
        shown = file.read()
    text = replay["text"]
    expect(shown == typed, f"the window shows {shown!r}, not {typed!r}")
    expect(whole_text(text) == typed, f"the replay's text is {whole_text(text)!r}, not {typed!r}")
    keys = [key[1] for key in replay["keys"]]
    expect(keys == arguments.keys, f"the keys {keys} acted, tapped were {arguments.keys}")
    put = [key[2] for key in replay["keys"]]
    expect(put == arguments.keys, f"the keys put {put} into the text")
    steps = replay["steps"]
    expect(steps, "a swipe of 300 points to the left made no step")
    expect(all(count < 0 for _, count in steps), f"a swipe to the left stepped forward: {steps}")
    expect(replay["net"] == sum(count for _, count in steps), "`net` is not the sum of `steps`")
    print(f"typing: {len(steps)} steps, {shown!r}")


def cut(arguments):
    replay = replayed(arguments.file)
    expect(replay["warnings"], "a recording that a crash cut is replayed without a warning")
    expect(replay["steps"], "the moves before the crash made no step")
    print("killed:", replay["warnings"][0])


def inserted(arguments):
    header, events = read_lines(arguments.recording)
    document = header["document"]
    replay = replayed(arguments.file)
    expected = document["before"] + arguments.text + document["after"]
    text = whole_text(replay["text"])
    expect(text == expected, f"{arguments.text!r} was typed; the replay's text is {text!r}")
    expect(replay["steps"], "a swipe in the whole window made no step")
    settings = [event[2] for event in events if event[1] == "set"]
    expect(
        "technique.divisor" in settings,
        f"the wheel turned over the divisor's slider; the recording sets {settings}")


def middles(arguments):
    """Prints each named rectangle's middle: name, x and y."""
    with open(arguments.file) as file:
        for name, (x, y, width, height) in json.load(file).items():
            print(name, round(x + width / 2), round(y + height / 2))


def area(arguments):
    """Prints a named rectangle as ImageMagick has them."""
    with open(arguments.file) as file:
        x, y, width, height = (round(number) for number in json.load(file)[arguments.name])
    print(f"{width}x{height}+{x}+{y}")


# What is pressed; everything else that has a name holds some of these.
PRESSED = (
    "goLive", "record", "previousEvent", "previousStep", "play", "nextStep", "nextEvent", "loop",
    "speed", "technique.", "swap", "tab.", "overlay.", "menu.", "menus", "search", "theme",
    "track.", "switch.", "fold.", "compare.", "recording.", "trial.")


def apart(arguments):
    """What is pressed lies inside the window and, without the ends of scrolled lists, beside one another."""
    with open(arguments.file) as file:
        places = json.load(file)
    width, height = places["window"][2:]
    expect(
        [width, height] == [arguments.width, arguments.height],
        f"the layout is of {width} x {height}, not {arguments.width} x {arguments.height}")
    # The list of recordings holds its rows.
    pressed = [
        (name, place) for name, place in places.items()
        if name.startswith(PRESSED) and name != "recordings"]
    expect(len(pressed) > 20, f"only {len(pressed)} things can be pressed")
    for index, (name, (x, y, w, h)) in enumerate(pressed):
        expect(
            x >= -0.01 and y >= -0.01 and x + w <= width + 0.01 and y + h <= height + 0.01,
            f"{name} lies at {[x, y, w, h]}, outside a window of {width} x {height}")
        for other, (x2, y2, w2, h2) in pressed[:index]:
            meets = x < x2 + w2 and x2 < x + w and y < y2 + h2 and y2 < y + h
            nested = name.startswith(other) or other.startswith(name)
            nested = nested or name.split(".")[0] == other.split(".")[0] in ("recording", "compare")
            expect(not meets or nested, f"{name} lies over {other}")


def trials(arguments):
    """The results of trials: as many lines as asked for, whole, with everything in each."""
    with open(arguments.file) as file:
        lines = [json.loads(line) for line in file]
    expect(len(lines) == arguments.count, f"{len(lines)} trials were written, not {arguments.count}")
    for line in lines:
        for name in ["participant", "session", "order_seed", "technique", "time_ms", "practice"]:
            expect(name in line, f"a trial's line has no {name}: {line}")
    expect(len({line["technique"] for line in lines}) == 1, "the first block has two techniques")


def velocity(arguments):
    """Every velocity of a constant drag, from 100 ms on, against the speed it was dragged with."""
    _, events = read_lines(arguments.recording)
    moves = [event for event in events if event[1] == "move"]
    expect(len(moves) > 50, f"only {len(moves)} moves of the drag were recorded")
    with open(arguments.file, newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["state"] == "changed"]
    begun = moves[0][0] + 100_000
    seen = [float(row["velocity_x_pt_s"]) for row in rows if int(row["time_us"]) >= begun]
    expect(len(seen) >= 10, f"only {len(seen)} velocities of the drag were seen")
    errors = [abs(value / arguments.speed - 1) for value in seen]
    worst = max(errors)
    print(
        f"velocity: {arguments.speed:.0f} pt/s, {len(seen)} updates, off by"
        f" {statistics.median(errors):.1%} in the middle, {worst:.1%} at most")
    expect(worst <= 0.10, f"a velocity was off by {worst:.1%}: {[round(value) for value in seen]}")


def open_display(x11):
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XFlush.argtypes = x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    display = x11.XOpenDisplay(None)
    expect(display, "there is no display")
    return display


def drag(arguments):
    """A drag that keeps to a schedule: xdotool's sleeps add up what is lost in between.

    In coordinates of the screen. Exits 75 if the machine was too busy to keep to it.
    """
    x11 = ctypes.CDLL("libX11.so.6")
    test = ctypes.CDLL("libXtst.so.6")
    test.XTestFakeMotionEvent.argtypes = [
        ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_ulong]
    test.XTestFakeButtonEvent.argtypes = [
        ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
    display = open_display(x11)
    try:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    except OSError:
        pass  # Only root may; the schedule is then kept less well.

    def send(function, *what):
        function(display, *what, 0)
        x11.XFlush(display)

    send(test.XTestFakeMotionEvent, -1, arguments.x, arguments.y)
    send(test.XTestFakeButtonEvent, 1, 1)
    step = 2 if arguments.speed > 0 else -2
    count = int(arguments.distance / 2)
    start = time.monotonic()
    latest = 0
    for index in range(1, count + 1):
        due = start + index * 2 / abs(arguments.speed)
        time.sleep(max(0, due - time.monotonic()))
        latest = max(latest, time.monotonic() - due)
        send(test.XTestFakeMotionEvent, -1, arguments.x + step * index, arguments.y)
    send(test.XTestFakeButtonEvent, 1, 0)
    x11.XCloseDisplay(display)
    if latest > 0.004:
        print(f"drag: a move came {latest * 1000:.1f} ms late", file=sys.stderr)
        sys.exit(75)


CLIENT_MESSAGE = 33


class ClientMessage(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int), ("data", ctypes.c_long * 5), ("padding", ctypes.c_long * 24)]


class SelectionRequest(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p), ("owner", ctypes.c_ulong), ("requestor", ctypes.c_ulong),
        ("selection", ctypes.c_ulong), ("target", ctypes.c_ulong), ("property", ctypes.c_ulong),
        ("time", ctypes.c_ulong), ("padding", ctypes.c_long * 24)]


class SelectionNotify(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p), ("requestor", ctypes.c_ulong), ("selection", ctypes.c_ulong),
        ("target", ctypes.c_ulong), ("property", ctypes.c_ulong), ("time", ctypes.c_ulong),
        ("padding", ctypes.c_long * 24)]


class Messenger:
    """Sends messages to a window."""

    def __init__(self, window):
        self.window = window
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.display = open_display(self.x11)
        self.x11.XInternAtom.restype = ctypes.c_ulong
        self.x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
        self.x11.XSendEvent.argtypes = [
            ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p]

    def atom(self, name):
        return self.x11.XInternAtom(self.display, name.encode(), 0)

    def send(self, name, *data):
        event = ClientMessage(
            type=CLIENT_MESSAGE, window=self.window, format=32, message_type=self.atom(name))
        for index, value in enumerate(data):
            event.data[index] = value
        self.x11.XSendEvent(self.display, self.window, 0, 0, ctypes.byref(event))
        self.x11.XFlush(self.display)


def close_window(arguments):
    """What a window manager sends when its close button is pressed."""
    messenger = Messenger(arguments.window)
    messenger.send("WM_PROTOCOLS", messenger.atom("WM_DELETE_WINDOW"))
    messenger.x11.XCloseDisplay(messenger.display)


def drop(arguments):
    """What a file manager does when a file is dropped on a window (the XDND protocol, version 5)."""
    messenger = Messenger(arguments.window)
    x11, display = messenger.x11, messenger.display
    x11.XDefaultRootWindow.restype = x11.XCreateSimpleWindow.restype = ctypes.c_ulong
    x11.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
    x11.XCreateSimpleWindow.argtypes = (
        [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_int] * 2 + [ctypes.c_uint] * 3 + [ctypes.c_ulong] * 2)
    x11.XSetSelectionOwner.argtypes = [ctypes.c_void_p] + [ctypes.c_ulong] * 3
    x11.XPending.argtypes = [ctypes.c_void_p]
    x11.XNextEvent.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
    x11.XChangeProperty.argtypes = (
        [ctypes.c_void_p] + [ctypes.c_ulong] * 3 + [ctypes.c_int] * 2 + [ctypes.c_char_p, ctypes.c_int])
    source = x11.XCreateSimpleWindow(
        display, x11.XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    x11.XSetSelectionOwner(display, messenger.atom("XdndSelection"), source, 0)
    uris = ("file://" + os.path.abspath(arguments.file) + "\r\n").encode()
    copy = messenger.atom("XdndActionCopy")
    messenger.send("XdndEnter", source, 5 << 24, messenger.atom("text/uri-list"))
    messenger.send("XdndPosition", source, 0, 300 << 16 | 300, 0, copy)
    has_dropped = False
    until = time.monotonic() + 10
    event = SelectionRequest()
    while time.monotonic() < until:
        if not x11.XPending(display):
            time.sleep(0.01)
            continue
        x11.XNextEvent(display, ctypes.byref(event))
        if event.type == CLIENT_MESSAGE:
            message = ctypes.cast(ctypes.byref(event), ctypes.POINTER(ClientMessage)).contents
            if message.message_type == messenger.atom("XdndStatus") and not has_dropped:
                expect(message.data[1] & 1, "the window takes no file that is dropped on it")
                has_dropped = True
                messenger.send("XdndDrop", source, 0, 0)
            elif message.message_type == messenger.atom("XdndFinished"):
                x11.XCloseDisplay(display)
                return
        elif event.type == 30:  # The window asks what is dropped.
            x11.XChangeProperty(
                display, event.requestor, event.property, event.target, 8, 0, uris, len(uris))
            answer = SelectionNotify(
                type=31, requestor=event.requestor, selection=event.selection, target=event.target,
                property=event.property, time=event.time)
            x11.XSendEvent(display, event.requestor, 0, 0, ctypes.byref(answer))
            x11.XFlush(display)
    fail("the window did not take the file that was dropped on it")


def main():
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(required=True)

    def command(name, run, *operands):
        command = commands.add_parser(name)
        command.set_defaults(run=run)
        for operand in operands:
            command.add_argument(operand)
        return command

    command("key-centres", key_centres)
    lines = command("whole-lines", whole_lines, "file")
    lines.add_argument("--ended", action="store_true")
    lines.add_argument("--moves", type=int, default=0)
    typed = command("typing", typing, "file")
    typed.add_argument("--start", required=True)
    typed.add_argument("--window", required=True)
    typed.add_argument("--keys", nargs="+", required=True)
    command("cut", cut, "file")
    command("inserted", inserted, "file", "recording", "text")
    command("middles", middles, "file")
    laid = command("apart", apart, "file")
    for name in ["width", "height"]:
        laid.add_argument(name, type=int)
    command("trials", trials, "file").add_argument("count", type=int)
    command("velocity", velocity, "file", "recording").add_argument("speed", type=float)
    dragged = command("drag", drag)
    for name in ["x", "y"]:
        dragged.add_argument(name, type=int)
    for name in ["distance", "speed"]:
        dragged.add_argument(name, type=float)
    command("area", area, "file", "name")
    command("drop", drop).add_argument("window", type=int)
    commands.choices["drop"].add_argument("file")
    command("close-window", close_window).add_argument("window", type=int)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
