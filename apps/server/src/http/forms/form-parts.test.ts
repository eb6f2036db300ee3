import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formBoundary } from './form-boundary.ts';
import type { FormError } from './form-error.ts';
import { type FormLimits, formParts } from './form-parts.ts';

const LIMITS: FormLimits = { fields: 3, fieldBytes: 40, fieldsBytes: 1000, files: 1, fileBytes: 1000 };
const FILE_HEAD = 'Content-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg';

const formPart = (head: string, body: string | Buffer) =>
  Buffer.concat([Buffer.from(`--b\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]);
const form = (...parts: readonly Buffer[]) => Buffer.concat([...parts, Buffer.from('--b--\r\n')]);
const field = (name: string, value: string) => formPart(`Content-Disposition: form-data; name="${name}"`, value);

async function* pieces(bytes: Uint8Array, lengths: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let start = 0, turn = 0; start < bytes.length; turn++) {
    const length = lengths[turn % lengths.length] ?? 1;
    yield bytes.subarray(start, start + length);
    start += length;
  }
}

async function read(bytes: Uint8Array, lengths: readonly number[] = [65_536], limits = LIMITS): Promise<readonly (readonly string[])[]> {
  const found: string[][] = [];
  for await (const part of formParts(pieces(bytes, lengths), 'b', limits)) {
    if (part.kind === 'field') found.push([part.name, part.value]);
    else {
      const chunks: Buffer[] = [];
      for await (const chunk of part.bytes) chunks.push(chunk);
      found.push([part.name, part.fileName, Buffer.concat(chunks).toString('latin1')]);
    }
  }
  return found;
}

const faultOf = (bytes: Uint8Array, lengths?: readonly number[]) =>
  read(bytes, lengths).then(
    (found) => expect.unreachable(JSON.stringify(found)),
    (error: FormError) => error.key,
  );

describe('reading a form', () => {
  it('gives fields and files in their order, names as browsers write them', async () => {
    const bytes = form(field('x', 'ñ €'), formPart(FILE_HEAD.replace('a.jpg', 'una %22foto%22 ñ.jpg'), 'bytes'), field('t', ''));
    expect(await read(bytes)).toEqual([
      ['x', 'ñ €'],
      ['file', 'una "foto" ñ.jpg', 'bytes'],
      ['t', ''],
    ]);
  });

  it('accepts unquoted names, other headers and a missing last line end', async () => {
    const head = 'content-disposition: form-data;name=file; filename=a.jpg\r\nContent-Length: 1\r\nContent-Transfer-Encoding: binary';
    expect(await read(form(formPart(head, 'x')).subarray(0, -2))).toEqual([['file', 'a.jpg', 'x']]);
    expect(await read(form(formPart(head, 'x')), [1])).toEqual([['file', 'a.jpg', 'x']]);
  });

  it('reads any bytes the same, in chunks of any size', async () => {
    const likeDelimiters = fc.array(fc.constantFrom('\r\n', '--b', '--', '\r', '\n', '-', 'b', 'x', '\r\n--'), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(likeDelimiters, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }), async (words, lengths) => {
        const body = words.join('');
        fc.pre(!`\r\n${body}\r\n`.includes('\r\n--b'));
        expect(await read(form(field('a', '1'), formPart(FILE_HEAD, body), field('c', '2')), lengths)).toEqual([
          ['a', '1'],
          ['file', 'a.jpg', body],
          ['c', '2'],
        ]);
      }),
    );
  });

  it('every shortened form is refused', async () => {
    const bytes = form(field('a', '1'), formPart(FILE_HEAD, 'bytes'));
    for (let length = 0; length < bytes.length - 2; length++) expect(await faultOf(bytes.subarray(0, length))).toBe('ERROR_BAD_REQUEST');
  });

  it.each([
    ['a preamble', Buffer.concat([Buffer.from('x\r\n'), form(field('a', '1'))])],
    ['an epilogue', Buffer.concat([form(field('a', '1')), Buffer.from('more')])],
    ['a space after the boundary', Buffer.from('--b \r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--')],
    ['no head', Buffer.from('--b\r\n\r\n1\r\n--b--')],
    ['a head without name', form(formPart('Content-Type: text/plain', '1'))],
    ['two names', form(formPart(`${FILE_HEAD}\r\n${FILE_HEAD}`, '1'))],
    ['a name twice', form(formPart('Content-Disposition: form-data; name="a"; name="b"', '1'))],
    ['another disposition', form(formPart('Content-Disposition: attachment; name="a"', '1'))],
    ['a name in another alphabet', form(formPart(`Content-Disposition: form-data; name="file"; filename*=utf-8''a.jpg`, '1'))],
    ['quotes in a name', form(formPart('Content-Disposition: form-data; name="fi"le"; filename="a".jpg"', '1'))],
    ['a space before the colon', form(formPart(`${FILE_HEAD.replace('Type:', 'Type :')}`, '1'))],
    ['a head name with a control byte', form(formPart(`${FILE_HEAD}\r\n\u0001X: y`, '1'))],
    ['a head value with a zero byte', form(formPart(`${FILE_HEAD}\u0000`, '1'))],
    ['a bare line feed in the head', form(formPart(FILE_HEAD.replace('\r\n', '\n'), '1'))],
    ['a file name that is not UTF-8', Buffer.from(form(formPart(FILE_HEAD.replace('a.jpg', 'caf\u00e9.jpg'), '1')).toString(), 'latin1')],
    ['a field that is not UTF-8', form(formPart('Content-Disposition: form-data; name="a"', Buffer.from('caf\u00e9', 'latin1')))],
    ['a very long head', form(formPart(`${FILE_HEAD}\r\nX: ${'y'.repeat(9000)}`, '1'))],
    ['a very long name', form(field('a'.repeat(200), '1'))],
    ['too many fields', form(...['a', 'b', 'c', 'd'].map((name) => field(name, '1')))],
    ['too many files', form(formPart(FILE_HEAD, '1'), formPart(FILE_HEAD, '1'))],
  ])('refuses %s', async (_, bytes) => {
    expect(await faultOf(bytes)).toBe('ERROR_BAD_REQUEST');
    expect(await faultOf(bytes, [1])).toBe('ERROR_BAD_REQUEST');
  });

  it('stops at the byte that is too much', async () => {
    expect(await read(form(formPart(FILE_HEAD, 'x'.repeat(1000))))).toHaveLength(1);
    expect(await faultOf(form(formPart(FILE_HEAD, 'x'.repeat(1001))))).toBe('ERROR_FILE_TO_BIG');
    expect(await faultOf(form(field('a', 'x'.repeat(41))))).toBe('ERROR_TOO_BIG');
    let sentBytes = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`--b\r\n${FILE_HEAD}\r\n\r\n`);
      for (;;) yield Buffer.alloc(100, ++sentBytes);
    }
    const reading = (async () => {
      for await (const part of formParts(endless(), 'b', LIMITS)) if (part.kind === 'file') for await (const _ of part.bytes);
    })();
    await expect(reading).rejects.toMatchObject({ key: 'ERROR_FILE_TO_BIG' });
    expect(sentBytes).toBe(11);
  });

  it('an unread file is skipped', async () => {
    const names: string[] = [];
    for await (const { name } of formParts(pieces(form(formPart(FILE_HEAD, 'bytes'), field('a', '1')), [7]), 'b', LIMITS)) names.push(name);
    expect(names).toEqual(['file', 'a']);
  });

  it('any bytes at all are parts or a refusal, never a hang', async () => {
    const body = form(field('a', '1'), formPart(FILE_HEAD, 'bytes'), field('b', '2'));
    const damage = fc.array(fc.tuple(fc.nat(body.length - 1), fc.nat(255)), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(body.length), async (changes, length) => {
        const bytes = Buffer.from(body.subarray(0, length));
        for (const [offset, value] of changes) if (offset < length) bytes[offset] = value;
        await read(bytes, [5]).catch((error: FormError) => expect(error.name).toBe('FormError'));
      }),
    );
  });
});

describe('the boundary of a content type', () => {
  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['Multipart/Form-Data;boundary="a b"; charset=utf-8', 'a b'],
    ['multipart/form-data; charset=utf-8; boundary=--x', '--x'],
    ['multipart/form-data', null],
    ['multipart/form-data; boundary=', null],
    ['multipart/form-data; boundary="ends with a space "', null],
    [`multipart/form-data; boundary=${'b'.repeat(70)}`, 'b'.repeat(70)],
    [`multipart/form-data; boundary=${'b'.repeat(71)}`, null],
    ['multipart/form-data; boundary=a; boundary=b', null],
    ['multipart/form-data; boundary=ä', null],
    ['multipart/mixed; boundary=a', null],
    [undefined, null],
  ])('%s', (type, expected) => {
    expect(formBoundary(type)).toBe(expected);
  });
});
