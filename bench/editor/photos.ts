import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Number of different pictures. Repetitions do not affect the decoding time. */
const PICTURES = 12;

/**
 * Generates photos of 12 megapixels: circles with grain, which makes a JPEG as large and slow to decode as that of a camera. A comment in
 * the header makes each file unique.
 */
export async function makePhotos(folder: string, count: number): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const pictures: Buffer[] = [];
  for (let index = 0; index < PICTURES; index++) pictures.push(await paintPicture(index));
  return Array.from({ length: count }, (_, index) => {
    const path = join(folder, `photo-${String(index + 1).padStart(3, '0')}.jpg`);
    writeFileSync(path, withComment(pictures[index % PICTURES] as Buffer, `picture ${index}`));
    return path;
  });
}

/** Copies the JPEG files of a folder repeatedly with different comments, until there are `count`. */
export function photosOf(source: string, folder: string, count: number): string[] {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(source).filter((name) => /\.jpe?g$/i.test(name));
  if (names.length === 0) throw new RangeError(`Expected a folder with JPEG files for photos but received ${source}`);
  return Array.from({ length: count }, (_, index) => {
    const path = join(folder, `photo-${String(index + 1).padStart(3, '0')}.jpg`);
    const picture = readFileSync(join(source, names[index % names.length] as string));
    writeFileSync(path, withComment(picture, `picture ${index}`));
    return path;
  });
}

function withComment(jpeg: Buffer, text: string): Buffer {
  const content = Buffer.from(text);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, content.length + 2]), content]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}

async function paintPicture(index: number): Promise<Buffer> {
  const hue = index * 30;
  const [width, height] = index % 3 === 2 ? [3000, 4000] : [4000, 3000];
  const circles = Array.from({ length: 40 }, (_, circle) => {
    const [x, y] = [(circle * 977 + index * 331) % width, (circle * 613 + index * 197) % height];
    return `<circle cx="${x}" cy="${y}" r="${120 + ((circle * 71) % 400)}" fill="hsl(${(hue + circle * 9) % 360} 60% ${30 + (circle % 5) * 11}%)" fill-opacity=".7"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 40% 70%)"/>${circles.join('')}</svg>`;
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 9 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(Buffer.from(svg))
    .flatten()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}
