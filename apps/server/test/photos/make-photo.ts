import type { InjectOptions } from 'fastify';
import sharp from 'sharp';

/** Returns a generated JPEG: soft colour fields that depend on the seed. */
export async function photoOf(options: {
  width: number;
  height: number;
  orientation?: number;
  gps?: boolean;
  seed?: number;
  /** '2024:07:01 12:00:00' */
  takenAt?: string;
  /** '+02:00' */
  zone?: string;
}): Promise<Buffer> {
  const { width, height, orientation = 1, gps = false, seed = 0, takenAt, zone } = options;
  const cells = Buffer.from(Array.from({ length: 4 * 3 * 3 }, (_, index) => (index * 71 + seed * 37) % 256));
  const image = sharp(cells, { raw: { width: 4, height: 3, channels: 3 } }).resize(width, height, { fit: 'fill' });
  const exif = {
    ...(gps ? { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } } : {}),
    ...(takenAt ? { IFD2: { DateTimeOriginal: takenAt, ...(zone && { OffsetTimeOriginal: zone, SubSecTimeOriginal: '5' }) } } : {}),
  };
  return await image.withMetadata({ orientation, exif }).jpeg({ quality: 90 }).toBuffer();
}

const BOUNDARY = '----muro-test-boundary';

/** Returns the upload call as a browser sends it. */
export function uploadForm(file: Uint8Array, fields: Record<string, string>, fieldName = 'file', fileName = 'IMG_0001.jpg'): InjectOptions {
  const values = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${fieldName}"; filename="${fileName.replace(/["\r\n]/g, encodeURIComponent)}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    method: 'POST',
    url: '/api/upload?format=json',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(values.join('') + head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}
