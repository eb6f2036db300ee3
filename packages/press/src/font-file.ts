import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * Returns the path of a file in the font packages.
 *
 * @param name  such as 'jost/files/jost-latin-400-normal.woff'
 */
export function fontFile(name: string): string {
  return resolve(`@fontsource/${name}`);
}
