/** What is wrong in a text, and where. An `XmlFormatError` is one, too. */
export interface TextFault {
  /** From 1; 0 when the file as a whole is meant. */
  readonly line: number;
  /** From 1; 0 when only the line is known. */
  readonly column: number;
  /** The element or key, as a path from the root; '' for the whole. */
  readonly place: string;
  readonly reason: string;
}

/** What is wrong in a shop's files. */
export interface Fault extends TextFault {
  readonly file: string;
  /** A warning is told, and what it speaks of is sold all the same. */
  readonly level: 'error' | 'warning';
  /** Words of a new shop that were left as they came. */
  readonly isPlaceholder?: boolean;
}

/** What is wrong with a file as a whole. */
export function fileFault(file: string, reason: string, level: Fault['level'] = 'error'): Fault {
  return { file, line: 0, column: 0, place: '', reason, level };
}

export function faultIn(file: string, { line, column, place, reason }: TextFault): Fault {
  return { file, line, column, place, reason, level: 'error' };
}

/** Where in its file: 'line 3, column 12, materials.POSTER'; '' for the whole. */
export function placeText({ line, column, place }: TextFault): string {
  return [line > 0 ? `line ${line}` : '', line > 0 && column > 0 ? `column ${column}` : '', place].filter(Boolean).join(', ');
}

/** One line: 'prices.json: line 3, column 12, materials.POSTER: baseCents is missing'. */
export function faultText(fault: Fault): string {
  const parts = [fault.file, placeText(fault), fault.reason].filter(Boolean);
  return parts.join(': ').replace(/[\p{Cc}\s]+/gu, ' ');
}
