#!/bin/sh
adb shell sendevent /dev/input/event3 3 57 12
sendevent /dev/input/event3 3 53 310; sendevent /dev/input/event3 3 54 88
adb shell "sendevent /dev/input/event3 0 0 0"
sleep 0.02
sendevent /dev/input/event3 3 53 323
sendevent /dev/input/event3 0 0 0
sendevent /dev/input/event3 3 57 4294967295 && sendevent /dev/input/event3 0 0 0
