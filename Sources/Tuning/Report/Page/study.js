// What every part of the page shares: the study's numbers, what is filtered, and how numbers are written.
const study = JSON.parse(document.getElementById("study").textContent);
const rowCount = study.objective.values.length;
const find = (id) => document.getElementById(id);

const escaped = (text) =>
  String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const fixed = (value, digits) =>
  value === null || value === undefined || !Number.isFinite(value)
    ? "–"
    : value.toFixed(digits).replace(/^-(0(\.0*)?)$/, "$1").replace("-", "\u2212");

// Knobs, then metrics, then the objective: everything that has one value for each row.
const columns = [
  ...study.knobs.map((knob) => ({ ...knob, kind: "knob" })),
  ...study.metrics.map((metric) => ({ ...metric, kind: "metric", scale: "linear" })),
  { ...study.objective, kind: "objective", scale: "linear" },
];
const knobs = columns.filter((column) => column.kind === "knob");
const metrics = columns.filter((column) => column.kind === "metric");
const objective = columns[columns.length - 1];

const isList = (column) => column.scale === "list";
const textOf = (column, value) =>
  value === null ? "–" : isList(column) ? column.labels[value] : fixed(value, column.digits);

// The values' range, a little wider where all are one.
for (const column of columns) {
  const values = column.values.filter((value) => value !== null);
  let low = Math.min(...values, ...(column.low === undefined ? [] : [column.low]));
  let high = Math.max(...values, ...(column.high === undefined ? [] : [column.high]));
  if (!values.length) [low, high] = [0, 1];
  if (isList(column)) [low, high] = [0, Math.max(1, column.labels.length - 1)];
  if (low === high) {
    const room = Math.abs(low) * 0.05 || 1;
    [low, high] = column.scale === "log" ? [low / 1.1, high * 1.1] : [low - room, high + room];
  }
  column.from = low;
  column.to = high;
  column.isLogarithmic = column.scale === "log" && low > 0;
}

// Where a value lies between the column's ends, 0 … 1, and back.
const fractionOf = (column, value) =>
  column.isLogarithmic
    ? Math.log(value / column.from) / Math.log(column.to / column.from)
    : (value - column.from) / (column.to - column.from);
const valueAt = (column, fraction) =>
  column.isLogarithmic
    ? column.from * Math.pow(column.to / column.from, fraction)
    : column.from + fraction * (column.to - column.from);

// Round values to label an axis with.
function ticksOf(column, most) {
  if (isList(column)) return column.labels.map((_, index) => index);
  const ticks = [];
  if (column.isLogarithmic && column.to / column.from > 4) {
    for (let power = Math.floor(Math.log10(column.from)); power <= Math.log10(column.to); power++)
      for (const part of [1, 2, 5]) {
        const value = part * Math.pow(10, power);
        if (value >= column.from * 0.999 && value <= column.to * 1.001) ticks.push(value);
      }
    return ticks.length > most ? ticks.filter((_, index) => index % 2 === 0) : ticks;
  }
  const raw = (column.to - column.from) / Math.max(1, most);
  const power = Math.pow(10, Math.floor(Math.log10(raw)));
  const step = [1, 2, 5, 10].map((part) => part * power).find((value) => value >= raw * 0.999);
  for (let count = Math.ceil(column.from / step - 1e-9); count * step <= column.to + step * 1e-9; count++)
    ticks.push(count * step);
  return ticks;
}
const tickText = (value) =>
  String(Number(value.toPrecision(6))).replace("-", "\u2212");

// What the brushes leave: an interval for each brushed column.
const brushes = new Map();
const visible = new Array(rowCount).fill(true);
const listeners = [];
let focused = -1;

function isWithin(row) {
  for (const [column, [low, high]] of brushes) {
    const value = column.values[row];
    if (value === null || value < low || value > high) return false;
  }
  return true;
}

function setBrush(column, range) {
  if (range) brushes.set(column, range);
  else brushes.delete(column);
  update();
}

function update() {
  let count = 0;
  for (let row = 0; row < rowCount; row++) if ((visible[row] = isWithin(row))) count++;
  const shown = find("shown");
  shown.textContent = brushes.size ? `${count} of ${rowCount} shown` : `${rowCount} configurations`;
  shown.classList.toggle("some", brushes.size > 0);
  find("clear").disabled = !brushes.size;
  for (const dot of document.querySelectorAll("circle[data-row]"))
    dot.classList.toggle("out", !visible[dot.dataset.row]);
  for (const listener of listeners) listener();
}

function setFocus(row) {
  if (row === focused) return;
  focused = row;
  for (const line of document.querySelectorAll("#table tr[data-row]"))
    line.classList.toggle("focus", Number(line.dataset.row) === row);
  drawParallelFocus();
  drawScatterFocus();
}

// What a row is, in words, for the pointer.
function wordsOf(row, more = []) {
  const lines = [`No. ${row + 1}${study.isDefault[row] ? ", shipped default" : ""}`];
  if (study.techniques.length > 1) lines[0] += ` · ${study.techniques[study.technique[row]]}`;
  const named = [...knobs, ...more.filter((column) => column.kind !== "knob"), objective];
  for (const column of new Set(named))
    if (column.values[row] !== null)
      lines.push(`${column.name}  ${textOf(column, column.values[row])} ${column.unit}`);
  return lines.join("\n");
}

function showTip(event, text) {
  const tip = find("tip");
  tip.hidden = !text;
  if (!text) return;
  tip.textContent = text;
  const { width, height } = tip.getBoundingClientRect();
  tip.style.left = `${Math.min(event.clientX + 14, innerWidth - width - 8)}px`;
  tip.style.top = `${Math.max(8, Math.min(event.clientY + 14, innerHeight - height - 8))}px`;
}

// Words in a plot; with a halo where they may lie over lines or dots.
const words = (text, x, y, { anchor = "start", ink = "muted", size = 11, weight = 400, halo = false } = {}) =>
  `<text${halo ? ' stroke="var(--canvas)" stroke-width="4" stroke-linejoin="round" paint-order="stroke"' : ""} x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" font-size="${size}" font-weight="${weight}"` +
  ` fill="var(--${ink})">${escaped(text)}</text>`;
