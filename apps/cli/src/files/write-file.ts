import { type FileContent, writeContent, writeFileAtomically } from '@muro/press';
import { makeFolder } from '@muro/shop';
import { type Failure, wrongInput } from '../terminal/failure.ts';

/** Writes a file atomically. */
export async function writeOutput(path: string, content: FileContent): Promise<void> {
  try {
    await writeFileAtomically(path, (file) => writeContent(file, content));
  } catch (error) {
    throw writeFailure(path, error) ?? error;
  }
}

/** Creates the folder if it does not exist. */
export async function ensureFolder(path: string): Promise<void> {
  try {
    await makeFolder(path);
  } catch (error) {
    throw writeFailure(path, error) ?? error;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'a file with this name already exists',
  EEXIST: 'a file with this name already exists',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be written',
  EPERM: 'may not be written',
  EROFS: 'may not be written',
  ENOSPC: 'the disk is full',
};

/** Converts an error of a write to a failure of the input; null for other errors. */
export function writeFailure(path: string, error: unknown): Failure | null {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === undefined ? null : wrongInput(path, `could not be written: ${REASONS[code] ?? message}`);
}
