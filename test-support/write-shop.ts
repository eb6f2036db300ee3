import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a shop's folder as `muro shop init` does, with a grace period in which nothing is printed. */
export function writeShop(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text.replace('"graceMinutes": 30', '"graceMinutes": 600'));
  }
}
