import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** This file and its bundle lie equally deep. */
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { readonly version: string };

export const VERSION = manifest.version;
