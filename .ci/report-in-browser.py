"""Opens a report in headless Chromium and uses it as a person would: brushes, types, sorts, switches, prints.

Usage: report-in-browser.py PAGE [PICTURES]. Chromium is spoken to through a pipe, so nothing but Python is needed.
Ends with 1 and a sentence if the page writes an error, asks for anything but itself, or does not answer.
"""

import base64
import json
import os
import pathlib
import select
import subprocess
import sys
import tempfile
import time


def fail(sentence):
    print(f"report in browser: {sentence}", file=sys.stderr)
    sys.exit(1)


class Browser:
    """Chromium with one page, spoken to in JSON parted by zero bytes on its descriptors 3 and 4."""

    def __init__(self, profile):
        to_browser, self.sink = os.pipe()
        self.source, from_browser = os.pipe()

        def arrange():
            # Above what they are put to, so that neither is overwritten.
            first, second = os.dup(to_browser), os.dup(from_browser)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.log = open(os.path.join(profile, "log"), "w")
        self.process = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--no-first-run", "--disable-dev-shm-usage", "--disable-background-networking",
             "--disable-component-update", "--disable-sync",
             f"--user-data-dir={profile}", "--remote-debugging-pipe", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log, close_fds=False,
            preexec_fn=arrange)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.count = 0
        self.session = None
        self.events = []

    def read(self, deadline):
        while b"\0" not in self.buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.source], [], [], left)[0]:
                fail("Chromium did not answer in time")
            piece = os.read(self.source, 1 << 20)
            if not piece:
                fail("Chromium ended; is it installed and allowed to run?")
            self.buffer += piece
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.sink, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + 60
        while True:
            answer = self.read(deadline)
            if answer.get("id") == self.count:
                if "error" in answer:
                    fail(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def wait(self, method):
        deadline = time.monotonic() + 60
        while not any(event.get("method") == method for event in self.events):
            self.events.append(self.read(deadline))

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            fail(f"{expression} throws: {result['exceptionDetails']['text']}")
        return result["result"].get("value")

    def mouse(self, kind, x, y, buttons=0):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, buttons=buttons,
                  button="left" if kind != "mouseMoved" else "none", clickCount=1)

    def key(self, name, code):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=name, windowsVirtualKeyCode=code)

    def complaints(self):
        said = []
        for event in self.events:
            method, data = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                details = data["exceptionDetails"]
                said.append(details.get("exception", {}).get("description", details["text"]))
            elif method == "Runtime.consoleAPICalled" and data["type"] in ("error", "warning", "assert"):
                said.append(" ".join(str(part.get("value")) for part in data["args"]))
            elif method == "Log.entryAdded" and data["entry"]["level"] == "error":
                said.append(data["entry"]["text"])
            elif method == "Network.requestWillBeSent" and not data["request"]["url"].startswith(("file:", "data:")):
                said.append("the page asks for " + data["request"]["url"])
        return said


