import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StaticDesign } from '../use-cases/ports.ts';

/** The file of a picture that belongs to a design, by the address its layout gives; the layout's reader keeps it below the folder. */
export function resourceFiles(design: StaticDesign | null): (source: string) => string | null {
  return (source) => {
    if (!design?.baseUrl || !source.startsWith(design.baseUrl) || source.includes('..')) return null;
    const file = join(design.folder, source.slice(design.baseUrl.length));
    return existsSync(file) ? file : null;
  };
}
