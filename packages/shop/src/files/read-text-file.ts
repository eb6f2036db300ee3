import { readFileSync, statSync } from 'node:fs';
import { isXmlFormatError, readUtf8 } from '@muro/domain';
import { type Fault, faultIn, fileFault } from './fault.ts';

export type ReadText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly fault: Fault };

/** Largest text file of a shop, bytes. */
const MAX_BYTES = 5_000_000;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read',
  ELOOP: 'is a broken symbolic link',
};

/** Describes the reason why a file cannot be read. */
export function accessReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}

/** Reads a text file in UTF-8. */
export function readTextFile(file: string): ReadText {
  try {
    const stat = statSync(file);
    // Reading a pipe would wait for its writer, possibly forever.
    if (!stat.isFile() && !stat.isDirectory()) return { ok: false, fault: fileFault(file, 'is not a file') };
    const { size } = stat;
    if (size > MAX_BYTES) return { ok: false, fault: fileFault(file, `has ${size} bytes, more than ${MAX_BYTES}`) };
    return { ok: true, text: readUtf8(readFileSync(file)) };
  } catch (error) {
    return { ok: false, fault: isXmlFormatError(error) ? faultIn(file, error) : fileFault(file, accessReason(error)) };
  }
}
