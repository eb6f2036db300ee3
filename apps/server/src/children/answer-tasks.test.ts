import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** Computes until its parent is dead, so that it sends its answer into a closed channel before the event loop reports the close. */
const CHILD = `
import { answerTasks } from ${JSON.stringify(import.meta.resolve('./answer-tasks.ts'))};
answerTasks(async () => {
  const parent = process.ppid;
  process.kill(parent, 'SIGKILL');
  for (const end = Date.now() + 20_000; process.ppid === parent && Date.now() < end; );
  return { ok: true };
});
`;

const PARENT = (child: string) => `
import { fork } from 'node:child_process';
fork(${JSON.stringify(child)}, [], { execArgv: process.execArgv.slice(0, 2), serialization: 'advanced' }).send({ kind: 'task' });
`;

it.runIf(process.platform === 'linux')('a child whose parent was killed during a task ends without a stack', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muro-orphan-'));
  const [child, parent] = [join(folder, 'child.mjs'), join(folder, 'parent.mjs')];
  writeFileSync(child, CHILD);
  writeFileSync(parent, PARENT(child));
  const server = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), parent], { stdio: ['ignore', 'ignore', 'pipe'] });
  // The pipe is shared with the child and closes when both have ended.
  const [errorOutput] = await Promise.all([text(server.stderr), once(server, 'close')]);
  expect(server.signalCode).toBe('SIGKILL');
  expect(errorOutput).toBe('');
  rmSync(folder, { recursive: true });
});
