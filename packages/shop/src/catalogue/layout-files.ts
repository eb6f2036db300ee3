import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTemplateXml } from '@muro/domain';
import type { DesignLayout } from './catalogue-files.ts';
import { LAYOUT_FILE } from './names.ts';

/** A file that a layout is made of. */
export interface LayoutFile {
  /** Below the layout's own folder, as the layout names it. */
  readonly path: string;
  /** Where it lies on this machine. */
  readonly file: string;
  /** Of its bytes, hexadecimal. */
  readonly sha256: string;
}

export interface LayoutFiles {
  /** Names these very bytes: the same files have the same hash, everywhere. */
  readonly hash: string;
  /** The layout's text first, then its pictures, each once. */
  readonly files: readonly LayoutFile[];
}

/**
 * The files of a layout, and the hash that a collage names it by: SHA-256 of a line for each file, its own SHA-256 and its path.
 *
 * @throws {Error} of the system when a picture cannot be read
 */
export async function layoutFiles({ templateXml, baseUrl, folder }: DesignLayout): Promise<LayoutFiles> {
  const { resources } = readTemplateXml(templateXml, { baseUrl });
  const paths = [...new Set(resources.map(({ source }) => source.slice(baseUrl.length)))].sort();
  const pictures = await Promise.all(paths.map((path) => pictureFile(folder, path)));
  const files: readonly LayoutFile[] = [{ path: LAYOUT_FILE, file: join(folder, LAYOUT_FILE), sha256: sha256(templateXml) }, ...pictures];
  return { hash: sha256(files.map((file) => `${file.sha256}  ${file.path}\n`).join('')), files };
}

async function pictureFile(folder: string, path: string): Promise<LayoutFile> {
  const file = join(folder, path);
  return { path, file, sha256: sha256(await readFile(file)) };
}

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
