import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muro-init-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the built command, which reads `.env` of its working directory. */
function muro(cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../bin/muro.mjs'), ...args], {
    encoding: 'utf8',
    cwd,
    env: { PATH: process.env.PATH },
  });
  return { status, stdout, stderr };
}

describe('muro init', () => {
  it('writes a secret that only its owner can read, a new one each time', () => {
    const secrets = ['one', 'two'].map((name) => {
      const made = muro(folder, 'init', name, '--json');
      expect([made.status, made.stderr]).toEqual([0, '']);
      const { file } = JSON.parse(made.stdout);
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
      return parseEnv(readFileSync(join(folder, file), 'utf8'));
    });
    for (const variables of secrets) expect(variables).toEqual({ MURO_SECRET: expect.stringMatching(/^[\w-]{43}$/) });
    expect(secrets[0]).not.toEqual(secrets[1]);
  });

  it('never changes a file that exists', () => {
    const before = readFileSync(join(folder, 'one/.env'), 'utf8');
    const secondInit = muro(folder, 'init', 'one');
    expect([secondInit.status, secondInit.stderr]).toEqual([
      1,
      'muro: one/.env: could not be written: a file with this name already exists\n',
    ]);
    expect(readFileSync(join(folder, 'one/.env'), 'utf8')).toBe(before);
  });

  it('the commands read the file of the folder in which they start', () => {
    writeFileSync(join(folder, 'two/.env'), 'MURO_OPERATOR_TOKEN=operator-token-of-this-file\nMURO_SERVER=http://127.0.0.1:1\n');
    expect(muro(join(folder, 'two'), 'orders', 'list').stderr).toContain('http://127.0.0.1:1: no server answers');
    expect(muro(folder, 'orders', 'list').stderr).toContain('MURO_OPERATOR_TOKEN is not set');
  });
});