def check(browser, path, pictures):
    targets = browser.call("Target.getTargets")["targetInfos"]
    target = next(info["targetId"] for info in targets if info["type"] == "page")
    browser.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    for domain in ("Page", "Runtime", "Log", "Network"):
        browser.call(f"{domain}.enable")
    browser.call("Emulation.setDeviceMetricsOverride", width=1400, height=900, deviceScaleFactor=1, mobile=False)
    browser.call("Page.navigate", url=pathlib.Path(path).resolve().as_uri())
    browser.wait("Page.loadEventFired")

    rows = "[...document.querySelectorAll('#table tr[data-row]')].map((row) => Number(row.dataset.row))"
    shown = "document.getElementById('shown').textContent"
    first = browser.value(rows)
    if not first:
        fail("the table has no rows")
    if browser.value("document.querySelectorAll('#table tr.default, #table tr.best.default, #table .tag.default').length") == 0:
        fail("the table does not show the shipped default")
    for plot in ("parallel-plot", "pair-plot", "front-plot"):
        if browser.value(f"document.getElementById('{plot}')?.querySelectorAll('path').length ?? 3") < 3:
            fail(f"#{plot} is empty")

    # A drag over the lower half of the first axis.
    browser.value("document.getElementById('parallel').scrollIntoView()")
    box = browser.value(
        "(() => { const box = document.querySelector('[data-axis=\"0\"].axis').getBoundingClientRect();"
        " return [box.left + box.width / 2, box.top, box.height]; })()")
    x, top, height = box
    browser.mouse("mouseMoved", x, top + height * 0.55)
    browser.mouse("mousePressed", x, top + height * 0.55, 1)
    for part in (0.7, 0.85, 1.0):
        browser.mouse("mouseMoved", x, top + height * part, 1)
    browser.mouse("mouseReleased", x, top + height)
    brushed = browser.value(rows)
    if " of " not in browser.value(shown):
        fail(f"a drag along an axis brushes nothing; the page says “{browser.value(shown)}”")
    if brushed == first:
        fail("brushing leaves the table as it was")
    if browser.value("document.querySelectorAll('circle.out').length") == 0:
        fail("brushing leaves the slices as they were")
    save(browser, pictures, "brushed")
    browser.key("Escape", 27)
    if browser.value(rows) != first or " of " in browser.value(shown):
        fail("Escape does not take the brush away")

    # The same by keyboard alone: a most below the last axis.
    last = browser.value("document.querySelectorAll('#ranges fieldset').length") - 1
    middle = browser.value(
        "(() => { const values = JSON.parse(document.getElementById('study').textContent).objective.values;"
        " return values[Math.floor(values.length / 4)]; })()")
    browser.value(f"document.querySelector('#ranges [data-axis=\"{last}\"][data-end=\"most\"]').focus()")
    browser.call("Input.insertText", text=str(middle))
    browser.key("Tab", 9)
    browser.value("document.activeElement.blur()")
    if " of " not in browser.value(shown):
        fail("a most typed below an axis brushes nothing")
    browser.value("document.getElementById('clear').click()")
    if browser.value(rows) != first:
        fail("“Clear brushes” leaves some")

    # Sorting, by the second column and back.
    browser.value("document.querySelectorAll('#table thead button')[1].click()")
    browser.value("document.querySelectorAll('#table thead button')[1].click()")
    if browser.value("document.querySelectorAll('#table thead [aria-sort=\"descending\"]').length") != 1:
        fail("a click on a column's name does not sort by it")
    browser.value("document.querySelectorAll('#table thead button')[0].click()")
    if browser.value(rows) != first:
        fail("sorting by rank does not bring the first order back")

    # Every choice of both pairs.
    for plot in ("pair-plot", "front-plot"):
        browser.value(
            f"(() => {{ for (const axis of ['x', 'y']) {{ const select = document.getElementById('{plot}-' + axis);"
            " for (const option of select?.options ?? []) { select.value = option.value;"
            " select.dispatchEvent(new Event('change')); } } })()")

    themes = []
    for theme in ("light", "dark"):
        browser.value(
            f"(() => {{ const select = document.getElementById('theme'); select.value = '{theme}';"
            " select.dispatchEvent(new Event('change')); })()")
        themes.append(browser.value("getComputedStyle(document.body).backgroundColor"))
        for width in (1400, 800):
            height = 1200
            browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
            wide = browser.value("document.documentElement.scrollWidth")
            if wide > width:
                fail(f"the page is {wide} wide in a window of {width}")
            browser.value("(scrollTo(0, 0), document.activeElement.blur())")
            browser.mouse("mouseMoved", 1, 1)
            save(browser, pictures, f"{theme}-{width}", whole=True)
    if themes[0] == themes[1]:
        fail("the switch of themes changes nothing")

    document = base64.b64decode(browser.call("Page.printToPDF", printBackground=True, preferCSSPageSize=True)["data"])
    if not document.startswith(b"%PDF"):
        fail("it cannot be printed")
    if pictures:
        pathlib.Path(pictures, "report.pdf").write_bytes(document)
    complaints = browser.complaints()
    if complaints:
        fail("the page complains: " + "; ".join(complaints))
    return len(first)


def save(browser, pictures, name, whole=False):
    if not pictures:
        return
    options = {"captureBeyondViewport": True} if whole else {}
    if whole:
        size = browser.call("Page.getLayoutMetrics")["cssContentSize"]
        options["clip"] = {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}
    data = browser.call("Page.captureScreenshot", format="png", **options)["data"]
    pathlib.Path(pictures, f"report-{name}.png").write_bytes(base64.b64decode(data))


def main():
    path, pictures = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        try:
            count = check(browser, path, pictures)
            print(f"report in browser: {count} rows, brushing, typing, sorting, themes and printing work")
        finally:
            browser.process.kill()
            browser.process.wait()


main()
