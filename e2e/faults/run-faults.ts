import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../apps/server/test/faults/random.ts';
import { createCalls } from './calls.ts';
import { checkAll } from './check-all.ts';
import { startCrowd } from './crowd.ts';
import type { World } from './fault-kind.ts';
import { openJournal } from './journal.ts';
import { kindsOf } from './kinds.ts';
import type { Options } from './options.ts';
import { planOf } from './plan.ts';
import { openProbe } from './probe.ts';
import { openSetUp } from './set-ups.ts';
import { createTallies, type Report } from './tallies.ts';

const LOOK_MS = 50;

/** Runs simulated users while faults are injected, and then requests all acknowledged data. */
export async function runFaults(options: Options, print: (line: string) => void): Promise<Report> {
  const random = seededRandom(options.seed);
  const setUp = await openSetUp(options, random);
  const journal = openJournal(join(setUp.folder, 'journal'));
  try {
    const calls = createCalls(
      setUp.servers.map(({ address }) => address),
      random,
    );
    const world: World = {
      setUp,
      calls,
      random,
      photos: () => journal.entries.flatMap((entry) => (entry.kind === 'photo' ? [entry.sha256] : [])),
      reportViolation: (violation) => journal.recordFinding('wrong', violation),
    };
    const kinds = kindsOf(setUp);
    const tallies = createTallies(kinds);
    const probe = await openProbe(calls, journal, setUp, random);
    const crowd = await startCrowd(calls, journal, options);
    const endMs = performance.now() + options.minutes * 60_000;
    let reportedCount = 0;
    for (const kind of planOf(kinds, options, random, tallies)) {
      if (performance.now() > endMs) break;
      const before = calls.tally.unknown + calls.tally.turnedDown;
      const fault = await kind.inject(world);
      const ended = setUp.servers.filter((server) => !server.isRunning());
      if (fault === 0 && !kind.mayEnd)
        for (const server of ended) world.reportViolation(`${kind.name}: server ${server.name} ended:\n${server.output().slice(-2000)}`);
      const liftedMs = performance.now();
      await waitForRecovery(world, probe());
      const failed = calls.tally.unknown + calls.tally.turnedDown - before;
      tallies.note(kind, { hasEffect: fault > 0 || failed > 0 || ended.length > 0, recoveryMs: performance.now() - liftedMs });
      for (const { harm, violation } of journal.findings.slice(reportedCount)) print(`${harm} in ${kind.name}: ${violation}`);
      reportedCount = journal.findings.length;
      if (tallies.done % 25 === 0)
        print(`${tallies.done} faults, ${journal.entries.length} acknowledged, ${journal.findings.length} findings`);
    }
    await waitForRecovery(world, crowd.leave());
    await checkAll(world, journal);
    return { ...tallies.report(), ...calls.tally, acknowledged: journal.entries.length, findings: journal.findings };
  } finally {
    journal.close();
    await setUp.close();
  }
}

/** Restarts every server that is down until `waited` resolves. */
async function waitForRecovery({ setUp }: World, waited: Promise<void>): Promise<void> {
  let hasEnded = false;
  const done = waited.finally(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    await Promise.all(setUp.servers.filter((server) => !server.isRunning()).map((server) => server.start()));
    await Promise.race([done, sleep(LOOK_MS)]);
  }
  await done;
}
