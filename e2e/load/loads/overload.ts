import { describeExceeded, type Load, measureIn } from '../measuring/load.ts';
import { spansOf } from '../measuring/tally.ts';
import { BROWSING } from './browsing.ts';
import { UPLOADS } from './uploads.ts';

const TIMES = 3;
const SECONDS = 30;
const MAX_P99_MS = 2000;
/** Time for which the shop is measured afterwards. */
const AFTER_SECONDS = 15;
const WELL_MS = 150;
const MAX_RECOVERY_S = 10;

/** Three times the load of browsing and uploads: accepted requests are fast, the rest is shed with `Retry-After`, and the shop recovers soon. */
export const overload: Load = {
  title: 'L9, three times as much as browsing and uploads',
  async run(world) {
    const { rate } = UPLOADS as { rate: { lanes: number; count: number } };
    const streams = [
      { action: BROWSING.action, rate: { perSecond: 500 * TIMES } },
      { action: UPLOADS.action, rate: { lanes: rate.lanes * TIMES, count: rate.count * TIMES } },
    ] as const;
    const during = await measureIn(world, streams, SECONDS);
    const taken = during.streams[0]?.takenMs ?? [];
    const takenP99Ms = spansOf(taken).p99;
    world.say(`of looking, ${taken.length} were taken: 99 % within ${takenP99Ms.toFixed(0)} ms`);
    const after = await measureIn(world, [{ action: 'browse', rate: { perSecond: 50 } }], AFTER_SECONDS);
    const [stream] = after.streams;
    const lateMs = (stream?.dueMs ?? []).filter((_, index) => (stream?.spansMs[index] as number) > WELL_MS);
    const recoveryS = Math.max(0, ...lateMs) / 1000;
    world.say(`all well ${recoveryS.toFixed(1)} s after it`);
    return [
      ...describeExceeded(during, { spans: { browse: { p99: MAX_P99_MS } }, maySend429: true }),
      ...(takenP99Ms > MAX_P99_MS ? [`what was taken: p99 ${takenP99Ms.toFixed(0)} ms, more than ${MAX_P99_MS}`] : []),
      ...describeExceeded(after, {}),
      ...(recoveryS > MAX_RECOVERY_S ? [`not well for ${recoveryS.toFixed(1)} s`] : []),
    ];
  },
};
