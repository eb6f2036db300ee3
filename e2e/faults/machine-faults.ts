import type { FaultKind } from './fault-kind.ts';
import type { SetUp } from './set-ups.ts';
import { oneOf, waitForEffect } from './wait-for-effect.ts';

const LONGEST_MS = 3000;
const MAX_LEFT_BYTES = 65_536;
const HOUR_MS = 3_600_000;
/** Less than a week, after which unreferenced photos are deleted. */
const JUMPS_MS = [-HOUR_MS, HOUR_MS / 4, HOUR_MS, 13 * HOUR_MS, 25 * HOUR_MS];

/** Full disks, failing flushes and clock jumps. */
export function machineKinds({ disk, store, database }: SetUp): readonly FaultKind[] {
  const { fill } = disk;
  const inBucket = store ? { skipped: 'a server flushes nothing of its own beside a bucket' } : {};
  const ofDatabase = database && !store ? { skipped: "moments are the database's; its own clock is left alone" } : {};
  return [
    {
      name: 'disk-full',
      weight: 8,
      mayEnd: true,
      ...(fill ? {} : { skipped: 'this machine does not allow a RAM disk' }),
      async inject(world) {
        fill?.(world.random() * MAX_LEFT_BYTES);
        await waitForEffect(world, LONGEST_MS);
        disk.free();
        return 0;
      },
    },
    {
      name: 'failing-flush',
      weight: 5,
      mayEnd: true,
      ...inBucket,
      async inject(world) {
        const server = oneOf(world.setUp.servers, world.random);
        server.setFaults({ flushFails: true });
        await waitForEffect(world, LONGEST_MS);
        server.setFaults({});
        return 0;
      },
    },
    {
      name: 'clock-jump',
      weight: 4,
      ...ofDatabase,
      async inject(world) {
        const server = oneOf(world.setUp.servers, world.random);
        server.setFaults({ clockMs: oneOf(JUMPS_MS, world.random) });
        await waitForEffect(world, LONGEST_MS);
        server.setFaults({});
        return 0;
      },
    },
  ];
}
