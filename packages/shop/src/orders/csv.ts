/** Matches cells that a spreadsheet would evaluate as a formula (CSV injection). They are written as text. */
const FORMULA = /^[=+\-@\t\r]/;

/** Formats rows as CSV for spreadsheets: UTF-8 with BOM, commas, quotes where needed, CRLF. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
