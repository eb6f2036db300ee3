import { open, readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type FileKind, fileKindOf } from '@muro/domain';
import { wrongInput } from '../failure.ts';
import { accessReason } from '../read-text.ts';

/** Enough to tell the kind of a file; cameras' first directories are longer than a few tens of bytes. */
const HEAD_BYTES = 4096;
const PHOTO_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp', 'heic', 'avif', 'tiff', 'raw'];

export interface PhotoPaths {
  readonly paths: readonly string[];
  /** Files of folders that are no photos. */
  readonly leftOut: readonly string[];
}

/**
 * The photos that were named, and those of named folders, folder by folder and in the order of their names. Hidden files are left out,
 * the companions that macOS writes on foreign disks (`._*`) even when they are named: a pattern of the shell names them, too.
 *
 * @throws {Failure} when a path leads nowhere, or a folder has no photos
 */
export async function findPhotoPaths(named: readonly string[]): Promise<PhotoPaths> {
  const paths: string[] = [];
  const leftOut: string[] = [];
  for (const path of named) {
    if (basename(path).startsWith('._')) continue;
    if (!(await isFolder(path))) {
      paths.push(path);
      continue;
    }
    const found = await photosIn(path);
    if (found.paths.length === 0) throw wrongInput(path, 'has no photos in it');
    paths.push(...found.paths);
    leftOut.push(...found.leftOut);
  }
  return { paths, leftOut };
}

/** A path that leads nowhere is told with the photos that cannot be read. */
async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isDirectory() ?? false;
}

async function photosIn(folder: string): Promise<PhotoPaths> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    throw wrongInput(folder, accessReason(error));
  });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const { compare } = new Intl.Collator('en', { numeric: true });
  const seen = files.filter((path) => !isHidden(path.slice(folder.length))).sort(compare);
  const kinds = new Map<string, FileKind>();
  for (const path of seen) kinds.set(path, await kindOf(path));
  const stems = new Set(seen.filter((path) => kinds.get(path) === 'jpeg').map(stemOf));
  const isPhoto = (path: string) => PHOTO_KINDS.includes(kinds.get(path) ?? 'other');
  // A RAW photo is left out when the JPEG of the same name lies beside it.
  const isDouble = (path: string) => kinds.get(path) === 'raw' && stems.has(stemOf(path));
  return { paths: seen.filter((path) => isPhoto(path) && !isDouble(path)), leftOut: seen.filter((path) => !isPhoto(path)) };
}

const stemOf = (path: string): string => path.slice(0, -extname(path).length || undefined).toLowerCase();

const isHidden = (path: string): boolean => path.split(/[\\/]/).some((name) => name.startsWith('.') || name === '__MACOSX');

async function kindOf(path: string): Promise<FileKind> {
  const file = await open(path).catch((error: unknown) => {
    throw wrongInput(path, accessReason(error));
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return fileKindOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
