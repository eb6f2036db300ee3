import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path relative to apps/cli/dist. */
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { readonly version: string };

export const VERSION = manifest.version;
