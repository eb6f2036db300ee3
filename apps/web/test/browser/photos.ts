import { commands } from 'vitest/browser';
import type { MadeFile } from './commands.ts';

export type Rgb = readonly [number, number, number];

/** Makes a JPEG of four fields of 200 x 100 px: top left, top right, bottom left, bottom right. */
export async function fieldsPhoto(name: string, fields: readonly [Rgb, Rgb, Rgb, Rgb]): Promise<MadeFile> {
  const canvas = new OffscreenCanvas(400, 200);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  for (const [index, [red, green, blue]] of fields.entries()) {
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(index % 2 === 0 ? 0 : 200, index < 2 ? 0 : 100, 200, 100);
  }
  return await madeFile(name, await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 }));
}

/** Makes a JPEG of one colour. */
export const plainPhoto = (name: string, colour: Rgb): Promise<MadeFile> => fieldsPhoto(name, [colour, colour, colour, colour]);

/** Makes a file in the form that the file chooser accepts. */
export async function madeFile(name: string, content: Blob): Promise<MadeFile> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { name, mimeType: content.type, base64: btoa(binary) };
}

/**
 * Returns the paths of typical holiday photos: `holiday-01.jpg` …, about 4 megapixels in landscape, portrait and square, some stored
 * rotated with a matching EXIF orientation.
 */
export const holidayPhotos = (count: number): Promise<readonly string[]> => commands.holidayPhotos(count);

/** Makes a valid photo with too few pixels for a large slot. */
export async function smallPhoto(name = 'pequena.jpg'): Promise<MadeFile> {
  const canvas = new OffscreenCanvas(420, 320);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = `rgb(${40 + ((name.length * 17) % 200)} 120 90)`;
  context.fillRect(0, 0, 420, 320);
  return await madeFile(name, await canvas.convertToBlob({ type: 'image/jpeg' }));
}

/** Makes a text file that claims to be a photo. */
export const falsePhoto = (): Promise<MadeFile> =>
  madeFile('falsa.jpg', new Blob(['Esto no es una foto, aunque se llame así.'], { type: 'image/jpeg' }));

/** Makes a truncated photo: only the first half of its bytes. */
export async function cutPhoto(name = 'cortada.jpg'): Promise<MadeFile> {
  const { mimeType, base64 } = await smallPhoto(name);
  const bytes = atob(base64);
  return { name, mimeType, base64: btoa(bytes.slice(0, bytes.length / 2)) };
}

/** Makes a picture of many coloured circles, deterministic by seed, in this width and quality: like a photo recompressed by a messenger. */
export async function circlesPhoto(name: string, { seed = 1, width = 1600, quality = 0.92 } = {}): Promise<MadeFile> {
  const canvas = new OffscreenCanvas(width, (width * 3) / 4);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  let state = seed * 7919;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  context.fillStyle = '#dcd6c8';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (let circle = 0; circle < 24; circle++) {
    context.fillStyle = `hsl(${next() * 360} 60% ${20 + next() * 60}%)`;
    context.beginPath();
    context.arc(next() * canvas.width, next() * canvas.height, (0.05 + next() * 0.2) * canvas.width, 0, 2 * Math.PI);
    context.fill();
  }
  return await madeFile(name, await canvas.convertToBlob({ type: 'image/jpeg', quality }));
}

/** Returns a copy of a file whose bytes, as one character each, are changed by `change`. */
export function withBytes({ name, mimeType, base64 }: MadeFile, change: (bytes: string) => string): MadeFile {
  return { name, mimeType, base64: btoa(change(atob(base64))) };
}

/** Returns the File object that another program would hand over. */
export function fileOf({ name, mimeType, base64 }: MadeFile): File {
  return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type: mimeType });
}

/** Drops or pastes files anywhere on the page. */
export function give(type: 'drop' | 'paste', files: readonly File[], target: Element = document.body): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const event =
    type === 'drop'
      ? new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true })
      : new ClipboardEvent(type, { clipboardData: transfer, bubbles: true });
  target.dispatchEvent(event);
}
