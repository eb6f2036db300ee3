import type { ActName } from '../acts.ts';
import { brokenIn, type Load, measureIn } from '../load.ts';
import { msPerRequest } from '../measure.ts';
import { requestsOf } from '../tally.ts';

/** So many a second of each kind: far from the most that one server does, and enough to tell hundredths of a second apart. */
const RATES: readonly (readonly [ActName, number])[] = [
  ['list', 100],
  ['template', 100],
  ['size', 100],
  ['quotes', 100],
  ['check', 100],
  ['look', 100],
  ['open', 10],
  ['open 150', 5],
  ['save', 10],
  ['save 150', 2],
  ['sign in', 2],
  ['upload', 1],
];

/** What one of each kind costs in processor time, by who computes it. */
export const cost: Load = {
  title: 'cost, processor time of each kind of request',
  async run(world) {
    const broken: string[] = [];
    const lines: string[] = [];
    for (const [act, perSecond] of RATES) {
      const measured = await measureIn(world, [{ act, rate: { perSecond } }], 10);
      broken.push(...brokenIn(measured, {}));
      const acts = measured.streams[0]?.spansMs.length as number;
      const requests = measured.streams.reduce((sum, stream) => sum + requestsOf(stream), 0);
      const { servers, database, store } = measured.processorMs;
      const each = [servers, database, store].map((computed) => (computed / acts).toFixed(2));
      lines.push(
        `${act}: servers ${each[0]}, database ${each[1]}, store ${each[2]} ms each (${acts}, ${msPerRequest(measured).toFixed(2)} ms a request of ${requests})`,
      );
    }
    for (const line of lines) world.say(line);
    return broken;
  },
};
