/**
 * Detects a missing closing quotation mark: the attribute's value then extends over a line end, or contains another name with '='.
 *
 * @param attribute  source text of the attribute, up to its closing quotation mark or to where the parser stopped
 * @returns the reason and the number of line ends in the value; null for a closed value
 */
export function openValue(attribute: string): { readonly reason: string; readonly lines: number } | null {
  const [, name, value = ''] = /^\s*([^\s=]+)\s*=\s*["']([\s\S]*?)["']?$/.exec(attribute) ?? [];
  return name !== undefined && /[\r\n=]/.test(value)
    ? { reason: `the closing quotation mark of ${name} is missing`, lines: endsOfLines(value) }
    : null;
}

/** The line number, from 1, of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return endsOfLines(text.slice(0, offset)) + 1;
}

function endsOfLines(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0;
}
