import { readFile } from 'node:fs/promises';
import { wrongInput } from './failure.ts';

/** A text file; a file that cannot be read is the input's fault. */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw wrongInput(path, accessReason(error));
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read',
  ENOTDIR: 'there is no such file',
};

export function accessReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}
