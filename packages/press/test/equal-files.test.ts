import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Collage, Photo } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { writePdf } from '../src/pdf/write-pdf.ts';
import { pictureOpener } from '../src/picture/picture-opener.ts';
import { clipped, drawingOf, pdfJob } from './drawings.ts';
import { savePicture, scenery, scratchFolder } from './pictures.ts';
import { extractImages, itWith } from './system-tools.ts';

const folder = scratchFolder();
const photo = await savePicture(folder, 'photo.jpg', scenery(8, 600, 400).jpeg({ quality: 92 }));
const copy = join(folder, 'copy.jpg');
copyFileSync(photo, copy);
/** As long as the photo, with another picture: one byte of the coded data differs. */
const otherFile = join(folder, 'other.jpg');
const changed = readFileSync(photo);
const offset = changed.length - 900;
changed[offset] = (changed[offset] as number) === 0x11 ? 0x12 : 0x11;
writeFileSync(otherFile, changed);

const photosOf = (ids: readonly string[]) => ids.map((id) => ({ id, name: id, widthPx: 600, heightPx: 400 }) as unknown as Photo);

/** Prints each file as a photo of its own and returns the number of embedded pictures. */
async function embeddedCount(name: string, files: readonly string[], width: number): Promise<number> {
  const collage = { photos: photosOf(files) } as unknown as Collage;
  const fileOf = pictureOpener({ collage, fileOf: (id) => id, resourceFileOf: () => null });
  const ops = files.flatMap((file, index) => clipped(file, { x: index * width, y: 0, width, height: width / 1.5 }));
  const out = join(folder, `${name}.pdf`);
  await writePdf(pdfJob(drawingOf(files.length * width, width, 0, ops), out, { fileOf }));
  return extractImages(out).length;
}

describe('photos with the same content under two ids', () => {
  itWith(['pdfimages'], 'are embedded once, with their own bytes or resampled', async () => {
    expect(await embeddedCount('own-bytes', [photo, copy], 6)).toBe(1);
    expect(await embeddedCount('resampled', [photo, copy], 2)).toBe(1);
  });

  itWith(['pdfimages'], 'are told from another photo of the same length', async () => {
    expect(readFileSync(otherFile).length).toBe(readFileSync(photo).length);
    expect(await embeddedCount('others', [photo, otherFile, copy], 6)).toBe(2);
  });

  it('open as the first of them, also when they are opened at once', async () => {
    const collage = { photos: photosOf([photo, copy, otherFile]) } as unknown as Collage;
    const open = pictureOpener({ collage, fileOf: (id) => id, resourceFileOf: () => null });
    const files = await Promise.all([photo, copy, otherFile].map((id) => open({ kind: 'photo', id, effect: '' })));
    expect(files.map((file) => file?.path)).toEqual([files[0]?.path, files[0]?.path, otherFile]);
  });
});
