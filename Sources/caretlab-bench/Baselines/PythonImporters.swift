/// What a person would write in Python to read other tools' recordings, with the library that is usual for each
/// format: `json`, `csv`, `struct`, PyYAML with libyaml beneath, and lines split into words for the rest.
enum PythonImporters {
  /// Takes a format and a file; prints how many touches there are, and the processor's seconds from opening the file to having
  /// them in a list. Ends with 3 where the format's library is not installed.
  static let script = #"""
    import csv, json, re, struct, sys, time

    TYPES = {"EV_SYN": 0, "EV_KEY": 1, "EV_ABS": 3}
    CODES = {"SYN_REPORT": 0, "BTN_TOUCH": 0x14a, "ABS_MT_SLOT": 0x2f, "ABS_MT_POSITION_X": 0x35,
             "ABS_MT_POSITION_Y": 0x36, "ABS_MT_TRACKING_ID": 0x39}
    VALUES = {"UP": 0, "DOWN": 1}

    def microseconds(text):
        seconds, fraction = text.split(".")
        return int(seconds) * 1000000 + int(fraction)

    def decode(events):
        """Input events to touches, by the slots of protocol B."""
        touches, slots, changed, down, slot = [], {}, [], set(), 0
        for stamp, kind, code, value in events:
            if kind == 3:
                if code == 0x2f:
                    slot = value
                    continue
                state = slots.setdefault(slot, {})
                state[code] = value
                if slot not in changed:
                    changed.append(slot)
            elif kind == 0 and code == 0:
                for index in changed:
                    state = slots[index]
                    if state.get(0x39, -1) < 0:
                        phase = "up"
                        down.discard(index)
                    elif index in down:
                        phase = "move"
                    else:
                        phase = "down"
                        down.add(index)
                    touches.append((stamp, index, phase, state.get(0x35, 0), state.get(0x36, 0)))
                changed = []
        return touches

    def getevent(file):
        for line in file:
            words = line.split()
            if not words or words[0] != "[":
                continue
            yield (microseconds(words[1][:-1]), TYPES[words[3]], CODES[words[4]],
                   VALUES[words[5]] if words[5] in VALUES else signed(int(words[5], 16)))

    def signed(number):
        return number - (1 << 32) if number >> 31 else number

    def evemu(file):
        for line in file:
            if line.startswith("E:"):
                words = line.split()
                yield microseconds(words[1]), int(words[2], 16), int(words[3], 16), int(words[4])

    def evtest(file):
        event = re.compile(r"Event: time (\S+), type (\d+) \(\w+\), code (\d+) \(\w+\), value (-?\d+)")
        report = re.compile(r"Event: time (\S+), -+ SYN_REPORT")
        for line in file:
            match = event.match(line)
            if match:
                yield microseconds(match[1]), int(match[2]), int(match[3]), int(match[4])
            else:
                match = report.match(line)
                if match:
                    yield microseconds(match[1]), 0, 0, 0

    def python_evdev(file):
        event = re.compile(r"InputEvent\((\d+), (\d+), (\d+), (\d+), (-?\d+)\)")
        for line in file:
            match = event.match(line)
            if match:
                seconds, fraction, kind, code, value = map(int, match.groups())
                yield seconds * 1000000 + fraction, kind, code, value

    def evdev(file):
        for seconds, fraction, kind, code, value in struct.iter_unpack("<qqHHi", file.buffer.read()):
            yield seconds * 1000000 + fraction, kind, code, value

    def reran(file):
        stamp = 0
        for line in file:
            words = line.split(",")
            if len(words) == 4:
                yield stamp // 1000, int(words[1]), int(words[2]), signed(int(words[3]))
            else:
                stamp += int(words[0])

    def sendevent(file):
        stamp = 0
        for line in file:
            words = line.split()
            if words and words[0] == "sendevent":
                yield stamp, int(words[2]), int(words[3]), signed(int(words[4]))
                if words[2] == "0":
                    stamp += 8000

