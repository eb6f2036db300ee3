import { PATHS } from '@muro/api';

/** Where a file of a kept layout is sent from, and the folder of them all with its closing slash. */
export function layoutAddress(hash: string, path = ''): string {
  return `${PATHS.layouts}${hash}/${path}`;
}
