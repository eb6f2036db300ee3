import { expect, it, vi } from 'vitest';
import { childEnvironment } from './child-environment.ts';
import { createChildProcesses } from './child-processes.ts';

const SECRETS = ['DATABASE_URL', 'S3_SECRET_ACCESS_KEY', 'SMTP_URL', 'MURO_OPERATOR_TOKEN', 'MURO_SECRET', 'MURO_ORDER_WEBHOOK_SECRET'];

it('passes paths and language to a child process, and no secret of the server', () => {
  const secrets = Object.fromEntries(SECRETS.map((name) => [name, 'secret']));
  const env = childEnvironment({ PATH: '/bin', TZ: 'UTC', ...secrets, UNKNOWN_PASSWORD: 'secret' });
  expect(env).toEqual({ PATH: '/bin', TZ: 'UTC', MALLOC_ARENA_MAX: '2' });
});

it.runIf(process.platform === 'linux')('matches the environment that a running child really has', async () => {
  const { readFileSync } = await import('node:fs');
  for (const name of SECRETS) vi.stubEnv(name, 'canary-of-the-test');
  const children = createChildProcesses({ entry: 'photo-child', idleMs: 1000 });
  const child = children.take();
  vi.unstubAllEnvs();
  const text = readFileSync(`/proc/${child.pid}/environ`, 'latin1');
  child.kill('SIGKILL');
  expect(text).toContain('MALLOC_ARENA_MAX=2');
  expect(text).not.toContain('canary');
  expect(text.split('\0').map((line) => line.split('=')[0])).not.toContain('MURO_SECRET');
});
