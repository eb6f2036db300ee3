/** A file of a folder: its name, its path below the folder that was chosen, and the kind that the browser tells ('' if it knows none). */
export interface FolderFile {
  readonly path: string;
  readonly type: string;
}

/** Folders and files that systems put beside photos: previews of Windows, macOS and network disks. */
const SYSTEM_NAMES: ReadonlySet<string> = new Set(['__macosx', '@eadir', '#recycle', '$recycle.bin', 'thumbs.db', 'desktop.ini', 'icon\r']);

/** Endings of files that cameras and photo programs put beside their photos, and that browsers know no kind of. */
const SIDECAR_ENDINGS: ReadonlySet<string> = new Set(['xmp', 'aae', 'thm', 'lrv', 'ctg', 'dop', 'pp3', 'db', 'ini', 'lrcat', 'insv']);

/**
 * True if a path leads to a file that no person chose as a photo: a hidden one, one in a hidden folder, the companion of a photo that
 * macOS writes on foreign disks, a system's own file.
 *
 *     ._IMG_0001.JPG   .DS_Store   __MACOSX/IMG_0001.JPG   @eaDir/IMG_0001.JPG/thumb.jpg
 */
export function isHiddenFile(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.') || SYSTEM_NAMES.has(name.toLowerCase()));
}

/**
 * True for the files of a folder that are taken: all but hidden ones and those that are no pictures (videos, texts, sidecars). A file
 * of an unknown kind is taken: a refusal then names it.
 */
export function isPhotoOfFolder({ path, type }: FolderFile): boolean {
  if (isHiddenFile(path)) return false;
  if (type !== '') return type.startsWith('image/');
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return !SIDECAR_ENDINGS.has(ending);
}

const byPath = new Intl.Collator('en', { numeric: true });

/** Orders paths as file managers show them: by folder, and IMG_9 before IMG_10. */
export function comparePaths(a: string, b: string): number {
  return byPath.compare(a, b);
}
