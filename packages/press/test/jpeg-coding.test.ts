import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { writePdf } from '../src/pdf/write-pdf.ts';
import { clipped, drawingOf, pdfJob } from './drawings.ts';
import { frameAt, patched, scanAt, segment, withFront, without } from './odd-photos/jpeg-bytes.ts';
import { colorAt, savePicture, scratchFolder } from './pictures.ts';
import { extractImages, hasTool, itWith, type Painter, paintedBy } from './system-tools.ts';

/* All combinations of component ids and markers by which a JPEG declares its three components as RGB or YCbCr, or does not. */

const folder = scratchFolder();
const JFIF = segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'));
const adobe = (transform: number) => segment(0xee, Buffer.from(`Adobe\0\x64\0\0\0\0${String.fromCharCode(transform)}`, 'latin1'));

const flat = sharp({ create: { width: 160, height: 160, channels: 3, background: { r: 190, g: 110, b: 60 } } });
const base = without(without(await flat.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(), 0xe0), 0xee);

function withComponentIds(ids: readonly number[]): Buffer {
  const [frame, scan] = [frameAt(base) + 10, scanAt(base) + 5];
  return ids.reduce((jpeg, id, index) => patched(patched(jpeg, frame + 3 * index, id), scan + 2 * index, id), base);
}

const NAMES = { '1 2 3': [1, 2, 3], '0 1 2': [0, 1, 2], RGB: [82, 71, 66], rgb: [114, 103, 98], YCc: [89, 67, 99] } as const;
const MARKERS = {
  'no marker': [],
  JFIF: [JFIF],
  ...Object.fromEntries([0, 1, 2].map((transform) => [`Adobe ${transform}`, [adobe(transform)]])),
  ...Object.fromEntries([0, 1, 2].map((transform) => [`JFIF and Adobe ${transform}`, [JFIF, adobe(transform)]])),
  'Adobe 0 and JFIF': [adobe(0), JFIF],
  'Adobe 1 and Adobe 0': [adobe(1), adobe(0)],
};
const KINDS = Object.entries(NAMES).flatMap(([name, ids]) =>
  Object.entries(MARKERS).map(([markers, segments]) => ({
    kind: `${name}, ${markers}`,
    jpeg: withFront(withComponentIds(ids), ...segments),
  })),
);
const COLUMNS = 10;

describe('the meaning of three components', () => {
  itWith(['pdftoppm', 'pdfimages', 'mutool'], 'is the same in every reader of the print file as in a browser', async () => {
    const ops = await Promise.all(
      KINDS.map(async ({ kind, jpeg }, index) =>
        clipped(await savePicture(folder, `${kind}.jpg`, jpeg), {
          x: index % COLUMNS,
          y: Math.floor(index / COLUMNS),
          width: 1,
          height: 1,
        }),
      ),
    );
    const out = join(folder, 'codings.pdf');
    const rows = Math.ceil(KINDS.length / COLUMNS);
    await writePdf(pdfJob(drawingOf(COLUMNS, rows, 0, ops.flat()), out));
    // The file's own bytes, except for a marker that is inserted or overwritten with zeros.
    const pictures = extractImages(out).map((path) => readFileSync(path));
    expect(pictures).toHaveLength(KINDS.length);
    for (const [index, { jpeg }] of KINDS.entries()) expect(pictures[index]?.subarray(-100).equals(jpeg.subarray(-100))).toBe(true);
    const painters: Painter[] = ['poppler, smooth', 'mupdf, smooth', ...(hasTool('gs') ? (['ghostscript, hard'] as const) : [])];
    for (const painter of painters) {
      const rendered = paintedBy(painter, out, 72);
      for (const [index, { kind, jpeg }] of KINDS.entries()) {
        const [x, y] = [index % COLUMNS, Math.floor(index / COLUMNS)];
        const colour = await colorAt(rendered, { x: (x + 0.3) / COLUMNS, y: (y + 0.3) / rows, width: 0.4 / COLUMNS, height: 0.4 / rows });
        // The server decodes with the library that browsers use.
        const { channels } = await sharp(jpeg, { failOn: 'none' }).stats();
        const expected = channels.map(({ mean }) => mean);
        const difference = Math.max(...colour.map((value, channel) => Math.abs(value - (expected[channel] as number))));
        expect({ painter, kind, colour, isSame: difference < 5 }).toEqual({ painter, kind, colour, isSame: true });
      }
    }
  });
});
