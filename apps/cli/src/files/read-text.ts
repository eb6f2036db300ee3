import { readFile } from 'node:fs/promises';
import { readUtf8 } from '@muro/domain';
import { wrongInput } from '../terminal/failure.ts';
import { readXml } from './read-xml.ts';

/** Reads a UTF-8 text file; an unreadable file is a failure of the input. */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw wrongInput(path, accessReason(error));
  });
  return readXml(path, () => readUtf8(bytes));
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
