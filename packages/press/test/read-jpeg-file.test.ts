import { randomBytes } from 'node:crypto';
import { readJpegPicture } from '@muro/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readJpegFile } from '../src/picture/read-jpeg-file.ts';

const MB = 1_048_576;
const END = Buffer.from([0xff, 0xd9]);

/** A file in memory that counts the bytes read from it; it returns at most `maxPiece` bytes at a time, as a network disk may. */
function countedFile(bytes: Buffer, maxPiece = bytes.length) {
  const counted = { readBytes: 0 };
  const read = async (buffer: Uint8Array, offset: number, length: number, position: number) => {
    const piece = bytes.subarray(position, position + Math.min(length, maxPiece));
    buffer.set(piece, offset);
    counted.readBytes += piece.length;
    return { bytesRead: piece.length, buffer };
  };
  return { counted, file: { read } as unknown as Parameters<typeof readJpegFile>[0] };
}

const noise = sharp(randomBytes(1500 * 1000 * 3), { raw: { width: 1500, height: 1000, channels: 3 } });
const photo = await noise.jpeg({ quality: 90 }).toBuffer();
const progressive = await noise.jpeg({ quality: 90, progressive: true }).toBuffer();
const withoutEnd = (jpeg: Buffer) => jpeg.subarray(0, -2);
const film = Buffer.concat([Buffer.from('....ftypmp42'), randomBytes(20 * MB)]);

describe('reading a JPEG up to the end of its picture', () => {
  it.each([
    ['a film behind a photo', Buffer.concat([photo, film]), photo.length],
    ['a film behind a progressive photo', Buffer.concat([progressive, film]), progressive.length],
    ['a second picture', Buffer.concat([photo, photo, film, END]), photo.length],
    ['a film in the place of the end marker', Buffer.concat([withoutEnd(photo), film]), photo.length],
  ])('does not read %s', async (_, bytes, pictureBytes) => {
    const { counted, file } = countedFile(bytes);
    const start = await readJpegFile(file, bytes.length);
    expect(pictureBytes).toBeGreaterThan(MB);
    expect(counted.readBytes).toBeGreaterThanOrEqual(pictureBytes - 2);
    expect(counted.readBytes).toBeLessThanOrEqual(pictureBytes + MB + pictureBytes / 4);
    expect(start.bytes.length).toBe(counted.readBytes);
    expect(start.scans).toEqual(readJpegPicture(bytes).scans);
  });

  it.each([
    ['that ends with its picture', photo],
    ['that ends without an end marker', withoutEnd(photo)],
    ['that was cut off', photo.subarray(0, photo.length / 2)],
    ['that is shorter than a step', photo.subarray(0, 5000)],
    ['cut off and filled up with zeros', Buffer.concat([photo.subarray(0, photo.length / 2), Buffer.alloc(3 * MB)])],
  ])('reads each byte of a file once %s', async (_, bytes) => {
    const { counted, file } = countedFile(bytes, 300_000);
    const start = await readJpegFile(file, bytes.length);
    expect(counted.readBytes).toBe(bytes.length);
    expect(Buffer.compare(start.bytes, bytes)).toBe(0);
    expect(start.scans).toEqual(readJpegPicture(bytes).scans);
  });

  it('ends where a file ends that has become shorter meanwhile', async () => {
    const start = await readJpegFile(countedFile(photo).file, photo.length + 5 * MB);
    expect(start.bytes.length).toBe(photo.length);
    expect(start.scans).toEqual(readJpegPicture(photo).scans);
  });
});
