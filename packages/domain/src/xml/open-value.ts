/**
 * Whether an attribute's value swallowed what follows it, because its closing quotation mark is missing: then it goes on over
 * the end of its line, or there is another name with its = in it.
 *
 * @param attribute  the attribute as it stands in the document, to its closing mark or to where the parser gave up
 * @returns the reason and over how many ends of lines the value goes
 */
export function openValue(attribute: string): { readonly reason: string; readonly lines: number } | null {
  const [, name, value = ''] = /^\s*([^\s=]+)\s*=\s*["']([\s\S]*?)["']?$/.exec(attribute) ?? [];
  return name !== undefined && /[\r\n=]/.test(value)
    ? { reason: `the closing quotation mark of ${name} is missing`, lines: endsOfLines(value) }
    : null;
}

/** The line, from 1, of a place in a text. */
export function lineAt(text: string, offset: number): number {
  return endsOfLines(text.slice(0, offset)) + 1;
}

function endsOfLines(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0;
}
