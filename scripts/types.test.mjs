import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../test-support/stamp.mjs';
import { invalidateMovedFiles } from './types.mjs';

const TSCONFIG = {
  compilerOptions: { noEmit: true, strict: true, incremental: true, types: [], tsBuildInfoFile: './kept.tsbuildinfo' },
  include: ['src'],
};
const SOUND = 'export const n: number = 1;';
const WRONG = "export const m: number = 'one';";

describe('invalidateMovedFiles', () => {
  let project;
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'muro-types-'));
    mkdirSync(join(project, 'src'));
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    writeFileSync(join(project, 'src/sound.ts'), SOUND);
  });
  afterEach(() => rmSync(project, { recursive: true, force: true }));

  const check = () => {
    invalidateMovedFiles([project], [join(project, 'kept.tsbuildinfo')]);
    return spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--build', project], { encoding: 'utf8' }).stdout;
  };

  it.each(['src/moved.ts', 'src/sound.ts'])('detects %s, which appeared with an old modification time', (file) => {
    expect(check()).toBe('');
    writeFileSync(join(project, file), WRONG);
    utimesSync(join(project, file), 1_500_000_000, 1_500_000_000);
    expect(check()).toContain(`${file}(1,14): error`);
    writeFileSync(join(project, file), SOUND);
    expect(check()).toBe('');
  });
});
