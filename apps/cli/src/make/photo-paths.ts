import { open, readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type FileKind, fileKindOf } from '@muro/domain';
import { accessReason } from '../files/read-text.ts';
import { wrongInput } from '../terminal/failure.ts';

/** Bytes that suffice to detect the kind of a file. */
const HEAD_BYTES = 4096;
const PHOTO_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp', 'heic', 'avif', 'tiff', 'raw'];

export interface PhotoPaths {
  readonly paths: readonly string[];
  /** Files in the folders that are not photos. */
  readonly leftOut: readonly string[];
}

/**
 * Returns the given photos and those in the given folders, folder by folder and sorted by name. Hidden files are skipped; so are the
 * companion files that macOS writes on foreign disks (`._*`), even if they are given, since shell patterns match them.
 *
 * @throws {Failure} if a path does not exist, or a folder contains no photos
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
    const folderPhotos = await photosIn(path);
    if (folderPhotos.paths.length === 0) throw wrongInput(path, 'has no photos in it');
    paths.push(...folderPhotos.paths);
    leftOut.push(...folderPhotos.leftOut);
  }
  return { paths, leftOut };
}

/** True for a folder. A missing path is reported later, together with unreadable photos. */
async function isFolder(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => null);
  return stats?.isDirectory() ?? false;
}

async function photosIn(folder: string): Promise<PhotoPaths> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    throw wrongInput(folder, accessReason(error));
  });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const { compare } = new Intl.Collator('en', { numeric: true });
  const visible = files.filter((path) => !isHidden(path.slice(folder.length))).sort(compare);
  const kinds = new Map<string, FileKind>();
  for (const path of visible) kinds.set(path, await kindOf(path));
  const stems = new Set(visible.filter((path) => kinds.get(path) === 'jpeg').map(stemOf));
  const isPhoto = (path: string) => PHOTO_KINDS.includes(kinds.get(path) ?? 'other');
  // A RAW photo is skipped if a JPEG of the same name exists in the folder.
  const isDouble = (path: string) => kinds.get(path) === 'raw' && stems.has(stemOf(path));
  return { paths: visible.filter((path) => isPhoto(path) && !isDouble(path)), leftOut: visible.filter((path) => !isPhoto(path)) };
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
