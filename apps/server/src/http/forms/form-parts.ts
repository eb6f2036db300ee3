import { ByteWindow } from './byte-window.ts';
import { FormError } from './form-error.ts';
import { readPartHead } from './part-head.ts';
import { strictText } from './strict-text.ts';

export interface FormLimits {
  readonly fields: number;
  readonly fieldBytes: number;
  /** Total size of all fields and their headers, bytes: they are held in memory until the form ends. */
  readonly fieldsBytes: number;
  readonly files: number;
  readonly fileBytes: number;
}

export type FormPart =
  | { readonly kind: 'field'; readonly name: string; readonly value: string }
  | { readonly kind: 'file'; readonly name: string; readonly fileName: string; readonly bytes: AsyncIterable<Buffer> };

const MAX_HEAD_BYTES = 8192;
const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Parses the parts of a `multipart/form-data` body as they arrive (streaming). The caller reads a file's bytes before it asks for the next
 * part, either to their end or not at all.
 *
 * Accepts only what browsers write and RFC 7578 allows. Input that is ambiguous is refused, and so is input that exceeds a limit, at the
 * byte that exceeds it. Holds only one field's value in memory.
 *
 *     --boundary CRLF  head CRLF  CRLF  bytes CRLF  --boundary CRLF  …  --boundary-- CRLF
 *
 * @throws {FormError} also in the middle of a file
 */
export async function* formParts(source: AsyncIterable<Uint8Array>, boundary: string, limits: FormLimits): AsyncGenerator<FormPart> {
  const window = new ByteWindow(source, Buffer.from('\r\n'));
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  if (!(await window.take(delimiter.length)).equals(delimiter)) throw new FormError('The form does not begin with its boundary.');
  let [fields, files, fieldsBytes] = [0, 0, 0];
  while (await hasPart(window)) {
    const head = await window.textBefore(HEAD_END, MAX_HEAD_BYTES, tooLong('The header of a part'));
    const { name, fileName } = readPartHead(head);
    if (fileName === null) {
      if (++fields > limits.fields) throw new FormError('The form has too many fields.');
      const room = limits.fieldsBytes - fieldsBytes - head.length;
      const value = await window.textBefore(delimiter, Math.min(limits.fieldBytes, room), tooLong('A field', 'ERROR_TOO_BIG'));
      fieldsBytes += head.length + value.length;
      yield { kind: 'field', name, value: strictText(value, name) };
    } else {
      if (++files > limits.files) throw new FormError('The form has too many files.');
      const bytes = upTo(limits.fileBytes, window.before(delimiter));
      yield { kind: 'file', name, fileName, bytes };
      for await (const _rest of bytes);
    }
  }
}

/** True if a boundary is followed by a line end and a part; false if two hyphens end the body. */
async function hasPart(window: ByteWindow): Promise<boolean> {
  const next = (await window.take(2)).toString('latin1');
  if (next === '\r\n') return true;
  const rest = (await window.take(3)).toString('latin1');
  if (next === '--' && (rest === '' || rest === '\r\n')) return false;
  throw new FormError('A boundary is followed by neither a line end nor the end of the form.');
}

async function* upTo(maxBytes: number, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > maxBytes) throw new FormError(`The file has more than ${maxBytes} bytes.`, 'ERROR_FILE_TO_BIG');
    yield piece;
  }
}

const tooLong = (what: string, key?: FormError['key']) => () => new FormError(`${what} is too long.`, key);
