/** Formats a number for PDF: no exponent, no trailing zeros, no negative zero. */
export function pdfNumber(value: number, decimals = 4): string {
  if (!Number.isFinite(value)) throw new RangeError(`Expected a finite number for a PDF but received ${value}`);
  const text = value.toFixed(decimals);
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short === '-0' ? '0' : short;
}

export function pdfNumbers(values: readonly number[], decimals = 4): string {
  return values.map((value) => pdfNumber(value, decimals)).join(' ');
}

/** Formats any text as a PDF text string: UTF-16BE in hexadecimal, so that no character can end the string. */
export function pdfText(text: string): string {
  const wellFormed = text.replace(/\p{Cs}/gu, '\ufffd');
  return `<FEFF${Buffer.from(wellFormed, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}

/** Formats a date for PDF, in UTC: D:20261121104500Z. */
export function pdfDate(date: Date): string {
  return `(D:${date.toISOString().slice(0, 19).replace(/[-T:]/g, '')}Z)`;
}

/** Formats a rectangle by its edges, pt. */
export function pdfBox(left: number, bottom: number, right: number, top: number): string {
  return `[${pdfNumbers([left, bottom, right, top])}]`;
}
