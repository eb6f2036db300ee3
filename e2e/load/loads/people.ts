import { brokenIn, type Load, measureIn } from '../load.ts';
import type { Stream } from '../stream.ts';
import { spansOf } from '../tally.ts';

const CROWDS = [1, 10, 30, 100];
/** What a person at work does, so many times a second: a quarter of an hour with 40 photos, three saves and the page's own questions. */
const EACH_SECOND = { browse: 0.02, look: 0.15, check: 0.2, upload: 0.044, save: 0.0033, open: 0.0011 } as const;

/** How cost grows with the people who are at work. */
export const people: Load = {
  title: 'people, from one at work to a hundred',
  async run(world) {
    const broken: string[] = [];
    const lines: string[] = [];
    for (const crowd of CROWDS) {
      const streams = Object.entries(EACH_SECOND).map(([act, each]) => ({ act, rate: { perSecond: each * crowd } }) as Stream);
      const measured = await measureIn(world, streams, 60);
      broken.push(...brokenIn(measured, { maySend429: true }));
      const { servers, database, store } = measured.processorMs;
      const share = ((servers + database + store) / measured.seconds / 10).toFixed(1);
      const small = spansOf(measured.streams.filter(({ act }) => act !== 'upload').flatMap(({ spansMs }) => spansMs));
      const upload = spansOf(measured.streams.find(({ act }) => act === 'upload')?.spansMs ?? []);
      const memory = (measured.size.bytes / 1e6).toFixed(0);
      lines.push(
        `${crowd} people: ${share} % of a processor, ${memory} MB; uploads p50 ${upload.p50.toFixed(0)}, p95 ${upload.p95.toFixed(0)} ms; all else p50 ${small.p50.toFixed(0)}, p99 ${small.p99.toFixed(0)} ms`,
      );
    }
    for (const line of lines) world.say(line);
    return broken;
  },
};
