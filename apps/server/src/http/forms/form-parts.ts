import { ByteWindow } from './byte-window.ts';
import { FormError } from './form-error.ts';
import { readPartHead } from './part-head.ts';
import { strictText } from './strict-text.ts';

export interface FormLimits {
  readonly fields: number;
  readonly fieldBytes: number;
  /** All fields together, with the lines above them: they are held until the form ends. */
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
 * The parts of a `multipart/form-data` body, one after the other as they arrive. A file's bytes are read by the caller before the
 * next part, to their end or not at all.
 *
 * Only what browsers and RFC 7578 write is read; whatever could be read two ways is refused, and so is what exceeds a limit,
 * at the byte that exceeds it. Nothing is held but one field's value.
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
    const head = await window.textBefore(HEAD_END, MAX_HEAD_BYTES, tooLong('The lines above a part'));
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

/** After a boundary: a line end and a part, or two hyphens and the end of the body. */
async function hasPart(window: ByteWindow): Promise<boolean> {
  const next = (await window.take(2)).toString('latin1');
  if (next === '\r\n') return true;
  const rest = (await window.take(3)).toString('latin1');
  if (next === '--' && (rest === '' || rest === '\r\n')) return false;
  throw new FormError('A boundary is followed by something else.');
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
