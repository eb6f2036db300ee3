import { stat } from 'node:fs/promises';

/** Makes files and folders that this process and its children create readable for their own user alone (umask 077). */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/** Mode bits of the group and of all other users. */
const OTHERS = 0o077;

/** Returns a warning in one line if other users of the machine may enter or read the data folder, otherwise null. */
export async function openFolderWarning(folder: string): Promise<string | null> {
  if (process.platform === 'win32') return null; // access rights are not in the mode
  const mode = (await stat(folder)).mode & 0o777;
  if ((mode & OTHERS) === 0) return null;
  return `The data folder ${folder} is open to other users of this machine (mode ${mode.toString(8)}): it holds addresses and photos. Close it with: chmod -R go= '${folder}'`;
}
