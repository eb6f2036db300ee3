import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { startTempPostgres } from './temp-postgres.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    pgUrl: string | null;
    pgliteTemplate: string;
  }
}
export default async function setup(project: TestProject) {
  const dir = 'node_modules/.cache/muro';
  mkdirSync(dir, { recursive: true });
  const tmpl = `${dir}/pglite-0.5.16.tar`;
  if (!existsSync(tmpl)) {
    const d = await PGlite.create();
    writeFileSync(tmpl, Buffer.from(await (await d.dumpDataDir('none')).arrayBuffer()));
    await d.close();
  }
  const pg = await startTempPostgres();
  project.provide('pgUrl', pg?.url ?? null);
  project.provide('pgliteTemplate', tmpl);
  return async () => {
    await pg?.stop();
  };
}
