import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, type PDFHexString, PDFName, PDFRawStream, type PDFString } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readOutputProfile } from '../src/color/output-profile.ts';
import { writePdf } from '../src/pdf/write-pdf.ts';
import { clipped, drawingOf, pdfJob } from './drawings.ts';
import { savePicture, scenery, scratchFolder } from './pictures.ts';
import { itWith, run } from './system-tools.ts';

const folder = scratchFolder();
const CMYK = (
  await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .withIccProfile('cmyk')
    .jpeg()
    .toBuffer()
    .then((jpeg) => sharp(jpeg).metadata())
).icc as Buffer;
const photo = await savePicture(folder, 'photo.jpg', scenery(1, 600, 400).jpeg());
/** A canvas of 100 x 70 cm with 5 cm of wrap: the trim of 2834.65 x 1984.25 pt lies inside a sheet of 110 x 80 cm. */
const drawing = drawingOf(100, 70, 5, clipped(photo, { x: 0, y: 0, width: 100, height: 66.667 }));
const HOSTILE = 'He said: ) >> /JS (app.alert(1)) \\ <script>&amp;</script> ]]> \u0007 \ud800 🌞 ñ "x"';

async function writeTestPdf(name: string, more: Parameters<typeof pdfJob>[2] = {}): Promise<string> {
  const out = join(folder, `${name}.pdf`);
  await writePdf(pdfJob(drawing, out, more));
  return out;
}

const parsed = async (path: string) => PDFDocument.load(readFileSync(path), { updateMetadata: false });
const streamText = (stream: unknown) => Buffer.from((stream as PDFRawStream).contents).toString('utf8');

const intentOf = (pdf: PDFDocument) => pdf.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);

/** Every value of a key in the file. */
function dictionaryEntries(pdf: PDFDocument, key: string): unknown[] {
  const objects = pdf.context.enumerateIndirectObjects().map(([, value]) => value);
  const dictionaries = objects
    .map((value) => (value instanceof PDFRawStream ? value.dict : value))
    .filter((value) => value instanceof PDFDict);
  return dictionaries.flatMap((dict) => dict.entries().flatMap(([name, value]) => (name.toString() === key ? [value] : [])));
}

/** Every key of every dictionary in the file, nested ones too. */
function dictionaryKeys(pdf: PDFDocument): string[] {
  const keysOf = (value: unknown): string[] => {
    if (value instanceof PDFRawStream) return keysOf(value.dict);
    if (value instanceof PDFArray) return value.asArray().flatMap(keysOf);
    return value instanceof PDFDict ? value.entries().flatMap(([key, inner]) => [key.toString(), ...keysOf(inner)]) : [];
  };
  return pdf.context.enumerateIndirectObjects().flatMap(([, value]) => keysOf(value));
}

