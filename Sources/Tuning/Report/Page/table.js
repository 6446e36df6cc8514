// The ranked table: sorted by any column, filtered by the brushes, the default always in sight.
const fewRows = 30;
const manyRows = 500;
const table = { sort: null, isDescending: false, most: fewRows, showsAll: false };

const tableColumns = [
  { name: "Rank", values: [...Array(rowCount).keys()], html: (row) => rankCell(row), isNumber: true },
  ...(study.techniques.length > 1
    ? [{ name: "Technique", values: study.technique.map((index) => study.techniques[index]), html: (row) => escaped(study.techniques[study.technique[row]]) }]
    : []),
  ...knobs.map((column) => plainColumn(column)),
  {
    ...plainColumn(objective), interval: (row) => interval(study.low[row], study.high[row], (end) => fixed(end, objective.digits)),
  },
  {
    name: "Against its default", unit: objective.unit, title: study.words.delta, values: study.delta, isNumber: true,
    html: (row) => deltaCell(row),
    interval: (row) => interval(study.deltaLow[row], study.deltaHigh[row], (end) => signed(end, objective.digits)),
  },
  ...metrics.filter((metric) => metric.id !== objective.id).map((column) => ({ ...plainColumn(column), isMetric: true, isKey: column.isKey })),
];

function plainColumn(column) {
  return {
    name: column.name, unit: column.unit, title: column.meaning, values: column.values,
    isNumber: !isList(column), html: (row) => escaped(textOf(column, column.values[row])),
  };
}

function rankCell(row) {
  const tags = [];
  if (row === study.best) tags.push('<span class="tag best">best</span>');
  if (study.isDefault[row]) tags.push('<span class="tag default">default</span>');
  if (!study.isAllowed[row]) tags.push('<small title="a constraint does not hold">breaks a constraint</small>');
  return `${tags.join(" ")} ${row + 1}`;
}

function interval(low, high, text) {
  return low === null ? "" : `<small>${text(low)} … ${text(high)}</small>`;
}

function signed(value, digits) {
  const text = fixed(value, digits);
  return value > 0 && Number(value.toFixed(digits)) !== 0 ? `+${text}` : text;
}

// A sign beside the colour, so that nothing is said by colour alone.
function deltaCell(row) {
  const verdict = study.verdict[row];
  if (study.delta[row] === null) return '<small>–</small>';
  if (verdict === "own") return "<small>is the default</small>";
  const sign = { better: "▼ ▲", worse: "▲ ▼" }[verdict];
  const arrow = sign ? sign.split(" ")[study.objective.better === "less" ? 0 : 1] : "≈";
  const flag = { better: "better", worse: "worse", even: "not told apart", unknown: "no interval" }[verdict];
  const text = signed(study.delta[row], objective.digits);
  return `<span class="${verdict}" title="${flag}">${verdict === "unknown" ? "" : arrow} ${text}</span>`;
}

function sortedRows() {
  const rows = [];
  for (let row = 0; row < rowCount; row++) if (visible[row]) rows.push(row);
  const column = table.sort === null ? null : tableColumns[table.sort];
  if (!column) return rows;
  const way = table.isDescending ? -1 : 1;
  return rows.sort((left, right) => {
    const [a, b] = [column.values[left], column.values[right]];
    if (a === null || b === null) return a === b ? left - right : a === null ? 1 : -1;
    return (a < b ? -way : a > b ? way : 0) || left - right;
  });
}

function drawTable() {
  const shown = tableColumns.map((column, index) => ({ ...column, index })).filter((column) => !column.isMetric || column.isKey || table.showsAll);
  const head = shown.map((column) => {
    const state = table.sort === column.index || (table.sort === null && column.index === 0)
      ? (table.isDescending ? "descending" : "ascending") : "none";
    const span = column.interval ? ' colspan="2"' : "";
    return `<th scope="col"${span} aria-sort="${state}"${column.isNumber ? ' class="number"' : ""} title="${escaped(column.title ?? "")}">` +
      `<button data-column="${column.index}">${escaped(column.name)}</button>${column.unit ? ` <small>${escaped(column.unit)}</small>` : ""}</th>`;
  });
  const line = (row) => {
    const kind = row === study.best ? "best" : study.isDefault[row] ? "default" : study.isAllowed[row] ? "" : "broken";
    const cells = shown.map((column) =>
      `<td${column.isNumber ? ' class="number"' : ""}>${column.html(row)}</td>` +
      (column.interval ? `<td class="interval">${column.interval(row)}</td>` : ""));
    return `<tr data-row="${row}"${kind ? ` class="${kind}"` : ""}>${cells.join("")}</tr>`;
  };
  const rows = sortedRows();
  const first = rows.slice(0, table.most);
  const lines = first.map(line);
  const inSight = new Set(first);
  const hidden = study.defaults.filter((row) => !inSight.has(row));
  const left = rows.length - first.length;
  const gap = (text) => lines.push(`<tr class="gap"><td colspan="${shown.length + 2}">${text}</td></tr>`);
  if (!rows.length) gap("Nothing lies within the brushes. Clear one of them.");
  if (left > 0) gap(`… ${left} more`);
  if (hidden.length) {
    if (left <= 0) gap("outside of the brushes:");
    lines.push(...hidden.map(line));
  }
  find("table").innerHTML = `<table><thead><tr>${head.join("")}</tr></thead><tbody>${lines.join("")}</tbody></table>`;
  const more = find("more");
  more.hidden = rowCount <= fewRows;
  more.textContent = table.most === fewRows ? `Show ${Math.min(manyRows, rowCount)} rows` : `Show ${fewRows} rows`;
}

find("table").addEventListener("click", (event) => {
  const button = event.target.closest("button[data-column]");
  if (!button) return;
  const column = Number(button.dataset.column);
  table.isDescending = (table.sort ?? 0) === column && !table.isDescending;
  table.sort = column;
  drawTable();
  find("table").querySelector(`button[data-column="${column}"]`).focus();
});
find("table").addEventListener("pointerover", (event) => {
  const line = event.target.closest("tr[data-row]");
  setFocus(line ? Number(line.dataset.row) : -1);
});
find("table").addEventListener("pointerleave", () => setFocus(-1));
find("more").addEventListener("click", () => {
  table.most = table.most === fewRows ? manyRows : fewRows;
  drawTable();
});
find("all-metrics").addEventListener("change", (event) => {
  table.showsAll = event.target.checked;
  drawTable();
});
find("all-metrics").closest("label").hidden = !tableColumns.some((column) => column.isMetric && !column.isKey);
listeners.push(drawTable);
