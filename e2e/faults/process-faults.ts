import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf } from '../../apps/server/test/start/process-tree.ts';
import type { FaultKind, World } from './fault-kind.ts';
import type { FaultyServer } from './server.ts';
import type { Service, SetUp } from './set-ups.ts';
import { oneOf } from './wait-for-effect.ts';

/** Probability that a fault hits both of two servers. */
const BOTH = 0.2;
const LONGEST_AWAY_MS = 400;
const LONGEST_IDLE_MS = 3000;
const LOOK_MS = 5;

/** Killed processes: servers, their children, the database, the store. */
export function processKinds({ database, store, former }: SetUp): readonly FaultKind[] {
  const ending = (name: string, signal: 'SIGKILL' | 'SIGTERM', isGroup: boolean): FaultKind => ({
    name,
    weight: 8,
    async inject(world) {
      const targets = chooseTargets(world);
      await Promise.all(
        targets.map(async (server) => {
          const code = await server.end(signal, isGroup);
          if (signal === 'SIGTERM' && code !== 0)
            world.reportViolation(`told to stop, ${server.name} ended with ${code}:\n${server.output().slice(-2000)}`);
        }),
      );
      return targets.length;
    },
  });
  return [
    ending('kill', 'SIGKILL', false),
    ending('kill-group', 'SIGKILL', true),
    ending('stop', 'SIGTERM', false),
    ending('stop-group', 'SIGTERM', true),
    {
      name: 'other-version',
      weight: 8,
      ...(former ? {} : { skipped: 'no earlier version is at hand (--former names its commit)' }),
      inject: changeVersion,
    },
    { name: 'kill-child', weight: 5, inject: killChild },
    ...(database ? [restarting('database-kill', database)] : []),
    ...(store ? [restarting('store-kill', store)] : []),
  ];
}

function chooseTargets({ setUp, random }: World): readonly FaultyServer[] {
  return random() < BOTH ? setUp.servers : [oneOf(setUp.servers, random)];
}

/** Rolling update or rollback: one server restarts with the other version while a second one runs on. */
async function changeVersion({ setUp, random }: World): Promise<number> {
  const server = oneOf(setUp.servers, random);
  await server.end('SIGTERM', false);
  server.changeVersion();
  return 1;
}

/** Kills a child process: a decoder, a renderer or a print worker. */
async function killChild({ setUp, random }: World): Promise<number> {
  const { pid } = oneOf(setUp.servers, random);
  let children = childrenOf(pid);
  for (const end = performance.now() + LONGEST_IDLE_MS; children.length === 0 && performance.now() < end; children = childrenOf(pid))
    await sleep(LOOK_MS);
  if (children.length === 0) return 0;
  try {
    process.kill(oneOf(children, random), 'SIGKILL');
    return 1;
  } catch {
    return 0; // it ended in between
  }
}

const restarting = (name: string, service: Service): FaultKind => ({
  name,
  weight: 4,
  async inject({ random }) {
    await service.kill();
    await sleep(random() * LONGEST_AWAY_MS);
    await service.start();
    return 1;
  },
});
