input swipe 10 20 110 20 250
input tap 5 6
