input motionevent DOWN 310 88
adb shell input touchscreen motionevent MOVE 323 88 ; sleep 0.02
input motionevent UP 323 88
