"""Holds a body of “perform actions” to what WebDriver asks of it (W3C, “extract an action sequence”); without an
argument: whether it can. Prints what a browser would dispatch:

    touch ID MILLISECONDS TYPE X Y
"""
import json
import sys

if len(sys.argv) < 2:
    sys.exit(0)


def require(holds, sentence):
    if not holds:
        sys.exit(sentence)


def whole(value):
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**53


with open(sys.argv[1]) as file:
    body = json.load(file)
sources = body["actions"]
require(isinstance(sources, list), "“actions” is no list")
require(len({source["id"] for source in sources}) == len(sources), "two sources have one id")
ticks = []
for source in sources:
    require(source["type"] == "pointer", "a source is no pointer")
    require(isinstance(source["id"], str), "an id is no text")
    require(source["parameters"]["pointerType"] == "touch", "a pointer is no finger")
    for index, action in enumerate(source["actions"]):
        kind = action["type"]
        require(kind in ("pause", "pointerMove", "pointerDown", "pointerUp", "pointerCancel"), "an unknown type: " + kind)
        if kind in ("pause", "pointerMove"):
            require(whole(action["duration"]), "a duration is no whole number from 0 on")
        if kind in ("pointerDown", "pointerUp"):
            require(whole(action["button"]), "a button is no whole number from 0 on")
        if kind == "pointerMove":
            require(action["origin"] == "viewport", "an origin is not the viewport")
            for axis in "xy":
                require(isinstance(action[axis], (int, float)), "a place is no number")
        if index == len(ticks):
            ticks.append([])
        ticks[index].append((source["id"], action))
places, now = {}, 0
for tick in ticks:
    longest = max(action.get("duration", 0) for _, action in tick)
    for finger, action in tick:
        if action["type"] == "pointerMove":
            places[finger] = action["x"], action["y"]
        if action["type"] != "pause":
            print("touch", finger, now + action.get("duration", 0), action["type"], *places[finger])
    now += longest
