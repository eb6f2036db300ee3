import { readFile, stat } from 'node:fs/promises';
import { devNull } from 'node:os';
import { extname } from 'node:path';
import { MAX_FILE_BYTES, MAX_PIXELS } from '@muro/domain';
import { openPicture } from '../picture/sharp-engine.ts';
import { checkPhoto } from './check-photo.ts';
import { svgFault } from './svg-fault.ts';

/** Formats that browsers and the press both draw, with the file extensions under which the server sends them. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  svg: ['.svg'],
};

/**
 * Returns the reason why a picture of a design cannot be shown and printed, as the end of a sentence; null if it can. Decodes every pixel
 * once, so that damage is found before printing.
 */
export async function artFault(path: string): Promise<string | null> {
  try {
    const { size } = await stat(path);
    if (size > MAX_FILE_BYTES) return `has ${megabytes(size)} MB, more than ${megabytes(MAX_FILE_BYTES)}`;
    if (size === 0) return 'is empty';
    const { format, width, height, space } = await (await openPicture(path)).metadata();
    const endings = FORMATS[format];
    if (!endings) return `is ${format.toUpperCase()}, not JPEG, PNG, WebP or SVG`;
    if (!endings.includes(extname(path))) return `is ${format.toUpperCase()}, so its name must end with ${endings[0]}`;
    if (width * height > MAX_PIXELS) return `has ${width} x ${height} pixels, more than 100 million`;
    if (space === 'cmyk') return 'is in CMYK, which every browser shows in other colours than it is printed; save it in RGB';
    if (format === 'jpeg') return await photoFault(path);
    await (await openPicture(path, { failOn: 'warning' })).png({ compressionLevel: 0 }).toFile(devNull);
    return format === 'svg' ? svgFault(await readFile(path, 'utf8')) : null;
  } catch (error) {
    return brokenReason(error);
  }
}

/** Returns the same for a photo, which must be a JPEG. */
export async function photoFault(path: string): Promise<string | null> {
  const check = await checkPhoto(path);
  return check.ok ? null : brokenReason(new Error(check.reason));
}

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);

function brokenReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/pixel limit/i.test(message)) return 'has more than 100 million pixels';
  return /unsupported image format|Expected .*(JPEG|SOI)/i.test(message)
    ? 'is not an image'
    : `is broken (${message.split('\n')[0]?.trim().slice(0, 120)})`;
}
