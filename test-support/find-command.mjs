import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a command on the PATH; undefined where this machine does not have it. */
export function findCommand(command) {
  const folders = (process.env.PATH ?? '').split(':');
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file));
}
