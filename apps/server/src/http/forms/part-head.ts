import { FormError } from './form-error.ts';
import { strictText } from './strict-text.ts';

export interface PartHead {
  readonly name: string;
  /** Null for a plain field. */
  readonly fileName: string | null;
}

const MAX_NAME = 100;
const HEADER = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*)$/;
const PARAMETER = /;[ \t]*([a-z*]+)=(?:"([^"]*)"|([!#$%&'*+.^_`|~0-9A-Za-z-]+))/gy;

/**
 * Parses the headers of a part by RFC 7578 and as browsers write them: a quote inside a name is sent as `%22`.
 *
 * @throws {FormError} for anything else, so that a form is never ambiguous
 */
export function readPartHead(bytes: Buffer): PartHead {
  let head: PartHead | null = null;
  for (const line of strictText(bytes).split('\r\n')) {
    const [, name, value] = HEADER.exec(line) ?? [];
    if (name === undefined || value === undefined || hasControls(value)) throw new FormError('A header of a part is malformed.');
    if (name.toLowerCase() !== 'content-disposition') continue;
    if (head) throw new FormError('A part has two Content-Disposition headers.');
    head = readDisposition(value);
  }
  if (!head) throw new FormError('A part has no name.');
  return head;
}

function readDisposition(value: string): PartHead {
  const values = new Map<string, string>();
  let end = 'form-data'.length;
  for (const [whole, name = '', quoted, token] of value.slice(end).matchAll(PARAMETER)) {
    if (values.has(name)) throw new FormError('A part repeats a parameter.');
    values.set(name, (quoted ?? token ?? '').replaceAll('%22', '"'));
    end += whole.length;
  }
  const name = values.get('name');
  const isKnown = [...values.keys()].every((key) => key === 'name' || key === 'filename');
  if (!value.startsWith('form-data') || end !== value.length || !isKnown || name === undefined || name.length > MAX_NAME) {
    throw new FormError('The name of a part is malformed.');
  }
  return { name, fileName: values.get('filename') ?? null };
}

function hasControls(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return /[\u0000-\u0008\u000a-\u001f\u007f]/.test(text);
}
