import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the path of a command on the PATH; undefined if it is not installed. */
export function findCommand(command) {
  const folders = (process.env.PATH ?? '').split(':');
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file));
}
