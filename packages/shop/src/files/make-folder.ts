import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder that a person named, with every folder above it. Node's own way (`recursive`) never ends where a file system lets no
 * folder be and says that there is none above it: /proc, or a network share that is not there.
 *
 * @param mode  who may do what with the folders that are made
 * @throws what the system says of the first folder that cannot be made
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  const fault = await faultOf(path, mode);
  if (!fault) return;
  if (fault.code !== 'ENOENT' || dirname(path) === path) throw fault;
  await makeFolder(dirname(path), mode);
  const again = await faultOf(path, mode);
  if (again) throw again;
}

/** Null when the folder is there now, whoever made it. */
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
