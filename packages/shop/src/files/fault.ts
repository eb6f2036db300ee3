/** A fault and its position in a text. An `XmlFormatError` has this shape, too. */
export interface TextFault {
  /** From 1; 0 for a fault of the whole file. */
  readonly line: number;
  /** From 1; 0 if only the line is known. */
  readonly column: number;
  /** Element or key, as a path from the root; '' for the whole text. */
  readonly place: string;
  readonly reason: string;
}

/** A fault in a shop's files. */
export interface Fault extends TextFault {
  readonly file: string;
  /** A warning does not stop the sale of the affected item. */
  readonly level: 'error' | 'warning';
  /** True for a placeholder of a new shop that was not replaced. */
  readonly isPlaceholder?: boolean;
}

/** Creates a fault of a whole file. */
export function fileFault(file: string, reason: string, level: Fault['level'] = 'error'): Fault {
  return { file, line: 0, column: 0, place: '', reason, level };
}

export function faultIn(file: string, { line, column, place, reason }: TextFault): Fault {
  return { file, line, column, place, reason, level: 'error' };
}

/** Formats the position: 'line 3, column 12, materials.POSTER'; '' for the whole file. */
export function placeText({ line, column, place }: TextFault): string {
  return [line > 0 ? `line ${line}` : '', line > 0 && column > 0 ? `column ${column}` : '', place].filter(Boolean).join(', ');
}

/** Formats a fault as one line: 'prices.json: line 3, column 12, materials.POSTER: baseCents is missing'. */
export function faultText(fault: Fault): string {
  const parts = [fault.file, placeText(fault), fault.reason].filter(Boolean);
  return parts.join(': ').replace(/[\p{Cc}\s]+/gu, ' ');
}
