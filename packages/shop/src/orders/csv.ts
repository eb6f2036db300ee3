/** A cell that a table program would take for a formula is text from the first sign on. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as CSV that every table program opens right: UTF-8 with its mark, commas, quotes where they are needed, CRLF. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