    def libinput(file):
        try:
            import yaml
        except ImportError:
            sys.exit(3)
        for device in yaml.load(file, Loader=yaml.CSafeLoader)["devices"]:
            for entry in device["events"]:
                for seconds, fraction, kind, code, value in entry.get("evdev", []):
                    yield seconds * 1000000 + fraction, kind, code, value

    def motion(file):
        stamp = 0
        for line in file:
            words = line.split()
            if words[:2] == ["input", "motionevent"]:
                yield stamp, 0, words[2].lower(), float(words[3]), float(words[4])
                stamp += 8000

    def minitouch(file):
        stamp, places = 0, {}
        for line in file:
            words = line.split()
            if words[0] == "w":
                stamp += int(words[1]) * 1000
            elif words[0] in "dm":
                places[words[1]] = int(words[2]), int(words[3])
                yield (stamp, int(words[1]), "down" if words[0] == "d" else "move", *places[words[1]])
            elif words[0] == "u":
                yield (stamp, int(words[1]), "up", *places[words[1]])

    def monkey(file):
        for line in file:
            if line.startswith("DispatchPointer("):
                words = line[16:line.rindex(")")].split(",")
                phase = {0: "down", 1: "up", 2: "move", 3: "cancel"}[int(words[2]) & 0xff]
                yield int(words[1]) * 1000, int(words[11]), phase, float(words[3]), float(words[4])

    def pointer_actions(actions):
        stamp, place, is_down = 0, (0, 0), False
        for action in actions:
            stamp += action.get("duration", 0) * 1000
            kind = action.get("type")
            if kind == "pointerMove":
                place = action["x"], action["y"]
                if is_down:
                    yield (stamp, 0, "move", *place)
            elif kind in ("pointerDown", "pointerUp"):
                is_down = kind == "pointerDown"
                yield (stamp, 0, "down" if is_down else "up", *place)

    def w3c(file):
        for source in json.load(file)["actions"]:
            yield from pointer_actions(source["actions"])

    def appium_inspector(file):
        for pointer in json.load(file)["actions"]:
            yield from pointer_actions(pointer["ticks"])

    def cdp(file):
        down = {}
        for line in file:
            params = json.loads(line)["params"]
            stamp, before, down = int(params["timestamp"] * 1e6), down, {}
            for point in params["touchPoints"]:
                phase = "move" if point["id"] in before else "down"
                down[point["id"]] = point["x"], point["y"]
                yield stamp, point["id"], phase, point["x"], point["y"]
            for finger in before:
                if finger not in down:
                    yield (stamp, finger, "up", *before[finger])

    def keyman(file):
        for source in json.load(file)["inputs"]:
            for touch in source["touchpoints"]:
                coords = touch["path"]["coords"]
                for index, coord in enumerate(coords):
                    phase = "move" if index else "down"
                    yield int(coord["t"] * 1000), 0, phase, coord["targetX"], coord["targetY"]
                yield int(coords[-1]["t"] * 1000), 0, "up", coords[-1]["targetX"], coords[-1]["targetY"]

    def how_we_swipe(file):
        rows = csv.reader(file, delimiter=" ")
        next(rows)
        for row in rows:
            yield int(row[1]) * 1000, 0, row[4], float(row[5]), float(row[6])

    def table(file):
        for row in csv.DictReader(file):
            yield int(row["t_us"]), int(row["finger"]), row["phase"], float(row["x_pt"]), float(row["y_pt"])

    EVENTS = {"getevent": getevent, "evemu": evemu, "evtest": evtest, "python-evdev": python_evdev,
              "evdev": evdev, "reran": reran, "sendevent": sendevent, "libinput": libinput}
    TOUCHES = {"input": motion, "minitouch": minitouch, "monkey": monkey, "w3c": w3c, "cdp": cdp,
               "appium-inspector": appium_inspector, "keyman": keyman, "how-we-swipe": how_we_swipe,
               "csv": table}

    name, path = sys.argv[1:]
    start = time.process_time()
    with open(path, newline="" if name in ("csv", "how-we-swipe") else None) as file:
        touches = decode(EVENTS[name](file)) if name in EVENTS else list(TOUCHES[name](file))
    print(len(touches), time.process_time() - start)
    """#
}
