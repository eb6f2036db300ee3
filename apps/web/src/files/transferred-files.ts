import { comparePaths, isHiddenFile, isPhotoOfFolder } from '../flow/photos/folder-files.ts';

/** A file and its path within the dropped folder. */
interface FoundFile {
  readonly path: string;
  readonly file: File;
}

/**
 * Returns the files of a drop or of the clipboard, including those in folders, folder by folder. Skips hidden files, and files in folders
 * that are not pictures.
 *
 * Must be called during the event: the browser empties the transfer afterwards.
 */
export async function transferredFiles({ items, files }: DataTransfer): Promise<readonly File[]> {
  const parts = [...items].flatMap((item) => (item.kind === 'file' ? [partOf(item)] : []));
  const single = parts.length > 0 ? [] : [...files];
  const found = await Promise.all(parts);
  return [...found.flat(), ...single].filter(({ name }) => !isHiddenFile(name));
}

/** Reads entry and file from the item synchronously, the rest later. */
function partOf(item: DataTransferItem): Promise<readonly File[]> {
  const entry = item.webkitGetAsEntry?.() ?? null;
  const file = item.getAsFile();
  if (entry && isFolder(entry)) return filesOfFolder(entry);
  return Promise.resolve(file ? [file] : []);
}

async function filesOfFolder(folder: FileSystemDirectoryEntry): Promise<readonly File[]> {
  const found = await readFolder(folder, folder.name);
  return found
    .filter(({ path, file }) => isPhotoOfFolder({ path, type: file.type }))
    .sort((a, b) => comparePaths(a.path, b.path))
    .map(({ file }) => file);
}

async function readFolder(folder: FileSystemDirectoryEntry, path: string): Promise<readonly FoundFile[]> {
  if (isHiddenFile(path)) return [];
  const entries = await entriesOf(folder).catch((error: unknown) => unreadable(path, error));
  const found = await Promise.all(
    entries.map(async (entry): Promise<readonly FoundFile[]> => {
      const inside = `${path}/${entry.name}`;
      if (isFolder(entry)) return readFolder(entry, inside);
      const file = await fileOf(entry as FileSystemFileEntry).catch((error: unknown) => unreadable(inside, error));
      return file instanceof File ? [{ path: inside, file }] : [];
    }),
  );
  return found.flat();
}

/** Reads all entries of a folder: the reader returns them in batches (Chromium: a hundred); an empty batch is the last. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (portion.length === 0) return all;
    all.push(...portion);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function unreadable(path: string, error: unknown): readonly [] {
  console.warn(`${path} could not be read.`, error);
  return [];
}