describe('the print file', () => {
  itWith(['pdfinfo'], 'has MediaBox and BleedBox on the sheet, TrimBox on the trim', async () => {
    const info = run('pdfinfo', '-box', await writeTestPdf('boxes'));
    const box = (name: string) => (info.match(new RegExp(`^${name}: +(.*)$`, 'm'))?.[1] ?? '').trim().split(/ +/).map(Number);
    expect(box('MediaBox')).toEqual([0, 0, 3118.11, 2267.72]);
    expect(box('BleedBox')).toEqual([0, 0, 3118.11, 2267.72]);
    expect(box('TrimBox')).toEqual([141.73, 141.73, 2976.38, 2125.98]);
    expect(info).toMatch(/^Pages: +1$/m);
    expect(info).toMatch(/^PDF version: +1\.6$/m);
    for (const line of ['JavaScript: +no', 'Form: +none', 'Encrypted: +no']) expect(info).toMatch(new RegExp(`^${line}$`, 'm'));
  });

  itWith(['qpdf', 'mutool'], 'is valid for independent readers', async () => {
    const path = await writeTestPdf('sound');
    expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
    expect(run('mutool', 'show', path, 'trailer')).not.toMatch(/warning|error/i);
  });

  it('[TITLE-15] has no fonts: texts are outlines', async () => {
    const resources = (await parsed(await writeTestPdf('fonts'))).getPage(0).node.Resources() as PDFDict;
    expect(resources.get(PDFName.of('Font'))).toBeUndefined();
  });

  itWith(['pdfinfo'], 'is plain PDF without a press profile, and claims no standard', async () => {
    const path = await writeTestPdf('plain');
    expect(run('pdfinfo', path)).not.toMatch(/PDF subtype|X-4/);
    const pdf = await parsed(path);
    const xmp = streamText(pdf.catalog.lookup(PDFName.of('Metadata')));
    expect(`${readFileSync(path, 'latin1')}${xmp}`).not.toMatch(/PDF\/?X/i);
    expect(intentOf(pdf).get(PDFName.of('S'))).toBe(PDFName.of('MURO_sRGB'));
  });

  itWith(
    ['pdfinfo', 'qpdf', 'mutool'],
    'is PDF/X-4 with the profile of a press as its intent, and says so in all three places',
    async () => {
      const path = await writeTestPdf('press', { outputProfile: readOutputProfile(CMYK) });
      expect(run('pdfinfo', path)).toMatch(/^PDF subtype: +PDF\/X-4$/m);
      expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
      expect(run('mutool', 'show', path, 'trailer')).not.toMatch(/warning|error/i);
      const pdf = await parsed(path);
      const xmp = streamText(pdf.catalog.lookup(PDFName.of('Metadata')));
      expect(xmp).toContain('>PDF/X-4</pdfxid:GTS_PDFXVersion>');
      expect(xmp).toContain('<pdf:Trapped>False</pdf:Trapped>');
      const info = pdf.context.lookup(pdf.context.trailerInfo.Info) as PDFDict;
      expect((info.get(PDFName.of('GTS_PDFXVersion')) as PDFString).asString()).toBe('PDF/X-4');
      expect(info.get(PDFName.of('Trapped'))).toBe(PDFName.of('False'));
      const intent = intentOf(pdf);
      expect(intent.get(PDFName.of('S'))).toBe(PDFName.of('GTS_PDFX'));
      const { name } = readOutputProfile(CMYK);
      for (const key of ['OutputConditionIdentifier', 'OutputCondition', 'Info']) {
        expect((intent.get(PDFName.of(key)) as PDFHexString).decodeText()).toBe(name);
      }
      const profile = intent.lookup(PDFName.of('DestOutputProfile')) as PDFRawStream;
      expect(profile.dict.get(PDFName.of('N'))?.toString()).toBe('4');
      expect(inflateSync(profile.contents).equals(CMYK)).toBe(true);
      // All colours are tagged: the page uses no device colour space.
      const spaces = dictionaryEntries(pdf, '/ColorSpace').map(String);
      expect(spaces.filter((space) => space.startsWith('/Device'))).toEqual([]);
    },
  );

  it('declares sRGB: output intent with a profile, transparency group, tagged photo', async () => {
    const pdf = await parsed(await writeTestPdf('intent'));
    const profile = intentOf(pdf).lookup(PDFName.of('DestOutputProfile')) as PDFRawStream;
    expect(profile.dict.get(PDFName.of('N'))?.toString()).toBe('3');
    const group = pdf.getPage(0).node.lookup(PDFName.of('Group'), PDFDict);
    expect(group.get(PDFName.of('S'))).toBe(PDFName.of('Transparency'));
    const pictures = (pdf.getPage(0).node.Resources() as PDFDict).lookup(PDFName.of('XObject'), PDFDict);
    const picture = pictures.lookup(pictures.keys()[0] as PDFName) as PDFRawStream;
    expect(picture.dict.lookup(PDFName.of('ColorSpace'), PDFArray).get(0)).toBe(PDFName.of('ICCBased'));
    expect(picture.dict.get(PDFName.of('Filter'))).toBe(PDFName.of('DCTDecode'));
  });

  it('escapes a hostile title', async () => {
    const path = await writeTestPdf('hostile', { title: HOSTILE });
    const pdf = await parsed(path);
    const title = pdf.getTitle();
    expect(title).toBe(HOSTILE.replace('\ud800', '\ufffd'));
    expect(dictionaryKeys(pdf)).toContain('/TrimBox');
    const xmp = streamText(pdf.catalog.lookup(PDFName.of('Metadata')));
    expect(xmp).toContain('&#60;script&#62;&#38;amp;');
    expect(xmp).not.toContain('<script');
    expect(xmp).not.toContain('\u0007');
    expect(pdf.catalog.keys().map(String).sort()).toEqual(['/Metadata', '/OutputIntents', '/Pages', '/Type']);
    expect(dictionaryKeys(pdf).filter((key) => /^\/(JS|JavaScript|Annots|EmbeddedFiles|OpenAction|AA|URI|AF)$/.test(key))).toEqual([]);
  });

  it('has the same bytes for the same collage, except for id and date', async () => {
    const [first, second, withOtherId] = await Promise.all([
      writeTestPdf('one'),
      writeTestPdf('two'),
      writeTestPdf('other', { id: 'another' }),
    ]);
    expect(readFileSync(first).equals(readFileSync(second))).toBe(true);
    expect(readFileSync(first).equals(readFileSync(withOtherId))).toBe(false);
    const id = (await parsed(withOtherId)).context.trailerInfo.ID as PDFArray;
    const hex = createHash('sha256').update('another').digest('hex').slice(0, 32);
    expect((id.get(0) as PDFHexString).asString()).toBe(hex);
    const strip = (path: string, from: string) =>
      readFileSync(path, 'latin1')
        .replaceAll(from, '')
        .replaceAll(from.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), '');
    const idHex = createHash('sha256').update('test').digest('hex').slice(0, 32);
    expect(strip(first, idHex)).toBe(strip(withOtherId, hex));
  });

  it('reports the size and hash of the file', async () => {
    const out = join(folder, 'told.pdf');
    const { bytes, sha256 } = await writePdf(pdfJob(drawing, out));
    expect(statSync(out).size).toBe(bytes);
    expect(createHash('sha256').update(readFileSync(out)).digest('hex')).toBe(sha256);
  });

  it('writes the given date', async () => {
    const info = (await parsed(await writeTestPdf('dates'))).context.lookup(
      (await parsed(await writeTestPdf('dates'))).context.trailerInfo.Info,
    ) as PDFDict;
    expect((info.get(PDFName.of('CreationDate')) as PDFString).asString()).toBe('D:20261121104500Z');
  });

  it('deletes its temporary file and keeps an earlier file when a photo cannot be read', async () => {
    const out = join(folder, 'kept.pdf');
    writeFileSync(out, 'earlier');
    const broken = join(folder, 'broken.jpg');
    writeFileSync(broken, readFileSync(photo).subarray(0, 9000));
    const small = drawingOf(10, 10, 0, clipped(broken, { x: 0, y: 0, width: 1, height: 0.667 }));
    await expect(writePdf(pdfJob(small, out))).rejects.toThrow();
    expect(readFileSync(out, 'utf8')).toBe('earlier');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
