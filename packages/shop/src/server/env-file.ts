import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** File with settings in the folder in which a server or a command is started. */
export const ENV_FILE = '.env';

/** Thrown if the file exists but cannot be read; the message is one line. */
export class EnvFileError extends Error {}

/** Mode bits of the group and of all other users. */
const OTHERS = 0o077;

/**
 * Adds the variables of the folder's `.env` to an environment. A variable that the environment has already stays as it is, even if it is
 * empty.
 *
 * @returns a warning in one line if other users of the machine may read the file, otherwise null
 * @throws {EnvFileError}
 */
export function loadEnvFile(env: Record<string, string | undefined>, folder = process.cwd()): string | null {
  const file = join(folder, ENV_FILE);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return null;
  for (const [name, value] of Object.entries(readVariables(file))) env[name] ??= value;
  const isOpen = process.platform !== 'win32' && (stat.mode & OTHERS) !== 0;
  return isOpen ? `${file} can be read by other users of this machine, and holds secrets. Close it with: chmod 600 '${file}'` : null;
}

function readVariables(file: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new EnvFileError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
