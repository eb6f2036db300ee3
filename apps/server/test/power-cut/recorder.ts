import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, relative } from 'node:path';

/** A file, whatever its present name; `origin` is its name before the recording. */
export interface Inode {
  readonly origin: string | null;
}

/** A recorded file operation; names are relative to the recorded folder. */
export type FileOp =
  | { readonly kind: 'names'; readonly entries: readonly (readonly [name: string, inode: Inode | null])[] }
  | { readonly kind: 'folder'; readonly name: string; readonly isMade: boolean }
  | { readonly kind: 'size'; readonly inode: Inode; readonly size: number }
  | { readonly kind: 'bytes'; readonly inode: Inode; readonly at: number; readonly bytes: Buffer }
  /** From here on a file's content and its entry, or a folder's entries, are on disk. */
  | { readonly kind: 'flushed'; readonly target: Inode | string };

export interface Recording {
  /** In the order of the calls; it grows. */
  readonly ops: readonly FileOp[];
  stop(): void;
}

export const folderOf = (name: string): string => (dirname(name) === '.' ? '' : dirname(name));

/** Records what this process does to the files below `folder` by Node's synchronous calls, as the embedded database does. */
export function recordFiles(folder: string): Recording {
  const ops: FileOp[] = [];
  const real = { ...fs };
  const names = new Map<string, Inode>();
  /** File or folder name of each descriptor. */
  const open = new Map<number, Inode | string>();

  const nameOf = (path: fs.PathLike): string | null => {
    const name = relative(folder, String(path));
    return name.startsWith('..') ? null : name;
  };
  const inodeOf = (name: string): Inode => {
    const inode = names.get(name) ?? { origin: name };
    names.set(name, inode);
    return inode;
  };
  const name = (...entries: readonly (readonly [string, Inode | null])[]): void => {
    for (const [name, inode] of entries) inode ? names.set(name, inode) : names.delete(name);
    ops.push({ kind: 'names', entries });
  };
  const recordSize = (target: Inode | string | undefined, size: number): void => {
    if (typeof target === 'object') ops.push({ kind: 'size', inode: target, size });
  };

  const byDescriptor = {
    openSync(path: fs.PathLike, flags: fs.OpenMode = 'r', mode?: fs.Mode): number {
      const called = nameOf(path);
      const existed = fs.existsSync(path);
      const fd = real.openSync(path, flags, mode);
      if (called === null) return fd;
      const inode = { origin: null };
      if (!existed) name([called, inode]);
      open.set(fd, real.fstatSync(fd).isDirectory() ? called : existed ? inodeOf(called) : inode);
      if (Number(flags) & fs.constants.O_TRUNC) recordSize(open.get(fd), 0);
      return fd;
    },
    closeSync(fd: number): void {
      open.delete(fd);
      real.closeSync(fd);
    },
    writeSync(fd: number, view: Uint8Array, offset: number, length: number, position: number): number {
      const written = real.writeSync(fd, view, offset, length, position);
      const inode = open.get(fd);
      const bytes = Buffer.from(view.slice(offset, offset + written));
      if (typeof inode === 'object') ops.push({ kind: 'bytes', inode, at: position, bytes });
      return written;
    },
    ftruncateSync(fd: number, size = 0): void {
      real.ftruncateSync(fd, size);
      recordSize(open.get(fd), size);
    },
    fsyncSync(fd: number): void {
      real.fsyncSync(fd);
      const target = open.get(fd);
      if (target !== undefined) ops.push({ kind: 'flushed', target });
    },
  };
  const byName = {
    writeFileSync(path: fs.PathLike, data: string, { mode }: { readonly mode: number }): void {
      if (data !== '') throw new Error(`Expected ${String(path)} to be made empty, as the database makes files`);
      byDescriptor.closeSync(byDescriptor.openSync(path, fs.constants.O_WRONLY | fs.constants.O_CREAT | fs.constants.O_TRUNC, mode));
    },
    truncateSync(path: fs.PathLike, size = 0): void {
      real.truncateSync(path, size);
      const called = nameOf(path);
      if (called !== null) recordSize(inodeOf(called), size);
    },
    renameSync(from: fs.PathLike, to: fs.PathLike): void {
      real.renameSync(from, to);
      const [oldName, newName] = [nameOf(from), nameOf(to)];
      if (oldName !== null && newName !== null) name([newName, inodeOf(oldName)], [oldName, null]);
    },
    unlinkSync(path: fs.PathLike): void {
      real.unlinkSync(path);
      const called = nameOf(path);
      if (called !== null) name([called, null]);
    },
    mkdirSync(path: fs.PathLike, mode?: number): void {
      real.mkdirSync(path, mode);
      const called = nameOf(path);
      if (called !== null) ops.push({ kind: 'folder', name: called, isMade: true });
    },
    rmdirSync(path: fs.PathLike): void {
      real.rmdirSync(path);
      const called = nameOf(path);
      if (called !== null) ops.push({ kind: 'folder', name: called, isMade: false });
    },
  };
  const patches = { ...byDescriptor, ...byName };
  Object.assign(fs, patches);
  syncBuiltinESMExports();
  return {
    ops,
    stop: () => {
      for (const patched of Object.keys(patches) as (keyof typeof patches)[]) Object.assign(fs, { [patched]: real[patched] });
      syncBuiltinESMExports();
    },
  };
}
