import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sharp = createRequire(join(root, 'packages/press/package.json'))('sharp') as typeof import('sharp').default;

function newFile(name: string): string {
  const folder = join(tmpdir(), `muro-odd-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}

/** Makes a text file with the name of a photo. */
export function falsePhoto(): string {
  const file = newFile('falsa.jpg');
  writeFileSync(file, 'Esto no es una foto, aunque se llame así.');
  return file;
}

/** Makes a photo with a low resolution for a large slot. */
export async function smallPhoto(name = 'pequena.jpg'): Promise<string> {
  const file = newFile(name);
  const colour = { r: 40 + ((name.length * 17) % 200), g: 120, b: 90 };
  await sharp({ create: { width: 420, height: 320, channels: 3, background: colour } })
    .jpeg()
    .toFile(file);
  return file;
}
