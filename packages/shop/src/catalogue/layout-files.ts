import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTemplateXml } from '@muro/domain';
import type { DesignLayout } from './catalogue-files.ts';
import { LAYOUT_FILE } from './names.ts';

/** A file that a layout consists of. */
export interface LayoutFile {
  /** Path relative to the layout's folder, as the layout states it. */
  readonly path: string;
  /** Path in the file system. */
  readonly file: string;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly sha256: string;
}

export interface LayoutFiles {
  /** Content hash: equal files always have the same hash. */
  readonly hash: string;
  /** The layout's text, then its pictures, each once. */
  readonly files: readonly LayoutFile[];
}

/**
 * Returns the files of a layout and the content hash by which a collage refers to it: SHA-256 over one line per file, with the file's own
 * SHA-256 and path.
 *
 * @throws {Error} of the file system when a picture cannot be read
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
