"""Reads a recording with evemu's own library and prints what it found; without an argument: whether it is there.

    name NAME
    has TYPE CODE
    axis CODE MINIMUM MAXIMUM RESOLUTION
    event SECONDS MICROSECONDS TYPE CODE VALUE
"""
import ctypes
import sys

evemu = ctypes.CDLL("libevemu.so.3")
libc = ctypes.CDLL("libc.so.6")
if len(sys.argv) < 2:
    sys.exit(0)


class Event(ctypes.Structure):
    _fields_ = [("seconds", ctypes.c_long), ("microseconds", ctypes.c_long), ("type", ctypes.c_uint16),
                ("code", ctypes.c_uint16), ("value", ctypes.c_int32)]


libc.fopen.restype = ctypes.c_void_p
evemu.evemu_new.restype = ctypes.c_void_p
evemu.evemu_get_name.restype = ctypes.c_char_p

file = ctypes.c_void_p(libc.fopen(sys.argv[1].encode(), b"r"))
device = ctypes.c_void_p(evemu.evemu_new(None))
if evemu.evemu_read(device, file) <= 0:
    sys.exit("evemu cannot read the description")
print("name", evemu.evemu_get_name(device).decode())
for type, codes in [(1, [0x14a]), (3, range(0x40))]:
    for code in codes:
        if evemu.evemu_has_event(device, type, code):
            print("has", type, code)
for code in range(0x40):
    if evemu.evemu_has_event(device, 3, code):
        print("axis", code, evemu.evemu_get_abs_minimum(device, code), evemu.evemu_get_abs_maximum(device, code),
              evemu.evemu_get_abs_resolution(device, code))
event = Event()
while evemu.evemu_read_event(file, ctypes.byref(event)) > 0:
    print("event", event.seconds, event.microseconds, event.type, event.code, event.value)
