/** A file of a folder: its path below the chosen folder, and its MIME type from the browser ('' if unknown). */
export interface FolderFile {
  readonly path: string;
  readonly type: string;
}

/** Folders and files that systems create beside photos: previews of Windows, macOS and network disks. */
const SYSTEM_NAMES: ReadonlySet<string> = new Set(['__macosx', '@eadir', '#recycle', '$recycle.bin', 'thumbs.db', 'desktop.ini', 'icon\r']);

/** Extensions of sidecar files that cameras and photo programs write beside photos, and whose type browsers do not know. */
const SIDECAR_ENDINGS: ReadonlySet<string> = new Set(['xmp', 'aae', 'thm', 'lrv', 'ctg', 'dop', 'pp3', 'db', 'ini', 'lrcat', 'insv']);

/**
 * True for a file that a person did not choose as a photo: a hidden file, a file in a hidden folder, a resource fork that macOS writes on
 * foreign disks, a system file.
 *
 *     ._IMG_0001.JPG   .DS_Store   __MACOSX/IMG_0001.JPG   @eaDir/IMG_0001.JPG/thumb.jpg
 */
export function isHiddenFile(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.') || SYSTEM_NAMES.has(name.toLowerCase()));
}

/**
 * True for files of a folder that are accepted: not hidden, and pictures (no videos, texts, sidecars). A file of unknown type is accepted;
 * if it cannot be read, the refusal names it.
 */
export function isPhotoOfFolder({ path, type }: FolderFile): boolean {
  if (isHiddenFile(path)) return false;
  if (type !== '') return type.startsWith('image/');
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return !SIDECAR_ENDINGS.has(ending);
}

const byPath = new Intl.Collator('en', { numeric: true });

/** Compares paths as file managers sort them: by folder, and IMG_9 before IMG_10. */
export function comparePaths(a: string, b: string): number {
  return byPath.compare(a, b);
}
