// Light, dark, or as the system has it; then the first drawing of everything.
const themes = ["system", "light", "dark"];
const switcher = find("theme");
function applyTheme(name) {
  if (name === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
  switcher.value = name;
}
let remembered = "system";
try {
  // A file that is opened from a disk may not be allowed to remember.
  remembered = localStorage.getItem("caretlab-theme") ?? remembered;
} catch {}
applyTheme(themes.includes(remembered) ? remembered : "system");
switcher.addEventListener("change", () => {
  applyTheme(switcher.value);
  try {
    localStorage.setItem("caretlab-theme", switcher.value);
  } catch {}
});
for (const dot of document.querySelectorAll("circle[data-row]")) {
  dot.addEventListener("pointerenter", (event) => {
    setFocus(Number(dot.dataset.row));
    showTip(event, wordsOf(Number(dot.dataset.row)));
  });
  dot.addEventListener("pointerleave", (event) => {
    setFocus(-1);
    showTip(event, "");
  });
}
update();
