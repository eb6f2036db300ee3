import { PATHS } from '@muro/api';

/** Returns the address of a file of a stored layout; without a path that of its folder, with a trailing slash. */
export function layoutAddress(hash: string, path = ''): string {
  return `${PATHS.layouts}${hash}/${path}`;
}
