import type { TextShaper } from '@muro/domain';

/** Text shaping from the very font files that the browser uses. */
export async function loadShaper(): Promise<TextShaper> {
  throw new Error('Shaping is not built yet');
}
