import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * Where a file of the font packages lies.
 *
 * @param name  such as 'jost/files/jost-latin-400-normal.woff'
 */
export function fontFile(name: string): string {
  return resolve(`@fontsource/${name}`);
}
