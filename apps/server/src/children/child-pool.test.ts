import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/**
 * Script that runs a pool while no child can be started: first without free file descriptors, then with an invalid path. It runs in a
 * process and process group of its own.
 */
const STORY = `
import { closeSync, openSync } from 'node:fs';
import { createChildPool } from ${JSON.stringify(import.meta.resolve('./child-pool.ts'))};

const limits = { size: 1, maxWaiting: 10, timeoutMs: 60_000, maxBytes: 2e9, idleMs: 10 };
const pool = createChildPool({ entry: 'photo-child', ...limits });
const runTask = async () => {
  const answer = await pool.run({ kind: 'photo', path: '/nowhere.jpg' }).catch((error) => error.message);
  console.log(typeof answer === 'string' ? answer : 'answered');
};

const held = [];
try {
  for (;;) held.push(openSync('/dev/null', 'r'));
} catch {}
await runTask();
await runTask();
for (const file of held) closeSync(file);
await runTask();

const { execPath } = process;
await new Promise((done) => setTimeout(done, 100)); // the last child has ended
process.execPath = 'no\\0path';
await runTask();
await runTask();
process.execPath = execPath;
await runTask();
await pool.stop();
`;

it('continues when no child can be started, without failing other tasks', async () => {
  const args = ['-c', 'ulimit -n 400; exec "$0" --import "$1" --input-type=module', process.execPath, import.meta.resolve('tsx')];
  const story = spawn('sh', args, { detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(story, 'close');
  story.stdin.end(STORY);
  const lines = (await text(story.stdout)).trim().split('\n');
  expect(await ended).toEqual([0, null]);
  expect(lines).toEqual([
    expect.stringMatching(/busy.*EMFILE/),
    expect.stringMatching(/busy.*EMFILE/),
    'answered',
    expect.stringMatching(/busy.*null bytes/),
    expect.stringMatching(/busy.*null bytes/),
    'answered',
  ]);
});
