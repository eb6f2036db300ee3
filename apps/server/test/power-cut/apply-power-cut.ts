import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileOp, folderOf, type Inode } from './recorder.ts';

/** Unit that a disk writes atomically, bytes. */
const SECTOR = 512;

/** Simulated power cut after this many calls; `keeps` decides for each unflushed write whether it is on disk. */
export interface PowerCut {
  readonly after: number;
  readonly keeps: () => boolean;
}

/**
 * Writes the folder `to` in the state after a power cut: `from`, as it was before the recording, with all flushed writes. Of unflushed
 * writes each sector is present or not; of names and sizes, which a journaling file system writes in order, those up to a random moment.
 */
export function applyPowerCut(
  ops: readonly FileOp[],
  { after, keeps }: PowerCut,
  { from, to }: Readonly<Record<'from' | 'to', string>>,
): void {
  const done = ops.slice(0, after);
  const flushedAt = new Map(done.flatMap((op, index) => (op.kind === 'flushed' ? [[op.target, index] as const] : [])));
  const isFlushed = (target: Inode | string | null, index: number): boolean => target !== null && (flushedAt.get(target) ?? -1) > index;
  const last = lastChange(done, isFlushed, keeps);
  const names = new Map<string, Inode | null>();
  const folders: (readonly [string, boolean])[] = [];
  const files = new Map<Inode, Buffer>();
  const bytesOf = (inode: Inode): Buffer =>
    files.get(inode) ?? (inode.origin === null ? Buffer.alloc(0) : readFileSync(join(from, inode.origin)));
  for (const [index, op] of done.entries()) {
    if (op.kind === 'bytes') files.set(op.inode, withBytes(bytesOf(op.inode), op, isFlushed(op.inode, index) ? () => true : keeps));
    if (index > last) continue;
    if (op.kind === 'names') for (const [name, inode] of op.entries) names.set(name, inode);
    if (op.kind === 'folder') folders.push([op.name, op.isMade]);
    if (op.kind === 'size') files.set(op.inode, resized(bytesOf(op.inode), op.size));
  }
  cpSync(from, to, { recursive: true });
  for (const [name, isMade] of folders) isMade ? mkdirSync(join(to, name)) : rmSync(join(to, name), { recursive: true });
  for (const [name, inode] of names) inode ? writeFileSync(join(to, name), bytesOf(inode)) : rmSync(join(to, name), { force: true });
  for (const [inode, bytes] of files) if (inode.origin !== null && !names.has(inode.origin)) writeFileSync(join(to, inode.origin), bytes);
}

/** Returns the number of the last change of names and sizes that is on disk: at least the last one that was flushed. */
function lastChange(
  done: readonly FileOp[],
  isFlushed: (target: Inode | string | null, index: number) => boolean,
  keeps: () => boolean,
): number {
  const isSafe = (op: FileOp, index: number): boolean => {
    if (op.kind === 'size') return isFlushed(op.inode, index);
    if (op.kind === 'folder') return isFlushed(folderOf(op.name), index);
    return op.kind === 'names' && op.entries.some(([name, inode]) => isFlushed(inode, index) || isFlushed(folderOf(name), index));
  };
  const changes = done.flatMap((op, index) => (op.kind === 'bytes' || op.kind === 'flushed' ? [] : [index]));
  let lastSafe = changes.findLastIndex((index) => isSafe(done[index] as FileOp, index));
  while (lastSafe + 1 < changes.length && keeps()) lastSafe += 1;
  return changes[lastSafe] ?? -1;
}

/** @returns the bytes truncated, or padded with zeros */
function resized(bytes: Buffer, size: number): Buffer {
  return size <= bytes.length ? bytes.subarray(0, size) : Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
}

function withBytes(before: Buffer, { at, bytes }: { readonly at: number; readonly bytes: Buffer }, keeps: () => boolean): Buffer {
  const after = Buffer.from(resized(before, Math.max(before.length, at + bytes.length)));
  for (let from = 0; from < bytes.length; from += SECTOR) if (keeps()) bytes.copy(after, at + from, from, from + SECTOR);
  return after;
}
