import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents. Node's `recursive` option loops forever if a file system allows no folder and reports its parent
 * as missing, as /proc and unmounted network shares do.
 *
 * @param mode  permissions of the created folders
 * @throws the file system's error for the first folder that cannot be created
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  const fault = await faultOf(path, mode);
  if (!fault) return;
  if (fault.code !== 'ENOENT' || dirname(path) === path) throw fault;
  await makeFolder(dirname(path), mode);
  const secondFault = await faultOf(path, mode);
  if (secondFault) throw secondFault;
}

/** Creates one folder. Returns null if it exists afterwards, even if another process created it. */
async function faultOf(path: string, mode: number | undefined): Promise<NodeJS.ErrnoException | null> {
  try {
    await mkdir(path, mode);
    return null;
  } catch (error) {
    const pathExists = await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    );
    return pathExists ? null : (error as NodeJS.ErrnoException);
  }
}
