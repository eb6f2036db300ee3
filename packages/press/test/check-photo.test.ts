import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkPhoto } from '../src/photos/check-photo.ts';
import { makeUprightCopy } from '../src/photos/make-upright-copy.ts';
import { readPhotoInfo } from '../src/picture/photo-info.ts';
import { BLUE, colorAt, fields, GREEN, RED, savePicture, scenery, scratchFolder, YELLOW } from './pictures.ts';

const folder = scratchFolder();
const good = await savePicture(folder, 'good.jpg', scenery(4, 600, 400).jpeg().withMetadata({ orientation: 6 }));

describe('checking a photo', () => {
  it('[INGEST-02] returns the upright size of a good photo', async () => {
    const check = await checkPhoto(good);
    expect(check).toMatchObject({ ok: true, info: { widthPx: 400, heightPx: 600, sizeBytes: readFileSync(good).length } });
  });

  it('[INGEST-02] refuses a missing file and other formats with the key of the message', async () => {
    const text = await savePicture(folder, 'text.jpg', Buffer.from('not a photo'));
    const png = await savePicture(folder, 'png.jpg', scenery(1, 20, 20).png());
    expect(await checkPhoto(text)).toMatchObject({ ok: false, error: 'ERROR_NO_JPG_IMAGE' });
    expect(await checkPhoto(png)).toMatchObject({ ok: false, error: 'ERROR_NO_JPG_IMAGE' });
    expect(await checkPhoto(join(folder, 'gone.jpg'))).toMatchObject({ ok: false, error: 'ERROR_NO_FILE_ACCESS' });
    expect(await checkPhoto(await savePicture(folder, 'empty.jpg', Buffer.alloc(0)))).toMatchObject({
      ok: false,
      error: 'ERROR_NO_JPG_IMAGE',
    });
  });

  it('[INGEST-01] accepts 26214400 bytes and refuses one more', async () => {
    const exact = await savePicture(folder, 'exact.jpg', readFileSync(good));
    truncateSync(exact, 26_214_400);
    expect((await checkPhoto(exact)).ok).toBe(true);
    truncateSync(exact, 26_214_401);
    expect(await checkPhoto(exact)).toMatchObject({ ok: false, error: 'ERROR_FILE_TO_BIG' });
  });

  it('refuses a photo whose last pixels are missing', async () => {
    const cut = await savePicture(folder, 'cut.jpg', readFileSync(good).subarray(0, -400));
    expect(await checkPhoto(cut)).toMatchObject({ ok: false, error: 'ERROR_COULD_NOT_LOAD' });
  });

  it('refuses a header with too many pixels before decoding', async () => {
    const bytes = Buffer.from(readFileSync(good));
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(60_000, frame + 5);
    bytes.writeUInt16BE(60_000, frame + 7);
    expect(await checkPhoto(await savePicture(folder, 'huge.jpg', bytes))).toMatchObject({ ok: false, error: 'ERROR_COULD_NOT_LOAD' });
  });

  it('reads a header that is longer than the first read', async () => {
    const jpeg = readFileSync(good);
    const filler = Array.from({ length: 6 }, () => Buffer.concat([Buffer.from([0xff, 0xe5, 0xea, 0x62]), Buffer.alloc(60_000)]));
    const long = await savePicture(folder, 'long.jpg', Buffer.concat([jpeg.subarray(0, 2), ...filler, jpeg.subarray(2)]));
    expect(await readPhotoInfo(long)).toMatchObject({ widthPx: 400, heightPx: 600 });
  });
});

describe('upright copies', () => {
  it('[RESIZE-05] are never enlarged and have no metadata', async () => {
    const { jpeg, widthPx, heightPx } = await makeUprightCopy(good, { maxPx: 4000, quality: 80 });
    expect([widthPx, heightPx]).toEqual([400, 600]);
    const { exif, icc, orientation } = await sharp(jpeg).metadata();
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
  });

  it('[INGEST-11] ignores an orientation that browsers ignore', async () => {
    const jpeg = await fields([RED, GREEN, BLUE, YELLOW], 120, 60).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const short = Buffer.from([0x12, 0x01, 0x03, 0x00, 0x01, 0x00, 0x00, 0x00]);
    const index = jpeg.indexOf(short);
    expect(index).toBeGreaterThan(0);
    jpeg[index + 2] = 4;
    const long = join(folder, 'long-orientation.jpg');
    writeFileSync(long, jpeg);
    // The decoder does apply it, so this case needs our own header reader.
    expect((await sharp(long).metadata()).orientation).toBe(6);
    const copy = await makeUprightCopy(long, { maxPx: 120, quality: 95 });
    expect([copy.widthPx, copy.heightPx]).toEqual([120, 60]);
    const colour = await colorAt(await savePicture(folder, 'long-upright.jpg', copy.jpeg), { x: 0.1, y: 0.1, width: 0.3, height: 0.3 });
    for (let c = 0; c < 3; c++) expect(Math.abs((colour[c] as number) - RED[c as 0])).toBeLessThan(8);
  });
});
