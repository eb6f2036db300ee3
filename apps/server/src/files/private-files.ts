import { stat } from 'node:fs/promises';

/** Files and folders that this process and its children make are for their own user alone. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/** Rights of the group and of all other users. */
const OTHERS = 0o077;

/** One line for the operator when other users of the machine may enter or read the data folder, otherwise null. */
export async function openFolderWarning(folder: string): Promise<string | null> {
  if (process.platform === 'win32') return null; // its rights are not in the mode
  const mode = (await stat(folder)).mode & 0o777;
  if ((mode & OTHERS) === 0) return null;
  return `The data folder ${folder} is open to other users of this machine (mode ${mode.toString(8)}): it holds addresses and photos. Close it with: chmod -R go= '${folder}'`;
}
