import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readOutputProfile } from '@muro/press';
import { SettingError } from './setting-error.ts';

const NAME = 'MURO_OUTPUT_PROFILE';

/**
 * Returns the absolute path of the press's own ICC colour profile; undefined if the shop sets none.
 *
 * @throws {SettingError} if the file cannot be read or is not an output profile
 */
export function readOutputSetting(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const path = env[NAME];
  if (!path) return undefined;
  try {
    readOutputProfile(readFileSync(resolve(path)));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SettingError(NAME, path, `the ICC profile of a press (this file ${code ? `cannot be read, ${code}` : message})`);
  }
  return resolve(path);
}
