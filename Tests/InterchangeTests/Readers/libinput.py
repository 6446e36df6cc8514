"""Runs `libinput replay` on a recording and prints what it would make of it; without an argument: whether it is there.

All of it is libinput's own code but the kernel's part: the device that would be made, and udev's account of it.

    name NAME
    has TYPE CODE
    axis CODE MINIMUM MAXIMUM RESOLUTION
    event SECONDS MICROSECONDS TYPE CODE VALUE
"""
import importlib.machinery
import importlib.util
import sys

sys.dont_write_bytecode = True
loader = importlib.machinery.SourceFileLoader("replay", "/usr/libexec/libinput/libinput-replay")
replay = importlib.util.module_from_spec(importlib.util.spec_from_loader("replay", loader))
loader.exec_module(replay)
if len(sys.argv) < 2:
    sys.exit(0)


class Device:
    """What a device of the kernel's would be told."""
    devnode = "/dev/input/event0"

    def __init__(self, device):
        self.name = device.name
        print("name", device.name)
        for type, codes in device.evbits.items():
            for code in codes:
                if type.value in (1, 3):
                    print("has", type.value, code.value)
        for code in device.evbits.get(replay.libevdev.EV_ABS, []):
            axis = device.absinfo[code]
            print("axis", code.value, axis.minimum, axis.maximum, axis.resolution)

    def send_events(self, events):
        for event in events:
            print("event", event.sec, event.usec, event.type.value, event.code.value, event.value)


replay.libevdev.Device.create_uinput_device = lambda device: Device(device)
replay.check_udev_properties = lambda *arguments: None
replay.time.sleep = lambda seconds: None
with open(sys.argv[1]) as file:
    recording = replay.yaml.safe_load(file)
replay.check_file(recording)
for device in replay.fetch(recording, "devices"):
    device["__uinput"] = replay.create(device)
    device["__first_event_offset"] = replay.first_timestamp(device)
    replay.replay(device, False)
