import { expect, it } from 'vitest';
import { superlinearGrowth } from '../../../test-support/linear-time.ts';
import { readJpegScans } from '../src/photo/jpeg-scans.ts';
import { readPhotoHeader } from '../src/photo/photo-header.ts';
import { readPngChunks } from '../src/photo/png-header.ts';

/** Latin-1 text as bytes. A loop, because `Uint8Array.from` with a function takes ten times as long as the readers under test. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}
const u32 = (value: number) => String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
const PNG = `\x89PNG\r\n\x1a\n${u32(13)}IHDR${u32(9)}${u32(9)}\x08\x02\0\0\0${u32(0)}`;
const HEIC = `${u32(24)}ftypheic\0\0\0\0heicmif1`;
const EXIF = 'Exif\0\0II*\0\x08\0\0\0\x01\0\x0e\x01\x02\0\x01\0\0\0\0\0\0\0';

/** The beginning of a file of each kind, and a small piece that can follow it many times. */
const FILES: Readonly<Record<string, readonly [start: string, part: string]>> = {
  'a JPEG of marks': ['\xff\xd8', '\xff'],
  'a JPEG of restart marks': ['\xff\xd8', '\xff\xd0'],
  'a JPEG of empty segments': ['\xff\xd8', '\xff\xe5\0\x02'],
  'a JPEG of profiles in parts': ['\xff\xd8', '\xff\xe2\0\x10ICC_PROFILE\0\x01\xff'],
  'a JPEG of EXIF data': ['\xff\xd8', `\xff\xe1\0${String.fromCharCode(EXIF.length + 2)}${EXIF}`],
  'a JPEG of XMP data': ['\xff\xd8', '\xff\xe1\0\x20http://ns.adobe.com/xGPGPGPGPG'],
  'a JPEG of scans': ['\xff\xd8', '\xff\xda\0\x02\0'],
  'a PNG of chunks': [PNG, `${u32(0)}iTXt${u32(0)}`],
  'a WebP of chunks': [`RIFF\xff\xff\xff\x7fWEBPVP8X\x0a\0\0\0\x08\0\0\0\x09\0\0\x09\0\0`, 'ICCP\0\0\0\0'],
  'a HEIC of boxes': [HEIC, `${u32(8)}free`],
  'a HEIC of one box in another': [`${HEIC}${u32(0)}meta\0\0\0\0`, `${u32(0)}iprp`],
};

it.each(Object.entries(FILES))('the time to read %s grows no faster than the file', (_name, [start, part]) => {
  const grow = (length: number) => bytesOf(start + part.repeat(Math.floor((length - start.length) / part.length)));
  const readers = [readPhotoHeader, (bytes: Uint8Array) => readJpegScans(bytes), readPngChunks];
  for (const read of readers) expect(superlinearGrowth(grow, read)).toBeNull();
});
