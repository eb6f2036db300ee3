import { readFile } from 'node:fs/promises';
import { readUtf8 } from '@muro/domain';
import { wrongInput } from './failure.ts';
import { readXml } from './read-xml.ts';

/** A text file in UTF-8; a file that cannot be read is the input's fault. */
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
